// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { AnalysisRow, Stage } from '@winnow/contracts';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../lib/requests/api-client.ts';
import { createQueryClient } from '../../lib/requests/query-client.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { organizationsKey } from '../organization/use-organizations.ts';
import { membersKey } from '../organization/use-people.ts';
import { useRowChange } from './use-row-change.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ada = { id: 'ada', resumeName: 'Ada Thorne', stage: 'new', decision: null, events: [] };

/** A card with its stage and buttons to move it. */
function Card() {
  const [row, setRow] = useState(ada as unknown as AnalysisRow);
  const change = useRowChange(
    {
      queryKey: ['job', 'rows'],
      find: () => row,
      show: (_id, changes) => setRow((shown) => ({ ...shown, ...changes })),
      alsoShownIn: () => [],
    },
    false,
  );
  return (
    <>
      <p>Stage: {row.stage}</p>
      {(['screening', 'interview'] as const).map((stage) => (
        <button key={stage} type="button" onClick={() => change.mutate({ id: row.id, stage })}>
          To {stage}
        </button>
      ))}
    </>
  );
}

test('two quick moves are sent in order, and Undo returns to the stage in between', async () => {
  const sent: { stage: Stage; answer: () => void }[] = [];
  vi.spyOn(api, 'call').mockImplementation((_endpoint, change) => {
    const { stage } = change as unknown as { stage: Stage };
    return new Promise((resolve) => {
      const answer = () => resolve({ data: { ...ada, stage } as never, message: null });
      sent.push({ stage, answer });
    });
  });
  const queries = createQueryClient();
  queries.setQueryData(organizationsKey, [{ isCurrent: true, isPersonal: true }]);
  queries.setQueryData(membersKey, []);
  render(
    <QueryClientProvider client={queries}>
      <Card />
      <Toaster store={toasts} label="Notifications" closeLabel="Close" />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'To screening' }));
  await screen.findByText('Stage: screening');
  fireEvent.click(screen.getByRole('button', { name: 'To interview' }));
  await screen.findByText('Stage: interview');
  const stages = () => sent.map(({ stage }) => stage);
  await waitFor(() => expect(stages()).toEqual(['screening']));
  sent[0]?.answer();
  await waitFor(() => expect(stages()).toEqual(['screening', 'interview']));
  expect(screen.getByText('Stage: interview')).toBeVisible();
  sent[1]?.answer();
  await screen.findByText(/ to Interview\.$/);
  fireEvent.click(screen.getByRole('button', { name: /Undo/ }));
  await waitFor(() => expect(stages()).toEqual(['screening', 'interview', 'screening']));
});
