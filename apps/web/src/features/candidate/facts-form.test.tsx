import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { AnalysisDetail } from '@winnow/contracts';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from '../../lib/requests/query-client.ts';
import { FactsForm } from './facts-form.tsx';

afterEach(cleanup);

const candidate = {
  id: '00000000-0000-4000-8000-000000000001',
  corrections: null,
  facts: {
    name: { value: 'Ada Miller', evidence: [] },
    place: { value: 'Millbrook', evidence: [] },
    positions: [],
    skills: [],
  },
} as unknown as AnalysisDetail;

function show(isAnonymous: boolean): string {
  const { container } = render(
    <QueryClientProvider client={createQueryClient({ onFailure: () => {} })}>
      <FactsForm candidate={candidate} isAnonymous={isAnonymous} onClose={() => {}} />
    </QueryClientProvider>,
  );
  return [...container.querySelectorAll('input')].map(({ value }) => value).join();
}

test('in the anonymous view name and place stay covered where facts are corrected', () => {
  expect(show(true)).not.toMatch(/Ada|Millbrook/);
  expect(screen.getByText(/^Name and place are covered/)).toBeDefined();
});

test('once uncovered, name and place can be corrected', () => {
  expect(show(false)).toBe('Ada Miller,Millbrook');
});
