/**
 * How many of the files, from the first on, the credits pay for. Files analyzed before and duplicates in the list are
 * free, wherever they are.
 * @param available -1 is unlimited
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
