// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { defineTexts } from './define-texts.ts';
import { LanguageProvider, useLanguage } from './language-provider.tsx';
import { useTexts } from './use-texts.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const greetings = defineTexts(
  { hello: 'Hello' },
  {
    de: async () => ({ texts: { hello: 'Hallo' } }),
    es: async () => ({ texts: { hello: 'Hola' } }),
    fr: async () => ({ texts: { hello: 'Bonjour' } }),
    ar: async () => ({ texts: { hello: 'مرحبًا' } }),
  },
);

function Greeting() {
  const { chooseLanguage } = useLanguage();
  return (
    <button type="button" onClick={() => chooseLanguage('ar')}>
      {useTexts(greetings).hello}
    </button>
  );
}

test('a selected language is shown, stored, sent to the server in a cookie, and sets the direction of the page', async () => {
  render(
    <LanguageProvider initial="en">
      <Greeting />
    </LanguageProvider>,
  );
  fireEvent.click(screen.getByText('Hello'));
  await screen.findByText('مرحبًا');
  // The document's direction changes after the texts are rendered.
  await waitFor(() => expect(document.documentElement.lang).toBe('ar'));
  expect(document.documentElement.dir).toBe('rtl');
  expect(localStorage.getItem('language')).toBe('ar');
  expect(document.cookie).toContain('language=ar');
});

test('a page that the server rendered in another language is hydrated first and switched afterwards', async () => {
  render(
    <LanguageProvider initial="en" wanted="de">
      <Greeting />
    </LanguageProvider>,
  );
  expect(screen.getByText('Hello')).toBeVisible();
  await screen.findByText('Hallo');
  expect(document.documentElement.lang).toBe('de');
});

test('without a provider everything is English', () => {
  render(<Greeting />);
  expect(screen.getByText('Hello')).toBeVisible();
});
