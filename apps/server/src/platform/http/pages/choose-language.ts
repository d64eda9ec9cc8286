export type LanguagePreferences = {
  /** Of the address, as in `?lang=de`. */
  readonly named: string | undefined;
  /** Of an earlier visit. */
  readonly kept: string | undefined;
  /** The header Accept-Language. */
  readonly accepted: string | undefined;
};

/**
 * The language that a page is written in: the address says it outright, then comes what was chosen before, then what
 * the browser prefers.
 * @param spoken what there is, the fallback first
 */
export function chooseLanguage(preferences: LanguagePreferences, spoken: readonly string[]): string {
  const wanted = [preferences.named, preferences.kept, ...acceptedLanguages(preferences.accepted ?? '')];
  return wanted.find((name) => name !== undefined && spoken.includes(name)) ?? spoken[0] ?? 'en';
}

/** `de-AT,en;q=0.9` as names of languages without their regions, best first. */
function acceptedLanguages(header: string): string[] {
  return header
    .split(',', 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { name: tag.split('-')[0] ?? '', weight: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ name }) => name);
}
