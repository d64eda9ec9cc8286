import type { Rule } from './rule.ts';

/** Sectors ("healthcare"), each with its occupations by the first digits of their O*NET-SOC codes. */
export type Sector = Rule & { readonly occupations: readonly string[] };

/** One or two words before the sector, and its noun: "the fast-food industry", "a hospital environment". */
const branch = (names: string): RegExp =>
  new RegExp(
    `^(?:(?:the|an?|in|any|busy|fast[- ]paced|high[- ]volume|upscale|luxury|full[- ]service|commercial|residential|general|local|large|small|similar|related|acute|clinical) )*(?:${names})(?: (?:experience|industry|sector|field|environment|setting|operations|service|services|work|role|position|floor|facility))*$`,
    'i',
  );

/**
 * After the major and minor groups of the Standard Occupational Classification (2018), which is in the public domain. Only
 * sectors whose occupations all do that work: a hospital's bookkeeper has no "healthcare experience".
 */
export const sectors: readonly Sector[] = [
  {
    name: 'healthcare',
    pattern: branch('health[- ]?care|medical|medicine|clinical|hospital|patient care|medical office|health'),
    occupations: ['29-', '31-', '11-9111', '43-6013'],
    matches: ['healthcare', 'a hospital environment', 'the medical field'],
    misses: ['medical device sales', 'healthcare recruiting'],
  },
  {
    name: 'nursing',
    pattern: branch('nursing'),
    occupations: ['29-1141', '29-1151', '29-1161', '29-1171', '29-2061'],
    matches: ['nursing'],
    misses: ['nursing home management'],
  },
  {
    name: 'dentistry',
    pattern: branch('dental|dentistry|dental office'),
    occupations: ['29-1021', '29-1022', '29-1023', '29-1292', '31-9091'],
    matches: ['dental office'],
    misses: ['dental sales'],
  },
  {
    name: 'pharmacy',
    pattern: branch('pharmacy|pharmacies|retail pharmacy'),
    occupations: ['29-1051', '29-2052', '31-9095'],
    matches: ['a retail pharmacy setting'],
    misses: ['pharmaceutical sales'],
  },
  {
    name: 'mental health',
    pattern: branch('(?:mental|behavioral|behavioural) health|psychiatric|psychiatry'),
    occupations: [
      '21-1011',
      '21-1014',
      '21-1018',
      '21-1023',
      '29-1066',
      '29-1223',
      '29-2053',
      '19-303',
      '31-1133',
    ],
    matches: ['the behavioral health field'],
    misses: ['health insurance'],
  },
  {
    name: 'social work',
    pattern: branch('social work|case management'),
    occupations: ['21-102', '21-1093'],
    matches: ['social work'],
    misses: ['social media', 'work'],
  },
  {
    name: 'social services',
    pattern: branch('social services?|human services?'),
    occupations: ['21-1', '11-9151'],
    matches: ['social services'],
    misses: ['social work', 'customer service'],
  },
  {
    name: 'restaurants',
    pattern: branch(
      'restaurants?|food (?:and|&) beverage|food service|foodservice|fast food|catering|dining|F&B',
    ),
    occupations: ['35-', '11-9051'],
    matches: ['restaurant', 'the food service industry', 'a full-service restaurant environment'],
    misses: ['restaurant equipment sales'],
  },
  {
    name: 'kitchens',
    pattern: branch('kitchens?|culinary|cooking|professional kitchens?|cook'),
    occupations: ['35-1011', '35-2'],
    matches: ['a busy kitchen'],
    misses: ['kitchen design'],
  },
  {
    name: 'hospitality',
    pattern: branch('hospitality|hotels?|lodging|hotel (?:and|&) restaurant'),
    occupations: ['35-', '11-9051', '11-9081', '43-4081', '37-2012', '39-6'],
    matches: ['the hospitality industry'],
    misses: ['hotel software sales'],
  },
  {
    name: 'retail',
    pattern: branch('retail|retail (?:sales|store|stores)|stores?|grocery|grocery stores?'),
    occupations: ['41-1011', '41-2'],
    matches: ['retail', 'a grocery store'],
    misses: ['retail banking', 'retail design'],
  },
  {
    name: 'retail management',
    pattern: branch('(?:retail|store) (?:management|supervision|leadership)'),
    occupations: ['41-1011'],
    matches: ['retail management'],
    misses: ['retail'],
  },
  {
    name: 'construction',
    pattern: branch('construction|construction (?:site|sites|trades?)|building trades?'),
    occupations: ['47-', '11-9021', '13-1051'],
    matches: ['the construction industry', 'commercial construction'],
    misses: ['construction law'],
  },
  {
    name: 'warehouses',
    pattern: branch(
      'warehous(?:e|es|ing)|warehouse (?:and|&|or) distribution|distribution (?:center|centre)|material handling',
    ),
    occupations: ['53-7', '43-5071'],
    matches: ['warehouse', 'a distribution center environment'],
    misses: ['data warehouse'],
  },
  {
    name: 'logistics',
    pattern: branch('logistics|supply chain|logistics (?:and|&) supply chain|shipping (?:and|&) receiving'),
    occupations: ['11-3071', '13-1081', '43-5071', '43-5011', '43-5061'],
    matches: ['logistics', 'shipping and receiving'],
    misses: ['logistics software'],
  },
  {
    name: 'driving',
    pattern: branch('driving|truck driving|trucking|commercial driving|delivery driving'),
    occupations: ['53-3'],
    matches: ['commercial driving'],
    misses: ['driving sales'],
  },
  {
    name: 'manufacturing',
    pattern: branch('manufacturing|production|factory|factories|assembly|machine shop|industrial production'),
    occupations: ['51-', '11-3051'],
    matches: ['a manufacturing environment'],
    misses: ['video production', 'manufacturing software'],
  },
  {
    name: 'maintenance',
    pattern: branch(
      'maintenance|(?:building|facilit(?:y|ies)|equipment|industrial|mechanical) maintenance|maintenance (?:and|&) repair',
    ),
    occupations: ['49-'],
    matches: ['building maintenance'],
    misses: ['software maintenance'],
  },
  {
    name: 'cleaning',
    pattern: branch('cleaning|housekeeping|janitorial|custodial'),
    occupations: ['37-1011', '37-2'],
    matches: ['janitorial'],
    misses: ['data cleaning'],
  },
  {
    name: 'landscaping',
    pattern: branch('landscap(?:e|ing)|grounds ?keeping|gardening'),
    occupations: ['37-1012', '37-3'],
    matches: ['landscaping'],
    misses: ['landscape architecture'],
  },
  {
    name: 'security',
    pattern: branch('security|physical security|security guard|guarding'),
    occupations: ['33-9032', '33-3', '33-1'],
    matches: ['security'],
    misses: ['network security'],
  },
  {
    name: 'law enforcement',
    pattern: branch('law enforcement|police|policing|corrections'),
    occupations: ['33-1', '33-3'],
    matches: ['law enforcement'],
    misses: ['law'],
  },
  {
    name: 'education',
    pattern: branch('education|teaching|classrooms?|schools?|classroom teaching'),
    occupations: ['25-1', '25-2', '25-3', '25-904', '11-903'],
    matches: ['teaching', 'a school setting'],
    misses: ['school photography'],
  },
  {
    name: 'child care',
    pattern: branch('child ?care|early childhood(?: education)?|daycare|day care|preschool'),
    occupations: ['39-9011', '25-2011', '25-2012', '11-9031'],
    matches: ['early childhood education'],
    misses: ['child psychology'],
  },
  {
    name: 'law',
    pattern: branch('legal|law|law firms?|law office'),
    occupations: ['23-', '43-6012'],
    matches: ['a law firm environment'],
    misses: ['family law', 'legal sales'],
  },
  {
    name: 'information technology',
    pattern: branch('IT|information technology'),
    occupations: ['15-12', '11-3021'],
    matches: ['information technology'],
    misses: ['IT recruiting'],
  },
  {
    name: 'software development',
    pattern: branch('software (?:development|engineering)|programming|coding|application development'),
    occupations: ['15-1251', '15-1252', '15-1254'],
    matches: ['software engineering'],
    misses: ['software sales'],
  },
  {
    name: 'human resources',
    pattern: branch('human resources|HR|human resources management'),
    occupations: ['13-1071', '13-1141', '11-3111', '11-3121', '43-4161'],
    matches: ['human resources'],
    misses: ['HR software'],
  },
  {
    name: 'accounting',
    pattern: branch('account(?:ing|ancy)|bookkeeping|accounting or bookkeeping'),
    occupations: ['13-2011', '43-3031', '11-3031'],
    matches: ['accounting'],
    misses: ['cost accounting', 'account management'],
  },
  {
    name: 'banking',
    pattern: branch('bank(?:ing)?|retail banking|banks'),
    occupations: ['43-3071', '43-4131', '43-4141', '13-2041', '13-2072'],
    matches: ['retail banking'],
    misses: ['investment banking'],
  },
  {
    name: 'insurance',
    pattern: branch('insurance'),
    occupations: ['41-3021', '13-1031', '13-2053', '43-9041'],
    matches: ['the insurance industry'],
    misses: ['insurance software'],
  },
  {
    name: 'real estate',
    pattern: branch('real estate|property management'),
    occupations: ['41-9021', '41-9022', '11-9141'],
    matches: ['property management'],
    misses: ['real estate photography'],
  },
  {
    name: 'office work',
    pattern: branch(
      'administrative|administrative (?:support|assistance)|clerical|secretarial|office administration|receptionist|office(?: (?:support|clerical|administrative))?',
    ),
    occupations: ['43-6', '43-4171', '43-9061'],
    matches: ['administrative support', 'a busy office environment'],
    misses: ['systems administration', 'contract administration'],
  },
  {
    name: 'marketing',
    pattern: branch('marketing'),
    occupations: ['11-2021', '11-2011', '13-1161'],
    matches: ['marketing'],
    misses: ['email marketing'],
  },
  {
    name: 'sales',
    pattern: branch('sales|selling'),
    occupations: ['41-', '11-2022'],
    matches: ['sales'],
    misses: ['sales engineering', 'pharmaceutical sales'],
  },
];

const sectorsByField = new Map<string, readonly Sector[]>();
/** Cache size: enough for the fields of many jobs; cleared when full. */
const maxFields = 5000;

/** The sectors that a field names without further detail. Cached, since every resume is asked the same. */
export function sectorsOf(field: string): readonly Sector[] {
  const known = sectorsByField.get(field);
  if (known) return known;
  const found = sectors.filter(({ pattern }) => pattern.test(field.trim()));
  if (sectorsByField.size >= maxFields) sectorsByField.clear();
  sectorsByField.set(field, found);
  return found;
}

export const isOfSector = (occupation: string | null, { occupations }: Sector): boolean =>
  occupation !== null && occupations.some((digits) => occupation.startsWith(digits));
