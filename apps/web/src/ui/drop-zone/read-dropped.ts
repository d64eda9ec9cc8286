/** Whether a folder is among things that were dropped. */
export function holdsFolder(transfer: DataTransfer): boolean {
  return entriesOf(transfer).some(({ isDirectory }) => isDirectory);
}

/** All files among things that were dropped, those in folders included, however deep. */
export async function readDropped(transfer: DataTransfer): Promise<File[]> {
  return (await Promise.all(entriesOf(transfer).map(filesIn))).flat();
}

/** Must be called during the event: afterwards the browser clears the entries. */
function entriesOf(transfer: DataTransfer): FileSystemEntry[] {
  return [...(transfer.items ?? [])].flatMap((item) => item.webkitGetAsEntry() ?? []);
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    const { promise, resolve, reject } = Promise.withResolvers<File>();
    (entry as FileSystemFileEntry).file(resolve, reject);
    return [withPlace(await promise, entry.fullPath)];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: FileSystemEntry[] = [];
  // A folder returns its entries in portions, the last of them empty.
  for (;;) {
    const { promise, resolve, reject } = Promise.withResolvers<FileSystemEntry[]>();
    reader.readEntries(resolve, reject);
    const portion = await promise;
    if (portion.length === 0) break;
    found.push(...portion);
  }
  return (await Promise.all(found.map(filesIn))).flat();
}

/** Sets a file's path within the folder, as the browser does for a chosen folder. */
function withPlace(file: File, fullPath: string): File {
  return Object.defineProperty(file, 'webkitRelativePath', { value: fullPath.replace(/^\//, '') });
}
