import { type Access, ApiError, type EventStream, limits, may, pathNames, realtime } from '@winnow/contracts';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type * as z from 'zod';
import { admit, type Caller, type CallerFor, requireJobsOf } from './caller.ts';
import { addressValues, check } from './data-api.ts';
import { createConcurrencyLimiter } from './guards/concurrency-limiter.ts';
import { createRateLimit } from './guards/rate-limit.ts';
import { type Api, honoPath } from './mount.ts';

type Events = Readonly<Record<string, z.ZodType>>;

/** Sends one event to one listener. */
export type Emit<Named extends Events> = <Name extends keyof Named & string>(
  name: Name,
  data: z.input<Named[Name]>,
) => Promise<void>;

/** A client with an open stream. */
export type Listener<Named extends Events, Input, Granted extends Access> = {
  readonly emit: Emit<Named>;
  readonly input: Input;
  readonly caller: CallerFor<Granted>;
  /** Aborted when the listener goes away, may no longer listen, or the server stops. */
  readonly signal: AbortSignal;
};

/** Open streams; a shutdown ends them. */
export type EventStreams = {
  /**
   * Serves a stream: `begin` is called for each listener. Every stream sends heartbeats, and an event when the server
   * stops. Listeners who lose access, such as by signing out, are disconnected at the next heartbeat.
   */
  mount<Named extends Events, Input extends z.ZodObject, Granted extends Access>(
    api: Omit<Api, 'protocol'>,
    stream: EventStream<Named, Input, Granted>,
    begin: (listener: Listener<Named, z.output<Input>, Granted>) => Promise<void>,
    /** Throws before the stream is opened if there is nothing to listen to. */
    exists?: (asked: Pick<Listener<Named, z.output<Input>, Granted>, 'input' | 'caller'>) => Promise<unknown>,
  ): void;
  /** Notifies all listeners that the server is stopping, and closes their streams. */
  close(): Promise<void>;
  /** Number of listeners. */
  count(): number;
};

const stopping = 'This server is stopping. Please try again.';

/** Maximum open streams in this process; retry after one heartbeat. */
const listeners = { ofAll: 2_000, retryAfterSeconds: realtime.heartbeatMs / 1000 };

/**
 * Milliseconds between checks of memberships: listeners removed from an organization are disconnected within a second.
 */
const membershipMs = 400;

type OpenStream = {
  /** Member and organization of the stream, if it is about a team; otherwise `null`. */
  readonly member: Pick<Caller, 'userId' | 'organizationId'> | null;
  readonly permission: EventStream['permission'];
  /** For members who see only some jobs: rejects once the stream's job isn't one of them; otherwise `null`. */
  readonly maySee: (() => Promise<void>) | null;
  readonly letGo: () => void;
  /** Checks access again if the organization now requires another single sign-on. */
  readonly follow: (requiredSignOnId: string | null) => void;
  readonly end: () => Promise<void>;
};

/** @param heartbeatMs shorter in tests, like the time for closing */
export function createEventStreams(
  heartbeatMs: number = realtime.heartbeatMs,
  farewellMs = 1_000,
): EventStreams {
  const open = new Set<OpenStream>();
  let watching: NodeJS.Timeout | null = null;
  let isClosed = false;
  const limiter = createConcurrencyLimiter({ ofOne: limits.streamsAtOnce, ...listeners });
  // Visitors have a separate limit, so that signed-in users can always listen.
  const visitorLimiter = createConcurrencyLimiter({ ofOne: limits.streamsAtOnceOfAddress, ...listeners });

  return {
    mount(api, stream, begin, exists) {
      api.endpoints.push(stream as unknown as EventStream);
      const limit = createRateLimit(stream, api.openLimiter);
      api.app.get(honoPath(stream.path), async (context) => {
        const mayListen = () => admit(api.identifyCaller, stream, context);
        const caller = await mayListen();
        // A stream stays with one organization, even if the listener switches meanwhile.
        const mayGoOn = async () => {
          const now = await mayListen();
          if (now?.organizationId !== caller?.organizationId) throw new ApiError('not-found', 'Switched.');
          await maySee();
        };
        const who = caller ? caller.userId : context.get('address');
        await limit(who);
        const input = check(stream.input, addressValues(context, stream.path), pathNames(stream.path));
        const maySee = () => requireJobsOf(api.seesJobsOf, stream.about, caller, input);
        await maySee();
        await exists?.({ input, caller });
        // It would delay the shutdown, and another process can serve the listener.
        if (isClosed) throw new ApiError('unavailable', stopping, { retryAfterSeconds: 1 });
        const leave = (caller ? limiter : visitorLimiter).take(who);
        // A proxy that buffers responses would hold events back.
        context.header('x-accel-buffering', 'no');
        return streamSSE(context, (out) =>
          serve(out, { api, stream, caller, mayGoOn, maySee }, async (signal) => {
            const emit: Emit<Events> = (name, data) => write(out, name, stream.events[name]?.parse(data));
            await begin({ emit: emit as Emit<typeof stream.events>, input, caller, signal });
          }).finally(leave),
        );
      });
    },
    async close() {
      isClosed = true;
      await Promise.all([...open].map((listener) => listener.end()));
    },
    count: () => open.size,
  };

  /** One query for all listeners, as long as there are any. */
  function watchMembers(api: Pick<Api, 'listRoles'>): void {
    if (watching !== null) return;
    const look = async () => {
      const listeners = [...open].filter(({ member }) => member !== null);
      if (listeners.length === 0) {
        watching = null;
        return;
      }
      const userIds = [...new Set(listeners.flatMap(({ member }) => member?.userId ?? []))];
      // A database that does not answer disconnects no one; the next check or heartbeat does.
      const memberships = await api.listRoles(userIds).catch(() => null);
      for (const { member, permission, maySee, letGo, follow } of memberships === null ? [] : listeners) {
        const now = memberships?.find(
          ({ userId, organizationId }) =>
            userId === member?.userId && organizationId === member.organizationId,
        );
        if (!now || permission === null || !may(now.role, permission)) letGo();
        else if (maySee) await maySee().catch((error) => isGone(error) && letGo());
        if (now) follow(now.requiredSignOnId);
      }
      watching = setTimeout(look, membershipMs).unref();
    };
    watching = setTimeout(look, membershipMs).unref();
  }

  async function serve(
    out: SSEStreamingApi,
    {
      api,
      stream: { permission },
      caller,
      mayGoOn,
      maySee,
    }: {
      readonly api: Pick<Api, 'listRoles'>;
      readonly stream: Pick<EventStream, 'permission'>;
      readonly caller: Caller | null;
      readonly mayGoOn: () => Promise<unknown>;
      readonly maySee: () => Promise<void>;
    },
    begin: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const gone = new AbortController();
    const over = new Promise<void>((resolve) => gone.signal.addEventListener('abort', () => resolve()));
    let required = caller?.requiredSignOnId ?? null;
    const listener: OpenStream = {
      member: isOfTeam(caller, permission) ? caller : null,
      permission,
      maySee: caller && caller.onlyTeamsOf !== null ? maySee : null,
      letGo: () => gone.abort(),
      follow(requiredSignOnId) {
        if (requiredSignOnId === required) return;
        required = requiredSignOnId;
        void mayGoOn().catch(() => gone.abort());
      },
      async end() {
        // Doesn't wait for clients that don't read.
        const farewell = setTimeout(() => gone.abort(), farewellMs);
        await Promise.race([write(out, 'stopping', {}), over]);
        clearTimeout(farewell);
        gone.abort();
      },
    };
    const beat = setInterval(() => {
      void mayGoOn().then(
        () => write(out, 'heartbeat', {}),
        () => gone.abort(),
      );
    }, heartbeatMs);
    out.onAbort(() => gone.abort());
    open.add(listener);
    if (listener.member) watchMembers(api);
    try {
      await begin(gone.signal);
      await over;
    } finally {
      clearInterval(beat);
      open.delete(listener);
      gone.abort();
    }
  }
}

/** A database that does not answer disconnects no one. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not-found';
}

/** Users can't be removed from their personal organization, which has their own id. */
function isOfTeam(caller: Caller | null, permission: EventStream['permission']): boolean {
  return caller !== null && permission !== 'own-account' && caller.organizationId !== String(caller.userId);
}

async function write(out: SSEStreamingApi, event: string, data: unknown): Promise<void> {
  await out.writeSSE({ event, data: JSON.stringify(data) });
}
