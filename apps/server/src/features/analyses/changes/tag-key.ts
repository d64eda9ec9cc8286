/** Key by which tags are equal: ignores case and compatibility forms of characters. */
export const tagKey = (tag: string): string => tag.normalize('NFKC').toLowerCase();
