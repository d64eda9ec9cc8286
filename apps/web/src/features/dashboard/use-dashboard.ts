import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type BatchSummary,
  getOverview,
  type JobSummary,
  listBatches,
  listJobs,
  removeSample,
  startSampleBatch,
} from '@winnow/contracts';
import { setTour } from '../../entities/tour/tour-store.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import { dashboardTexts } from './dashboard-texts.ts';

const shownBatches = 5;
const shownJobs = 5;
const watchMs = 2_000;

type Overview = Awaited<ReturnType<typeof askForOverview>>;

export type Dashboard = {
  readonly overview: Overview;
  readonly batches: readonly BatchSummary[];
  readonly jobs: readonly JobSummary[];
};

/** Dashboard data, always current; reloaded every two seconds while a run is in progress. */
export function useDashboard() {
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: askForDashboard,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? watchMs : false),
  });
}

function isMoving({ overview, batches }: Dashboard): boolean {
  return overview.running > 0 || batches.some(({ state }) => state === 'running');
}

async function askForDashboard(): Promise<Dashboard> {
  const [overview, batches, jobs] = await Promise.all([
    askForOverview(),
    api.call(listBatches, { limit: shownBatches }),
    api.call(listJobs, { limit: shownJobs }),
  ]);
  return { overview, batches: batches.data.batches, jobs: jobs.data.jobs };
}

async function askForOverview() {
  return (await api.call(getOverview)).data;
}

/** Starts the sample (`start`), shows it with the tour (`tour`), or removes it (`remove`). */
export function useSample() {
  const { sample } = useTexts(dashboardTexts);
  const queries = useQueryClient();
  // The sample adds a job, resumes and a run: all lists are outdated.
  const refresh = () => queries.invalidateQueries();
  const start = useMutation({
    mutationFn: startSample,
    async onSuccess() {
      toasts.add('info', sample.started);
      await refresh();
    },
  });
  const tour = useMutation({
    // An existing sample isn't started again.
    mutationFn: startSample,
    async onSuccess({ id, jobDescriptionId }) {
      setTour({ step: 'groups', batchId: id, jobId: jobDescriptionId, isOpened: false });
      await refresh();
    },
  });
  const remove = useMutation({
    mutationFn: () => api.call(removeSample),
    async onSuccess() {
      setTour(null);
      toasts.add('success', sample.removed, { undo: () => start.mutate() });
      await refresh();
    },
  });
  return { tour, remove };
}

async function startSample() {
  return (await api.call(startSampleBatch)).data;
}
