import * as z from 'zod';
import { eventStream } from './endpoint.ts';

/** For screens that show candidates: which of them to ask for again. */
export const candidateEvents = eventStream({
  path: '/candidates/events',
  access: 'signed-in',
  permission: 'candidates.read',
  about: 'listed',
  summary:
    'Ids of the candidates of whom something was changed or said, within a second: decisions, stages, tags, notes, comments.',
  events: {
    changed: z.object({ analysisIds: z.array(z.uuid()) }),
    jobs: z
      .object({ lost: z.boolean() })
      .meta({ description: 'The caller sees other jobs than before; `lost`: no longer all of those.' }),
    heartbeat: z.object({}),
    stopping: z.object({}),
  },
});
