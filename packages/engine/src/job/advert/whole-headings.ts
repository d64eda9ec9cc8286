import type { AdvertSection } from './advert-section.ts';

/** "If you", "if you've", "if you are". */
const ifYou = "(?: if(?: you(?:['’](?:re|ve|ll|d)| are| have| can)?)?)";
const ofPerson =
  '(?:(?:the|our|your) )?(?:ideal|successful|right|perfect) (?:candidates?|applicants?|person|profile)';

const whole = (...headings: readonly string[]): RegExp => new RegExp(`^(?:${headings.join('|')})$`, 'i');

/** Headings that are told as a sentence or a question, as a whole line each: what only begins so asks or tells something itself. */
const headings: readonly (readonly [AdvertSection, RegExp])[] = [
  [
    'nice',
    whole(
      `it(?:['’]s| is|['’]d be| would be) (?:an? )?(?:plus|bonus|advantage|great|nice|lovely|cool)${ifYou}?`,
      `(?:what (?:will|would|could) make you|what makes you|how to|how you(?:['’]ll| will)?|you(?:['’]ll| will|['’]d)) (?:really )?stand out(?: to us| from the crowd|${ifYou})?`,
      'what (?:will )?sets? you apart',
      'stand-?out (?:qualities|skills|experience|factors)',
      'you (?:might|may|could) also (?:have|bring|be|know)',
      `ideally,? you(?:['’](?:d|ll)| will| would)?(?: also)? (?:have|be|bring|know)`,
      `(?:it would be )?(?:great|lovely|fantastic|brilliant)${ifYou}(?: also have)?`,
      `(?:extra|brownie|plus|bonus) points(?: for|${ifYou})?`,
      'optional|a plus|(?:the )?cherry on (?:top|the cake)',
    ),
  ],
  [
    'must',
    whole(
      `we(?:['’]d| would|['’]ll) (?:love|like) to (?:hear from|meet|talk to|speak to) you${ifYou}`,
      `(?:we think )?you(?:['’]d| would|['’]ll| will) (?:be|make) an? (?:great|good|perfect|strong|ideal) (?:fit|match|candidate)${ifYou}?`,
      "what you(?:['’]ll| will| should| must|['’]d)? (?:need to )?(?:bring|have|need|know)(?: with you| along| to (?:the (?:table|role|team|job|party)|us|succeed|be successful|apply|get started|thrive))?",
      'what (?:do|are) we (?:ask|asking|looking|look|need|expect|want|require)(?: (?:for|from|of))?(?: you| in you)?',
      "what we(?:['’]re| are)? (?:ask|asking|need|expect|want)(?: (?:for|from|of))?(?: you)?",
      "who (?:are we|we are|we['’]re|do we|we) look(?:ing)?(?: for)?",
      "(?:this|that)(?: is|['’]s) (?:you|who you are|what you bring|what we expect)",
      '(?:is|could|does|do) (?:this|it|that)(?: be)?(?: sound like)? you|sounds? like you|do you have(?: what it takes)?',
      'what (?:will )?(?:makes?|helps?) you (?:an? |the )?(?:(?:right|great|good|perfect|strong|ideal) )?(?:fit|match|candidate|succeed|successful)',
      "to (?:be successful|succeed|thrive)(?: in (?:this|the) (?:role|position|job))?,?(?: you(?:['’]ll| will)?(?: (?:need|have|bring))?)?",
      `${ofPerson}(?: (?:will|should|must|would)(?: (?:also )?(?:have|be|bring|possess))?| has| is)?`,
      'non-?negotiables|need to have|(?:the )?must[- ]haves?',
      'licen[sc]ure(?: ?/ ?| and | & )certifications?|certificates?,? licen[sc]es?(?:,? (?:and )?registrations?)?',
      'you tick these boxes|your (?:tool ?kit|tool ?box|superpowers?|strengths)',
    ),
  ],
  [
    'duties',
    whole(
      "what (?:will you|you(?:['’]ll| will)) (?:do|be (?:doing|working on))",
      "how you(?:['’]ll| will) (?:make an impact|spend your (?:time|days?)|contribute|help)",
      'your (?:impact|mission|challenge|contribution|days?(?: to day| job)?)',
      '(?:the )?(?:purpose|aim|scope) of (?:the |this )?(?:job|role|post|position)',
      "(?:as (?:an?|our|the) [\\w /&-]{3,40},? )?you(?:['’]ll| will)(?: be)?",
      "(?:a )?typical (?:day|week)|what(?: does)? (?:the|this) (?:job|role|post) involves?|what(?:['’]s| is) involved",
      '(?:(?:key|main|core|primary|your|the) )*(?:duties|responsibilities|tasks|accountabilities)(?: (?:and|&) \\w+)?(?:,? (?:will |may )?(?:include|are|be)|,? including)?(?:,? but (?:(?:are|is) )?not limited to)?',
    ),
  ],
  ['list', whole('conditions of employment')],
  [
    'left-out',
    whole(
      'what (?:do|can|will) we (?:offer|provide|give)(?: you)?|what we can offer(?: you)?|we can offer(?: you)?',
      "(?:what|why) you(?:['’]ll| will) (?:love|enjoy)(?: about)?(?: (?:us|it here|working here|(?:this|the) (?:job|role)|working (?:at|with|for) .{2,30}))?",
      '(?:(?:our|the) )?(?:interview|hiring|recruitment|selection|application) (?:process|steps|stages)(?: details)?',
      'interested|enthusiastic|curious|convinced|keen|ready to apply|sounds? (?:good|interesting|great)|want to (?:apply|join(?: us)?)|like what you (?:see|read)|have we (?:sparked|aroused|caught|piqued) your (?:interest|attention|curiosity)',
      '(?:additional|further|other|more|important) (?:info|information|details)(?: ?/ ?.{2,40})?|the details|good to know',
      'our (?:commitment|promise|pledge)(?: to .{2,30})?',
      'equal(?:ity)? (?:opportunit(?:y|ies)|employment opportunity)(?: .{2,30})?|diversity,? (?:equity,? )?(?:and|&) (?:inclusion|belonging)',
      "working (?:here|with us|for (?:us|our organi[sz]ation|the civil service))|life (?:at|with) [\\w’'& -]{3,20}",
      'documents to (?:download|upload)|required documents|employer certification.{0,30}|things you need to know|nationality requirements|how you will be evaluated',
      'contact (?:details|information|person)|right to work(?: in .{2,20})?|note to (?:recruiters|agencies)|(?:recruitment )?agencies',
      "you(?:['’]ll| will)? get|you can look forward to|location(?: & | and )hours|reasonable adjustments|rewards?|behaviours",
      "we['’]ll assess you against these behaviours.{0,40}",
    ),
  ],
];

/** In capitals or before a colon: elsewhere they are asked for. */
const ofForm =
  /^(?:(?:language|computer|mathematical|reasoning|supervisory|interpersonal|other) (?:skills?|abilit(?:y|ies))(?: (?:and|&|and\/or) (?:skills|abilities))?|attributes|ksas)$/i;

/** Before anything is asked these tell what the work will be, after it what the employer gives or how to apply. */
const late =
  /^(?:what (?:awaits you|to expect|you can expect)|(?:this is )?what awaits you(?: (?:here|with us))?|you can expect)$/i;
const ofPage =
  /^(?:apply for this (?:job|role|position)|create (?:a )?job alert|submit your application|similar (?:jobs|roles)|people also viewed|more jobs(?: (?:at|like|from) .{2,30})?)$/i;

const mostWords = 12;
const around = /^[\s*#_:–—-]+|(?<![\s*_:?!….–—-])[\s*_:?!….–—-]+$/g;

/** The section that a line is the heading of, if it is one as a whole; `isAsked` says that something was asked above it. */
export function sectionOfWhole(line: string, isAsked: boolean): AdvertSection | null {
  const said = line.replace(around, '');
  if (said.length < 3 || said.split(/\s+/).length > mostWords) return null;
  if (late.test(said)) return isAsked ? 'left-out' : 'duties';
  if (ofForm.test(said) && (said === said.toUpperCase() || line.trimEnd().endsWith(':'))) return 'must';
  if (ofPage.test(said)) return isAsked ? 'left-out' : null;
  return headings.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}
