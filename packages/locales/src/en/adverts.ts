import type { AdvertWords } from '../advert-words.ts';

export const adverts: AdvertWords = {
  hiring: {
    pattern:
      /\b(?:you(?:['’]?ll| will)\b|looking for|candidates?\b|apply (?:now|today|by|at|to|for this)|full[- ]time|part[- ]time|salary (?:range|of|is)|competitive (?:salary|pay)|paid time off|years?['’]? (?:of )?(?:[\w-]+ )?experience|join (?:us|our|an?)|(?:this|the) (?:role|position|job)\b|our\b|job (?:description|summary|title|type)|we(?:['’]?re| are) (?:hiring|seeking|recruiting|an?|proud)|preferred|must have|internships?|responsibilities (?:include|are)|opportunit(?:y|ies) to|no (?:previous |prior )?experience|high school)/gi,
    matches: ['We are hiring bakers', 'Join our crew', '3 years of experience', 'The ideal candidate bakes'],
    misses: ['Preheat the oven and mix flour with salt', 'Led a team of four bakers'],
  },
  entryLevel: '',
  noExperience: '',
  clearance: String.raw`\b(?:security clearance|secret clearance|background (?:check|screening)s?|drug (?:test|screen)\w*)\b`,
  legal: '',
  employer: 'company(?: name)?|employer|organi[sz]ation|hiring (?:company|organi[sz]ation)|client',
  place: '(?:job |work |office )?locations?|place(?: of work)?|city|workplace',
  at: 'at',
  terms:
    'full[- ]?time|part[- ]?time|permanent|temporary|contract|intern(?:ship)?|remote|hybrid|on-?site|salary|hours|posted|apply|home ?office|other|ref(?:erence)?|req(?:uisition)?|job id',
  resumes: {
    title: 'curriculum vitae|cv of|resume (?:of|template|example|sample)',
    headings: String.raw`career objective|objective|work (?:experience|history)|employment history|professional experience|references(?: (?:are )?(?:available|upon)\b.{0,20})?|personal (?:details|data)`,
  },
  otherTexts: {
    measures:
      'g|kg|ml|cl|dl|l|oz|lbs?|cups?|tbsp|tsp|tablespoons?|teaspoons?|cloves?|slices?|pinch(?:es)?|eggs?',
    cooking: String.raw`preheat|simmer|knead|bring to the boil|fry|(?:chop|peel|dice|grate|whisk|stir) (?:the|in|an?|and)|until (?:golden|tender|smooth|soft)|season with|olive oil|saucepan|preparation time|prep time|serves \d`,
    bills: String.raw`invoice (?:no|number|date)\b|subtotal|bill(?:ed)? to\b|amount due|due date|unit price|sales tax|(?:grand )?total:? ?[€$£]`,
    shops: String.raw`add to (?:cart|basket)|customers who bought|(?:in|out of) stock|free (?:shipping|returns)|manufacturer warranty|(?:year|month) (?:limited )?warranty|item weight|dimensions:? \d+|(?:pack|set) of \d`,
    reports: String.raw`(?:said|told|announced|voted|reported|added|died) (?:on|in a statement|reporters|analysts|that the|at the)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day(?! (?:and|or|to|through|morning)\b)|according to|(?:released|found|reported|announced) last (?:week|month|year|autumn|spring|summer|winter)|spokes(?:man|woman|person)|a year earlier|shares (?:of|fell|rose)|(?:mayor|president|minister|coach|captain) [A-Z]\w+ [A-Z]\w+ said|criticized the`,
  },
  legalForms: 'LLP|LLC|Ltd|Limited|Inc|PLC|plc|Pty|Pvt',
  legalEndings: 'Corp|Corporation',
  lawArticles: 'article',
  mail: null,
  prose: null,
  parts: null,
};
