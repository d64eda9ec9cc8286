import { headingPhrases } from '../rules/heading-phrases.ts';
import { matchesAny } from '../rules/rule.ts';
import { wholeHeadings } from '../rules/whole-headings.ts';
import { optional } from '../rules/wording.ts';
import type { AdvertSection } from './advert-section.ts';
import { sectionInOtherLanguage } from './parts-of-languages.ts';

/** Headings only in capitals or before a colon; elsewhere they are requirements. */
const ofForm =
  /^(?:(?:language|computer|mathematical|reasoning|supervisory|interpersonal|other) (?:skills?|abilit(?:y|ies))(?: (?:and|&|and\/or) (?:skills|abilities))?|attributes|ksas)$/i;

/** Before any requirement, these head the duties; after one, what the employer offers or how to apply. */
const late =
  /^(?:what (?:awaits you|to expect|you can expect)|(?:this is )?what awaits you(?: (?:here|with us))?|you can expect)$/i;
const ofPage =
  /^(?:apply for this (?:job|role|position)|create (?:a )?job alert|submit your application|similar (?:jobs|roles)|people also viewed|more jobs(?: (?:at|like|from) .{2,30})?)$/i;

/** "Must-haves (please read)": a remark behind a heading. */
const remarkBehind = / ?\([^()]{2,60}\)[\s*:]*$/;

const maxWords = 12;
const around = /^[\s*#_:,¿¡–—-]+|(?<![\s*_:,?!….–—-])[\s*_:,?!….–—-]+$/g;

/**
 * The section of a line that is a heading as a whole; `null` for others. `isAsked`: a line above asked for something.
 */
export function sectionOfWhole(line: string, isAsked: boolean): AdvertSection | null {
  const remark = remarkBehind.exec(line)?.[0] ?? '';
  if (remark !== '') {
    const section = sectionOfWhole(line.slice(0, -remark.length), isAsked);
    return section === 'must' && matchesAny(optional, remark) ? 'nice' : section;
  }
  const said = line.replace(around, '');
  if (said.length < 3 || said.split(/\s+/).length > maxWords) return null;
  if (late.test(said)) return isAsked ? 'left-out' : 'duties';
  if (ofForm.test(said) && (said === said.toUpperCase() || line.trimEnd().endsWith(':'))) return 'must';
  if (ofPage.test(said)) return isAsked ? 'left-out' : null;
  return allHeadings.find(({ pattern }) => pattern.test(said))?.section ?? sectionInOtherLanguage(said);
}

const allHeadings = [...wholeHeadings, ...headingPhrases];
