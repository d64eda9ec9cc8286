// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { AnalysisRow } from '@winnow/contracts';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from '../../lib/requests/query-client.ts';
import { DecisionButtons } from './decision-buttons.tsx';

afterEach(cleanup);

test('a pending decision is busy, and shown as pressed once it is saved', () => {
  const row = { id: 'a', decision: 'yes', gate: { passed: true, missing: [] } } as unknown as AnalysisRow;
  const queries = createQueryClient();
  const buttons = (saving: 'yes' | null) => (
    <QueryClientProvider client={queries}>
      <DecisionButtons row={row} name="Ada" saving={saving} onDecide={() => {}} />
    </QueryClientProvider>
  );
  const stateOf = () => {
    const yes = screen.getByRole('button', { name: 'Yes' });
    return [yes.ariaPressed, yes.ariaBusy, yes.title];
  };
  const { rerender } = render(buttons('yes'));
  expect(stateOf()).toEqual(['false', 'true', 'Saving']);
  rerender(buttons(null));
  expect(stateOf()).toEqual(['true', null, '']);
});
