import * as z from 'zod';
import { eventStream } from './endpoint.ts';

/** Tells screens that show candidates which of them to refetch. */
export const candidateEvents = eventStream({
  path: '/candidates/events',
  access: 'signed-in',
  permission: 'candidates.read',
  about: 'listed',
  summary:
    'Events: IDs of candidates whose decision, stage, tags, notes or comments changed, within a second.',
  events: {
    changed: z.object({ analysisIds: z.array(z.uuid()) }),
    jobs: z.object({ lost: z.boolean() }).meta({
      description: 'The jobs that the caller can see have changed; `lost`: some are no longer visible.',
    }),
    heartbeat: z.object({}),
    stopping: z.object({}),
  },
});
