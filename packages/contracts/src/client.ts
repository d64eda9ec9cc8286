import type * as z from 'zod';
import { type Download, type Endpoint, fillAddress, fillPath, pathNames } from './endpoint.ts';
import { receivedErrorBody } from './errors.ts';
import { limits } from './limits.ts';
import { RequestFailure } from './request-failure.ts';

export type Reply<Data> = { readonly data: Data; readonly message: string | null };

export type DownloadedFile = { readonly blob: Blob; readonly mediaType: string };

export type Client = {
  /**
   * Calls an endpoint. The input contains the values of file fields too.
   * @throws RequestFailure for every answer but a success; the caller's own abort reason when it aborts
   */
  call<Input extends z.ZodObject, Output extends z.ZodType, FileField extends string>(
    endpoint: Endpoint<Input, Output, FileField>,
    ...rest: CallArguments<FieldsOf<Input> & Readonly<Record<FileField, Blob>>>
  ): Promise<Reply<z.output<Output>>>;

  /** Fetches a file. @throws RequestFailure as `call` does */
  download<Input extends z.ZodObject>(
    download: Download<Input>,
    input: z.input<Input>,
    options?: CallOptions,
  ): Promise<DownloadedFile>;
};

export type CallOptions = {
  readonly signal?: AbortSignal;
  /** The request continues when its page is left (`keepalive`). */
  readonly keepalive?: boolean;
};

/** An empty input forbids every field, also file fields: then it is left out. */
type FieldsOf<Input extends z.ZodObject> = string extends keyof z.input<Input> ? unknown : z.input<Input>;

/** An endpoint that needs no input may be called without one. */
type CallArguments<Input> =
  Record<never, never> extends Input
    ? [input?: Input, options?: CallOptions]
    : [input: Input, options?: CallOptions];

type Headers = Readonly<Record<string, string>>;

export type ClientOptions = {
  /** Where the API is, e.g. `/api` or `http://localhost:3000/api`; no slash at the end. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  /** Called before every request, e.g. for the bearer token. */
  readonly headers?: () => Headers | Promise<Headers>;
  /** Called with every failure before the caller receives it; not on abort. */
  readonly onFailure?: (failure: RequestFailure) => void;
  /** Overrides the endpoints' timeouts, in tests. */
  readonly timeoutMs?: number;
};

/** Makes the client that browser and tests call the API with. */
export function createClient(options: ClientOptions): Client {
  async function send(target: Endpoint | Download, input: Values, callOptions: CallOptions = {}) {
    const timeoutMs =
      options.timeoutMs ?? ('timeoutMs' in target ? target.timeoutMs : limits.requestTimeoutMs);
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = callOptions.signal ? AbortSignal.any([callOptions.signal, timeout]) : timeout;
    const { url, init } = request(options.baseUrl, target, input);
    try {
      const headers = { accept: 'application/json', ...(await options.headers?.()), ...init.headers };
      // The caller may have left while the token was renewed.
      signal.throwIfAborted();
      const response = await (options.fetch ?? fetch)(url, {
        ...init,
        headers,
        signal,
        ...(callOptions.keepalive && { keepalive: true }),
      });
      if (!response.ok) throw await failureOf(response);
      return await ('output' in target ? replyOf(response, target.output) : fileOf(response));
    } catch (error) {
      if (!(error instanceof RequestFailure)) callOptions.signal?.throwIfAborted();
      const failure =
        error instanceof RequestFailure
          ? error
          : new RequestFailure(timeout.aborted ? 'timeout' : 'network', 0, { cause: error });
      options.onFailure?.(failure);
      throw failure;
    }
  }

  return {
    // The types of the generic signature hold because `send` reads them off the same endpoint value.
    call: ((target: Endpoint, input: Values = {}, callOptions?: CallOptions) =>
      send(target, input, callOptions)) as Client['call'],
    download: ((target: Download, input: Values, callOptions?: CallOptions) =>
      send(target, input, callOptions)) as Client['download'],
  };
}

type Values = Readonly<Record<string, unknown>>;

type Prepared = {
  url: string;
  init: { method: string; body?: string | FormData; headers?: Record<string, string> };
};

function request(baseUrl: string, target: Endpoint | Download, input: Values): Prepared {
  const named = new Set(pathNames(target.path));
  const rest = Object.entries(input).filter(([name, value]) => !named.has(name) && value !== undefined);
  const url = baseUrl + fillPath(target.path, input);
  const { method } = target;
  if ('files' in target && target.files.length > 0)
    return { url, init: { method, body: formOf(rest, target.files) } };
  if (method === 'GET' || method === 'DELETE')
    return { url: baseUrl + fillAddress(target.path, input), init: { method } };
  const body = JSON.stringify(Object.fromEntries(rest));
  return { url, init: { method, body, headers: { 'content-type': 'application/json' } } };
}

function formOf(entries: readonly (readonly [string, unknown])[], files: readonly string[]): FormData {
  const form = new FormData();
  // Text fields go before files, so that the server can reject them before it has received the file.
  for (const [name, value] of entries) if (!files.includes(name)) form.append(name, String(value));
  for (const [name, value] of entries) if (files.includes(name)) form.append(name, value as Blob);
  return form;
}

/** Our server wraps the payload in `data`; another back end may send it bare, with `message` among its fields. */
async function replyOf(response: Response, output: z.ZodType): Promise<Reply<unknown>> {
  const body = await jsonOf(response);
  const isWrapped = isRecord(body) && 'data' in body;
  const parsed = output.safeParse(isWrapped ? body.data : body);
  if (!parsed.success) throw new RequestFailure('unexpected', response.status, { cause: parsed.error });
  const isPayload = !isWrapped && isRecord(parsed.data) && 'message' in parsed.data;
  const message = isRecord(body) && !isPayload ? body['message'] : null;
  return { data: parsed.data, message: typeof message === 'string' ? message : null };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function fileOf(response: Response): Promise<DownloadedFile> {
  return { blob: await response.blob(), mediaType: response.headers.get('content-type') ?? '' };
}

async function failureOf(response: Response): Promise<RequestFailure> {
  const wait = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  const retryAfterSeconds = Number.isNaN(wait) ? null : wait;
  // A proxy answers with its own page; the status is still worth showing.
  const body = receivedErrorBody.catch({}).parse(await jsonOf(response));
  return new RequestFailure('answered', response.status, { body, retryAfterSeconds });
}

async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
