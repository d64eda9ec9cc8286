import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import type { CommandGroup } from '../../ui/command-palette/command.ts';
import { paletteTexts } from './palette-texts.ts';
import type { FoundPlace } from './use-found.tsx';

type Recent = FoundPlace & { readonly id: string; readonly label: string };

const recentMax = 5;
/** Stored with the user's query data: cleared on sign-out and never written to the browser's storage. */
const recentKey = ['search', 'recent'];

/** Results opened from the search, last first. In anonymous view, those that may name a candidate are left out. */
export function useRecent(isAnonymous: boolean): {
  readonly groups: readonly CommandGroup[];
  keep(opened: Recent): void;
} {
  const { recent: heading } = useTexts(paletteTexts);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data: opened = [] } = useQuery<readonly Recent[]>({
    queryKey: recentKey,
    queryFn: () => [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const shown = opened.filter(({ isPersonal }) => !(isAnonymous && isPersonal));
  const commands = shown.map(({ id, label, path }) => ({
    id: `recent-${id}`,
    label,
    icon: <Clock />,
    onRun: () => void navigate(path),
  }));
  return {
    groups: [{ id: 'recent', heading, commands }],
    keep(place) {
      queries.setQueryData<readonly Recent[]>(recentKey, (before = []) =>
        [place, ...before.filter(({ id }) => id !== place.id)].slice(0, recentMax),
      );
    },
  };
}
