import type { ZipArchive } from '../zip/read-zip.ts';

/** Whether an archive declares itself to be an OpenDocument of any kind. */
export function isOpenDocument(archive: ZipArchive): boolean {
  return (
    archive.names.has('content.xml') && readMimeType(archive).startsWith('application/vnd.oasis.opendocument')
  );
}

export function readMimeType(archive: ZipArchive): string {
  return Buffer.from(archive.read('mimetype') ?? [])
    .toString('latin1')
    .trim();
}
