import type { GlossedLanguage } from './language.ts';

/** Made for a language when first asked for, and kept. */
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
