import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { opensByPress } from './open-row.ts';

afterEach(() => {
  cleanup();
  window.getSelection()?.removeAllRanges();
  vi.restoreAllMocks();
});

const pressed = vi.fn();

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function showRow() {
  pressed.mockClear();
  render(
    <MemoryRouter>
      <ul>
        <li {...opensByPress}>
          <Link to="/ada">Ada</Link>
          <span>Nurse in Lisbon</span>
          <button type="button" onClick={pressed}>
            Delete
          </button>
        </li>
      </ul>
      <Address />
    </MemoryRouter>,
  );
  return {
    words: screen.getByText('Nurse in Lisbon'),
    address: () => screen.getByRole('status').textContent,
  };
}

test('clicking the text of a row opens its link', () => {
  const { words, address } = showRow();
  fireEvent.click(words);
  expect(address()).toBe('/ada');
});

test('a button in the row performs its action, and the link opens once', () => {
  const { address } = showRow();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(pressed).toHaveBeenCalledOnce();
  expect(address()).toBe('/');
  fireEvent.click(screen.getByRole('link', { name: 'Ada' }));
  expect(address()).toBe('/ada');
});

test('selecting text does not open the row', () => {
  const { words, address } = showRow();
  window.getSelection()?.selectAllChildren(words);
  fireEvent.click(words);
  expect(address()).toBe('/');
});

test('the middle button opens another tab, the right one does nothing', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { words, address } = showRow();
  fireEvent(words, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(open).toHaveBeenCalledWith(expect.stringMatching(/\/ada$/), '_blank', 'noopener');
  fireEvent(words, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  expect(open).toHaveBeenCalledOnce();
  expect(address()).toBe('/');
});

test('with Ctrl the link is clicked with Ctrl, which the browser opens in another tab', () => {
  const { words, address } = showRow();
  const seen = vi.fn((event: MouseEvent) => event.preventDefault());
  screen.getByRole('link', { name: 'Ada' }).addEventListener('click', seen);
  fireEvent.click(words, { ctrlKey: true });
  expect(seen.mock.calls[0]?.[0].ctrlKey).toBe(true);
  expect(address()).toBe('/');
});
