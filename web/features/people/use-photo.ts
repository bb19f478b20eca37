import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
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
  /** The one read before an attempt that failed: the server may have taken it away although its answer was lost. */
  const seen = useRef<{ version: string; image: string } | null>(null);

  const options = {
    // One after another, so that each finds what the one before it has left.
    scope: { id: `photo ${id}` },
    mutationFn: async (change: Promise<string> | null) => {
      const image = await change;
      const before = (await keptPhoto(id)) ?? (seen.current?.version === version ? seen.current.image : null);
      if (before !== null && version !== null) seen.current = { version, image: before };
      const persona = await writePhoto(id, image);
      seen.current = null;
      return { persona, image, before };
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
      if (before !== null && before !== image) {
        const said = image === null ? t("photo.removed") : t("photo.kept");
        toast.undo(said, { action: { label: t("common:action.undo"), onAction: () => haveBack(before) } });
      }
      await keep(persona);
    },
  };
  const change = useMutation(options);
  const { mutateAsync } = useMutation(options);

  function haveBack(image: string): void {
    mutateAsync(Promise.resolve(image)).catch((error: unknown) =>
      toast.error(errorText(error), { action: { label: t("common:retry"), onAction: () => haveBack(image) } }),
    );
  }
  return change;
}
