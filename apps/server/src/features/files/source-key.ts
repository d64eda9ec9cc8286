/** Key for comparing source labels: ignores case and compatibility forms of characters. */
export const sourceKey = (label: string): string => label.normalize('NFKC').trim().toLowerCase();
