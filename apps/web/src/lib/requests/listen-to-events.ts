import { type EventStream, fillAddress, RequestFailure, realtime } from '@winnow/contracts';
import type * as z from 'zod';
import { organizationHeaders } from '../session/chosen-organization.ts';
import { session } from '../session/session.ts';
import { failures } from './failures.ts';

type Events = Readonly<Record<string, z.ZodType>>;

/** Handlers by kind of event; other kinds are ignored. */
export type EventHandlers<Named extends Events> = {
  readonly [Name in keyof Named]?: (data: z.output<Named[Name]>) => void;
};

type ListenOptions = {
  readonly signal: AbortSignal;
  /**
   * Called when the connection breaks, before the next attempt; `attempt` counts from 1. `isRefused`: the server has
   * too many listeners.
   */
  readonly onBreak?: (attempt: number, isRefused: boolean) => void;
};

/** Two heartbeats and a margin: a connection that is silent for longer is dead. */
const silenceMs = realtime.heartbeatMs * 2 + realtime.timeoutMs;

/**
 * Listens to an event stream of the API until the signal is aborted. A broken connection is reopened after 1, 2, 5,
 * then 10 seconds, or after the server's `Retry-After`. The browser's EventSource can't send the session's token.
 */
export async function listenToEvents<Named extends Events, Input extends z.ZodObject>(
  stream: EventStream<Named, Input>,
  input: z.input<Input>,
  handlers: EventHandlers<Named>,
  { signal, onBreak }: ListenOptions,
): Promise<void> {
  let attempt = 0;
  while (!signal.aborted) {
    let refusal: StreamRefused | null = null;
    try {
      await listenOnce(stream, input, handlers, {
        signal,
        onOpen: () => {
          attempt = 0;
        },
      });
    } catch (error) {
      // Other errors don't matter: the next attempt will show whether they persist.
      if (error instanceof StreamRefused) refusal = error;
    }
    if (signal.aborted) return;
    onBreak?.(attempt + 1, refusal !== null);
    const { reconnectMs } = realtime;
    const usual = reconnectMs[Math.min(attempt, reconnectMs.length - 1)] ?? 0;
    await pause(Math.max(usual, refusal?.retryAfterMs ?? 0), signal);
    attempt += 1;
  }
}

/** The server has the maximum number of listeners, of this user or in total. */
class StreamRefused extends Error {
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super('The stream was refused.');
    this.retryAfterMs = retryAfterMs;
  }
}

async function listenOnce<Named extends Events, Input extends z.ZodObject>(
  stream: EventStream<Named, Input>,
  input: z.input<Input>,
  handlers: EventHandlers<Named>,
  { signal, onOpen }: { readonly signal: AbortSignal; readonly onOpen: () => void },
): Promise<void> {
  const token = await session.accessToken();
  const over = new AbortController();
  let watch = setTimeout(() => over.abort(), silenceMs);
  try {
    const response = await fetch(`/api${fillAddress(stream.path, input as Record<string, unknown>)}`, {
      headers: {
        accept: 'text/event-stream',
        ...(token && { authorization: `Bearer ${token}`, ...organizationHeaders() }),
      },
      signal: AbortSignal.any([signal, over.signal]),
    });
    if (response.status === 401) {
      failures.report(new RequestFailure('answered', 401));
      session.refuse();
    }
    if (response.status === 429 || response.status === 503) {
      throw new StreamRefused(Number(response.headers.get('retry-after') ?? 0) * 1000 || 0);
    }
    if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}.`);
    onOpen();
    for await (const { name, data } of readEvents(response.body)) {
      clearTimeout(watch);
      watch = setTimeout(() => over.abort(), silenceMs);
      const schema = stream.events[name];
      const handler = handlers[name as keyof Named];
      if (schema && handler) handler(schema.parse(JSON.parse(data)) as never);
    }
  } finally {
    clearTimeout(watch);
  }
}

type ServerEvent = { readonly name: string; readonly data: string };

/** Parses the events of a byte stream. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      rest += value;
      const blocks = rest.split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = readBlock(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function readBlock(block: string): ServerEvent | null {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const [, field, value = ''] = /^([a-z]+): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { name, data: data.join('\n') } : null;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
