import type { GlossedLanguage } from './language.ts';

/** Caches a value per language, computed on first use. */
export function byLanguage<Made>(
  make: (language: GlossedLanguage) => Made,
): (language: GlossedLanguage) => Made {
  const made = new Map<GlossedLanguage, Made>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const fresh = make(language);
    made.set(language, fresh);
    return fresh;
  };
}
