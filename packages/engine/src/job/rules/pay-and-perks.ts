import type { Rule } from './rule.ts';

/** What the employer offers: pay, insurance, leave and perks. */
export const payAndPerks: readonly Rule[] = [
  {
    name: 'pay',
    pattern:
      /(?<!\b(?:budgets?|portfolios?|authority|revenues?|sales|quota) (?:\p{L}+ ){0,4})[$£€]\s?\d(?![\d,.]{0,12}\+? ?(?:m|mm|mn|mio|million|b|bn|billion)\b)(?!.*\b(?:budgets?|portfolio|authority|revenue|turnover|p&l|sales|quota|loss limits?)\b)|base salary|salary range|compensation (?:range|package|is|varies|may vary)|compensation for th(?:e|is) (?:role|position)|competitive (?:salary|pay|compensation)|hourly (?:rate|wage)|pay (?:rate|range|transparency|band|scale)|your salary|salar(?:y|ies) (?:is|are|will|for|may|depends?|offered)|(?:estimated|starting) (?:salary|pay)\b|^(?:weekly|monthly) pay\b|\btime and a half\b|\bovertime (?:paid|at)\b|total rewards/iu,
    matches: ['The role pays $24 an hour.', 'Base salary depends on skills.', 'A competitive salary'],
    misses: [
      'Prepare payroll and salary reports',
      'Plans compensation and benefits programs',
      'Has run an oven of $5m',
      'Ran flour budgets of $40k a month',
    ],
  },
  {
    name: 'pay in a few words',
    pattern:
      /^(?:the )?(?:salary|pay|wages?|rate) (?:bands?|scales?|starts?|from|of|to|up to|depends|depending|based|is|are)\b|\b(?:shift|night|weekend|evening|bilingual|language) differentials?\b|^stipends?\b|\bcommensurate with\b|^(?:salary|pay|wages?|rate|comp)\b.{0,20}\bDOE\b|\bcompetitive (?:wages?|rates?)\b|\bdirect deposit\b|^(?:annual|yearly|merit) raises?\b|^supplemental pay\b/i,
    matches: [
      'Pay commensurate with experience',
      'Salary DOE',
      'Salary band 58–66k.',
      'Night differential',
      'Stipend for the boat',
    ],
    misses: ['Payroll of 60 bakers', 'Differentials of the axle', 'DOE and other statistics'],
  },
  {
    name: 'offer',
    pattern:
      /\b(?:final )?offer(?:s|ed)?(?: amounts?)? (?:is|are|will be|may be) (?:determined|based|contingent)/i,
    matches: ['Final offer amounts are determined by several factors and may vary.'],
    misses: ['Offers customers a choice of bread', 'Determine the amount of flour that is needed'],
  },
  {
    name: 'bonus and shares',
    pattern:
      /\b(?:annual|referral|performance|quarterly|christmas|welcome|retention|loyalty|attendance|sign(?:ing)?[- ]?on) bonus(?:es)?\b|referral program|^bonus(?:es)?\b[^.]{0,20}\d ?%|\d ?% bonus\b|\bprofit[- ]sharing\b|stock options?|equity (?:package|grants?|and)|\bemployer match\b|401\s?\(?k|incentive eligible|\b(?:company|workplace) pension|\bpension (?:scheme|contribution|plan options)/i,
    matches: ['Annual bonus up to 10%', '401(k) with employer match', 'Stock options for each baker'],
    misses: ['Bonus points for Kotlin', 'Administers pensions for members'],
  },
  {
    name: 'insurance',
    pattern:
      /(?:health|dental|vision|medical) (?:insurance|coverage|benefits|plan)|(?:dental|medical|health),? (?:and )?(?:dental|vision)|life insurance|(?:short|long)[- ]?term(?: and long[- ]?term)? disability|\bflexible spending (?:account|arrangement)|\bhealth savings account|^private (?:healthcare|medical)/i,
    matches: ['Medical, dental and vision', 'Life insurance from the first day', 'Health savings account'],
    misses: ['Files claims with insurers', 'Assist with dental surgery'],
  },
  {
    name: 'leave',
    pattern:
      /paid (?:time off|holidays|parental|vacation|leave|sick)|\bunlimited (?:pto|paid|vacation)|flexible (?:pto|time off)|parental leave|sick (?:days|leave|time)|\b\d+ (?:days?|weeks?)['’]?(?: of)?(?: paid| annual)? (?:holidays?|hols|vacation|leave|pto|off)\b|\b\d+ (?:vacation|holiday|leave) days\b|\b(?:extra|birthday) (?:pto )?day\b|^flexible work(?:ing)? (?:hours|schedules?)\W*$/i,
    matches: ['28 days holiday', 'Unlimited PTO', 'Twelve weeks of paid parental leave'],
    misses: ['Approves leave requests of the team', 'Able to work holidays'],
  },
  {
    name: 'treats',
    pattern:
      /(?:staff|employee) discount|\bdiscounts? on\b[^.]{0,60}\b(?:for|food|products?)\b|wellness (?:program|benefit|stipend|allowance|days?|initiative|reimbursement)|health (?:and|&) wellness(?! coach)|(?:catered|free) (?:lunch|food|snack|meal)|snacks|(?:fitness|gym) (?:center|membership|program|stipend|reimbursement)|commuter|\b(?:free|paid|subsidi[sz]ed|complimentary) (?:\w+ )?(?:uniforms?|breaks?|parking|fruit|coffee|drinks|meals?|floating holidays?|gym|memberships?)\b|\bcar allowance|\bblue light card|\bcycle to work|\bfuel card\b|\b(?:laptop|macbook|van|uniform|accommodation)s?\b[^.]{0,20}\b(?:provided|supplied)\b/i,
    matches: [
      'Employee discount in all shops',
      'On-site canteen, free parking',
      'Uniform provided',
      'Snacks',
    ],
    misses: ['Drive a company van', 'Health coach for families', 'Runs the fitness classes'],
  },
  {
    name: 'what is provided',
    pattern:
      /\b(?:equipment|headsets?|computers?|laptops?|phones?|scrubs|tools|housing|lodging|meals?|training|travel|licensing|fees?) (?:is |are |will be |and [\w-]+ )*(?:provided|shipped|furnished|reimbursed|covered|on us)(?! by (?:you|candidates))\b|\b(?:paid|free) (?:[\w-]+ )?training\b|\bprorated (?:vacation|pto|leave)\b|\b(?:three|four|4|3)-day (?:work ?)?weeks?\b|\b40[13]\(?[kb]?\)? match|\brelocation (?:assistance|package|support|bonus)\b|^(?:career|room for) (?:growth|advancement)\b|^flexible hours\W*$|^work\/life balance\b|\b(?:pet|dog)-friendly\b/i,
    matches: ['Headset and computer shipped to you.', 'Paid training', 'Four-day weeks in July.'],
    misses: ['Provides training to bakers', 'Ships tools'],
  },
  {
    name: 'learning and growth',
    pattern:
      /tuition (?:reimbursement|assistance)|employee assistance program|work ?-?life balance|we (?:will )?invest in (?:you|our (?:people|employees|team))|^opportunit(?:y|ies) (?:to|for) (?:participate|travel|grow|learn|advance|career|growth|promotion|work with|be part)|benefits? (?:package|selection|program)|^benefits? information|^(?:an? )?(?:personal )?training budget\b/i,
    matches: ['Tuition reimbursement', 'Opportunity to grow', 'A full benefits package'],
    misses: ['Opportunity management in Salesforce', 'Balance the books each month'],
  },
];
