import { fold } from '../../words/reading-copy.ts';
import type { Fact } from '../resume.ts';
import type { Line } from './lines.ts';

/**
 * Whether a line belongs to the page and not to what is told: its number, an address of the web alone, or the
 * candidate's name once more. Between a title and its employer it would part them, and a name could be taken for one.
 */
export function isPageFurniture(line: Line, name: Fact<string> | null): boolean {
  return pageNumber.test(line.folded) || addressAlone.test(line.folded) || repeatsName(line, name);
}

const pageNumber =
  /^(?:[-–|] ?)?(?:(?:page|seite|pagina|strona|p\.) ?\d{1,2}(?: ?(?:of|\/|von|de|di|din|z) ?\d{1,2})?|\d{1,2} ?(?:of|\/|von) ?\d{1,2})(?: ?[-–|])?$/;
const addressAlone = /^(?:https?:\/\/|www\.)\S+$/;

function repeatsName({ folded, start, end }: Line, name: Fact<string> | null): boolean {
  const own = name?.evidence[0];
  if (!name || !own || (own.start >= start && own.start < end) || end < own.start) return false;
  const written = fold(name.value);
  if (!written.includes(' ') || !folded.startsWith(written)) return false;
  return onEveryPage.test(folded.slice(written.length));
}

/** What stands beside the name at the head or foot of a page: nothing, its number, or how to reach the candidate. */
const onEveryPage =
  /^(?:[\s,|•·–-]*(?:page|resume|cv|curriculum vitae|continued|\(cont\S*\)|\d{1,2}|of|\S*@\S*|\+?[\d() .-]{7,}|https?:\S+|www\.\S+))*[\s|•·–-]*$/;
