import { useState } from "react";
import type { Persona } from "#domain/people/contract.ts";
import { cx } from "#web/ui/cx.ts";
import { MARK_SIZE, WaveMark, type WaveMarkProps } from "#web/ui/wave-mark.tsx";

export interface PersonMarkProps extends Pick<WaveMarkProps, "size" | "initial" | "className"> {
  person: Pick<Persona, "id" | "relationship_type" | "photo">;
}

/**
 * A person's photo, or their generated mark if there is none or it fails to load. Decorative: the name is next to it.
 */
export function PersonMark({ person, size = "md", initial, className }: PersonMarkProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const { id, photo } = person;
  if (!photo || failed === photo) {
    return <WaveMark id={id} type={person.relationship_type} size={size} initial={initial} className={className} />;
  }
  return (
    <img
      src={`/api/personas/${id}/photo?v=${photo}`}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(photo)}
      className={cx("shrink-0 rounded-full bg-sunk object-cover", MARK_SIZE[size], className)}
    />
  );
}
