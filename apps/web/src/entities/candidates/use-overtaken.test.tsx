// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { AnalysisDetail, AnalysisRow } from '@winnow/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { useTexts } from '../../lib/language/use-texts.ts';
import { createQueryClient } from '../../lib/requests/query-client.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { organizationsKey } from '../organization/use-organizations.ts';
import { membersKey } from '../organization/use-people.ts';
import { bulkTexts } from './bulk/bulk-texts.ts';
import { resultsTexts } from './results-texts.ts';
import { type AnalysisChange, offerUndo } from './undo-change.ts';
import { useOvertaken } from './use-overtaken.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const undecided = { decision: null, decidedBy: null, decisionReason: null, declinedFor: null } as AnalysisRow;

const decided = (
  by: string,
  decision: 'yes' | 'no',
  reason: string | null,
): AnalysisDetail['events'][number] => ({
  kind: 'decision',
  text: '',
  change: { code: 'decided', decision },
  reason,
  by,
  at: '2026-11-23T10:00:00.000Z',
});

/** Anna's button: she saw no decision, but the server responds that Boris had made one. */
function Decline({ onUndo }: { readonly onUndo: (change: AnalysisChange) => void }) {
  const { changed: texts } = useTexts(resultsTexts);
  const { stages } = useTexts(bulkTexts);
  const overtaken = useOvertaken();
  const after = { events: [decided('anna', 'no', null), decided('boris', 'yes', 'Built our scales')] };
  const change: AnalysisChange = { decision: { value: 'no', reasons: ['level'] } };
  const decide = () => {
    const seen = overtaken(undecided, after as AnalysisDetail);
    offerUndo({ ...seen, change, name: 'Ada Thorne', words: { texts, stages } }, onUndo);
  };
  return (
    <button type="button" onClick={decide}>
      No
    </button>
  );
}

test('if two users decide at once, the second sees the other decision, which Undo restores', () => {
  // Cached data isn't requested again.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const queries = createQueryClient();
  queries.setQueryData(organizationsKey, [{ isCurrent: true, isPersonal: false }]);
  queries.setQueryData(membersKey, [{ userId: 'boris', name: 'Boris Lund' }]);
  const undone: AnalysisChange[] = [];
  render(
    <QueryClientProvider client={queries}>
      <Decline onUndo={(change) => undone.push(change)} />
      <Toaster store={toasts} label="Notifications" closeLabel="Close" />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.getByText('Boris Lund decided “Yes” just before you. Yours replaced it.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /Undo/ }));
  expect(undone).toEqual([{ decision: { value: 'yes', reason: 'Built our scales', reasons: [] } }]);
});
