import type { AdvertWords } from '../locale.ts';

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
};
