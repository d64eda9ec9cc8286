import type { Gloss } from '../languages/gloss.ts';
import { beginOfSentence } from './begin-of-sentence.ts';
import type { DraftRequirement } from './line-requirements.ts';
import { requirementText } from './requirement-text.ts';

/** Requirements read from the gloss of an advert, with the places and, where they quote it, the words of the advert itself. */
export function inSourceWords(
  drafts: readonly DraftRequirement[],
  text: string,
  gloss: Gloss,
): readonly DraftRequirement[] {
  return drafts.map((draft) => {
    const place = gloss.toSource(draft.start, draft.end);
    const named = gloss.toSource(draft.named.start, draft.named.end);
    const begin = draft.kind === 'other' ? beginOfSentence(text, named.start, gloss) : named.start;
    const said = text.slice(begin, named.end);
    const glossed = gloss.text.slice(draft.named.start, draft.named.end);
    const isQuoted = glossed.toLowerCase() === draft.text.toLowerCase();
    const isShortened = requirementText(glossed) === draft.text;
    const written = isQuoted ? withCapital(said) : isShortened ? requirementText(said) : draft.text;
    const moved = { ...draft, ...place, named, text: written };
    if (draft.demand.kind === 'title') return { ...moved, demand: { kind: 'title', title: said } };
    const { demand } = draft;
    if (demand.kind !== 'experience' || demand.field === null || demand.ways !== undefined) return moved;
    // The field of the years is searched for as written; a title in its place is English.
    const field = glossed.includes(demand.field) ? said : null;
    return { ...moved, demand: { ...demand, field } };
  });
}

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
