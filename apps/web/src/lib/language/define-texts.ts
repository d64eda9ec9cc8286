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

/** The words of one feature in every language. */
export type Catalogue<Words> = {
  readonly english: Words;
  /** What is loaded already; `null` where the language still has to be fetched. */
  readonly find: (language: ShownLanguage) => Words | null;
  /** The same promise for the same language, so that a component can wait for it. */
  readonly load: (language: ShownLanguage) => Promise<Words>;
};

const catalogues: Pick<Catalogue<unknown>, 'find' | 'load'>[] = [];

/**
 * Declares the texts of a feature. English comes with the code; each other language is fetched by those who read it.
 */
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
      // A chunk that does not come, on a train for instance, leaves English until the page is loaded again.
      const words = fetchWords(language).catch(() => original);
      void words.then((fetched) => {
        loaded.set(language, fetched);
        void settle(words, fetched);
      });
      loading.set(language, words);
      return words;
    },
  };
  catalogues.push(catalogue);
  return catalogue;
}

/**
 * Writes on a promise that it is fulfilled, as React itself does: `use` then reads it without waiting, in the browser
 * and on the server, so that components ask the same way whether the words are here or not.
 */
function settle<Value>(promise: Promise<Value>, value: Value): Promise<Value> {
  return Object.assign(promise, { status: 'fulfilled' as const, value });
}

/** Fetches a language for every catalogue whose code is here, so that the next render waits for nothing. */
export async function loadLanguage(language: ShownLanguage): Promise<void> {
  await Promise.all(catalogues.map((catalogue) => catalogue.find(language) ?? catalogue.load(language)));
}
