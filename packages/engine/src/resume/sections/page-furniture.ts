import { piecesOf } from '../../languages/locale-lists.ts';
import { fold } from '../../words/reading-copy.ts';
import type { Fact } from '../resume.ts';
import { isHeadOfPage } from './head-of-page.ts';
import type { Line } from './lines.ts';

/**
 * Whether a line belongs to the page rather than its content: a page number, a web address alone, or the candidate's
 * name again. Between a title and its employer it would separate them, and a name could be taken for an employer.
 */
export function pageFurniture(name: Fact<string> | null): (line: Line) => boolean {
  const own = name?.evidence[0];
  const written = fold(name?.value ?? '');
  const repeatsName = ({ folded, start, end }: Line): boolean =>
    own !== undefined &&
    written.includes(' ') &&
    folded.startsWith(written) &&
    !(own.start >= start && own.start < end) &&
    end >= own.start &&
    isHeadOfPage(folded.slice(written.length));
  return (line) => pageNumber.test(line.folded) || addressAlone.test(line.folded) || repeatsName(line);
}

const pageWord = piecesOf(({ resume }) => resume.pages.page);
const of = piecesOf(({ resume }) => resume.pages.of);
const ofAlone = piecesOf(({ resume }) => resume.pages.ofAlone);
const pageNumber = new RegExp(
  String.raw`^(?:[-–|] ?)?(?:(?:${pageWord}|p\.) ?\d{1,2}(?: ?(?:/|${of}) ?\d{1,2})?|\d{1,2} ?(?:/|${ofAlone}) ?\d{1,2})(?: ?[-–|])?$`,
);
const addressAlone = /^(?:https?:\/\/|www\.)\S+$/;
