import { ImagePlus, Trash2 } from "lucide-react";
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Persona } from "#domain/people/contract.ts";
import { errorText } from "#web/app/error-text.ts";
import { PersonMark } from "#web/people/person-mark.tsx";
import { Button } from "#web/ui/button.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { StatusLine } from "#web/ui/status-line.tsx";
import { initialOf } from "./PersonaTile.tsx";
import { squarePhoto } from "./square-photo.ts";
import { usePhoto } from "./use-photo.ts";

/** Sets, changes or removes a person's photo, saved immediately. A toast offers to undo the change. */
export function PhotoField({ persona }: { persona: Persona }) {
  const { t } = useTranslation("people");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const photo = usePhoto(persona);
  return (
    <section aria-labelledby={`${id}-label`} className="mb-6 flex flex-col gap-3 border-b border-line pb-6">
      <div className="flex items-center gap-4">
        <PersonMark person={persona} size="lg" initial={initialOf(persona.name)} />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h3 id={`${id}-label`} className="font-semibold">
            {t("photo.label")}
          </h3>
          <p id={`${id}-hint`} className="text-small text-ink-soft">
            {t("photo.hint")}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          onChange={(event) => {
            const file = event.target.files?.[0];
            // Without a reset, choosing the same file again fires no change event.
            event.target.value = "";
            if (file && !photo.isPending) photo.mutate(squarePhoto(file));
          }}
        />
        <Button aria-describedby={`${id}-hint`} busy={photo.isPending} onClick={() => input.current?.click()}>
          <ImagePlus aria-hidden="true" className="size-5" />
          {persona.photo ? t("photo.change") : t("photo.choose")}
        </Button>
        {persona.photo && (
          <Button
            variant="quiet"
            aria-disabled={photo.isPending}
            onClick={() => !photo.isPending && photo.mutate(null)}
          >
            <Trash2 aria-hidden="true" className="size-5" />
            {t("photo.remove")}
          </Button>
        )}
      </div>
      <StatusLine>{photo.data?.before === null ? t(persona.photo ? "photo.kept" : "photo.removed") : ""}</StatusLine>
      <div role="alert" className="empty:hidden">
        {photo.error && <FieldError>{errorText(photo.error)}</FieldError>}
      </div>
    </section>
  );
}
