import { employerText } from '../rules/employer-text.ts';
import { lawAndPolicy } from '../rules/law-and-policy.ts';
import { filing } from '../rules/page-and-form.ts';
import { matchesAny } from '../rules/rule.ts';
import { needOfOthers, optional, required } from '../rules/wording.ts';
import { isBesideTheWork } from './beside-the-work.ts';
import { isPlaceAlone } from './place-alone.ts';
import { namesEmployerAndPlace } from './who-and-where.ts';

/** How strongly a line asks. `asked` is neither said to be required nor to be optional. */
export type Wording = 'must' | 'nice' | 'asked';

/** Reads the strength of a line from its own words, else `null`. */
export function readWording(line: string): Exclude<Wording, 'asked'> | null {
  if (matchesAny(optional, line)) return 'nice';
  const asking = needOfOthers.reduce((rest, { pattern }) => rest.replace(pattern, ' '), line);
  return matchesAny(required, asking) ? 'must' : null;
}

const leftOut = [lawAndPolicy, employerText, filing];

/** Lines about the company, pay, benefits, law or how to apply: they ask nothing of the candidate's work. */
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
/** "At Heron Bakers", where "At least two years" asks. */
const beginsWithCompany = /^(?:[Ww]e|[Oo]ur|[Uu]s)\b|^(?:At|Founded|Founded in) [A-Z\d]/;
const speaksOfWork =
  /\b(?:you|your|look(?:ing)? for|seek(?:ing|s)?|hir(?:e|ing)|join|need|requires?|must|responsib|candidate|role|position|experience|skills?)\b/i;

/** A sentence before the first heading that describes the company and not the work. */
export const isCompanyIntroduction = (line: string): boolean =>
  (beginsWithCompany.test(line) || saysWhatItIs.test(line)) && !speaksOfWork.test(line);

const ofEmployer =
  /^(?:and |but |here,? |at \w+,? )?(?:we(?:['’](?:re|ve|ll))?|our|us|they|their|the company|the (?:mission|culture)|it(?: is|['’]s)|there (?:is|are)|this is (?:an? |the )|join (?:us|our|an?|the)|why (?:this|join|you)|[A-Z][\w.&’'-]+(?: [A-Z][\w.&’'-]+)? (?:is|was|has|offers|provides|believes|values|strives|helps|enhances|enables|empowers|partners with|specializes|specialises|celebrates|invests)\b)/i;
const announcement =
  /\b(?:looking (?:for|to (?:hire|add))|asked (?:me|us) to find|(?<!asylum[- ])seeking|seeks|hiring|searching for|in search of|recruiting (?:an?|for)|opportunity (?:has arisen|to join)|vacancy has arisen|applications are invited for)\b/i;

const shortestSentence = 6;
const isSentence = (line: string): boolean => line.split(/\s+/).length >= shortestSentence;

/** "You will run", where "you will have the opportunity" speaks of what the employer gives. */
const speaksOfDuty =
  /\byou(?:['’]ll| will| are| have)\b(?! (?:also )?(?:have|get|be given|enjoy|find) (?:the |an? |plenty of |many )?(?:opportunit|chance|support|access))/i;

/** A sentence about the employer ("We believe in …"): what it names may be asked for, its own words are no duty. */
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
