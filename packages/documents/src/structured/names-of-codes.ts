/** "English" for `eng` or `en`; the code itself if it is unknown. */
export function languageOfCode(code: string): string {
  return nameOfCode(code, 'language');
}

/** "Germany" for `de`. */
export function countryOfCode(code: string): string {
  return nameOfCode(code.toUpperCase(), 'region');
}

function nameOfCode(code: string, type: 'language' | 'region'): string {
  if (!(type === 'region' ? /^[A-Z]{2}$/ : /^[a-z]{2,3}$/i).test(code)) return code;
  return new Intl.DisplayNames('en', { type }).of(code) ?? code;
}
