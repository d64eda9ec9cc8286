import { useQuery } from '@tanstack/react-query';
import { listImports } from '@winnow/contracts';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { countEnded } from './count-ended.ts';
import { importsTexts } from './imports-texts.ts';
import { useSending } from './sending/sender.ts';

/** Polling intervals while an import is running, and while none is. */
const pollIntervalMs = 5_000;
const restMs = 60_000;

/** Progress of running imports, on every page of the workspace; renders nothing if there are none. */
export function ImportIndicator() {
  const texts = useTexts(importsTexts);
  const sending = useSending()?.state ?? null;
  const { data } = useQuery({
    queryKey: ['imports', 'open', sending],
    queryFn: async () => (await api.call(listImports, { state: 'open', limit: 10 })).data.imports,
    refetchInterval: (query) =>
      query.state.data?.some(({ state }) => state === 'running') ? pollIntervalMs : restMs,
    staleTime: 0,
  });
  const [first, ...others] = data ?? [];
  if (!first) return null;
  const done = [first, ...others].reduce((sum, row) => sum + countEnded(row), 0);
  const total = [first, ...others].reduce((sum, { counts }) => sum + counts.total, 0);
  return (
    <Link
      to={others.length === 0 ? `/imports/${first.id}` : '/imports'}
      className="mt-3 grid gap-1.5 rounded-control px-2 py-1.5 text-13 text-quiet tabular-nums hover:bg-sunken hover:text-ink"
    >
      {texts.indicator(done, total)}
      <progress className="sr-only" max={total} value={done} />
      <span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full bg-field" style={{ width: `${(done / total) * 100}%` }} />
      </span>
    </Link>
  );
}
