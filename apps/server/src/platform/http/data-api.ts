import {
  ApiError,
  type Described,
  type Endpoint,
  findSingleSignOn,
  getConversation,
  limits,
  matchResume,
  openInvitation,
  openShare,
  openUnsubscription,
  pathNames,
  refreshToken,
  type Sentence,
  sentence,
  sentenceInWords,
  signIn,
  signOut,
} from '@winnow/contracts';
import type * as z from 'zod';
import { admit, requireJobsOf } from './caller.ts';
import { createCallLimit, whoCounts } from './guards/call-limit.ts';
import { createConcurrencyLimiter } from './guards/concurrency-limiter.ts';
import type { Api, DataWire, Protocol, Visit } from './mount.ts';
import { handleOperatorCall } from './operator-calls.ts';
import { handleProgramCall } from './programs.ts';
import { readForm, type UploadedFile } from './read-form.ts';
import { readJson } from './read-json.ts';
import type { RequestContext } from './request-context.ts';
import { issueWords, sentenceOfIssue } from './sentence-of-issue.ts';

/**
 * Concurrency limits of endpoints that accept files or take long. Bodies sent slowly on purpose end after a minute and
 * a half, but many may be in progress.
 */
const longCallLimits = { ofOne: limits.longCallsAtOnce, ofAll: 100, retryAfterSeconds: 5 };

type Dependencies = Omit<Api, 'protocol' | 'endpoints'>;

/** Creates the product's API, on which endpoints, downloads and event streams are mounted. */
export function createApi(dependencies: Dependencies): Api {
  const endpoints: Described[] = [];
  const api = { ...dependencies, endpoints };
  return { ...api, protocol: { base: '/api', open: (endpoint) => openEndpoint(api, endpoint as Endpoint) } };
}

/** Serves an endpoint; sends only the fields of its output schema. */
function openEndpoint(
  api: Dependencies & { readonly endpoints: Described[] },
  endpoint: Endpoint,
): ReturnType<Protocol<DataWire>['open']> {
  api.endpoints.push(endpoint);
  const limit = createCallLimit(endpoint, api.openLimiter);
  const isLong = endpoint.files.length > 0 || endpoint.timeoutMs > limits.requestTimeoutMs;
  const limiter = isLong ? createConcurrencyLimiter(longCallLimits) : null;

  return async (context, handle) => {
    const caller = await admit(api.identifyCaller, endpoint, context);
    await limit(context, caller);
    if (api.isReadOnly) refuseChange(endpoint);
    const leave = limiter?.take(whoCounts(context, caller));
    let received: Received | null = null;
    try {
      if (endpoint.files.length > 0) await api.requireDiskRoom();
      received = await receive(context, endpoint, api.uploadFolder);
      const input = check(endpoint.input, received.values, pathNames(endpoint.path));
      await requireJobsOf(api.seesJobsOf, endpoint.about, caller, input);
      const visit = visitOf(context);
      const call = {
        input,
        caller,
        // `readForm` has checked that every file is present.
        files: received.files,
        // Created on demand: few handlers use it, and it costs more than many queries.
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
            () => handle(call),
          )
        : caller
          ? handleProgramCall(api.recordProgramRead, caller, endpoint, input, () => handle(call))
          : handle(call));
      return context.json({ data: endpoint.output.parse(data), message });
    } finally {
      leave?.();
      await received?.discard();
    }
  };
}

/** Signing in still works, and operators can still act. @throws ApiError `read-only` */
function refuseChange({ method, access, scope, path }: Endpoint): void {
  if (method === 'GET' || access === 'operator' || scope?.endsWith(':read')) return;
  if (takenMeanwhile.has(path)) return;
  throw new ApiError('read-only', 'Winnow is being maintained: nothing can be changed at the moment.', {
    retryAfterSeconds: 60,
  });
}

/** Calls that are allowed while read-only: they send a body but change nothing, or belong to signing in. */
const takenMeanwhile: ReadonlySet<string> = new Set(
  [
    signIn,
    signOut,
    refreshToken,
    findSingleSignOn,
    openInvitation,
    openShare,
    getConversation,
    openUnsubscription,
    matchResume,
  ].map(({ path }) => path),
);

/** Origin of a request. */
export function visitOf(context: RequestContext): Visit {
  const userAgent = context.req.header('user-agent')?.slice(0, 500) ?? null;
  return { address: context.get('address'), userAgent, cookies: context.req.header('cookie') ?? null };
}

/** Aborted with an error when the caller disconnects; the reason of the server's own signal is a bare string. */
export function signalOf(context: RequestContext): AbortSignal {
  const gone = new AbortController();
  const abort = () => gone.abort(new ApiError('request-timeout', 'The caller went away.'));
  const { signal } = context.req.raw;
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return gone.signal;
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

/** Values in the URL: the path's placeholders take precedence over the query. */
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
  if (twice) throw new ApiError('bad-request', sentenceInWords('not-valid', `${twice[0]} was given twice.`));
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
  const parsed = schema.safeParse(values, { error: issueWords });
  if (parsed.success) {
    if (holdsNothingCharacter(parsed.data)) throw new ApiError('invalid', sentence('unstorable-character'));
    return parsed.data;
  }
  if (parsed.error.issues.some(({ path: [field] }) => inPath.some((name) => name === field))) {
    throw new ApiError('not-found', 'There is nothing at this address.');
  }
  const errors: Record<string, Sentence[]> = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path.join('.');
    errors[field] = [...(errors[field] ?? []), sentenceOfIssue(issue)];
  }
  const [first = sentence('not-valid')] = Object.values(errors).flat();
  throw new ApiError('invalid', first, { errors });
}

/** Whether any string contains the null character, which the database rejects. */
function holdsNothingCharacter(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsNothingCharacter);
}
