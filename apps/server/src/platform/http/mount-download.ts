import { AsyncLocalStorage } from 'node:async_hooks';
import { type Access, type Download, pathNames } from '@winnow/contracts';
import type * as z from 'zod';
import { admit, type CallerFor, requireJobsOf } from './caller.ts';
import { addressValues, check, pathValues, signalOf, visitOf } from './data-api.ts';
import { createCallLimit } from './guards/call-limit.ts';
import { type Api, honoPath, type Visit } from './mount.ts';
import { handleOperatorCall } from './operator-calls.ts';
import { handleProgramCall } from './programs.ts';
import { readJson } from './read-json.ts';

export type DownloadedFile = {
  readonly fileName: string;
  readonly mediaType: string;
  /** A stream if the content is too large for memory. */
  readonly content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** User that an operator's download is about, if the path names something of theirs. */
  readonly subjectId?: string | null;
};

/** Serves a download: always as an attachment, so that the browser never shows it on our origin. */
export function mountDownload<Input extends z.ZodObject, Granted extends Access>(
  api: Api,
  download: Download<Input, Granted>,
  handler: (call: {
    readonly input: z.output<Input>;
    readonly caller: CallerFor<Granted>;
    readonly visit: Visit;
    /** Aborted when the caller disconnects. */
    readonly signal: AbortSignal;
  }) => Promise<DownloadedFile>,
): void {
  api.endpoints.push(download as unknown as Download);
  const limit = createCallLimit(download, api.openLimiter);
  api.app.on(download.method, honoPath(download.path), async (context) => {
    const caller = await admit(api.identifyCaller, download, context);
    await limit(context, caller);
    const values =
      download.method === 'GET'
        ? addressValues(context, download.path)
        : { ...(await readJson(context)), ...pathValues(context, download.path) };
    const input = check(download.input, values, pathNames(download.path));
    await requireJobsOf(api.seesJobsOf, download.about, caller, input);
    const visit = visitOf(context);
    const handle = () => handler({ input, caller, visit, signal: signalOf(context) });
    const { fileName, mediaType, content } = await (caller && download.access === 'operator'
      ? handleOperatorCall(
          api.recordOperatorCall,
          { caller, route: download, visit },
          { input, inPath: pathValues(context, download.path) },
          handle,
        )
      : caller
        ? handleProgramCall(api.recordProgramRead, caller, download, input, handle)
        : handle());
    return context.body(content instanceof ReadableStream ? keepScope(content) : content, 200, {
      'content-type': mediaType,
      'content-disposition': contentDisposition(fileName),
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });
}

/** A stream is read after the request was handled; this keeps the request's scope for its queries. */
function keepScope(content: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const inScope = AsyncLocalStorage.snapshot();
  const reader = content.getReader();
  return new ReadableStream({
    pull: (controller) =>
      inScope(async () => {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      }),
    cancel: (reason) => inScope(() => reader.cancel(reason)),
  });
}

/** The header for any file name: ASCII for old clients, RFC 5987 for the rest. */
export function contentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^A-Za-z0-9 ._-]/g, '_').slice(0, 100);
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
