import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { rowId } from './ids.ts';
import { poolChip, poolLimits } from './talent-pool.ts';

export const savedSearchLimits = { searches: 100, nameMax: 80 } as const;

/** How often a member is notified of new people who match a search. */
export const searchAlerts = ['off', 'at-once', 'daily'] as const;
export type SearchAlert = (typeof searchAlerts)[number];

const alert = z.enum(searchAlerts);

const savedSearch = z
  .object({
    id: z.uuid(),
    name: z.string(),
    chips: z.array(poolChip),
    isShared: z.boolean().meta({ description: 'Whether it is shared with all members who can search.' }),
    isOwn: z.boolean().meta({ description: 'Whether the caller may change and delete it.' }),
    savedBy: z
      .string()
      .nullable()
      .meta({ description: 'Name of the member who saved it; null for a former member.' }),
    alert: alert.meta({ description: 'When the caller is alerted to new people.' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof savedSearch>;

const name = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(savedSearchLimits.nameMax, `Keep the name under ${savedSearchLimits.nameMax} characters.`);
const chips = z.array(poolChip).min(1, 'Add a criterion to the search first.').max(poolLimits.chips);

const ofSearch = { id: rowId };

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/talent-pool/searches',
  access: 'signed-in',
  permission: 'candidates.read',
  about: 'listed',
  summary: 'Saved searches of the talent pool, by name: the caller’s own and shared ones.',
  output: z.object({ searches: z.array(savedSearch) }),
});

export const saveSearch = endpoint({
  method: 'POST',
  path: '/talent-pool/searches',
  access: 'signed-in',
  permission: 'candidates.read',
  about: 'listed',
  summary: `Save a search under a name, at most ${savedSearchLimits.searches} per member. Alerts report each new person once.`,
  input: z.object({
    name,
    chips,
    isShared: z.boolean().default(false),
    alert: alert.default('off'),
  }),
  output: savedSearch,
  limitPerMinute: 60,
  limitPerDay: 500,
});

export const updateSavedSearch = endpoint({
  method: 'PATCH',
  path: '/talent-pool/searches/{id}',
  access: 'signed-in',
  permission: 'candidates.read',
  about: 'listed',
  summary:
    'Rename, share or replace a saved search. Shared ones can be changed by their creator and by owners.',
  input: z.object({
    ...ofSearch,
    name: name.optional(),
    chips: chips.optional(),
    isShared: z.boolean().optional(),
  }),
  output: savedSearch,
  limitPerMinute: 60,
  limitPerDay: 1_000,
});

export const changeSearchAlert = endpoint({
  method: 'PUT',
  path: '/talent-pool/searches/{id}/alert',
  access: 'signed-in',
  permission: 'candidates.read',
  about: 'listed',
  summary: 'Set when the caller is alerted to new people that the search finds.',
  input: z.object({ ...ofSearch, alert }),
  output: savedSearch,
  limitPerMinute: 60,
  limitPerDay: 1_000,
});

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: '/talent-pool/searches/{id}',
  access: 'signed-in',
  permission: 'candidates.read',
  about: 'listed',
  summary: 'Delete a saved search for everyone, with its alerts. It can be restored for a day.',
  input: z.object(ofSearch),
  output: z.object({ id: z.uuid() }),
});

export const restoreSavedSearch = endpoint({
  method: 'POST',
  path: '/talent-pool/searches/{id}/restore',
  access: 'signed-in',
  permission: 'candidates.read',
  about: 'listed',
  summary: 'Restore a deleted saved search, with its alerts.',
  input: z.object(ofSearch),
  output: savedSearch,
});
