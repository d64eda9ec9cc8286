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

/** Filters of the activity; dates such as `2026-11-23` are in the user's time zone, both inclusive. */
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

/** The filter in the URL, which can be shared; invalid values are ignored. */
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

/** Start of a date in the user's time zone, or `later` days after it. */
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
    // Reloaded with each visit, since other members act, too.
    staleTime: 0,
    refetchOnMount: true,
  });
}

/** All matching events, newest first. */
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

/** API keys and assistants, including ended ones. */
export function usePrograms() {
  return useQuery({
    queryKey: ['activity-programs'],
    queryFn: async () => (await api.call(listActivityPrograms)).data,
    staleTime: 0,
    refetchOnMount: true,
  });
}
