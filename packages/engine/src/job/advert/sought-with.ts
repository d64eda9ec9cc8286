import { askingWords } from '../rules/block-hints.ts';
import { matchesAny } from '../rules/rule.ts';
import type { AdvertLine } from './advert-lines.ts';
import { announcesJob } from './advert-wording.ts';

/** "A sales assistant with experience in …", "someone who has extensive knowledge of …". */
const brings =
  /\b(?:with|having|who(?: also)? (?:has|have|brings?)|that (?:has|have)) ((?:(?:an?|any|some|at least|prior|previous|proven|relevant|strong|solid|extensive|demonstrated|significant|hands[- ]on|deep|direct|recent|professional|practical) ){0,3}(?:[\w-]+ )?(?:experience|background|knowledge|expertise|track record) (?:in|with|of|as|working)\b)/i;
/** "A plumber with 5 years of service, knows …", "someone who knows …": a list of requirements. */
const bringsList =
  /\b(?:with (?=(?:(?:his|her|their|an?|the) )?[^,;.]{2,60},)|who (?:(?:also|really|already) )?(?=(?:has|have|holds?|knows?|can|is|are|speaks?|['’]s|['’]ve)\b)|who(?=['’](?:s|ve)\b))([^;!?]*)/i;
const listed = /,[^,]*(?:,| and | or )/;

/** Future tasks of the candidate, or descriptions of coworkers, are not part of it. */
const goesOn =
  /[.;!?](?=\s|$)|,? (?:who|which|where|because|so that|as we|as our)\b|,? to (?:join|add|help|lead|support|assist|work|be|take|manage|oversee|fill|grow|drive|provide|run|cover)\b/i;

/** What a sentence that announces the job says of the person, as a separate line; `null` if nothing. */
export function soughtWith(line: AdvertLine): AdvertLine | null {
  const announces = announcesJob(line.text);
  const list = announces ? bringsList.exec(line.text) : null;
  const found =
    list && listed.test(list[1] ?? '') && matchesAny(askingWords, list[1] ?? '')
      ? list
      : announces
        ? brings.exec(line.text)
        : null;
  const said = found?.[1];
  if (!found || said === undefined) return null;
  const from = found.index + found[0].length - said.length;
  const length = line.text.slice(from + said.length).search(goesOn);
  const to = length < 0 ? line.text.length : from + said.length + length;
  return {
    ...line,
    start: line.start + from,
    end: line.start + to,
    text: line.text.slice(from, to),
    section: line.section === 'nice' ? 'nice' : 'must',
    first: false,
  };
}
