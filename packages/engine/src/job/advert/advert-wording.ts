import { employerText } from '../rules/employer-text.ts';
import { lawAndPolicy } from '../rules/law-and-policy.ts';
import { filing } from '../rules/page-and-form.ts';
import { matchesAny } from '../rules/rule.ts';
import { needOfOthers, optional, required } from '../rules/wording.ts';
import { isBesideTheWork } from './beside-the-work.ts';
import { isPlaceAlone } from './place-alone.ts';
import { namesEmployerAndPlace } from './who-and-where.ts';

/** How strongly a line asks. `asked`: stated as neither required nor optional. */
export type Wording = 'must' | 'nice' | 'asked';

/** The strength that a line's own words state; `null` if they state none. */
export function readWording(line: string): Exclude<Wording, 'asked'> | null {
  if (matchesAny(optional, line)) return 'nice';
  const asking = needOfOthers.reduce((rest, { pattern }) => rest.replace(pattern, ' '), line);
  return matchesAny(required, asking) ? 'must' : null;
}

const leftOut = [lawAndPolicy, employerText, filing];

/** Whether a line is about the company, pay, benefits, law or how to apply: it asks nothing of the candidate's work. */
export const isLeftOut = (line: string): boolean =>
  leftOut.some((rules) => matchesAny(rules, line)) ||
  isPlaceAlone(line) ||
  namesEmployerAndPlace(line) ||
  isBesideTheWork(line);

const saysWhatItIs =
  /\b(?:is|are) (?:an?|the|one of)\b[^.]{0,100}\b(?:company|hospital|firm|start-?up|provider|leader|agency|organi[sz]ation|bank|school|clinic|manufacturer|retailer|platform|business|network|group)\b/i;
/** "Acme delivers the platform that …": a name and what it sells. */
const sellsProduct =
  /^[A-Z][\w.&’'-]+(?: [A-Z][\w.&’'-]+){0,2} (?:delivers|provides|offers|powers|sells|is (?:building|reinventing))\b[^.]{0,40}\b(?:platforms?|software|solutions?|databases?|products?|technolog(?:y|ies)|apps?|tools?|services)\b/;
/** "At Heron Bakers"; "At least two years" asks. */
const beginsWithCompany = /^(?:[Ww]e|[Oo]ur|[Uu]s)\b|^(?:At|Founded|Founded in) [A-Z\d]/;
const speaksOfWork =
  /\b(?:you|your|look(?:ing)? for|seek(?:ing|s)?|hir(?:e|ing)|join|need|requires?|must|responsib|candidate|role|position|experience|skills?)\b/i;

/** Whether a sentence before the first heading describes the company, not the work. */
export const isCompanyIntroduction = (line: string): boolean =>
  (beginsWithCompany.test(line) || saysWhatItIs.test(line)) && !speaksOfWork.test(line);

const ofEmployer =
  /^(?:and |but |here,? |at \w+,? )?(?:we(?:['’](?:re|ve|ll))?|our|us|they|their|the company|the (?:mission|culture)|it(?: is|['’]s)|there (?:is|are)|this is (?:an? |the )|join (?:us|our|an?|the)|why (?:this|join|you)|[A-Z][\w.&’'-]+(?: [A-Z][\w.&’'-]+)? (?:is|was|has|offers|provides|believes|values|strives|helps|enhances|enables|empowers|partners with|specializes|specialises|celebrates|invests)\b)/i;
const announcement =
  /\b(?:looking (?:for|to (?:hire|add))|asked (?:me|us) to find|(?<!asylum[- ])seeking|seeks|hiring|searching for|in search of|recruiting (?:an?|for)|opportunity (?:has arisen|to join)|vacancy has arisen|applications are invited for)\b/i;

const shortestSentence = 6;
const isSentence = (line: string): boolean => line.split(/\s+/).length >= shortestSentence;

/** "You will run" is a duty; "you will have the opportunity" is an offer. */
const speaksOfDuty =
  /\byou(?:['’]ll| will| are| have)\b(?! (?:also )?(?:have|get|be given|enjoy|find) (?:the |an? |plenty of |many )?(?:opportunit|chance|support|access))/i;

/** Whether a sentence is about the employer ("We believe in …"): names in it may be asked for, but it is not a duty. */
export const describesEmployer = (line: string): boolean =>
  isSentence(line) && ofEmployer.test(line) && !announcement.test(line) && !speaksOfDuty.test(line);

/** "Our client is a global leader in personal care": any field that it names is the employer's business. */
export const definesEmployer = (line: string): boolean =>
  ((describesEmployer(line) && saysWhatItIs.test(line)) || sellsProduct.test(line)) &&
  !speaksOfWork.test(line);

/** A sentence that announces the job ("We are looking for a …") and mentions the work without asking for anything. */
export const announcesJob = (line: string): boolean => isSentence(line) && announcement.test(line);

const plainAsking =
  /\b(?:experience (?:with|in|of)|years?['’]? (?:of )?experience|degree in|proficien|knowledge of|skilled in|expertise in|ideal candidate|(?:must|should) (?:have|be|possess)|required|requires|you (?:will|have|bring|are)|we (?:need|require|are looking for|seek)|looking for an?)\b/i;

/** Whether a line before the first heading plainly asks for something; other lines there are an introduction. */
export const asksPlainly = (line: string): boolean => plainAsking.test(line);
