import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Persona } from "#domain/people/contract.ts";
import { errorText } from "#web/app/error-text.ts";
import { useToast } from "#web/ui/toasts.tsx";
import { keptPhoto, useKeepPersona, writePhoto } from "./queries.ts";

/**
 * Keeps a photograph of a person, or takes it away, and offers to have back the one that was there. It is read before
 * anything is changed, and where it cannot be read nothing is changed.
 */
export function usePhoto({ id, photo: version }: Pick<Persona, "id" | "photo">) {
  const { t } = useTranslation("people");
  const toast = useToast();
  const keep = useKeepPersona();
  /** The version on the screen, or the one the last change has left: the field may have gone meanwhile. */
  const known = useRef(version);
  useEffect(() => {
    known.current = version;
  }, [version]);
  /** The one read before an attempt that failed: the server may have replaced it although its answer was lost. */
  const seen = useRef<{ version: string | null; image: string | null } | null>(null);

  const options = {
    // One after another, so that each finds what the one before it has left.
    scope: { id: `photo ${id}` },
    mutationFn: async (change: Promise<string> | null) => {
      const image = await change;
      const from = known.current;
      const before = seen.current && seen.current.version === from ? seen.current.image : await keptPhoto(id);
      seen.current = { version: from, image: before };
      const persona = await writePhoto(id, image);
      seen.current = null;
      known.current = persona.photo;
      return { persona, image, before: persona.photo === from ? null : before };
    },
    // Here, not where it is called: the dialog may have been closed meanwhile.
    onSuccess: async ({
      persona,
      image,
      before,
    }: {
      persona: Persona;
      image: string | null;
      before: string | null;
    }) => {
      if (before !== null) {
        const said = image === null ? t("photo.removed") : t("photo.kept");
        toast.undo(said, { action: { label: t("common:action.undo"), onAction: () => haveBack(before) } });
      }
      await keep(persona);
    },
  };
  const change = useMutation(options);
  const { mutateAsync } = useMutation(options);

  function haveBack(image: string): void {
    mutateAsync(Promise.resolve(image)).then(
      // Where another has gone for it, that is told, with the way back.
      ({ before }) => before === null && toast.success(t("photo.restored")),
      (error: unknown) =>
        toast.error(errorText(error), { action: { label: t("common:retry"), onAction: () => haveBack(image) } }),
    );
  }
  return change;
}
