import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from '../../../lib/requests/query-client.ts';
import { FilesStep } from './files-step.tsx';
import type { UploadLine } from './upload-store.ts';

afterEach(cleanup);

const refused = (place: number): UploadLine => ({
  id: `file-${place}`,
  fileName: `resume-${place}.pdf`,
  bytes: 9,
  state: 'refused',
  error: 'too-many',
  rejection: null,
});

test('files beyond the limit give one message, regardless of their number', () => {
  const lines: UploadLine[] = [
    { id: 'sent', fileName: 'ada.pdf', bytes: 9, state: 'uploading', share: 0.5 },
    ...[1, 2, 3, 4, 5, 6, 7].map(refused),
  ];
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <FilesStep lines={lines} isDisabled={false} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getAllByText('You can only select up to 50 files at a time.')).toHaveLength(1);
  expect(screen.getByText(/^7 files are left out: resume-1.pdf, .*resume-5.pdf and 2 more\./)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toBe('0 of 1 resume ready');
});
