// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MarkedTextArea } from './marked-text-area.tsx';

afterEach(cleanup);

test.each([
  [90, 'text-quiet'],
  [91, 'text-partly'],
  [101, 'text-not-met'],
])('with %d of 100 characters the counter of a marked text is %s', (length, tone) => {
  const given = { id: 'text', label: 'Text', helper: 'Help', error: null, marks: [], isDisabled: false };
  render(
    <MarkedTextArea {...given} maxLength={100} value={'x'.repeat(length)} onValueChange={() => undefined} />,
  );
  expect(screen.getByText(`${length} of 100 characters`).className).toContain(tone);
});
