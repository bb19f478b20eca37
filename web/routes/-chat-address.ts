import { useNavigate, useRouter } from "@tanstack/react-router";
import { useCallback, useRef } from "react";
import { useDocked } from "#web/ui/use-docked.ts";

/** The chat's state is in the address: a reload finds it open. Where it lies above the page, "back" closes it; beside the page it is no place of its own. */
export function useChatAddress({ chat, conversation }: { chat?: 1 | undefined; conversation?: string | undefined }) {
  const navigate = useNavigate({ from: "/persona/$id" });
  const router = useRouter();
  const openedHere = useRef(false);
  const docked = useDocked();

  function open() {
    openedHere.current = !docked;
    void navigate({ search: (old) => ({ ...old, chat: 1 }), replace: docked, resetScroll: false });
  }
  function onClose() {
    // What was opened from this page is undone, so that "back" does not open it again.
    if (openedHere.current) router.history.back();
    else
      void navigate({
        search: (old) => ({ ...old, chat: undefined, conversation: undefined }),
        replace: true,
        resetScroll: false,
      });
    openedHere.current = false;
  }
  const onConversation = useCallback(
    (id: string) =>
      void navigate({
        search: (old) => (old.chat ? { ...old, conversation: id } : old),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return { open, panel: { open: chat === 1, conversation, onConversation, onClose } };
}
