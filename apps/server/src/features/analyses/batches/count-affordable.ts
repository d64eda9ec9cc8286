/**
 * How many of the files, from the first on, the credits pay for. What was analysed before and what stands in the list
 * twice costs nothing, wherever it stands.
 * @param available -1 is without limit
 */
export function countAffordable(
  fileIds: readonly string[],
  isFree: (fileId: string) => boolean,
  available: number,
): number {
  if (available < 0) return fileIds.length;
  const paid = new Set<string>();
  const beyond = fileIds.findIndex((id) => {
    if (!isFree(id)) paid.add(id);
    return paid.size > available;
  });
  return beyond < 0 ? fileIds.length : beyond;
}
