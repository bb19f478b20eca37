import { useNavigate, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useRef } from "react";
import { useDocked } from "#web/ui/use-docked.ts";

/**
 * Keeps the chat's state in the URL, so that it survives a reload. As a modal, opening pushes a history entry, so that
 * Back closes it; docked, it replaces the entry.
 */
export function useChatAddress({ chat, conversation }: { chat?: 1 | undefined; conversation?: string | undefined }) {
  const navigate = useNavigate({ from: "/persona/$id" });
  const router = useRouter();
  const openedHere = useRef(false);
  const docked = useDocked();

  useEffect(() => {
    if (chat !== 1) return undefined;
    // The server's HTML leaves room for the panel, which may not have been loaded before the user goes away.
    return () => {
      delete document.documentElement.dataset["sidePanel"];
    };
  }, [chat]);

  function open() {
    openedHere.current = !docked;
    void navigate({ search: (old) => ({ ...old, chat: 1 }), replace: docked, resetScroll: false });
  }
  function onClose() {
    // Go back instead of replacing, so that Back does not reopen the chat.
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
