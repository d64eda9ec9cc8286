import { ownWords } from '../advert/own-words.ts';

type Interval = { readonly start: number; readonly end: number };

/** "Experience in the fishing industry", "experience within a hospital setting". */
const inIndustry =
  /\bexperience (?:working |gained )?(?:in|within|with|from) (?:the |an? )?((?:[\w&/'’,-]+ ){1,7}?)(?:industry|industries|sector|field|environment|setting|market|trade)s?\b/i;
/** "Experience as a harbor pilot". */
const asRole =
  /\bexperience (?:working )?(?:as|in the role of) (?:an? |the )?((?:[\w&/'’-]+ ){0,5}?[\w&/'’-]+)(?=[.,;:()]|\s(?:is|are|in|with|at|or|and|required|preferred|desired|for)\b|$)/i;
/** "Previous restaurant experience preferred", with no verb that would make it a sentence. */
const beforeExperience =
  /^(?:(?:some|any|previous|prior|proven|past|recent|relevant|related|direct|hands[- ]on|strong|solid|documented|demonstrated|at least some|must have|have) )*((?:[\w&/'’-]+ ){1,4})(?:industry |work |job )?experience(?: (?:is |are )?(?:an? )?(?:strongly |highly )?(?:required|preferred|desired|desirable|needed|necessary|plus|bonus|essential|a must|must|helpful|ideal))?[.!]?$/i;

/** Experience in no particular field. */
const anyWork =
  /^(?:work|working|professional|relevant|related|similar|previous|prior|practical|industry|job|equivalent|life|user|customer|hands[- ]on|real[- ]world|in|of|the|a|an|and|or|this|that|same|similar|your|our|other|fast[- ]paced|dynamic|team|office|corporate|global|international|professional services)(?: (?:work|working|paced|fast|dynamic|changing|based|team|office))*$/i;

/**
 * The field, industry or role that experience is asked in, without years: "restaurant" in "Previous restaurant experience".
 * Half-open interval of the line; `null` where the line asks for no such experience.
 */
export function fieldOfExperience(line: string): Interval | null {
  for (const wording of [inIndustry, asRole, beforeExperience]) {
    const found = wording.exec(line);
    const field = found?.[1]?.trim();
    if (!found || field === undefined) continue;
    if (anyWork.test(field) || ownWords(field).length === 0) continue;
    const start = found.index + found[0].indexOf(field);
    return { start, end: start + field.length };
  }
  return null;
}
