// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { Batch, BatchItem } from '@winnow/contracts';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from '../../../lib/requests/query-client.ts';
import { analyzerTexts } from '../analyzer-texts.ts';
import { BatchFiles } from './batch-files.tsx';

afterEach(cleanup);

const itemOf = (more: Partial<BatchItem>) =>
  ({ id: more.fileName, state: 'done', reason: null, message: null, canRetry: false, ...more }) as BatchItem;

test('a stopped file shows its reason by code, not in the words of the server', () => {
  const items = [
    itemOf({ fileName: 'ada.pdf' }),
    itemOf({ fileName: 'jo.pdf', state: 'failed', reason: 'encrypted', message: 'Locked.' }),
    itemOf({ fileName: 'ada-2.pdf', state: 'duplicate', message: 'Twice.' }),
  ];
  const batch = {
    id: 'b',
    jobDescriptionId: 'j',
    state: 'done',
    counts: { total: 3, failed: 1, cancelled: 0 },
    items,
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <BatchFiles batch={batch as unknown as Batch} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const { reasons, duplicate } = analyzerTexts.english.run;
  expect(screen.getByText(reasons.encrypted)).toBeVisible();
  expect(screen.getByText(duplicate)).toBeVisible();
  expect(screen.queryByText(/Locked|Twice/)).toBeNull();
});
