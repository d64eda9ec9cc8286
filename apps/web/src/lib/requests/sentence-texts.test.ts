import { type SentenceValues, sentences } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { languageNames } from '../language/languages.ts';
import { requestTexts } from './request-texts.ts';

type Says = string | ((values: SentenceValues) => string);

/** Values that are translated. */
const inWords: Readonly<Record<string, string>> = { state: 'open', next: 'void' };

/** Distinguishable values: each name gets its own number. */
function marksByName(): { readonly values: SentenceValues; readonly used: () => string[] } {
  const used = new Map<string, string>();
  const values = new Proxy<SentenceValues>(
    {},
    {
      get(_, name) {
        const words = inWords[String(name)];
        if (words !== undefined) return words;
        const mark = used.get(String(name)) ?? String(13 + 4 * used.size);
        used.set(String(name), mark);
        return Number(mark);
      },
    },
  );
  return { values, used: () => [...used.values()] };
}

const translations = languageNames.filter((language) => language !== 'en');

test.each(translations)('%s has every sentence of the server, with its values', async (language) => {
  const texts = (await requestTexts.load(language)).sentences as Readonly<Record<string, Says>> | null;
  for (const [code, english] of Object.entries<Says>(sentences as never)) {
    const says = texts?.[code];
    const marks = marksByName();
    const original = typeof english === 'string' ? english : english(marks.values);
    const said = typeof says === 'string' ? says : says?.(marks.values);
    const isNamed = (mark: string) => original.includes(mark);
    expect(said, `${language} ${code}`).toBeTruthy();
    expect(said, `${language} ${code} is English`).not.toBe(original);
    expect(
      marks.used().filter((mark) => said?.includes(mark)),
      `${language} ${code}: ${said}`,
    ).toEqual(marks.used().filter(isNamed));
    expect(said).not.toContain('undefined');
  }
});
