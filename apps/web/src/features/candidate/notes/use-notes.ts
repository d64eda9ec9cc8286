import { useQueryClient } from '@tanstack/react-query';
import { type AnalysisDetail, updateAnalysis } from '@winnow/contracts';
import { useEffect, useSyncExternalStore } from 'react';
import { candidateKey } from '../../../entities/candidates/candidate-key.ts';
import { draftOwner, forgetOldDrafts } from '../../../lib/drafts.ts';
import { api } from '../../../lib/requests/api-client.ts';
import { session } from '../../../lib/session/session.ts';
import { createNotesSaver, type NotesState } from './notes-saver.ts';

/** The only saver of this tab: it keeps running after the candidate's page is left. */
export const notesSaver = createNotesSaver({
  send: async (change) => (await api.call(updateAnalysis, change)).data,
  owner: draftOwner,
  isOnline: () => navigator.onLine,
});

/** A candidate's notes while they are edited. @param saved the server's version */
export function useNotes({ id, notes: saved }: Pick<AnalysisDetail, 'id' | 'notes'>): NotesState {
  useEffect(() => notesSaver.open(id, saved), [id, saved]);
  const state = useSyncExternalStore(notesSaver.subscribe, () => notesSaver.find(id));
  return state ?? { text: saved, status: 'saved', theirs: null };
}

/** Saves pending notes from every screen. Mounted once in the workspace. */
export function useNotesSaving(): void {
  const queries = useQueryClient();
  useEffect(() => {
    forgetOldDrafts();
    const resume = () => void notesSaver.resume();
    const onVisible = () => document.hidden || resume();
    const stops = [
      notesSaver.onSaved(({ detail }) => {
        // Only updates a cached candidate.
        if (queries.getQueryData(candidateKey(detail.id)))
          queries.setQueryData(candidateKey(detail.id), detail);
        void queries.invalidateQueries({ queryKey: ['analyses', 'list'] });
      }),
      session.subscribe(() => {
        notesSaver.changeOwner();
        resume();
      }),
    ];
    resume();
    window.addEventListener('online', resume);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('online', resume);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [queries]);
}
