import type { Gloss } from '../languages/gloss.ts';
import type { DraftRequirement } from './line-requirements.ts';

/** Requirements read from the gloss of an advert, with the places and, where they quote it, the words of the advert itself. */
export function inSourceWords(
  drafts: readonly DraftRequirement[],
  text: string,
  gloss: Gloss,
): readonly DraftRequirement[] {
  return drafts.map((draft) => {
    const place = gloss.toSource(draft.start, draft.end);
    const said = text.slice(place.start, place.end);
    const glossed = gloss.text.slice(draft.start, draft.end);
    const isQuoted = glossed.toLowerCase() === draft.text.toLowerCase();
    const moved = { ...draft, ...place, text: isQuoted ? withCapital(said) : draft.text };
    return draft.demand.kind === 'title' ? { ...moved, demand: { kind: 'title', title: said } } : moved;
  });
}

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
