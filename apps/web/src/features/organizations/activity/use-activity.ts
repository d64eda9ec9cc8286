import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  type ActivityKind,
  activityKinds,
  formerMembers,
  listActivityPrograms,
  listOrganizationActivity,
  type OrganizationEvent,
} from '@winnow/contracts';
import { useSearchParams } from 'react-router';
import { api } from '../../../lib/requests/api-client.ts';
import { activityKey } from '../use-team.ts';

/** What the activity is narrowed to; days are those of the reader's clock, such as `2026-11-23`, both included. */
export type ActivityFilter = {
  readonly member?: string;
  readonly kind?: ActivityKind;
  /** An API key. */
  readonly key?: string;
  readonly assistant?: string;
  readonly since?: string;
  readonly until?: string;
};

const names = ['member', 'kind', 'key', 'assistant', 'since', 'until'] as const;
const day = /^\d{4}-\d{2}-\d{2}$/;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The filter in the address, which can be shared; what makes no sense there is left out. */
export function useActivityFilter() {
  const [search, setSearch] = useSearchParams();
  const text = (name: (typeof names)[number]) => search.get(name) ?? '';
  const [member, since, until] = [text('member'), text('since'), text('until')];
  const kind = activityKinds.find((known) => known === text('kind'));
  const filter: ActivityFilter = {
    ...((member === formerMembers || uuid.test(member)) && { member }),
    ...(kind && { kind }),
    ...(uuid.test(text('key')) && { key: text('key') }),
    ...(uuid.test(text('assistant')) && { assistant: text('assistant') }),
    ...(isDay(since) && { since }),
    ...(isDay(until) && { until }),
  };
  const setFilter = (change: ActivityFilter) => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const name of names) after.delete(name);
        for (const [name, value] of Object.entries(change)) if (value) after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { filter, setFilter };
}

const isDay = (text: string) => day.test(text) && !Number.isNaN(new Date(`${text}T00:00`).getTime());

const asked = ({ since, until, key, assistant, ...rest }: ActivityFilter) => ({
  ...rest,
  ...(key && { keyId: key }),
  ...(assistant && { assistantId: assistant }),
  ...(since && { since: startOf(since, 0) }),
  ...(until && { until: startOf(until, 1) }),
});

/** The beginning of a day by the reader's clock, or of one `later`. */
function startOf(text: string, later: number): string {
  const date = new Date(`${text}T00:00`);
  date.setDate(date.getDate() + later);
  return date.toISOString();
}

export function useActivity(filter: ActivityFilter) {
  return useInfiniteQuery({
    queryKey: [...activityKey, filter],
    queryFn: async ({ pageParam }) =>
      (
        await api.call(listOrganizationActivity, {
          ...asked(filter),
          limit: 20,
          ...(pageParam && { before: pageParam }),
        })
      ).data,
    initialPageParam: 0,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    // Others act too: asked again with each visit.
    staleTime: 0,
    refetchOnMount: true,
  });
}

/** Every event that matches, the newest first. */
export async function fetchAllActivity(filter: ActivityFilter): Promise<OrganizationEvent[]> {
  const events: OrganizationEvent[] = [];
  let before: number | null = null;
  do {
    const page: Awaited<ReturnType<typeof fetchPage>> = await fetchPage(filter, before);
    events.push(...page.events);
    before = page.nextBefore;
  } while (before !== null);
  return events;
}

const fetchPage = async (filter: ActivityFilter, before: number | null) =>
  (
    await api.call(listOrganizationActivity, {
      ...asked(filter),
      limit: 500,
      ...(before !== null && { before }),
    })
  ).data;

/** API keys and assistants, also of those that have ended. */
export function usePrograms() {
  return useQuery({
    queryKey: ['activity-programs'],
    queryFn: async () => (await api.call(listActivityPrograms)).data,
    staleTime: 0,
    refetchOnMount: true,
  });
}
