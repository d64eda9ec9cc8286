import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  type DecisionRecord,
  formerMembers,
  getDecisionRecord,
  listDecisionRecords,
  listJobsOfDecisionRecords,
  type RecordOutcome,
  type RecordReason,
  recordOutcomes,
  recordReasons,
} from '@winnow/contracts';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/requests/api-client.ts';

/** What records are narrowed to; days are those of the reader's clock, such as `2026-11-23`, both included. */
export type RecordFilter = {
  readonly job?: string;
  readonly candidate?: string;
  readonly outcome?: RecordOutcome;
  readonly reason?: RecordReason;
  readonly member?: string;
  readonly since?: string;
  readonly until?: string;
};

const names = ['job', 'candidate', 'outcome', 'reason', 'member', 'since', 'until'] as const;
const day = /^\d{4}-\d{2}-\d{2}$/;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const candidateNumber = /^[0-9A-F]{4}(?:-[0-9A-F]{4}){2}$/;

/** The filter and the opened record in the address, which can be shared; what makes no sense there is left out. */
export function useRecordsAddress() {
  const [search, setSearch] = useSearchParams();
  const text = (name: string) => search.get(name) ?? '';
  const [job, candidate, member] = [text('job'), text('candidate'), text('member')];
  const [since, until] = [text('since'), text('until')];
  const outcome = recordOutcomes.find((known) => known === text('outcome'));
  const reason = recordReasons.find((known) => known === text('reason'));
  const filter: RecordFilter = {
    ...(uuid.test(job) && { job }),
    ...(candidateNumber.test(candidate) && { candidate }),
    ...(outcome && { outcome }),
    ...(reason && { reason }),
    ...((member === formerMembers || uuid.test(member)) && { member }),
    ...(isDay(since) && { since }),
    ...(isDay(until) && { until }),
  };
  const change = (edit: (after: URLSearchParams) => void) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        edit(after);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const addressOf = (id: string) => {
    const after = new URLSearchParams(search);
    after.set('record', id);
    return `?${after}`;
  };
  return {
    filter,
    setFilter(next: RecordFilter) {
      change((after) => {
        for (const name of [...names, 'record']) after.delete(name);
        for (const [name, value] of Object.entries(next)) if (value) after.set(name, value);
      });
    },
    opened: uuid.test(text('record')) ? text('record') : null,
    addressOf,
    close: () => change((after) => after.delete('record')),
  };
}

const isDay = (text: string) => day.test(text) && !Number.isNaN(new Date(`${text}T00:00`).getTime());

const asked = ({ job, since, until, ...rest }: RecordFilter) => ({
  ...rest,
  ...(job && { jobDescriptionId: job }),
  ...(since && { since: startOf(since, 0) }),
  ...(until && { until: startOf(until, 1) }),
});

/** The beginning of a day by the reader's clock, or of one `later`. */
function startOf(text: string, later: number): string {
  const date = new Date(`${text}T00:00`);
  date.setDate(date.getDate() + later);
  return date.toISOString();
}

// Each read is audited, so it is refetched on a visit and not on window focus.
const onVisits = { staleTime: 0, refetchOnMount: true, refetchOnWindowFocus: false } as const;

export function useDecisionRecords(filter: RecordFilter) {
  return useInfiniteQuery({
    queryKey: ['decision-records', filter],
    queryFn: async ({ pageParam }) =>
      (
        await api.call(listDecisionRecords, {
          ...asked(filter),
          ...(pageParam && { cursor: pageParam }),
        })
      ).data,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...onVisits,
  });
}

/** A record, whose candidate may be deleted while it is open. */
export function useDecisionRecord(id: string) {
  return useQuery({
    queryKey: ['decision-record', id],
    queryFn: async () => (await api.call(getDecisionRecord, { id })).data,
    ...onVisits,
  });
}

/** Jobs that records can be narrowed to. */
export function useRecordedJobs() {
  return useQuery({
    queryKey: ['decision-record-jobs'],
    queryFn: async () => (await api.call(listJobsOfDecisionRecords)).data,
    ...onVisits,
  });
}

/** Every record that matches, the newest first. */
export async function fetchAllRecords(filter: RecordFilter): Promise<DecisionRecord[]> {
  const records: DecisionRecord[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof fetchPage>> = await fetchPage(filter, cursor);
    records.push(...page.records);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return records;
}

const fetchPage = async (filter: RecordFilter, cursor: string | null) =>
  (
    await api.call(listDecisionRecords, {
      ...asked(filter),
      purpose: 'export',
      limit: 100,
      ...(cursor !== null && { cursor }),
    })
  ).data;
