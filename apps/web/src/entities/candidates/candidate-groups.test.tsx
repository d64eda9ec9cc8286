import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from '../../lib/requests/query-client.ts';
import { useListedShortcuts } from '../../ui/shortcuts/shortcut-list.ts';
import { CandidateGroups } from './candidate-groups.tsx';
import { bestFirst } from './ranking/row-orders.ts';

afterEach(cleanup);

function Listed() {
  const words = useListedShortcuts().map(({ keys, label }) => `${keys.join()} ${label}`);
  return <p>{words.join(', ')}</p>;
}

test('the list shows all its shortcut keys before a candidate is selected', () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <CandidateGroups
          caption="Candidates"
          groups={[]}
          sort={bestFirst}
          onSort={() => {}}
          pathOf={(id) => `/${id}`}
          isAnonymous
          selected={new Set()}
          onSelect={() => {}}
          onSelectAll={() => {}}
          onChange={() => {}}
        />
        <Listed />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const keys = [
    'J Next candidate, K Previous candidate, O Open the candidate, 1 Decide yes, 2 Decide maybe, 3 Decide no',
    'X Select or deselect the candidate, A Select all shown, Space Select or deselect the candidate',
    '⇧,X Select a range, Shift+click Select a range',
  ].join(', ');
  expect(screen.getByText(keys)).toBeVisible();
});
