import { type QueryFilters, useQueryClient } from '@tanstack/react-query';
import { candidateEvents } from '@winnow/contracts';
import { useEffect, useSyncExternalStore } from 'react';
import { listenToEvents } from '../../lib/requests/listen-to-events.ts';
import { useCurrentOrganization, useMay } from '../organization/use-organizations.ts';
import { candidateKey } from './candidate-key.ts';

/** Queries that show lists of candidates. */
const shownIn = [
  ['analyses', 'list'],
  ['analyses', 'review'],
  ['analyses', 'found'],
  ['batches', 'one'],
  ['jobs', 'figures'],
  ['jobs', 'activity'],
] as const;

/** All queries about the organization's data; not those about the user and the session. */
const ofOrganization: QueryFilters = {
  predicate: ({ queryKey: [kind] }) => !['me', 'profile', 'organizations', 'members'].includes(String(kind)),
};

/**
 * Shows changes by other members at once. Listens to events while the tab is visible, in organizations with several
 * members; after an interruption it reloads everything. Mounted once in the workspace.
 */
export function useCandidateStream(): void {
  const queries = useQueryClient();
  const organization = useCurrentOrganization();
  const mayRead = useMay()('candidates.read');
  const isSeen = useSyncExternalStore(onVisibility, () => !document.hidden);
  const organizationId = organization && !organization.isPersonal ? organization.id : null;
  useEffect(() => {
    if (!mayRead || organizationId === null || !isSeen) return;
    const leaving = new AbortController();
    const refresh = (analysisIds: readonly string[]) => {
      for (const id of analysisIds) {
        void queries.invalidateQueries({ queryKey: candidateKey(id) });
        void queries.invalidateQueries({ queryKey: ['comments', id] });
      }
      for (const queryKey of shownIn) void queries.invalidateQueries({ queryKey });
    };
    void listenToEvents(
      candidateEvents,
      {},
      {
        changed: ({ analysisIds }) => refresh(analysisIds),
        // The open page may belong to a job that is no longer visible, so its data is dropped and requested again.
        jobs: ({ lost }) => void (lost ? queries.resetQueries(ofOrganization) : queries.invalidateQueries()),
      },
      {
        signal: leaving.signal,
        onBreak() {
          // Events of that time were missed.
          void queries.invalidateQueries({ queryKey: ['analyses'], refetchType: 'none' });
          void queries.invalidateQueries({ queryKey: ['comments'], refetchType: 'none' });
        },
      },
    );
    return () => leaving.abort();
  }, [mayRead, organizationId, isSeen, queries]);
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
