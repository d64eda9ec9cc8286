import { type Language, languages } from '@winnow/contracts';
import type { Resume } from '@winnow/engine';

type Facts = Pick<Resume, 'language' | 'name' | 'positions' | 'education'>;

/** Letters of Persian, Urdu and Pashto that Arabic doesn't have. */
const notArabic = /[\u067e\u0686\u0698\u06af\u06a9\u06cc\u06d2\u0679\u0688\u0691]/;

/**
 * The resume's language, if the product is translated into it; `null` for any other. The reader classifies Arabic only
 * as unsupported, so its letters decide.
 */
export function languageOfResume({ language, name, positions, education }: Facts): Language | null {
  if (language !== 'other') return languages.find((each) => each === language) ?? null;
  const words = [
    name?.value,
    ...positions.flatMap(({ title, organization }) => [title, organization]),
    ...education.flatMap(({ institution, field }) => [institution, field]),
  ].join(' ');
  const characters = words.match(/\p{L}/gu)?.length ?? 0;
  const arabic = words.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  return arabic * 2 > characters && !notArabic.test(words) ? 'ar' : null;
}
