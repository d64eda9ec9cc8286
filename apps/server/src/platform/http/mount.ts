import type { Access, Described, Endpoint, Method } from '@winnow/contracts';
import type * as z from 'zod';
import type { OpenLimiter } from '../limits/limiter.ts';
import type { Caller, CallerFor, IdentifyCaller, SeesJobsOf } from './caller.ts';
import type { RequireDiskRoom } from './guards/disk-guard.ts';
import type { RecordOperatorCall } from './operator-calls.ts';
import type { RecordProgramRead } from './programs.ts';
import type { UploadedFile } from './read-form.ts';
import type { App, RequestContext } from './request-context.ts';

/**
 * Serves an endpoint by the protocol of its API. The product speaks `{ data }` (`data-api.ts`), the identity service
 * the wire of Supabase (`features/identity/http/identity-api.ts`, `profiles/profile-api.ts`).
 */
export function mount<
  Spoken extends Wire,
  Input extends z.ZodType,
  Output extends z.ZodType,
  FileField extends string,
  Granted extends keyof Spoken['callers'] & string,
>(
  { app, protocol }: MountPoint<Spoken>,
  endpoint: Mountable<Input, Output, FileField, Granted> & NoInfer<Spoken['terms']>,
  handler: Handler<Spoken, z.output<Input>, z.input<Output>, FileField, Granted>,
): void {
  const serve = protocol.open(endpoint);
  // The protocol passes what the endpoint's types say: its input, files and kind of caller.
  const handle = handler as Handler<Spoken, unknown, unknown, string, keyof Spoken['callers']>;
  app.on(endpoint.method, honoPath(endpoint.path, protocol.base), (context) => serve(context, handle));
}

/** An endpoint as every protocol describes it. Placeholders in its path are written as in `/jobs/{id}`. */
export type Mountable<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  FileField extends string = string,
  Granted = PropertyKey,
> = {
  readonly method: Method;
  readonly path: string;
  readonly access: Granted;
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  readonly files: readonly FileField[];
};

/** What a protocol adds to endpoints, calls and responses, and its callers by access. */
export type Wire = {
  readonly terms: object;
  readonly callers: object;
  readonly call: object;
  readonly answer: object;
};

export type Handler<Spoken extends Wire, Input, Data, FileField extends string, Granted> = (
  call: {
    readonly input: Input;
    readonly caller: Spoken['callers'][Granted & keyof Spoken['callers']];
    readonly files: Readonly<Record<FileField, UploadedFile>>;
  } & Spoken['call'],
) => Promise<{ readonly data: Data } & Spoken['answer']>;

/** A protocol: bodies, errors, callers and limits. */
export type Protocol<Spoken extends Wire> = {
  /** Prefix of the path of every endpoint. */
  readonly base: string;
  /**
   * Prepares an endpoint. The returned function serves each call: it identifies the caller, limits, checks the input,
   * and writes the handler's answer.
   */
  open(
    endpoint: Mountable<z.ZodType, z.ZodType, string, keyof Spoken['callers']> & Spoken['terms'],
  ): (
    context: RequestContext,
    handle: Handler<Spoken, unknown, unknown, string, keyof Spoken['callers']>,
  ) => Promise<Response>;
};

/** An API to which endpoints of one protocol are added. */
export type MountPoint<Spoken extends Wire> = { readonly app: App; readonly protocol: Protocol<Spoken> };

/** The product's API. */
export type Api = MountPoint<DataWire> & {
  /** Everything that is mounted, for the documentation and for refusing other methods. */
  readonly endpoints: Described[];
  /** Folder for files of requests in progress. */
  readonly uploadFolder: string;
  /** Opens limiters that count over all processes. */
  readonly openLimiter: OpenLimiter;
  /** Identifies the caller by the access token. */
  readonly identifyCaller: IdentifyCaller;
  /** Current roles of users in all their organizations; open streams use them to disconnect removed members. */
  readonly listRoles: (
    userIds: readonly string[],
  ) => Promise<readonly Pick<Caller, 'userId' | 'organizationId' | 'role' | 'requiredSignOnId'>[]>;
  /** Checks calls of members who see only some jobs before they are handled. */
  readonly seesJobsOf: SeesJobsOf;
  /** Records what programs read of people. */
  readonly recordProgramRead: RecordProgramRead;
  /** Records operators' calls in the audit log. */
  readonly recordOperatorCall: RecordOperatorCall;
  /** Whether members can only read, for maintenance. */
  readonly isReadOnly: boolean;
  /** Whether this process has been told to stop. */
  readonly isStopping: () => boolean;
  /** Called before files are accepted. */
  readonly requireDiskRoom: RequireDiskRoom;
};

/** The product's own protocol: a success is `{ data, message? }`, an error the `ErrorBody` of the contract. */
export type DataWire = {
  readonly terms: Pick<
    Endpoint,
    'permission' | 'about' | 'scope' | 'fileBytes' | 'timeoutMs' | 'limitPerMinute' | 'limitPerDay'
  >;
  /** The caller; `null` if the endpoint is public. */
  readonly callers: { readonly [Granted in Access]: CallerFor<Granted> };
  readonly call: {
    /** Aborted when the caller disconnects. */
    readonly signal: AbortSignal;
    readonly requestId: string;
    readonly visit: Visit;
  };
  readonly answer: {
    /** A sentence for the user. */
    readonly message?: string;
    /** User that an operator's call is about, if the path names something of theirs. */
    readonly subjectId?: string | null;
  };
};

/** Origin of a call. */
export type Visit = {
  /** The address, as reported by trusted proxies. */
  readonly address: string;
  readonly userAgent: string | null;
  /** The `Cookie` header, by which the identity service recognizes the device. */
  readonly cookies: string | null;
};

/** `/api/jobs/:id` for `/jobs/{id}`. */
export function honoPath(path: string, base = '/api'): string {
  return `${base}${path.replace(/\{([a-zA-Z]+)\}/g, ':$1')}`;
}
