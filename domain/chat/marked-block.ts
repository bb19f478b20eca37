const START = "<!--sintonia:";

/**
 * The hidden block at the end of an answer in the stream of ai-chat once the user has saved its plan: an HTML comment
 * with `interaction_complete` and the interaction's id as JSON. It is never stored.
 */
export function markedBlock(interactionId: string): string {
  return `${START}${JSON.stringify({ interaction_complete: true, interaction_id: interactionId })}-->`;
}

/** Whether a chunk of a stream is the block, which is always a chunk of its own. */
export function isMarkedBlock(piece: string): boolean {
  return piece.startsWith(START);
}
