import { gaps, type Tokens } from './tokens.ts';

/** Tokens from first to last, inclusive. */
export type TokenRange = { readonly first: number; readonly last: number };

/**
 * Maximum number of words that a head without an occupation takes on its left, and that a title of two or more words
 * takes.
 */
const genericReach = 4;
const exactReach = 2;
const reachRight = 5;

/** Words that precede a title without belonging to it. */
const notOfTitle = new Set(
  `the a an as at for in with to by my our your this their from on of is was were worked working reporting reported
  senior sr snr junior jr lead principal experienced seeking looking currently current former ex staff associate
  intermediate mid entry level position role title designation job company client`.split(/\s+/),
);

type Widening = {
  readonly core: TokenRange;
  /** The first token that does not belong to a previous title. */
  readonly free: number;
  /** Whether the core is a head without an occupation, such as "manager". */
  readonly isGeneric: boolean;
};

/** Words inside a title that follow "of" or "for". */
const joins = new Set(['of', 'for', 'and', '&', 'the']);

/**
 * Adds the words that make a title more specific: "Regional Loss Prevention" before "Manager", "of Sales" after "Vice
 * President". A head without an occupation takes words on its left; only capitals show how many.
 */
export function widenTitle(text: string, tokens: Tokens, { core, free, isGeneric }: Widening): TokenRange {
  const written = (token: number) => text.slice(tokens.start[token], tokens.end[token]);
  const isCapital = (token: number) => /^[\p{Lu}\d.]/u.test(written(token));
  const isClose = (token: number) => (tokens.gap[token] ?? gaps.stop) <= gaps.space;

  let first = core.first;
  // A single word that is a full title may also be a name: "John Baker".
  const reach = isGeneric ? genericReach : core.last > core.first ? exactReach : 0;
  if (isCapital(core.first)) {
    for (let token = first - 1; token >= free && core.first - token <= reach; token--) {
      if (!isClose(token + 1) || notOfTitle.has(written(token).toLowerCase())) break;
      if (written(token) === '&' || written(token) === 'and') continue;
      if (!isCapital(token) || /^\d/.test(written(token))) break;
      first = token;
    }
  }

  let last = core.last;
  const opens = core.last + 1;
  if (opens < tokens.count && isClose(opens) && /^of$/i.test(written(opens)) && isCapital(core.first)) {
    for (let token = opens + 1; token < tokens.count && token - opens <= reachRight; token++) {
      if (!isClose(token)) break;
      if (joins.has(written(token).toLowerCase())) continue;
      if (!isCapital(token)) break;
      last = token;
    }
  }
  return { first, last };
}
