import * as z from 'zod';
import { eventStream } from './endpoint.ts';

/** Events of the server itself, for open pages: reload after an update, reconnect after a restart. */
export const serverEvents = eventStream({
  path: '/events',
  access: 'anyone',
  summary: 'Events: the server version, a heartbeat every 30 seconds, and a notice before a shutdown.',
  events: {
    hello: z.object({ version: z.string() }),
    heartbeat: z.object({}),
    stopping: z.object({}),
  },
});
