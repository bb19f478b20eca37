import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PersonaContext } from "#domain/people/contexts.ts";
import { api, call, type FailureCode } from "#web/app/api.ts";
import { fold } from "#web/format/fold.ts";
import { isChunkError } from "#web/app/chunk-errors.ts";
import { newId } from "#web/app/new-id.ts";
import { KEYS } from "#web/app/query-keys.ts";
import { CardFileError, decodeCards, FILE_MAX, readCards, type CardContact } from "./read-vcards.ts";
import { usePeople } from "./use-people.ts";

/** A contact of the file with its import choice. Its id is generated once, so that a retry adds the person once. */
export interface Candidate extends CardContact {
  id: string;
  chosen: boolean;
  /** Probable duplicate by name: of a person in the circle (`here`), or of an earlier card in the file (`twice`). */
  likely: "here" | "twice" | null;
}

/** State of an import: reads the file, lists the candidates, sends the selected ones. */
export function useImport() {
  const { people, partial, error, retry } = usePeople();
  const client = useQueryClient();
  const [candidates, setCandidates] = useState<Candidate[] | null>(null);
  const [skipped, setSkipped] = useState(0);
  const [fileError, setFileError] = useState<FailureCode | null>(null);

  const save = useMutation({
    mutationFn: (chosen: (Candidate & { context: PersonaContext })[]) =>
      call(
        api.api.personas.import.$post({
          json: {
            people: chosen.map(({ id, name, also_called, context, gender, location_country, location_region }) => ({
              id,
              name,
              also_called,
              context,
              gender,
              location_country,
              location_region,
            })),
          },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: KEYS.people }),
  });

  async function open(file: File): Promise<void> {
    setCandidates(null);
    setFileError(null);
    save.reset();
    try {
      if (file.size > FILE_MAX) throw new CardFileError("import_too_large");
      const read = await readCards(decodeCards(new Uint8Array(await file.arrayBuffer())));
      const seen = new Map((people ?? []).map(({ name }) => [fold(name), "here" as const]));
      const met = new Set<string>();
      setSkipped(read.skipped);
      setCandidates(
        read.contacts.map((contact) => {
          const name = fold(contact.name);
          const likely = seen.get(name) ?? (met.has(name) ? ("twice" as const) : null);
          met.add(name);
          return { ...contact, id: newId(), chosen: likely === null, likely };
        }),
      );
    } catch (failure) {
      if (isChunkError(failure)) setFileError("network");
      else setFileError(failure instanceof CardFileError ? failure.code : "import_unreadable");
    }
  }

  const change = (changed: (candidate: Candidate) => Partial<Candidate>) =>
    setCandidates((all) => all && all.map((one) => ({ ...one, ...changed(one) })));

  return {
    /** False until the whole circle has loaded, because candidates are checked against it for duplicates. */
    ready: people !== undefined && !partial,
    loadError: error,
    retry,
    open,
    fileError,
    candidates,
    skipped,
    change,
    save,
  };
}
