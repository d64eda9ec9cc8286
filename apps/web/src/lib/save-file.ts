/** Downloads a file in the browser. */
export function saveFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers only start reading after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
