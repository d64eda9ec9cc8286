import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadLanguage } from '../../../lib/language/define-texts.ts';
import { LanguageProvider } from '../../../lib/language/language-provider.tsx';
import { FileLine } from './file-line.tsx';
import type { Rejection, UploadLine } from './upload-store.ts';

afterEach(cleanup);

const message = 'Words of the server.';
const refused = (fileName: string, rejection: Rejection): UploadLine => ({
  id: fileName,
  fileName,
  bytes: 9,
  state: 'refused',
  error: null,
  rejection,
});

async function showInGerman(line: UploadLine): Promise<string> {
  await loadLanguage('de');
  render(
    <LanguageProvider initial="de" wanted="de">
      <ul>
        <FileLine line={line} isDisabled={false} />
      </ul>
    </LanguageProvider>,
  );
  return screen.getByRole('listitem').textContent ?? '';
}

test.each([
  ['a.pdf', { reason: 'encrypted', fullLimit: null, message }, /passwortgeschützt|Passwort/],
  ['a.pdf', { reason: 'too-large', fullLimit: null, message }, /Datei/],
  ['a.ZIP', { reason: 'too-large', fullLimit: null, message }, /mehr als 50 Dateien/],
  [
    'a.pdf',
    { reason: 'no-room', fullLimit: { limit: 'day', usedBytes: 629_146, maxBytes: 1_048_576 }, message },
    /heute 615 kB von 1 MB hochgeladen/,
  ],
] as const)('a rejected %s says why in the language of the reader', async (fileName, rejection, words) => {
  const shown = await showInGerman(refused(fileName, rejection));
  expect(shown).toMatch(words);
  expect(shown).not.toContain(message);
});

test('without a named limit the message of the server is shown', async () => {
  const rejection = { reason: 'no-room', fullLimit: null, message } as const;
  expect(await showInGerman(refused('a.pdf', rejection))).toContain(message);
});

test('a file without space can be retried, and says which limit is reached', async () => {
  const rejection = { reason: 'no-room', fullLimit: { limit: 'files', used: 2, max: 2 }, message } as const;
  const line: UploadLine = { id: 'a', fileName: 'a.pdf', bytes: 9, state: 'failed', words: null, rejection };
  expect(await showInGerman(line)).toContain('Sie haben 2 von 2 Dateien gespeichert.');
  expect(screen.getByRole('button', { name: 'Erneut versuchen: a.pdf' })).toBeEnabled();
});
