import { type Access, ApiError, type Described, type Endpoint, limits, pathNames } from '@winnow/contracts';
import type * as z from 'zod';
import type { OpenLimiter } from '../limits/limiter.ts';
import { admit, type CallerFor, type IdentifyCaller } from './caller.ts';
import { createConcurrencyLimiter } from './guards/concurrency-limiter.ts';
import type { RequireDiskRoom } from './guards/disk-guard.ts';
import { createRateLimit } from './guards/rate-limit.ts';
import { handleOperatorCall, type RecordOperatorCall } from './operator-calls.ts';
import { readForm, type UploadedFile } from './read-form.ts';
import { readJson } from './read-json.ts';
import type { App, RequestContext } from './request-context.ts';

/** The API being put together: where endpoints are mounted, and which have been. */
export type Api = {
  readonly app: App;
  /** All that is mounted, for the documentation and for refusing other methods. */
  readonly endpoints: Described[];
  /** Folder for files of running requests. */
  readonly uploadFolder: string;
  /** How calls are counted that all processes count together. */
  readonly openLimiter: OpenLimiter;
  /** How the API learns who calls. */
  readonly identifyCaller: IdentifyCaller;
  /** Puts on record what operators do and look at. */
  readonly recordOperatorCall: RecordOperatorCall;
  /** Whether this process has been told to stop. */
  readonly isStopping: () => boolean;
  /** Asked before files are taken. */
  readonly requireDiskRoom: RequireDiskRoom;
};

export type Call<Input, FileField extends string, Granted extends Access> = {
  readonly input: Input;
  /** The caller; `null` where the endpoint is public. */
  readonly caller: CallerFor<Granted>;
  readonly files: Readonly<Record<FileField, UploadedFile>>;
  /** Aborted when the caller goes away. */
  readonly signal: AbortSignal;
  readonly requestId: string;
  readonly visit: Visit;
};

/** Origin of a call. */
export type Visit = {
  /** As far as the proxies in front are trusted. */
  readonly address: string;
  readonly userAgent: string | null;
  /** What the browser sent as `Cookie`, for the identity service to know the device again. */
  readonly cookies: string | null;
};

/** What a handler answers: the data, and maybe a sentence for the person. */
export type Answer<Data> = {
  readonly data: Data;
  readonly message?: string;
  /** User that an operator's call is about, if the path names something of theirs. */
  readonly subjectId?: string | null;
};

/**
 * Of one endpoint that takes files, or reads and writes for long. Bodies that are sent slowly on purpose end after a
 * minute and a half, but many may be under way.
 */
const longCallLimits = { ofOne: limits.longCallsAtOnce, ofAll: 100, retryAfterSeconds: 5 };

/**
 * Serves an endpoint: learns who calls, limits, reads and checks the input, calls the handler, and lets out only
 * what the endpoint's output names.
 */
export function mount<
  Input extends z.ZodObject,
  Output extends z.ZodType,
  FileField extends string,
  Granted extends Access,
>(
  api: Api,
  endpoint: Endpoint<Input, Output, FileField, Granted>,
  handler: (call: Call<z.output<Input>, FileField, Granted>) => Promise<Answer<z.input<Output>>>,
): void {
  api.endpoints.push(endpoint as unknown as Endpoint);
  const limit = createRateLimit(endpoint, api.openLimiter);
  const isLong = endpoint.files.length > 0 || endpoint.timeoutMs > limits.requestTimeoutMs;
  const limiter = isLong ? createConcurrencyLimiter(longCallLimits) : null;

  api.app.on(endpoint.method, honoPath(endpoint.path), async (context) => {
    const caller = await admit(api.identifyCaller, endpoint, context);
    // People behind one address do not use up each other's calls.
    const who = caller ? caller.userId : context.get('address');
    await limit(who);
    const leave = limiter?.take(who);
    let received: Received | null = null;
    try {
      if (endpoint.files.length > 0) await api.requireDiskRoom();
      received = await receive(context, endpoint as unknown as Endpoint, api.uploadFolder);
      const input = check(endpoint.input, received.values, pathNames(endpoint.path));
      const visit = visitOf(context);
      // `readForm` has seen to it that every file field is there.
      const files = received.files as Record<FileField, UploadedFile>;
      const call = {
        input,
        caller,
        files,
        // Few look at it, and making it costs more than many a query.
        get signal() {
          return signalOf(context);
        },
        requestId: context.get('requestId'),
        visit,
      };
      const inPath = pathValues(context, endpoint.path);
      const { data, message } = await (caller && endpoint.access === 'operator'
        ? handleOperatorCall(
            api.recordOperatorCall,
            { caller, route: endpoint, visit },
            { input, inPath },
            () => handler(call),
          )
        : handler(call));
      return context.json({ data: endpoint.output.parse(data), message });
    } finally {
      leave?.();
      await received?.discard();
    }
  });
}

/** Origin of a request. */
export function visitOf(context: RequestContext): Visit {
  const userAgent = context.req.header('user-agent')?.slice(0, 500) ?? null;
  return { address: context.get('address'), userAgent, cookies: context.req.header('cookie') ?? null };
}

/** Aborted with an error when the caller goes away; the server's own signal gives a bare string as its reason. */
export function signalOf(context: RequestContext): AbortSignal {
  const gone = new AbortController();
  const abort = () => gone.abort(new ApiError('request-timeout', 'The caller went away.'));
  const { signal } = context.req.raw;
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return gone.signal;
}

/** `/api/jobs/:id` for `/jobs/{id}`. */
export function honoPath(path: string): string {
  return `/api${path.replace(/\{([a-zA-Z]+)\}/g, ':$1')}`;
}

type Received = {
  readonly values: Record<string, unknown>;
  readonly files: Readonly<Record<string, UploadedFile>>;
  discard(): Promise<void>;
};

async function receive(context: RequestContext, endpoint: Endpoint, uploadFolder: string): Promise<Received> {
  const inPath = pathValues(context, endpoint.path);
  if (endpoint.files.length > 0) {
    const form = await readForm(context, endpoint.files, uploadFolder, endpoint.fileBytes);
    return { values: { ...form.fields, ...inPath }, files: form.files, discard: form.discard };
  }
  const rest =
    endpoint.method === 'GET' || endpoint.method === 'DELETE' ? queryOf(context) : await readJson(context);
  return { values: { ...rest, ...inPath }, files: {}, discard: async () => {} };
}

/** What travels in the address: the path's placeholders before the query. */
export function addressValues(context: RequestContext, path: string): Record<string, string> {
  return { ...queryOf(context), ...pathValues(context, path) };
}

/** The values of a path's placeholders. */
export function pathValues(context: RequestContext, path: string): Record<string, string> {
  return Object.fromEntries(pathNames(path).map((name) => [name, context.req.param(name) ?? '']));
}

function queryOf(context: RequestContext): Record<string, string> {
  const all = Object.entries(context.req.queries());
  const twice = all.find(([, values]) => values.length > 1);
  if (twice) throw new ApiError('bad-request', `${twice[0]} was given twice.`);
  return Object.fromEntries(all.map(([name, [value = '']]) => [name, value]));
}

/**
 * Checks values against a schema. `inPath` names path parameters; an invalid one counts as not found.
 * @throws ApiError `invalid` with the messages by field, or `not-found` for a value of the path
 */
export function check<Schema extends z.ZodType>(
  schema: Schema,
  values: unknown,
  inPath: readonly string[],
): z.output<Schema> {
  const parsed = schema.safeParse(values);
  if (parsed.success) {
    if (holdsNothingCharacter(parsed.data)) throw new ApiError('invalid', unstorable);
    return parsed.data;
  }
  if (parsed.error.issues.some(({ path: [field] }) => inPath.some((name) => name === field))) {
    throw new ApiError('not-found', 'There is nothing at this address.');
  }
  const errors: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path.join('.');
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  throw new ApiError('invalid', parsed.error.issues[0]?.message ?? 'Validation error', { errors });
}

const unstorable = 'The text holds a character that cannot be stored. Remove it and try again.';

/** The database takes every character but the one of number zero. */
function holdsNothingCharacter(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsNothingCharacter);
}
