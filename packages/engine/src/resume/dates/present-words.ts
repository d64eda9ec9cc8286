import { locales } from '@winnow/locales';
import { foldPieces, piecesOf } from '../../languages/locale-lists.ts';

/** Letters of scripts other than Latin. */
export const otherLetters = /[\u0370-\u1fff\u3040-\ud7ff]/;

/** Words for an ongoing period, as pieces of a regular expression on folded text. */
const lasting = locales.map(({ dates }) => foldPieces(dates.present)).filter((pieces) => pieces !== '');

export const presentPattern = lasting.join('|');

/** Only those in Latin letters: most lines have no others, and are searched faster. */
export const latinPresentPattern = lasting.filter((pieces) => !otherLetters.test(pieces)).join('|');

/** Names of calendars before a year. */
export const yearLabel = piecesOf(({ dates }) => dates.yearLabel);

const since = piecesOf(({ dates }) => dates.since);
const from = piecesOf(({ dates }) => dates.from);

/** At the end of a text: shows that the following date starts an ongoing period. */
export const sinceBefore = new RegExp(`(?<![\\p{L}\\p{M}])(?:${since})[: ]{1,3}(?:the )?$`, 'u');

/** The same after the date: "2019-től", "2019年から", "2018 से". */
export const sinceAfter = new RegExp(
  `^(?:${piecesOf(({ dates }) => dates.sinceAfter)})(?![\\p{L}\\p{M}])`,
  'u',
);

/** Words that may start a range: "from 2010 to 2014". */
export const fromBefore = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${since}|${from}|${yearLabel})[: ]{1,3}(?:the )?$`,
  'u',
);

const until = piecesOf(({ dates }) => dates.until);
const beforeEnd = piecesOf(({ dates }) => dates.beforeEnd);
const afterYear = piecesOf(({ dates }) => dates.afterYear);

/** The complete text between the two dates of a range. */
export const connector = new RegExp(
  `^(?: ?(?:${afterYear}))?[ ,.)]{0,3}(?:[-–—~−〜/]{1,3}>?|${until})?[ (:]{0,3}(?:${beforeEnd})? ?(?:(?:${yearLabel}) ?)?$`,
);

/** Names of the seasons by the month in which they start. */
export const seasonMonths: ReadonlyMap<string, number> = new Map(
  locales
    .filter(({ dates }) => dates.seasons !== '')
    .flatMap(({ dates }) =>
      foldPieces(dates.seasons)
        .split(' ')
        .flatMap((names, index) => names.split('|').map((name) => [name, 3 * (index + 1)] as const)),
    ),
);
