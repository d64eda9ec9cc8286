import { type EventStream, realtime } from '@winnow/contracts';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type * as z from 'zod';
import { type Api, honoPath } from './mount.ts';

type Events = Readonly<Record<string, z.ZodType>>;

/** Sends one event to one listener. */
export type Emit<Named extends Events> = <Name extends keyof Named & string>(
  name: Name,
  data: z.input<Named[Name]>,
) => Promise<void>;

/** The streams that are open, so that a stop can end them. */
export type EventStreams = {
  /** Serves a stream: `begin` is called for each listener; every stream beats and says when the server stops. */
  mount<Named extends Events>(
    api: Api,
    stream: EventStream<Named>,
    begin: (emit: Emit<Named>, signal: AbortSignal) => Promise<void>,
  ): void;
  /** Tells all listeners that the server stops, and lets them go. */
  close(): Promise<void>;
  /** How many listen. */
  count(): number;
};

/** @param heartbeatMs shorter in tests, which do not wait */
export function createEventStreams(heartbeatMs: number = realtime.heartbeatMs): EventStreams {
  const open = new Set<{ end: () => Promise<void> }>();

  return {
    mount(api, stream, begin) {
      api.endpoints.push(stream as unknown as EventStream);
      api.app.get(honoPath(stream.path), (context) => {
        // A proxy that gathers an answer before passing it on would hold events back.
        context.header('x-accel-buffering', 'no');
        return streamSSE(context, (out) => serve(out, stream, begin));
      });
    },
    async close() {
      await Promise.all([...open].map((listener) => listener.end()));
    },
    count: () => open.size,
  };

  async function serve<Named extends Events>(
    out: SSEStreamingApi,
    stream: EventStream<Named>,
    begin: (emit: Emit<Named>, signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const gone = new AbortController();
    const over = new Promise<void>((resolve) => gone.signal.addEventListener('abort', () => resolve()));
    const write = (event: string, data: unknown) => out.writeSSE({ event, data: JSON.stringify(data) });
    const emit: Emit<Named> = (name, data) => write(name, stream.events[name]?.parse(data));
    const listener = {
      async end() {
        await write('stopping', {});
        gone.abort();
      },
    };
    const beat = setInterval(() => void write('heartbeat', {}), heartbeatMs);
    out.onAbort(() => gone.abort());
    open.add(listener);
    try {
      await begin(emit, gone.signal);
      await over;
    } finally {
      clearInterval(beat);
      open.delete(listener);
      gone.abort();
    }
  }
}
