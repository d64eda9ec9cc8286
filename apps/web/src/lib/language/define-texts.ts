import { type Language, pseudoLanguage, type ShownLanguage } from './languages.ts';

/** The shape of a translation: every key of the English texts, functions with the same arguments. */
export type TextsOf<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Words
    ? (...given: Given) => TextsOf<Words>
    : { readonly [Key in keyof English]: TextsOf<English[Key]> };

/** One for each language: a missing one does not compile. */
type Translations<English> = Record<
  Exclude<Language, 'en'>,
  () => Promise<{ readonly texts: TextsOf<English> }>
>;

/** The texts of one feature in every language. */
export type Catalogue<Words> = {
  readonly english: Words;
  /** The loaded texts; `null` if the language isn't loaded yet. */
  readonly find: (language: ShownLanguage) => Words | null;
  /** Returns the same promise for the same language, so that components can suspend on it. */
  readonly load: (language: ShownLanguage) => Promise<Words>;
  /** Like `load`, but requests texts again that failed to load: until then, English stands in for them. */
  readonly complete: (language: ShownLanguage) => Promise<void>;
};

const catalogues: Pick<Catalogue<unknown>, 'complete'>[] = [];

/** Declares the texts of a feature. English is part of the code; other languages are loaded on demand. */
export function defineTexts<English>(
  english: English,
  translations: Translations<English>,
): Catalogue<TextsOf<English>> {
  type Words = TextsOf<English>;
  // English satisfies its own shape by construction; the compiler cannot see that through the mapped type.
  const original = english as Words;
  const loaded = new Map<ShownLanguage, Words>([['en', original]]);
  const loading = new Map<ShownLanguage, Promise<Words>>([
    ['en', settle(Promise.resolve(original), original)],
  ]);
  const missing = new Set<ShownLanguage>();

  async function fetchWords(language: ShownLanguage): Promise<Words> {
    if (language === pseudoLanguage) return (await import('./pseudo-words.ts')).pseudoWords(original);
    return language === 'en' ? original : (await translations[language]()).texts;
  }

  const catalogue: Catalogue<Words> = {
    english: original,
    find: (language) => loaded.get(language) ?? null,
    load(language) {
      const running = loading.get(language);
      if (running) return running;
      const words = fetchWords(language).catch(() => {
        missing.add(language);
        return original;
      });
      void words.then((fetched) => {
        loaded.set(language, fetched);
        void settle(words, fetched);
      });
      loading.set(language, words);
      return words;
    },
    async complete(language) {
      if (!missing.has(language)) {
        await catalogue.load(language);
        return;
      }
      const words = await fetchWords(language).catch(() => null);
      if (words === null) return;
      missing.delete(language);
      loaded.set(language, words);
      // Fulfilled already, so that no component waits for them.
      loading.set(language, settle(Promise.resolve(words), words));
    },
  };
  catalogues.push(catalogue);
  return catalogue;
}

/**
 * Marks a promise as fulfilled, as React does internally: `use` then reads it synchronously, in the browser and on the
 * server.
 */
function settle<Value>(promise: Promise<Value>, value: Value): Promise<Value> {
  return Object.assign(promise, { status: 'fulfilled' as const, value });
}

/**
 * Loads a language for every loaded catalogue, so that the next render doesn't wait; also texts that failed to load
 * before.
 */
export async function loadLanguage(language: ShownLanguage): Promise<void> {
  await Promise.all(catalogues.map((catalogue) => catalogue.complete(language)));
}
