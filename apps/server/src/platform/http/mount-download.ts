import type { Download } from '@winnow/contracts';
import type * as z from 'zod';
import { type Api, check, honoPath, pathValues } from './mount.ts';

export type DownloadedFile = {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Uint8Array<ArrayBuffer>;
};

/** Serves a download: always as a file to keep, never as something the browser shows on our origin. */
export function mountDownload<Input extends z.ZodObject>(
  api: Api,
  download: Download<Input>,
  handler: (input: z.output<Input>) => Promise<DownloadedFile>,
): void {
  if (download.access !== 'anyone')
    throw new Error(`Nobody can sign in yet, so ${download.path} cannot be served.`);
  api.endpoints.push(download as unknown as Download);
  api.app.get(honoPath(download.path), async (context) => {
    const { fileName, mediaType, content } = await handler(
      check(download.input, pathValues(context, download.path)),
    );
    return context.body(content, 200, {
      'content-type': mediaType,
      'content-disposition': contentDisposition(fileName),
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });
}

/** A header of one line whatever the name holds: plain letters for old readers, RFC 5987 for the rest. */
export function contentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^A-Za-z0-9 ._-]/g, '_').slice(0, 100);
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
