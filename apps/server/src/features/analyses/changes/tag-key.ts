/** By what two tags are the same: case and ways of writing one letter do not count. */
export const tagKey = (tag: string): string => tag.normalize('NFKC').toLowerCase();
