import { licenses } from '../rules/licenses.ts';
import { isLettersOfAnyWork } from './unknown-names.ts';

/** Well-known professional credentials, by their abbreviations. */
const marks =
  /\b(?:CPA|ACCA|CIMA|ACA(?=,|\/| or\b| and\b| qualified|\))|CMA|CFA|CISA|CISSP|CISM|CEH|PMP|PRINCE2|CSM|ITIL|CCNA|CCNP|CCIE|CompTIA [A-Z]\w*(?!\+)|RHCE|RHCSA|CKAD?|CKS|OSCP|CRISC|SHRM-[CS]?[CS]P|PHR|SPHR|CHRP|BLS|ACLS|CCRN|TNCC|NREMT|PALS|NRP|RN|LPN|CNA|CDL(?:[- ]?[AB])?|NMLS|PE license|Series \d{1,2}|LEED(?: AP)?|OSHA[- ]?\d{2}|ServSafe|TEFL|CELTA|QTS|CIPD|NEBOSH|IOSH|SMSTS|SSSTS|AWS Certified [A-Z][\w -]{3,30}|Six Sigma(?: \w+ belt)?|(?:green|black) belt|CIPP(?:\/[A-Z]{1,2})?|CIPM|AAT|[MFA](?:RICS|CIOB|CIPS|CIPD|CIPR|IMechE|IStructE|RTPI|IET|CILEX)|CPCS|IPAF|PASMA|ISTQB|STCW|Gas Safe|18th [Ee]dition)\b/g;
const licence =
  /\b(?:valid |current |active |clean )*(driver(?:['’]?s)?(?:['’])? licen[cs]e|driving licen[cs]e|nursing licen[cs]e|teaching (?:certificate|licen[cs]e|credential)|forklift (?:licen[cs]e|certificat\w+)|(?:hgv|lgv|pcv|psv)(?: (?:class|cat(?:egory)?))?(?: (?:[12]|c1?(?:\+e)?|d1?))? (?:licen[cs]e|entitlement)|food (?:handler(?:['’]?s)?|hygiene)\w* (?:card|certificat\w+)|real estate licen[cs]e|pharmacist licen[cs]e|medical licen[cs]e|(?:paediatric |pediatric |mental health )?first aid(?: certificat\w+)?|cpr(?: certificat\w+)?)\b/gi;
/** "Counterbalance and/or reach truck licence". */
const truck =
  /\b((?:(?:counterbalanced?|reach|forklift|fork lift|flt|vna|llop|ppt|hiab|telehandler)(?: truck)?(?:,? ?(?:and\/or|and|or|\/|&|,) ?)?)+ (?:licen[cs]es?|certificat\w+|tickets?))\b/gi;
const ofBar =
  /\b((?:[A-Z][a-z]+ ){0,2}(?:State )?[Bb]ar (?:admission|licen[cs]e|membership))\b|\badmi(?:tted|ssion) to (?:practi[cs]e (?:law )?in|the) ((?:[A-Z][a-z]+ ){0,2}(?:State )?[Bb]ar)\b/g;
const certified =
  /\b([A-Z][\w+-]{0,40}(?: [A-Z\d][\w+-]{0,40}){0,3}) (?:medical )?certifi(?:cation|cate|ed)\b/g;
/** "The Care Certificate". */
const certificate =
  /\b((?!(?:The|An?|Your|Our|Valid|Current|Required|Preferred) )(?:[A-Z][\w+-]{0,40} ){1,3}Certificat(?:e|ion))\b(?! (?:I|in|of|course|program|exam))/g;
/** "Board certified in internal medicine", "board eligible". */
const ofBoard =
  /\b([Bb]oard[- ](?:certifi(?:ed|cation)|eligible)(?: ?\/ ?(?:[Bb]oard[- ])?(?:certified|eligible))?(?: in (?!the\b|an?\b|good\b|your\b)[a-z]+(?: (?:medicine|surgery|health|nursing|care|therapy|analysis|psychology|psychiatry|dermatology|radiology|dentistry))?)?)/g;
/** "Chartered Engineer", "Chartered Management Accountant". */
const chartered =
  /\b(Chartered (?:(?:[A-Z][a-z]+ ){0,2}(?:Engineer|Accountant|Surveyor|Architect|Manager|Physicist|Psychologist|Chemist|Scientist|Secretary|Geologist|Environmentalist|Marketer|Builder|Planner|Banker)))\b(?: \([A-Z][A-Za-z]{1,5}\))?/g;
/** "Series 7 and 63": each is a separate exam. */
const furtherSeries =
  /(?<=\bSeries \d{1,2}(?:,? (?:and|or) |, ?| ?[/&] ?)(?:\d{1,2}(?:,? (?:and|or) |, ?| ?[/&] ?)){0,3})\d{1,2}\b/g;
/** "Driver CPC card", "Transport Manager CPC"; "CPC" alone may mean cost per click. */
const competence =
  /\b((?:(?:Drivers?|Transport|Manager(?:['’]?s)?|National|International|HGV|LGV|PCV) ){1,3}(?:CPC|Certificate of Professional Competence))\b|\b(CPC)\b(?= (?:cards?|holder|qualif\w+|licen[cs]e)| ?\((?:required|national|international)\b)/gi;
/** "Class 2 licence", "Cat C1 entitlement", "digi tacho card". */
const ofDriver =
  /\b((?:class|cat(?:egory)?) (?:[12]|[bcd]1?(?: ?\+ ?e)?) (?:driving |driver['’]?s )?(?:licen[cs]e|entitlement)|(?:digital |digi )?(?:tachograph|tacho|digi) card)\b/gi;
/** "MS-102", "SY0-601": an exam code. */
const code = /\b(?!ISO|EN-|DIN|IEC|SOC|G[SL]-|W[GLS]-)[A-Z]{2}[A-Z\d]{0,2}-[A-Z]?\d{2,4}\b/g;
const speaksOfExam = /\b(?:certif\w+|exams?|accredit\w+|qualif\w+)\b/i;
/** Exam codes that count without such a word. */
const codeAlone = /^(?:AZ|MS|MD|DP|SC|PL|AI|MB)-\d{3}$/;
/** "TERN qualified", "TERN gold card": abbreviations of a card, a membership or a qualification. */
const lettersHeld =
  /\b(?!(?:SIM|ATM|PCI|PCIE|PCB|GPU|CPU|RFID|USB|NFC|VIP|JIRA|SQL|CRM|HTML)\b)([A-Z]{3,6})\b(?=(?:(?:,| and| or| ?\/| &) ?[A-Z]{3,6}\b){0,3} (?:(?:gold |blue |black |green |skilled worker )?cards?|tickets?|badge|(?:part[- ])?qualified|qualification|membership|registered)\b)/g;
/** "A member of the TERN"; a "member of the TERN team" is an employee. */
const memberOf =
  /\b[Mm]ember(?:ship)? of (?:the )?([A-Z]{3,6})\b(?! [a-z]*(?:team|group|squad|board|committee|staff|family))/g;
/** "SIA Door Supervisor licence", "HCPC registration". */
const licensed =
  /\b((?:[A-Z][\w+-]{0,40})(?: [A-Z][\w+-]{0,40}){0,3}) licen[cs]e\b(?! (?:management|agreement|fee|key|sales))|\b([A-Z][A-Za-z]?[A-Z]{1,4}) (?:registration|accreditation)\b/g;
/** "SIA door supervisor or security guarding licence". */
const licensedFor = /\b([A-Z]{3,5}(?: (?:[a-z]+|[A-Z]+|\([A-Z]+\))){1,5}) licen[cs]e\b/g;
/** "Registration with AHPRA", "registered with the Teaching Council". */
const registered =
  /\b(?:[Rr]egistration|[Rr]egistered|[Aa]ccredited|[Ll]icensed) (?:with|by) (?:the )?([A-Z][A-Za-z]*(?: (?:and |& |of )?[A-Z][A-Za-z]+){0,4})/g;
/** A certification without a specific name. */
const unnamed =
  /^(?:The|A|An|Any|Relevant|Professional|Other|Industry|Must|Board|Current|Preferred|Required|Additional|Training|Valid|Full|Clean|State|Driv\w+|Professional|Software|Business|Have|Hold|Appropriate|All|Birth|Death|Gift|Share|SSL|TLS|Fit|Medical)\b/;

/** Not only the first word of a sentence. */
const isNameOfLicence = /[A-Z]{2}|\s/;

export type NamedDemand = { readonly name: string; readonly start: number; readonly end: number };

/** Maximum number of names per line; bounds the time for malicious input. */
const maxNames = 12;

/** Abbreviations listed together are of the same kind: "CCRN, CEN" are both certificates. */
const letters = /^\p{Lu}[\p{Lu}\d]{1,5}$/u;
const lettersAhead = /(?:^|[\s(:;,/])(\p{Lu}{2,6})(?:,? (?:or|and|&) | ?[,/] ?)$/u;
const lettersBehind =
  /^(?:,? (?:or|and|&) | ?[,/] ?)(\p{Lu}{2,6})(?=$|[,;.)/]| (?:or|and|certifi|licen|preferred|required|desirable))/u;
const reachOfLetters = 16;

/**
 * Certifications and licenses that a line names; `isSkill` distinguishes letters that are a skill from others next to a
 * certificate.
 */
export function readCertifications(
  line: string,
  isSkill: (letters: string) => boolean,
): readonly NamedDemand[] {
  const found = new Map<string, NamedDemand>();
  const add = (name: string, start: number, end: number) => {
    const key = name.toLowerCase();
    if (found.size >= maxNames || found.has(key)) return;
    if (![...found.values()].some((other) => start < other.end && other.start < end))
      found.set(key, { name, start, end });
  };
  for (const { pattern } of licenses)
    for (const match of line.matchAll(pattern)) add(match[0], match.index, match.index + match[0].length);
  for (const match of line.matchAll(marks)) add(match[0], match.index, match.index + match[0].length);
  for (const match of line.matchAll(licence))
    add(match[1] ?? match[0], match.index, match.index + match[0].length);
  for (const match of line.matchAll(truck)) add(match[0], match.index, match.index + match[0].length);
  for (const match of line.matchAll(ofBar))
    add(match[1] ?? match[2] ?? '', match.index, match.index + match[0].length);
  for (const match of line.matchAll(certified)) {
    const name = match[1] ?? '';
    if (!unnamed.test(name)) add(name, match.index, match.index + match[0].length);
  }
  for (const match of line.matchAll(licensed)) {
    const name = match[1] ?? match[2] ?? '';
    if (!unnamed.test(name) && isNameOfLicence.test(name))
      add(name, match.index, match.index + match[0].length);
  }
  for (const { 0: name, index } of line.matchAll(code))
    if (codeAlone.test(name) || speaksOfExam.test(line)) add(name, index, index + name.length);
  for (const { 0: whole, 1: name = '', index } of line.matchAll(certificate))
    if (!unnamed.test(name)) add(name, index, index + whole.length);
  for (const { 0: number, index } of line.matchAll(furtherSeries))
    add(`Series ${number}`, index, index + number.length);
  for (const pattern of [
    licensedFor,
    registered,
    competence,
    ofDriver,
    lettersHeld,
    memberOf,
    ofBoard,
    chartered,
  ])
    for (const match of line.matchAll(pattern))
      add(match[1] ?? match[2] ?? '', match.index, match.index + match[0].length);
  for (const { name, start, end } of found.values()) {
    if (!letters.test(name)) continue;
    const ahead = lettersAhead.exec(line.slice(Math.max(0, start - reachOfLetters), start));
    const behind = lettersBehind.exec(line.slice(end, end + reachOfLetters));
    const isOther = (other: string) => !isLettersOfAnyWork(other) && !isSkill(other);
    if (ahead?.[1] && isOther(ahead[1])) {
      const from = line.lastIndexOf(ahead[1], start - 1);
      add(ahead[1], from, from + ahead[1].length);
    }
    if (behind?.[1] && isOther(behind[1]))
      add(behind[1], end + behind[0].length - behind[1].length, end + behind[0].length);
  }
  return withChoices([...found.values()], line);
}

const listed = /^ ?(?:(?:certificate|certification|licen[cs]e|card) ?)?(?:,|\/|,? or)(?: an?)?\s*$/i;

/** "ACA, ACCA or CIMA" is one demand that any of the three meets. */
function withChoices(names: readonly NamedDemand[], line: string): readonly NamedDemand[] {
  const lists: NamedDemand[][] = [];
  for (const next of [...names].sort((a, b) => a.start - b.start)) {
    const list = lists.at(-1);
    const before = list?.at(-1);
    if (list && before && listed.test(line.slice(before.end, next.start))) list.push(next);
    else lists.push([next]);
  }
  return lists.flatMap((list) => {
    const start = list[0]?.start ?? 0;
    const end = list.at(-1)?.end ?? 0;
    const isChoice = list.length > 1 && /\bor\b|\//i.test(line.slice(start, end));
    return isChoice ? [{ name: list.map(({ name }) => name).join(' or '), start, end }] : list;
  });
}
