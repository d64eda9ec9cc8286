import type { Rule } from './rule.ts';

/**
 * Licenses of common professions. The pattern is how adverts ask for one, by its name or by the licensee's title;
 * `held` is how resumes show it.
 */
export type License = Rule & {
  readonly held: RegExp;
  /** One class of a license: only `held` shows it; a line with all of its words is not enough. */
  readonly isOfClass?: boolean;
};

export const licenses: readonly License[] = [
  {
    name: 'registered nurse',
    pattern:
      /(?<!\b(?:of|by|under|to|with|from|assists?|supervises?|supports?) (?:an? |the )?)\bregistered (?:professional )?nurse(?: \(RN\))?(?: licen[cs](?:e|ure))?\b(?! manager)/gi,
    held: /\bregistered nurse|\bR\.?N\.?(?![\p{L}\p{N}])/iu,
    matches: ['Registered Nurse', 'Current registered nurse license'],
    misses: ['Works under a registered nurse', 'Night nurse'],
  },
  {
    name: 'practical nurse',
    pattern:
      /(?<!\b(?:of|by|under|to|with|from) (?:an? |the )?)\blicensed (?:practical|vocational) nurse(?: \((?:LPN|LVN)\))?|\bLVN\b/gi,
    held: /\blicensed (?:practical|vocational) nurse|\bL[PV]N\b/i,
    matches: ['Licensed Practical Nurse', 'LVN'],
    misses: ['Practical nursing of trees'],
  },
  {
    name: 'nursing assistant',
    pattern: /\bcertified (?:nursing assistant|nurses? aide)(?: \(CNA\))?/gi,
    held: /\bcertified (?:nursing assistant|nurses? aide)|\bCNA\b/i,
    matches: ['Certified nursing assistant'],
    misses: ['Nursing assistant'],
  },
  {
    name: 'public accountant',
    pattern: /\bcertified public accountant(?: \(CPA\))?/gi,
    held: /\bcertified public accountant|\bCPA\b/i,
    matches: ['Certified Public Accountant (CPA)'],
    misses: ['Public accounting'],
  },
  {
    name: 'commercial driver of class A',
    isOfClass: true,
    pattern:
      /\bclass[- ]A (?:CDL|commercial driver(?:['’]?s)? licen[cs]e)\b|\b(?:CDL|commercial driver(?:['’]?s)? licen[cs]e(?: \(CDL\))?),?(?:[- ]A(?![\w-])| \(?class A\b\)?)/gi,
    held: /\bclass[- ]A (?:CDL|commercial|licen[cs]e)\b|\bCDL\b[ (,:–-]{1,3}(?:class )?A\b(?! )|\bCDL\b[ (,:–-]{0,3}class[- ]A\b|\bcommercial driver(?:['’]?s)? licen[cs]e\b[ (,:–-]{1,3}class[- ]A\b/i,
    matches: ['Class A CDL', 'CDL-A', 'CDL (Class A)'],
    misses: ['CDL class B', 'A CDL is a plus', 'Class A office building'],
  },
  {
    name: 'commercial driver',
    pattern: /\bcommercial driver(?:['’]?s)? licen[cs]e(?: \(CDL\))?/gi,
    held: /\bcommercial driver(?:['’]?s)? licen[cs]e|\bCDL\b/i,
    matches: ['Commercial driver’s license'],
    misses: ['Commercial driver', 'Software license'],
  },
  {
    name: 'driver',
    pattern:
      /(?<!commercial )\b(?:driver(?:['’]?s)?['’]?|driving) licen[cs]e\b(?! (?:office|clerk))|\b(?:valid|current|clean|state) DL\b/gi,
    held: /\bdriver(?:['’]?s)?['’]? licen[cs]e|\bdriving licen[cs]e|\b(?:valid|current|clean|state) DL\b|\bCDL\b|\b(?:clean|excellent|good|safe|full) (?:driving (?:record|history)|licen[cs]e\b)|\bclass [A-D] licen[cs]e|\blicen[cs]es?:? (?:[a-z]+ )?(?:class|category) [A-FM]\b(?! \p{L})|\b(?:truck|delivery|bus|van|taxi|route|shuttle|courier) driver\b|\/ ?driver\b/iu,
    matches: ['Valid driver’s license', 'Driving licence', 'A valid DL'],
    misses: ['Drives boats', 'Software license'],
  },
  {
    name: 'life support',
    pattern: /\b(?:CPR|BLS)(?:\/(?:BLS|CPR|AED))*(?: (?:certifi\w+|card))?\b/g,
    held: /\bCPR\b|\bBLS\b|\bcardiopulmonary resuscitation\b|\bbasic life support\b/i,
    matches: ['CPR certification', 'Current BLS card'],
    misses: ['Life support of fish'],
  },
  {
    name: 'electrician',
    pattern:
      /\b(?:licensed (?:(?:journeyman|master) )?electrician|(?:journeyman(?:['’]s)?|master) (?:electrician(?:['’]s)? )?licen[cs]e|electrician(?:['’]?s)? licen[cs]e|electrical licen[cs]e)\b/gi,
    held: /\blicensed (?:\w+ )?electrician|\belectric(?:ian(?:['’]?s)?|al) licen[cs]e|\b(?:journeyman|master) (?:electrician|(?:['’]s )?licen[cs]e)/i,
    matches: ['Licensed electrician', 'Journeyman electrician license', 'Master electrician’s license'],
    misses: ['Electrician', 'Electrical work'],
  },
  {
    name: 'plumber',
    pattern:
      /\b(?:licensed (?:\w+ )?plumber|(?:(?:journeyman|master) )?plumb(?:er(?:['’]?s)?|ing) licen[cs]e)\b/gi,
    held: /\blicensed (?:\w+ )?plumber|\bplumb(?:er(?:['’]?s)?|ing) licen[cs]e|\b(?:journeyman|master) plumber/i,
    matches: ['Master plumber license', 'Licensed plumber'],
    misses: ['Plumbing of harbors'],
  },
  {
    name: 'professional engineer',
    pattern:
      /\b(?:licensed )?professional engineer(?:ing)? (?:\(P\.?E\.?\) )?licen[cs](?:e|ure)\b|\blicensed professional engineer\b|\bP\.E\. licen[cs]e\b|\bprofessional engineer \(P\.?E\.?\)/gi,
    held: /\bprofessional engineer\b|\bP\.?E\.? licen[cs]e|,\s*P\.?E\.?(?![\p{L}\p{N}])/iu,
    matches: ['Professional Engineer (PE) license', 'Licensed professional engineer'],
    misses: ['Professional engineers of ovens', 'PE teacher'],
  },
  {
    name: 'teacher',
    pattern:
      /\b(?:(?:state|valid|current) )*(?:teach(?:ing|er(?:['’]?s)?) (?:licen[cs](?:e|ure)|certifica(?:te|tion)|credential)|certified teacher|licensed teacher)\b/gi,
    held: /\bteach(?:ing|er(?:['’]?s)?) (?:licen[cs](?:e|ure)|certifica(?:te|tion)|credential)|\b(?:certified|licensed) (?:\w+ ){0,2}teacher|\bQTS\b/i,
    matches: ['State teaching certification', 'Valid state teacher certificate', 'Certified teacher'],
    misses: ['Teaches bakers', 'Teaching experience'],
  },
  {
    name: 'bar',
    pattern:
      /\b(?:admission|admitted) to (?:practi[cs]e (?:law )?in )?the (?:\w+ ){0,3}bar\b|\b(?:active |current )?(?:member(?:ship)? (?:of|in) the |licensed in the )(?:\w+ ){0,3}bar(?: association)?\b(?! (?:staff|team|crew))|\blicensed (?:attorney|lawyer)\b/gi,
    held: /\b(?:admi(?:tted|ssions?)\b.{0,40}\bbar\b|bar admissions?|state bar|bar of\b|(?:\w+ )?bar (?:association|license|number)|licensed (?:attorney|lawyer)|admitted to practice)/i,
    matches: ['Admission to the state bar', 'Active member of the Oregon bar', 'Licensed attorney'],
    misses: ['Tends the bar', 'Member of the bar staff of five'],
  },
  {
    name: 'real estate',
    pattern:
      /\b(?:real estate (?:\w+ )?licen[cs]e|licensed (?:real estate (?:agent|salesperson|broker)|realtor))\b/gi,
    held: /\breal estate (?:\w+ )?licen[cs]e|\blicensed (?:real estate|realtor)|\brealtor\b/i,
    matches: ['Real estate license', 'Licensed real estate salesperson'],
    misses: ['Commercial real estate'],
  },
  {
    name: 'cosmetology',
    pattern:
      /\b(?:cosmetolog(?:y|ist(?:['’]?s)?) licen[cs]e|licensed (?:cosmetologist|hair ?stylist|barber))\b/gi,
    held: /\bcosmetolog(?:y|ist(?:['’]?s)?) licen[cs]e|\blicensed (?:cosmetologist|hair ?stylist|barber)/i,
    matches: ['Cosmetology license', 'Licensed cosmetologist'],
    misses: ['Cosmetology'],
  },
  {
    name: 'clinical social worker',
    pattern: /\blicensed clinical social worker(?: \(LCSW\))?|\bLCSW\b/gi,
    held: /\blicensed clinical social worker|\bLCSW\b/i,
    matches: ['Licensed clinical social worker (LCSW)', 'LCSW'],
    misses: ['Social worker'],
  },
  {
    name: 'therapist',
    pattern:
      /\blicensed (?:physical|occupational) therapist(?: assistant)?\b|\b(?:physical|occupational) therap(?:y|ist)(?: assistant)? licen[cs]e\b/gi,
    held: /\blicensed (?:physical|occupational) therapist|\b(?:physical|occupational) therap(?:y|ist)(?: assistant)? licen[cs]e/i,
    matches: ['Licensed physical therapist', 'Occupational therapist license'],
    misses: ['Physical therapist'],
  },
  {
    name: 'respiratory therapist',
    pattern:
      /\b(?:registered|certified|licensed) respiratory (?:therapist|care practitioner)(?: \((?:RRT|CRT|RCP)\))?/gi,
    held: /\b(?:registered|certified|licensed) respiratory (?:therapist|care)|\bRRT\b|\bCRT\b/i,
    matches: ['Registered Respiratory Therapist'],
    misses: ['Respiratory therapist on nights'],
  },
  {
    name: 'radiologic technologist',
    pattern:
      /\b(?:registered|licensed) (?:radiologic|radiology|radiographic) technologist(?: \([^()]{1,12}\))?|\bARRT\b(?: ?\(R\))?(?: (?:registered|certified|registration|certification))?/gi,
    held: /\b(?:registered|licensed) (?:radiologic|radiology|radiographic) technologist|\bARRT\b|\bR\.?T\.? ?\(R\)/i,
    matches: ['Registered radiologic technologist', 'ARRT certification'],
    misses: ['Radiologic technologist on nights'],
  },
  {
    name: 'dental hygienist',
    pattern: /\b(?:registered|licensed) dental hygienist\b|\bdental hygiene licen[cs]e\b/gi,
    held: /\b(?:registered|licensed) dental hygienist|\bdental hygien(?:e|ist) licen[cs]e|\bRDH\b/i,
    matches: ['Registered dental hygienist'],
    misses: ['Dental hygienist'],
  },
  {
    name: 'dietitian',
    pattern: /\bregistered dieti[ct]ian(?: nutritionist)?\b/gi,
    held: /\bregistered dieti[ct]ian|\bRDN?\b/,
    matches: ['Registered dietitian'],
    misses: ['Dietitian'],
  },
];

/** The license that a name asks for; `null` where it is another certificate. */
export const licenseNamed = (name: string): License | null =>
  licenses.find(({ pattern, held }) => name.search(pattern) >= 0 || name.search(held) >= 0) ?? null;
