/** Card in today's strip: fixed width where the strip scrolls, column width elsewhere. */
export const TODAY_CARD =
  "relative flex w-64 max-w-[80vw] shrink-0 snap-start flex-col gap-0.5 rounded-md border border-transparent bg-sunk px-4 py-3 transition-colors " +
  "hover:border-line-strong has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus sm:w-auto sm:max-w-none";

/** The card's only link, whose hit area covers the whole card. */
export const TODAY_LINK = "min-w-0 truncate font-semibold after:absolute after:inset-0 focus-visible:outline-none";
