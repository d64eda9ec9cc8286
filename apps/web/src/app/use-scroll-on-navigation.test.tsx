import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate, useSearchParams } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollOnNavigation } from './use-scroll-on-navigation.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // jsdom can't scroll.
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    if (typeof to === 'object') this.scrollTop = to.top ?? 0;
  };
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
  document.documentElement.scrollTop = 0;
});

/** A list whose rows arrive shortly after the page, like from the server. */
function List() {
  const [rows, setRows] = useState<readonly string[]>([]);
  const [address, setAddress] = useSearchParams();
  useEffect(() => {
    const frame = requestAnimationFrame(() => setRows(['first', 'second', 'third']));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <>
      <input
        aria-label="Search"
        value={address.get('search') ?? ''}
        onChange={({ target }) => setAddress({ search: target.value }, { replace: true })}
      />
      {address.has('open') ? (
        <p>One row</p>
      ) : (
        rows.map((row) => (
          <p key={row}>
            <Link to={`/rows/${row}`}>Open</Link>
            <button type="button" onClick={() => setAddress({ open: row })}>
              Look
            </button>
          </p>
        ))
      )}
    </>
  );
}

function Site() {
  useScrollOnNavigation();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <main id="content" tabIndex={-1}>
        <Routes>
          <Route path="/" element={<List />} />
          <Route path="/rows/:row" element={<Link to="/">All rows</Link>} />
        </Routes>
      </main>
    </>
  );
}

function open() {
  render(
    <MemoryRouter>
      <Site />
    </MemoryRouter>,
  );
}

function scrollTo(top: number): void {
  document.documentElement.scrollTop = top;
  fireEvent.scroll(window);
}

/** Clicks with focus on the element, like a keyboard user. */
function use(element: HTMLElement): void {
  element.focus();
  fireEvent.click(element);
}

// A button on the page acts as the browser's back button, which doesn't move focus.
const goBack = () => fireEvent.click(screen.getByText('Back'));

test('a new page starts at its content, and Back returns to the last used row', async () => {
  open();
  const [, second] = await screen.findAllByText('Open');
  scrollTo(700);
  use(second as HTMLElement);
  await screen.findByText('All rows');
  expect(document.activeElement?.id).toBe('content');
  expect(document.documentElement.scrollTop).toBe(0);
  goBack();
  await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/rows/second'));
  expect(document.documentElement.scrollTop).toBe(700);
});

test('among identical rows Back finds the one that was used, even if all share one address', async () => {
  open();
  const links = await screen.findAllByText('Look');
  use(links[2] as HTMLElement);
  await screen.findByText('One row');
  expect(document.activeElement?.id).toBe('content');
  goBack();
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByText('Look')[2]));
});

test('changing a filter does not scroll the page', async () => {
  open();
  await screen.findAllByText('Open');
  scrollTo(300);
  screen.getByLabelText('Search').focus();
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'second' } });
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  use(screen.getAllByText('Open')[1] as HTMLElement);
  await screen.findByText('All rows');
  goBack();
  await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/rows/second'));
  expect(document.documentElement.scrollTop).toBe(300);
});

test('a user who has scrolled in the meantime is not moved', async () => {
  open();
  const [first] = await screen.findAllByText('Open');
  use(first as HTMLElement);
  await screen.findByText('All rows');
  goBack();
  screen.getByLabelText('Search').focus();
  await screen.findAllByText('Open');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});
