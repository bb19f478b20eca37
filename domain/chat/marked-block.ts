const START = "<!--sintonia:";

/**
 * The hidden block that ends the text of an answer in the stream of ai-chat once the user has saved its plan: a comment
 * with JSON that holds `interaction_complete` and the interaction's id. It is stored nowhere.
 */
export function markedBlock(interactionId: string): string {
  return `${START}${JSON.stringify({ interaction_complete: true, interaction_id: interactionId })}-->`;
}

/** Whether a piece of a stream is that block, which is always a piece by itself. */
export function isMarkedBlock(piece: string): boolean {
  return piece.startsWith(START);
}
