import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useResultFilters } from './use-result-filters.ts';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

function Filters() {
  const { filters, change, setSort } = useResultFilters();
  const changeAll = () => {
    change({ search: 'ledger' });
    change({ stage: 'screening' });
    setSort({ order: 'name', direction: 'descending' });
  };
  return (
    <button type="button" onClick={changeAll}>
      {filters.search}/{filters.stage}
    </button>
  );
}

test('changes made before the address is rendered again are all kept', () => {
  window.history.replaceState(null, '', '/?new=yes');
  render(
    <BrowserRouter>
      <Filters />
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('ledger/screening');
  expect(new URLSearchParams(window.location.search).get('new')).toBe('yes');
});
