const narrow = /^[\0-\xff]*$/;

/** Whether every character of a text is one of the first 256, which need one byte each. */
export const isNarrow = (text: string): boolean => narrow.test(text);

/**
 * The same text, stored with one byte per character if possible. Text joined from wider pieces or sliced from wider
 * text stays wide, and every regular expression is compiled again for wide text and runs slower. JavaScript has no API
 * for this; a JSON round trip stores text as narrowly as possible.
 */
export const narrowText = (text: string): string =>
  isNarrow(text) ? (JSON.parse(JSON.stringify(text)) as string) : text;
