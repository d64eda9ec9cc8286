import type { Rule } from './rule.ts';

/** Words that mark what a line asks for as optional. */
export const optional: readonly Rule[] = [
  {
    name: 'preferred',
    pattern:
      /\b(?:preferred|pref['’]d|preferabl[ey]|prefer|preference (?:for|is|will|given)|ideally|desirable|desired|recommended|(?:highly|is|are|be) (?:valued|appreciated))\b/i,
    matches: [
      'Kotlin preferred',
      'Ideally with two ovens',
      'A permit is appreciated',
      'With preference for bakers',
      'A permit is strongly recommended',
      'Two ovens pref’d',
    ],
    misses: ['Kotlin required', 'Recommends books to guests', 'Appreciates valued guests'],
  },
  {
    name: 'a plus',
    pattern:
      /\b(?:(?:nice|good|great)(?: things?| ones?)?[- ]to[- ]have|a (?:big |huge |strong |definite )?plus|bonus|advantage(?:ous)?|beneficial|helpful|an asset|welcome|even better|jackpot|so much the better|all the better)\b/i,
    matches: [
      'Kotlin is a big plus',
      'French would be an asset',
      'Career changers are welcome',
      'If you are a sailor, so much the better',
      'A ticket and a boat are good things to have',
    ],
    misses: ['Two years plus a permit', 'Manages assets of the mill'],
  },
  {
    name: 'not required',
    pattern:
      /\b(?:optional|not (?:strictly )?(?:required|essential|necessary|needed|a (?:condition|requirement))|(?:would|wo|will|could)(?:n['’]t| not) hurt|(?:not a|no) must|degree\b[^.;]{0,80}\b(?:may|can) (?:be )?substituted for)\b/i,
    matches: [
      'A degree is not strictly necessary',
      'A permit is optional',
      'Kotlin is not a must',
      'Some French wouldn’t hurt',
    ],
    misses: ['A degree is necessary', 'You must not be late'],
  },
  {
    name: 'would be nice',
    pattern:
      /\b(?:(?:would|['’]d) be (?:the (?:cherry|icing)|icing|gold|great|nice|helpful|useful|cool|good|lovely|handy|super|perfect|ideal|terrific|excellent|thrilled|(?:very |most )?welcome|a (?:bonus|delight))|(?:that|it|this)(?:['’]s| is) (?:lovely|great|nice|fantastic|brilliant)|useful\b(?! (?:for|to|in)\b))/i,
    matches: ['Some French would be great', 'If you have sailed, that’s lovely'],
    misses: ['Makes tools that are useful for bakers', 'You would be our third baker'],
  },
  {
    name: 'praise of what is optional',
    pattern:
      /\b(?:sets? you apart|stands? out\b(?! from)|a (?:huge|big|great|real) help|opens? (?:many |some )?doors|(?:would|will|['’]d) (?:be (?:a )?(?:blessing|dream|gift|delight|wonderful|amazing|awesome|fantastic|terrific|fun)|help|make us (?:smile|happy))|(?:we['’]d|we would|i['’]d) love (?:it if|to see|someone)|(?:is|are) (?:gold|golden|nice|wonderful|fantastic|awesome|extra credit)|goes a long way|extra credit|brownie points|if possible)\b|^(?:and )?if you\b[^.]{3,100}, (?:that['’]s |all the )?(?:wonderful|great|lovely|fantastic|perfect|nice|terrific|brilliant|better)\b/i,
    matches: [
      'Some French would be a dream',
      'A boat is a huge help on the quay',
      'A permit is gold',
      'Rye bread would open doors',
      'A boat would help',
      'Years by the oven, in a harbor if possible',
      'If you’ve baked over fire, wonderful.',
    ],
    misses: ['Opens the doors at five', 'Breads with golden crusts', 'Helps guests'],
  },
  {
    name: 'it helps',
    pattern:
      /\b(?:helps(?: too| a lot| at \p{L}| in \p{L}|,| if\b| because\b|(?=\W*$))|handy\b(?! (?:man|person))|comes? in handy|(?:is|are|be) worth (?:an? |some )?(?:extra|more|bonus)\b|gets? you (?:an? )?(?:extra|more|raise|bonus)|(?:makes?|would make) (?:my|our|your) li(?:fe|ves) easier|(?:goes|go) to the top of (?:my|our|the) (?:pile|list)|(?:would|['’]d) love\b(?! (?:it|this|that|our|working)\b| to (?:hear|meet|talk|see you)))/iu,
    matches: [
      'Some Dutch helps',
      'Frisian is handy',
      'A boat is worth an extra crown',
      'Would love: rye bread',
    ],
    misses: ['Helps guests at the counter', 'We would love to hear from you', 'A handy man'],
  },
  {
    name: 'can be learned here',
    pattern:
      /\b(?:(?:we|they|i) (?:can|will|could|would|are happy to|['’]ll)|(?:can|will) be) (?:gladly |also |happily )?(?:teach|train|show|taught|trained|pay for it)\b(?![^()]*\))|\b(?:we|they|i)['’]d (?:gladly |also |happily )?pay for\b|\b(?:we|they|i)['’]ll (?:gladly |also |happily )?(?:teach|train|show) (?:you|it|that|them)\b(?![^()]*\))|\b(?:any|every) (?:[\p{L}-]+ ){0,3}(?:is fine|will do|works for us)\b|\bwould make my (?:day|week|year)\b(?![^()]*\))|\b(?:earns?|has|wins?) (?:my|our) (?:undying |eternal )?(?:love|heart|gratitude)\b|\bnot (?:a )?deal[- ]?breakers?\b|\bnice touch(?:es)?\b/iu,
    matches: [
      'Rye bread we can teach you',
      'The rest will be taught on board',
      'We’ll show you the ovens',
      'Any ticket will do',
      'A boat would make my day',
      'A ticket earns my undying love',
      'Nice touches, not deal breakers',
    ],
    misses: ['Teaches and trains bakers', 'Will train two bakers'],
  },
  {
    name: 'interest',
    pattern: /\b(?:interest in|exposure to)\b/i,
    matches: ['Interest in rye bread', 'Some exposure to Kotlin'],
    misses: ['Interesting work with rye', 'Exposed brick ovens'],
  },
];

/** Words that mark what a line asks for as required. */
export const required: readonly Rule[] = [
  {
    name: 'required',
    pattern:
      /\b(?:required?|requires|mandatory|essential|necessary|prerequisite|indispensable|non-?negotiable|(?:is|are) (?:also )?(?:expected|vital|crucial|imperative|used (?:every day|daily)|key\b(?! to)|a given)|insist on)\b/i,
    matches: [
      'Kotlin is required',
      'A permit is essential',
      'Rye bread is expected',
      'A permit we insist on',
    ],
    misses: ['Kotlin preferred', 'Gathers requirements of guests', 'More than expected'],
  },
  {
    name: 'must',
    pattern:
      /\b(?:must|need(?:ed|s)?|(?:ideal|successful|right|suitable) (?:candidate|applicant|person)s? (?:will|should) (?:have|be|possess|hold|bring)|(?:candidates?|applicants?|you) should (?:have|be|possess|hold|bring))\b|^\W{0,4}should (?:have|be able|hold|know|bring|possess)\b/i,
    matches: [
      'You must hold a permit',
      'The ideal candidate will have baked before',
      'You should have a permit',
      'Should have a ticket',
    ],
    misses: ['Guests should have bread by noon', 'Mustard is made by us'],
  },
  {
    name: 'at least',
    pattern: /\b(?:at least|minimum|min\.|\d+\s*\+)/i,
    matches: ['At least two years by the oven', '3+ years by the oven'],
    misses: ['Last but not least, bread', 'Two years by the oven'],
  },
];

/** "As needed", "the needs of our guests": not a demand, and removed from a line before it is read. */
export const needOfOthers: readonly Rule[] = [
  {
    name: 'as needed',
    pattern:
      /\b(?:(?<!well )as|if|when|where|wherever|whenever|than)(?: \w+)? (?:required|needed|necessary)\b/gi,
    matches: ['Works nights as needed', 'Helps where necessary'],
    misses: ['A permit is required', 'Kotlin as well as required permits'],
  },
  {
    name: 'needs of somebody',
    pattern:
      /\b(?:the|any|all|other|their|our|your|its|\w+['’]s?|customers?|clients?|business|patients?|individual|specific|user|care|learning|changing|special|future|dietary) (?:required|necessary|needs)\b(?! (?:to have|experience|skills))|\bneeds? of\b/gi,
    matches: ['Meets the needs and wishes of guests', 'Fills in any required forms', 'Knows dietary needs'],
    misses: ['You need a permit', 'Baker needs experience'],
  },
  {
    name: 'needed for something',
    pattern:
      /\b(?:necessary|needed|required) (?:to|for) (?!have|hold|possess|be\b|this|the (?:role|job|position|post))/gi,
    matches: ['Orders flour needed for bread'],
    misses: ['A permit is required for this job', 'Kotlin is required'],
  },
  {
    name: 'others need',
    pattern:
      /\b(?:they|people|guests|customers|clients|patients|members|employees|users|teams?|everyone|who(?:ever)?) needs?\b/gi,
    matches: ['Brings guests what they need'],
    misses: ['You need a permit'],
  },
];

/** Sentences that say that what they name is not asked for. */
export const notAsked: readonly Rule[] = [
  {
    name: 'is not required',
    pattern:
      /^(?!.*\bbut\b)(?:an? |the |any |prior |previous )?(?:[\p{L}\d][\p{L}\d+#./&'’-]* ){1,5}(?:is |are )?not (?:(?:at all|strictly|absolutely) )?(?:required|needed|necessary|expected|a requirement)(?: (?:for|in) (?:this|the) (?:role|job|position|post))?[.!]?$/iu,
    matches: ['Frisian is not required.', 'A boat is not needed'],
    misses: [
      'A ticket is not required but useful',
      'A permit is required',
      'Frisian is not required, though it helps',
    ],
  },
  {
    name: 'announces a list',
    pattern:
      /^(?!.*\b(?:years?|yrs|months|degree)\b).{0,120}\b(?:(?:in|with|of|for|have|has|possess|including|include|includes|meet|are|is|on) (?:(?:all|any|some|each|one|several) (?:or more )?(?:of )?)?the following|as follows)(?: (?:skills|areas|requirements|qualifications|criteria|fields|tools|technologies))?\s*[:.]?$/i,
    matches: [
      'Special skills: also requires experience in the following',
      'You have all of the following skills:',
    ],
    misses: ['Two years of baking with the following:', 'Follows the following: a recipe'],
  },
  {
    name: 'kind of the role',
    pattern:
      /^this is an? (?!.*\b(?:experience|years?|degree|must|requires?|knowledge)\b)(?:[\w/-]+,? (?:and )?){0,5}(?:role|position|job|opportunity)(?: (?:for|as|with|at|in|on|located|based)\b.{0,120})?\.?$/i,
    matches: [
      'This is a full-time on-site role for a Night Baker at Heron Mills.',
      'This is a contract position.',
    ],
    misses: ['This is a role that requires a ticket', 'This is an oven'],
  },
  {
    name: 'no need of it',
    pattern:
      /^no (?!experience\b)(?:[\p{L}'’-]+ ){1,3}(?:(?:is|are) )?(?:required|needed|necessary)[.!]?$|^(?:we|i) (?:do not|don['’]t) (?:need|require|ask for|expect|care about|want) [^,;]{3,40}[.!]?$/iu,
    matches: ['No boat needed.', 'We don’t ask for a diploma.'],
    misses: [
      'No boat, but a ticket is needed',
      'We ask for a diploma',
      'We do not need many words, but a ticket',
    ],
  },
];
