// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setTour, stepFrom, type Tour, tourSteps, useTour } from './tour-store.ts';

const tour: Tour = { step: 'groups', batchId: 'batch-1', jobId: 'job-1', isOpened: false };

test('a tour is shared by every part that shows it, and ends', () => {
  const { result } = renderHook(useTour);
  expect(result.current).toBeNull();
  act(() => setTour(tour));
  expect(result.current).toEqual(tour);
  act(() => setTour({ ...tour, step: 'search' }));
  expect(result.current?.step).toBe('search');
  act(() => setTour(null));
  expect(result.current).toBeNull();
});

test.each(['not JSON', 'null', '{"step":"elsewhere","batchId":"b","jobId":"j"}', '{"step":"groups"}'])(
  'what an earlier release or another program stored is no tour: %s',
  (stored) => {
    sessionStorage.setItem('tour', stored);
    expect(renderHook(useTour).result.current).toBeNull();
  },
);

test('steps follow each other and stop at both ends', () => {
  expect(stepFrom('groups', -1)).toBeNull();
  expect(stepFrom('groups', 1)).toBe('evidence');
  expect(stepFrom('finish', 1)).toBeNull();
  const walked = [];
  for (let step: (typeof tourSteps)[number] | null = tourSteps[0]; step; step = stepFrom(step, 1))
    walked.push(step);
  expect(walked).toEqual([...tourSteps]);
});
