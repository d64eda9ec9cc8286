/** Whether letters are the initials of words: "HR" for "human resources", "R&D" for "research and development". */
export function isShortFor(letters: string, words: string): boolean {
  const short = letters.toLowerCase().replace(/[.&/]/g, '');
  if (!/^[a-z]{2,6}$/.test(short)) return false;
  const parts = words.toLowerCase().split(/[\s/-]+/);
  if (parts.length < 2) return false;
  const initials = (of: readonly string[]) => of.map((word) => word.charAt(0)).join('');
  return (
    initials(parts) === short || initials(parts.filter((word) => !/^(?:and|of|the|&)$/.test(word))) === short
  );
}
