const narrow = /^[\0-\xff]*$/;

/** Whether every sign of a text is one of the first 256, which need one byte each. */
export const isNarrow = (text: string): boolean => narrow.test(text);

/**
 * The same text, kept in one byte a sign where no sign needs two. What was put together from wider pieces or cut out of
 * a wider text stays wide, and for wide texts every expression is compiled once more and runs slower. Nothing in the
 * language speaks of how a text is kept, but to read it anew, as JSON, keeps it as narrow as it can be.
 */
export const narrowText = (text: string): string =>
  isNarrow(text) ? (JSON.parse(JSON.stringify(text)) as string) : text;
