import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ScoreLegend, WeightLegend } from './shape-legend.tsx';

afterEach(cleanup);

// jsdom has no layout, so nothing changes its size.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const bands = { strong: 'best', 'worth-a-call': 'good', partial: 'fair', 'little-found': 'weak' };
const opener = () => screen.getByRole('button', { name: 'What the shapes mean' });

test('the legend of a score opens with a key, explains every shape, and closes with Escape', async () => {
  render(<ScoreLegend bands={bands} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const legend = screen.getByRole('dialog', { name: 'What the shapes mean' });
  expect([...legend.querySelectorAll('li li')].map(({ textContent }) => textContent)).toEqual([
    'fair from 25',
    'good from 45',
    'best from 60',
  ]);
  for (const words of [/could still reach/, /^Met\./, /^Partly met\./, /^Not met\./, /^Not found\./])
    expect(screen.getAllByRole('listitem').filter(({ textContent }) => words.test(textContent))).toHaveLength(
      1,
    );
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

test.each(['mouse', 'touch'] as const)('the legend of weights opens and closes by %s', async (kind) => {
  const user = userEvent.setup();
  const keys = kind === 'mouse' ? '[MouseLeft]' : '[TouchA]';
  render(<WeightLegend />);
  await user.pointer({ keys, target: opener() });
  expect(screen.getByRole('dialog').textContent).toContain('more grains, more points');
  await user.pointer({ keys, target: screen.getByRole('button', { name: 'Close' }) });
  expect(screen.queryByRole('dialog')).toBeNull();
});
