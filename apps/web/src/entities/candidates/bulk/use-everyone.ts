import { useQuery } from '@tanstack/react-query';
import { limits, listAnalyses } from '@winnow/contracts';
import { useState } from 'react';
import { api } from '../../../lib/requests/api-client.ts';
import type { BulkTarget } from './bulk-target.ts';

type ByFilter = Extract<BulkTarget, { filter: unknown }>;

/**
 * Selects all that match a filter, including those not loaded.
 * @param filter `null` if the list is completely loaded, or filtered in a way that the server doesn't support
 * @param selected individually selected ids: a change of them ends the selection of all
 */
export function useEveryone(filter: ByFilter['filter'] | null, selected: ReadonlySet<string>) {
  const [chosen, setChosen] = useState<{ of: string; selected: ReadonlySet<string> } | null>(null);
  const name = JSON.stringify(filter);
  const { data: total = 0 } = useQuery({
    queryKey: ['analyses', 'total', name],
    queryFn: async () => (await api.call(listAnalyses, { ...filter, limit: 1 })).data.total,
    enabled: filter !== null && selected.size > 0,
    staleTime: 0,
    retry: false,
  });
  const isChosen = filter !== null && chosen?.of === name && chosen.selected === selected && total > 0;
  const canChoose =
    filter !== null && !isChosen && total > selected.size && total <= limits.changedByFilterMax;
  return {
    everyone: isChosen ? { filter, expected: total } : null,
    selectAll: canChoose ? { count: total, onSelect: () => setChosen({ of: name, selected }) } : undefined,
  };
}
