import { createClient, createConfig } from './generated/client/index.ts';
import { Winnow } from './generated/index.ts';
import { type Retries, secondsToWait, withRetries } from './retries.ts';
import { WinnowError } from './winnow-error.ts';

export type WinnowOptions = Retries & {
  /** Where Winnow is, as `https://winnow.example.com`. */
  readonly server: string;
  /** The secret of an API key. */
  readonly apiKey: string;
  /** Replaces the platform's own, for instance behind a proxy. */
  readonly fetch?: typeof fetch;
};

/**
 * A client of one organization. Its methods return the answer, `{ data, message? }`, and throw a `WinnowError` for
 * every answer that is not a success.
 */
export function createWinnow({ server, apiKey, fetch: send = fetch, ...retries }: WinnowOptions): Winnow {
  const client = createClient(
    createConfig({
      baseUrl: `${server.replace(/\/+$/, '')}/api`,
      auth: apiKey,
      fetch: withRetries(send, retries),
      throwOnError: true,
    }),
  );
  client.interceptors.response.use(asFile);
  client.interceptors.error.use((error, response) =>
    response && !response.ok ? new WinnowError(response, error, secondsToWait(response.headers)) : error,
  );
  return new Winnow({ client });
}

/** Downloads are files whatever they hold, also those of text or JSON, which would be read otherwise. */
function asFile(response: Response): Response {
  const isFile = response.headers.get('content-disposition')?.startsWith('attachment') ?? false;
  if (!response.ok || !isFile) return response;
  const headers = new Headers(response.headers);
  headers.set('content-type', 'application/octet-stream');
  return new Response(response.body, { status: response.status, headers });
}
