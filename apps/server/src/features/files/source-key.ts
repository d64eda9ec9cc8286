/** Key by which labels of sources are equal: ignores case and compatibility forms of characters. */
export const sourceKey = (label: string): string => label.normalize('NFKC').trim().toLowerCase();
