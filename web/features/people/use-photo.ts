import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Persona } from "#domain/people/contract.ts";
import { errorText } from "#web/app/error-text.ts";
import { useToast } from "#web/ui/toasts.tsx";
import { downloadPhoto, useKeepPersona, writePhoto } from "./mutations.ts";

/**
 * Sets or removes a person's photo, with an undo toast that restores the previous one. The previous photo is downloaded
 * before the change; if that fails, nothing is changed.
 */
export function usePhoto({ id, photo: version }: Pick<Persona, "id" | "photo">) {
  const { t } = useTranslation("people");
  const toast = useToast();
  const keep = useKeepPersona();
  /** Current version: from props, or from the last change, because props stop updating when the field unmounts. */
  const currentVersion = useRef(version);
  useEffect(() => {
    currentVersion.current = version;
  }, [version]);
  /** Photo read before a failed attempt, reused on retry: the server may have replaced it and the response was lost. */
  const downloaded = useRef<{ version: string | null; image: string | null } | null>(null);

  const options = {
    // Serialized, so that each change sees the result of the previous one.
    scope: { id: `photo ${id}` },
    mutationFn: async (change: Promise<string> | null) => {
      const image = await change;
      const from = currentVersion.current;
      const before =
        downloaded.current && downloaded.current.version === from ? downloaded.current.image : await downloadPhoto(id);
      downloaded.current = { version: from, image: before };
      const persona = await writePhoto(id, image);
      downloaded.current = null;
      currentVersion.current = persona.photo;
      return { persona, image, before: persona.photo === from ? null : before };
    },
    // Callbacks passed to mutate() would not run if the dialog closes before the response.
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
        toast.undo(said, { action: { label: t("common:action.undo"), onAction: () => restore(before) } });
      }
      await keep(persona);
    },
  };
  const change = useMutation(options);
  const { mutateAsync } = useMutation(options);

  function restore(image: string): void {
    mutateAsync(Promise.resolve(image)).then(
      // If the undo replaced another photo, onSuccess has already shown an undo toast for that one.
      ({ before }) => before === null && toast.success(t("photo.restored")),
      (error: unknown) =>
        toast.error(errorText(error), { action: { label: t("common:retry"), onAction: () => restore(image) } }),
    );
  }
  return change;
}
