import type { Services } from "#server/services.ts";
import { deliverReminders } from "./deliver-reminders.ts";
import { queueReminders } from "./queue-reminders.ts";

/**
 * Queues and sends what is due, until `stopped` or nothing is left. Any number of processes may do so at once: accounts
 * and deliveries are claimed in the database. Returns how many deliveries were handled.
 */
export async function sendReminders(
  services: Pick<Services, "db" | "auth" | "clock" | "log" | "mail" | "site" | "reminders">,
  stopped: () => boolean = () => false,
): Promise<number> {
  await queueReminders(services, stopped);
  return deliverReminders(services, stopped);
}
