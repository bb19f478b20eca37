import { Fragment, useEffect, useId, useRef } from "react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { piecesOf } from "./word-diff.ts";

/** A part of a record that was changed here and elsewhere, in words. */
export interface Difference {
  label: string;
  theirs: string;
  mine: string;
}

/** In characters. */
const SHORT = 40;

export interface ConflictView {
  /**
   * `open`: to be decided. `edited`: mine stays, and may be saved. `taken`: the other version is in the form. `closed`:
   * mine cannot be saved any more.
   */
  stage: "open" | "edited" | "taken" | "closed";
  /** `answers`: to questions that are not all on the page, so that mine are shown as well. Otherwise, a form. */
  about?: "answers";
  differences: readonly Difference[];
  /** Why mine cannot be saved; for `closed`. */
  closedText?: string | null;
  /** Moves the focus to the notice whenever it grows. */
  asked: number;
  /** Saving is in progress. */
  pending?: boolean;
  /** Saves mine over the other version. */
  onKeep: () => void;
  /** Puts the other version in place of mine. */
  onTake: () => void;
  /** Undoes `onTake`. */
  onPutBack: () => void;
}

/**
 * Says that what is being edited was changed elsewhere, shows the other version and where it differs, and offers to keep
 * mine or take the other. Nothing is lost by either. The form itself, with mine, is below.
 */
export function ConflictNotice({ conflict }: { conflict: ConflictView }) {
  const { t } = useTranslation("common");
  const { stage, differences, asked, pending } = conflict;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, [asked]);
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-md bg-notice-soft px-4 py-4 forced-colors:border"
    >
      <div>
        <h3
          ref={heading}
          id={id}
          tabIndex={-1}
          className="mb-1 scroll-mt-6 font-serif text-lead font-semibold focus:outline-none"
        >
          {stage === "taken" && !conflict.about ? t("elsewhere.taken_title") : t("elsewhere.title")}
        </h3>
        <p className="max-w-measure text-small">{textOf(conflict, t)}</p>
      </div>
      {stage !== "taken" && differences.length > 0 && (
        <div>
          <p className="mb-2 text-small font-semibold">
            {conflict.about ? t("elsewhere.other_answer") : t("elsewhere.other")}
          </p>
          <dl className="flex flex-col gap-3 rounded-md border border-line bg-raised px-4 py-3">
            {differences.map((difference) => (
              <OtherVersion
                key={difference.label}
                {...difference}
                withMine={conflict.about === "answers" || isShort(difference)}
              />
            ))}
          </dl>
        </div>
      )}
      {stage === "open" && (
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <Button busy={pending} onClick={conflict.onKeep}>
            {t("elsewhere.keep")}
          </Button>
          <Button aria-disabled={pending || undefined} onClick={conflict.onTake}>
            {t("elsewhere.take")}
          </Button>
        </div>
      )}
      {stage === "taken" && (
        <Button className="self-start max-sm:w-full" onClick={conflict.onPutBack}>
          {t("elsewhere.put_back")}
        </Button>
      )}
    </section>
  );
}

/** Short values stand in forms of many fields, where mine may be out of sight. */
function isShort({ theirs, mine }: Difference): boolean {
  return Math.max(theirs.length, mine.length) <= SHORT;
}

function textOf({ stage, about, closedText }: ConflictView, t: TFunction<"common">): string {
  if (stage === "closed") return closedText ?? "";
  return about === "answers" ? t(`elsewhere.answers_${stage}`) : t(`elsewhere.${stage}`);
}

/** The other version of one part. Where it shares words with mine, those that mine does not have are marked. */
function OtherVersion({ label, theirs, mine, withMine }: Difference & { withMine: boolean }) {
  const { t } = useTranslation("common");
  const pieces = piecesOf(theirs, mine);
  const compared = pieces.some(({ shared }) => shared);
  const marked = pieces.some(({ shared }) => !shared);
  return (
    <div>
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="m-0 max-w-measure">
        <p className={theirs.trim() === "" ? "text-ink-soft" : "break-words whitespace-pre-wrap"}>
          {theirs.trim() === "" && t("elsewhere.blank")}
          {pieces.map(({ text, shared }, at) => (
            <Fragment key={at}>{shared || !compared ? text : <Marked text={text} />}</Fragment>
          ))}
        </p>
        {compared && (
          <p className="mt-1 text-caption text-ink-soft">{marked ? t("elsewhere.marked") : t("elsewhere.contained")}</p>
        )}
        {withMine && (
          <p className="mt-2 text-small break-words whitespace-pre-wrap text-ink-soft">
            {mine.trim() === "" ? t("elsewhere.yours_blank") : t("elsewhere.yours", { text: mine })}
          </p>
        )}
      </dd>
    </div>
  );
}

/** The space after the last word is not marked. */
function Marked({ text }: { text: string }) {
  const words = text.trimEnd();
  return (
    <>
      <mark className="rounded-sm bg-accent-soft text-ink underline decoration-accent">{words}</mark>
      {text.slice(words.length)}
    </>
  );
}
