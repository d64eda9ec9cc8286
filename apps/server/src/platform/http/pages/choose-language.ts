export type LanguagePreferences = {
  /** From the URL, as in `?lang=de`. */
  readonly named: string | undefined;
  /** From an earlier visit. */
  readonly kept: string | undefined;
  /** The `Accept-Language` header. */
  readonly accepted: string | undefined;
};

/**
 * The language of a page: first from the URL, then an earlier choice, then what
 * the browser prefers.
 * @param spoken supported languages, the fallback first
 */
export function chooseLanguage(preferences: LanguagePreferences, spoken: readonly string[]): string {
  const wanted = [preferences.named, preferences.kept, ...acceptedLanguages(preferences.accepted ?? '')];
  return wanted.find((name) => name !== undefined && spoken.includes(name)) ?? spoken[0] ?? 'en';
}

/** Languages of `de-AT,en;q=0.9` without their regions, most preferred first. */
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
