import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Progress } from './progress.tsx';

afterEach(cleanup);

test('progress announces its amount, and none while it is unknown', () => {
  const { rerender } = render(<Progress label="Reading" value={3} max={50} words="3 of 50" />);
  const bar = screen.getByRole('progressbar', { name: 'Reading' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['3', '3 of 50']);
  rerender(<Progress label="Reading" value={null} max={50} words="waiting" />);
  expect(bar.hasAttribute('aria-valuenow')).toBe(false);
});
