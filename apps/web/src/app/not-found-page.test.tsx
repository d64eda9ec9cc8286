// @vitest-environment jsdom

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { NotFoundPage } from './not-found-page.tsx';

const site = (
  <MemoryRouter initialEntries={['/', '/there/is/nothing']}>
    <Routes>
      <Route path="/" element={<p>Home</p>} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  </MemoryRouter>
);

test("the link back appears once the script has hydrated the server's page", async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(site);
  document.body.append(root);
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeDisabled();
  const page = await act(async () => hydrateRoot(root, site));
  const goBack = screen.getByRole('button', { name: 'Go Back' });
  expect(goBack).toBeEnabled();
  fireEvent.click(goBack);
  await waitFor(() => expect(screen.getByText('Home')).toBeVisible());
  act(() => page.unmount());
  root.remove();
});
