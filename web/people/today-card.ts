/** A card of today's strip: of one width where the strip is swiped, of its column's elsewhere. */
export const TODAY_CARD =
  "relative flex w-64 max-w-[80vw] shrink-0 snap-start flex-col gap-0.5 rounded-md border border-transparent bg-sunk px-4 py-3 transition-colors " +
  "hover:border-line-strong has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus sm:w-auto sm:max-w-none";

/** Its one link, which the whole card answers to. */
export const TODAY_LINK = "min-w-0 truncate font-semibold after:absolute after:inset-0 focus-visible:outline-none";
