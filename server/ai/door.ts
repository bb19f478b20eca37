import type { InterpretSelfInput } from "#domain/coaching/interpret-self.ts";
import type { InterpretPersonaInput } from "#domain/coaching/interpret-persona.ts";
import type { Interpretation } from "#domain/profile/contract.ts";

/**
 * The one door to whoever writes: the built-in coach, or a model behind an OpenAI-compatible server. Nothing is sent to
 * a model unless the caller says that the person has agreed.
 */
export interface Ai {
  provider: "embedded" | "model";
  /** Name of the configured model; null with the built-in coach. */
  model: string | null;
  /** Never fails: what a model gets wrong twice, the built-in coach writes. */
  interpretSelf(input: InterpretSelfInput, options: { consented: boolean }): Promise<Interpretation>;
  interpretPersona(input: InterpretPersonaInput, options: { consented: boolean }): Promise<Interpretation>;
}
