import type { Rule } from './rule.ts';

/** Text that the law or company policy requires: it asks nothing of the candidate's work. */
export const lawAndPolicy: readonly Rule[] = [
  {
    name: 'equal opportunity',
    pattern:
      /\bequal(?:ity of)?[- ](?:employment )?opportunit|\bEEO (?:policy|is the law|statement|employer)|affirmative action|encourages? applications|fair chance/i,
    matches: [
      'Heron Bakers is an equal opportunity employer.',
      'View the EEO is the Law poster',
      'We are an Affirmative Action employer',
      'The harbor encourages applications from veterans',
    ],
    misses: ['Find opportunities for equal growth of both bakeries', 'Follow each chance of a sale'],
  },
  {
    name: 'equal opportunity in letters',
    pattern:
      /\b(?:EOE|AA\/EEO|EEO\/AA|EEO)\b(?! (?:compliance|complaints?|cases?|charges?|reports?|reporting|laws?|investigat\w+|experience|regulations?|matters|training|counsel\w*|specialist|officer|knowledge))|^M\/F\/D(?:isability)?\/V|[Ee]qual [Hh]ousing (?:[Ll]ender|[Oo]pportunity)|[Mm]ember FDIC/,
    matches: ['EOE', 'Heron Bakers is an EOE/M/F/D/V employer.', 'Member FDIC.'],
    misses: ['Knowledge of EEO laws', 'Files EEO reports each year'],
  },
  {
    name: 'discrimination',
    pattern:
      /without regard to|regardless of (?:race|age|gender)|sexual orientation|gender identity|national origin|\bdiscriminat(?:e|ion|ory)\b|harassment|valued for (?:their|who)|committed to (?:diversity|equality|equal|inclusion)|committed to (?:creating|building|fostering|providing) an? (?:inclusive|diverse)|inclusive (?:space|workplace|environment)|protected (?:characteristic|veteran|class|status|categor)/i,
    matches: [
      'All applicants are considered without regard to race or religion.',
      'Harassment of any kind has no place here.',
      'We keep an inclusive workplace where bakers are valued for who they are.',
    ],
    misses: ['Experience with role-based access and identity management', 'Protect customer data'],
  },
  {
    name: 'accommodation',
    pattern:
      /reasonable accommodation|accommodations? (?:due|for|during|in)\b|requires? (?:an? )?accommodation/i,
    matches: ['Reasonable accommodations may be made.', 'Tell us if the test requires an accommodation.'],
    misses: ['Book travel and hotels for the crew', 'Accommodate changing priorities'],
  },
  {
    name: 'help with the application',
    pattern:
      /\b(?:if|should|when|where) you (?:need|require|would (?:like|need)|want)\b[^.]{0,50}\b(?:adjustments?|accommodations?|(?:another|a different|an alternative|an accessible) format|(?:help|assistance|support) (?:with|in|during|to))\b|\b(?:accommodations?|adjustments?) (?:are |is )?(?:available|provided|made|offered|(?:up)?on request)|\b(?:need|require|want) (?:this|it|the advert|the form) in (?:another|a different) format/i,
    matches: [
      'If you need adjustments in the interview process, tell us.',
      'Accommodations upon request.',
      'Should you require help with the form, call the bakery.',
    ],
    misses: ['Support guests who need a different bread', 'Makes adjustments of the oven'],
  },
  {
    name: 'right to work',
    pattern:
      /right to work|work authori[sz]ation|authori[sz]ed to work|\be-verify\b|sponsorship|selective service|(?:us|u\.s\.|uk|eu) citizen|eligible to work in|years? of age|export control/i,
    matches: [
      'You must be authorized to work in the United States.',
      'We do not offer visa sponsorship.',
      'Must be at least 18 years of age',
      'You must be a US citizen',
    ],
    misses: ['Able to work nights', 'Knows how children of all ages learn', 'Advise citizens on taxes'],
  },
  {
    name: 'checks of everybody',
    pattern:
      /back-?ground (?:check|investigation|screening)|drug (?:test|screen)|criminal (?:histor|record)|\bconvictions?\b/i,
    matches: ['The offer depends on a background check and a drug screen.', 'Past convictions are no bar.'],
    misses: ['Background in criminal law', 'Screen applicants by phone'],
  },
  {
    name: 'vaccination',
    pattern:
      /\bcovid|\b(?:be(?:en)?|fully|are|must) vaccinated\b|\bproof of (?:\w+ )?vaccin|\bvaccinations? (?:status|requirements?|polic|mandates?|is|are|against|required)/i,
    matches: ['All staff must be fully vaccinated.', 'Please bring proof of vaccination.'],
    misses: ['Give vaccinations to children and keep records', 'Vaccinates cattle'],
  },
  {
    name: 'scope of the text',
    pattern:
      /\bpursuant to\b|reserves? the right|(?:listed|outlined|described) (?:above|below)\b|this (?:job )?posting|all rights reserved|privacy (?:policy|notice)|\b(?:demands|characteristics|statements|requirements) (?:described|listed)? ?(?:here|herein)\b|\bintended to describe\b|\b(?:exhaustive|comprehensive|all-inclusive) list\b/i,
    matches: [
      'Pursuant to the Pay Act, the range is disclosed.',
      'The employer reserves the right to change these duties.',
      'This is not an exhaustive list of tasks.',
      'The statements herein describe the work in general.',
    ],
    misses: ['Write job postings and keep a list of vendors', 'Describe new features to customers'],
  },
  {
    name: 'policy of the workplace',
    pattern:
      /\b(?:smoke|drug|tobacco|alcohol|scent|fragrance)-free (?:workplace|campus|facility|environment|employer|office)\b|\bat-will\b|\bpre-?employment (?:physical|screening|drug|tests?|testing|checks?|assessments?)\b|^performs? other duties\W*$|\b(?:veterans?|ex-?military|military spouses?|minorities|women|career changers|felons|second chance) (?:are )?(?:welcome|encouraged)\b/i,
    matches: [
      'Drug-free workplace',
      'At-will employment',
      'Pre-employment physical required.',
      'Ex-military encouraged',
    ],
    misses: ['Performs other duties of the night baker and more', 'Veterans of the oven'],
  },
  {
    name: 'limits of the text',
    pattern:
      /\bnothing in this (?:job |position )?(?:description|posting|advert|notice)\b|\b(?:considered|hired|welcome|treated) (?:equally )?(?:regardless|irrespective) of\b/i,
    matches: [
      'Nothing in this description restricts the right to assign duties.',
      'All are considered irrespective of legally protected traits.',
    ],
    misses: ['Writes job descriptions', 'Bakes regardless of the weather'],
  },
  {
    name: 'further duties',
    pattern:
      /other (?:[\w-]+ ){0,3}(?:duties|tasks|projects|responsibilities|functions)(?: (?:and|or) \w+){0,2} as\b|duties as assigned|perform each essential/i,
    matches: ['Performs other related duties as assigned', 'Must be able to perform each essential duty.'],
    misses: ['Assign duties to four bakers', 'Plans projects and other events'],
  },
  {
    name: 'encouragement to apply',
    pattern:
      /(?:meet|match|tick) (?:every|all|each) (?:single )?(?:one )?(?:of the(?:se)? )?(?:box|requirement|qualification|criteri)|we want to hear from you/i,
    matches: ['Do not worry if you do not tick every box.', 'If this is you, we want to hear from you.'],
    misses: ['Check that all boxes match the order', 'Meet every deadline'],
  },
];
