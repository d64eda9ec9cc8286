import { useQuery } from '@tanstack/react-query';
import { limits, listAnalyses } from '@winnow/contracts';
import { useState } from 'react';
import { api } from '../../../lib/requests/api-client.ts';
import type { BulkTarget } from './bulk-target.ts';

type ByFilter = Extract<BulkTarget, { filter: unknown }>;

/**
 * All that match a filter, also those that are not loaded.
 * @param filter `null` where the list is loaded whole, or filtered by what the server does not know
 * @param selected who is selected one by one: another choice ends that of all
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
