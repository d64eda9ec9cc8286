// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DeclineDialog } from './decline-dialog.tsx';

afterEach(cleanup);

test('a no waits for a reason that is neither missing nor too long to be kept', () => {
  const onDecline = vi.fn();
  render(<DeclineDialog name="Candidate A" onClose={() => undefined} onDecline={onDecline} />);
  const write = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  const decide = () => fireEvent.click(screen.getByRole('button', { name: 'Decide no' }));
  decide();
  expect(screen.getByText('Say why, in a few words.')).toBeDefined();
  write('x'.repeat(1_001));
  decide();
  expect(screen.getByText('Keep the reason under 1,000 characters.')).toBeDefined();
  expect(onDecline).not.toHaveBeenCalled();
  write(' No licence yet. ');
  decide();
  expect(onDecline).toHaveBeenCalledWith('No licence yet.');
});
