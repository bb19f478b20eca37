import { useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { TAG_MAX, TAGS_MAX } from "#domain/notes/contract.ts";
import { Tag } from "#web/ui/badge.tsx";
import { controlClass, Field } from "#web/ui/field.tsx";
import { StatusLine } from "#web/ui/status-line.tsx";

export interface TagInputProps {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** Translated error message. */
  error?: string | undefined;
}

/** Field for tags: Enter, a comma or leaving the field adds one, Backspace in the empty field removes the last one. */
export function TagInput({ value, onChange, error }: TagInputProps) {
  const { t } = useTranslation("notes");
  const [typed, setTyped] = useState("");
  const [announcement, setAnnouncement] = useState("");
  const full = value.length >= TAGS_MAX;

  function add(text: string) {
    const known = new Set(value.map((tag) => tag.toLowerCase()));
    const fresh = text
      .split(",")
      .map((part) => part.trim())
      .filter((tag) => tag !== "" && !known.has(tag.toLowerCase()) && known.add(tag.toLowerCase()));
    setTyped("");
    if (fresh.length === 0) return;
    onChange([...value, ...fresh].slice(0, TAGS_MAX));
    setAnnouncement(t("tags.added", { tag: fresh.join(", ") }));
  }
  function remove(tag: string) {
    onChange(value.filter((other) => other !== tag));
    setAnnouncement(t("tags.removed", { tag }));
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      // Enter never submits the form: an extra key press must not save the note.
      event.preventDefault();
      add(typed);
    } else if (event.key === "Backspace" && typed === "") {
      const last = value.at(-1);
      if (last !== undefined) remove(last);
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <Field label={t("tags.label")} optionalLabel={t("common:optional")} hint={t("tags.hint")} error={error}>
        {(control) => (
          <input
            {...control}
            type="text"
            value={typed}
            maxLength={TAG_MAX}
            readOnly={full}
            enterKeyHint="done"
            autoCapitalize="none"
            placeholder={full ? t("tags.full", { max: TAGS_MAX }) : t("tags.placeholder")}
            onChange={(event) =>
              event.target.value.includes(",") ? add(event.target.value) : setTyped(event.target.value)
            }
            onKeyDown={handleKey}
            onBlur={() => add(typed)}
            className={controlClass}
          />
        )}
      </Field>
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t("tags.chosen")}>
          {value.map((tag) => (
            <li key={tag} className="flex max-w-full min-h-8 items-center">
              <Tag onRemove={() => remove(tag)} removeLabel={t("tags.remove", { tag })}>
                {tag}
              </Tag>
            </li>
          ))}
        </ul>
      )}
      <StatusLine>{announcement}</StatusLine>
    </div>
  );
}
