/** Parts of the operator's room, by URL segment; the installation is at the room's own address. */
export const ROOM_PARTS = ["accounts", "invitations", "announcements", "limits", "log"] as const;
export type RoomPart = (typeof ROOM_PARTS)[number];
