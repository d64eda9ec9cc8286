import type { OrdinaryWords } from './ordinary-words.ts';
import { wordsOf } from './phrase-encoding.ts';
import type { Technology } from './taxonomies.ts';

/** Makers whose names people omit: "Excel" for "Microsoft Excel". */
const makers =
  /^(?:Microsoft|Oracle|Adobe|Apache|IBM|SAP|Amazon|Google|Autodesk|Intuit|Corel|ESRI|Esri|The MathWorks|MathWorks|Dassault Systemes|Bentley|Siemens|PTC|Apple|Atlassian|Cisco|Symantec|McAfee|VMware|Citrix|Red Hat|Blackbaud|Thomson Reuters|Wolfram Research|Sage|Trimble|Epic|Cerner|Hewlett Packard|HP|National Instruments|Rockwell Automation|Avid|Bitstream|Mozilla|Novell|Infor|JetBrains|ANSYS|Ansys|MSC Software|UGS|CNC Software|StataCorp|Minitab|SAS Institute|Salesforce|ServiceNow|Splunk|NetSuite|Yardi|ADP|Kronos|Ceridian|Nuance|Facebook|Twitter|Yahoo!?|Evernote|Dropbox|Qlik Tech|Tanium|NCR|EMC|Avid Technology|Golden Software|Atlassian|Hyland|iParadigms|Trimble|StataCorp) /;

/** Minimum number of occupations that use a product for an ordinary word to count as its name ("Access"). */
export const wellKnown = 60;

/** The spellings of an O*NET technology, best first. */
export function technologyNames({ name: raw, occupations }: Technology, isOrdinary: OrdinaryWords): string[] {
  const names: string[] = [];
  const plain = raw.replace(/\s*\([^)]*\)/g, '').trim();
  const acronym = acronymOf(plain);
  if (acronym) names.push(acronym.long, acronym.short);
  const withoutNoun = plain.replace(/ (?:software|system|systems|platform|suite)$/i, '');
  if (withoutNoun !== plain && isBrand(withoutNoun, isOrdinary)) names.push(withoutNoun);
  names.push(plain);
  const [best = plain] = names;
  const withoutMaker = best.replace(makers, '');
  const isKnown = occupations >= wellKnown || !wordsOf(withoutMaker).every(isOrdinary);
  const isName = /^[A-Z0-9]/.test(withoutMaker) && isDistinctive(withoutMaker);
  if (withoutMaker !== best && isKnown && isName) names.push(withoutMaker);
  for (const [, inner = ''] of raw.matchAll(/\(([^)]{2,30})\)/g))
    if (/[A-Z]{2}/.test(inner)) names.push(inner);
  return [...new Set(names)];
}

/** "Structured query language SQL" is two names for one thing. */
function acronymOf(name: string): { long: string; short: string } | null {
  const match = /^(.+) ([A-Z][A-Za-z0-9&/+.-]*[A-Z0-9+])(?: software| systems?)?$/.exec(name);
  if (!match?.[1] || !match[2]) return null;
  const letters = match[2].replace(/[^A-Z]/g, '');
  const initials = wordsOf(match[1])
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  const isAcronym =
    letters.length >= 2 && /[a-z]{3}/.test(match[1]) && initials.startsWith(letters.charAt(0));
  return isAcronym && overlap(letters, initials) ? { long: match[1], short: match[2] } : null;
}

/** Whether the letters of an acronym occur in order among the initials, allowing one miss. */
function overlap(letters: string, initials: string): boolean {
  let at = 0;
  let missed = 0;
  for (const letter of letters) {
    const found = initials.indexOf(letter, at);
    if (found === -1) missed++;
    else at = found + 1;
  }
  return missed <= (letters.length > 3 ? 1 : 0);
}

/** Whether it is a brand rather than a kind of software: it contains more than ordinary lowercase words. */
const isBrand = (name: string, isOrdinary: OrdinaryWords): boolean =>
  wordsOf(name).some((word, index) => /[A-Z]/.test(index === 0 ? word.slice(1) : word) || !isOrdinary(word));

const isDistinctive = (name: string): boolean =>
  !/^(?:Suite|Server|Manager|Office|Cloud|Project|Systems?|Software|Business|Enterprise|Financials?|Management|Payroll|Accounting|Time|One|Plus|Professional|Premier|Home|Studio|Process|Connect|Contact|Live|Meeting|Forms|Pages|Numbers|Notes|Books|Reader|Reports|Drive|Docs|Sheets|Slides|Maps|Earth|Alerts|Messenger|Security|Business Suite|Applications|Scheduler|Database|Portal|Analytics|Design|Architecture|Practice|Control|Series|Draw|Desktop)$/.test(
    name,
  );
