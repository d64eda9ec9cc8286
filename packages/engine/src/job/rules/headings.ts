import type { HeadingRule } from './whole-headings.ts';

/** Bullets, numbers and plain adjectives that may precede the word that marks a heading. */
const start = String.raw`^[\s\-–—•●▪◦*#>|\d.)]*(?:our |the |your |key |main |core |primary |general |specific |some |other |job |position |role |professional |technical |essential |critical |helpful |soft |hard |top |major |principal |typical |daily |leadership |academic |candidate |applicant |supervisory )*`;

const beginning = (...words: readonly string[]): RegExp => new RegExp(`${start}(?:${words.join('|')})`, 'i');

/** Headings by the words they begin with. The first match in order names the section. */
export const headings: readonly HeadingRule[] = [
  {
    name: 'preferred',
    section: 'nice',
    pattern: beginning(
      'pref+er+ed(?! (?:candidate )?profile)|desirable|desired(?! (?:candidate|profile))|ideally',
      'advantageous|beneficial|additional (?:skills|qualifications)|not (?:strictly )?(?:essential|required)',
    ),
    matches: ['Preferred qualifications', 'Desirable', 'Additional skills', 'Not essential'],
    misses: ['Desired profile', 'Required'],
  },
  {
    name: 'nice to have',
    section: 'nice',
    pattern: beginning(
      'nice[- ]?to[- ]?ha(?:ve|ves)|nice (?:extras?|additions?)|(?:nice|extras?)$|good to have|great to have',
      '(?:(?:what|this|it) )?would (?:also )?be (?:an? )?(?:nice|great|lovely|good|bonus|plus|advantage)|even better',
      'what (?:will |would |could |might )?(?:sets?|makes?) (?:you (?:apart|stand out|shine)|us (?:smile|happy))\\b|extra (?:points|credit|\\w+) for$',
      "(?:it['’]?(?:d| would) be|extra) (?:cool|nice|great|lovely|good)?\\b.{0,20}\\bif\\b",
    ),
    matches: [
      'Nice to have',
      'What would be great',
      'Even better',
      'It’d be great if you',
      'What will set you apart',
      'Extra crumbs for',
    ],
    misses: ['Nice ovens by the quay', 'What we bake', 'Extra rye for guests'],
  },
  {
    name: 'bonus',
    section: 'nice',
    pattern: beginning("bonus(?: points| skills)?|plus(?:es)?|extra credit|brownie points|it['’]?s a plus"),
    matches: ['Bonus points', 'Pluses', 'Extra credit'],
    misses: ['Surplus'],
  },
  {
    name: 'the employer',
    section: 'left-out',
    pattern: beginning(
      'about (?:us|the company|the team|our)|about (?!(?:you|th(?:e|is) (?:job|role|position|opportunity))\\b)[A-Z]',
      'who we are(?! (?:look|seek))|company|mission|values|culture|story|this is us$|meet the (?:hiring )?team',
      "(?:a few |some |more |top )?reasons to\\b|why (?:join|work|us|you|choose)|why [\\w’'-]+$",
    ),
    matches: ['About us', 'Who we are', 'Company overview', 'Top reasons to join', 'Why Heron'],
    misses: ['About you', 'Who we are looking for', 'About the role'],
  },
  {
    name: 'what is given',
    section: 'left-out',
    pattern: beginning(
      'benefits|perks|compensation|salary|pay\\b|total rewards|remuneration|package$|rewards?\\b|our offer|in return$|your benefits',
      "what (?:we|you(?:['’]?ll| will)? get)\\b(?!(?: are|['’]?re)? (?:look|need|expect|require|seek|want))|what['’]?s in it|we offer",
      "we(?:['’]?ll| will)? (?:give|provide)(?: you)?$|what do you get|we(?:['’]ve| have) got$",
    ),
    matches: ['Benefits', 'What we offer', 'What’s in it for you', 'We’ll give you', 'Our offer'],
    misses: ['What we expect', 'Payroll'],
  },
  {
    name: 'law and conditions',
    section: 'left-out',
    pattern: beginning(
      'commitment to (?:diversity|equity|inclusion|safety)|equal (?:employment )?opportunit|eeo\\b|diversity|inclusion|disclaimer',
      'accommodation|privacy|notice|covid|physical (?:demands|requirements)|working conditions|work environment',
      'schedule\\b|shifts?\\b|hours$|ability to (?:commute|relocate)',
    ),
    matches: ['Equal opportunity', 'Physical demands', 'Schedule', 'Disclaimer'],
    misses: ['Inclusive teaching', 'Scheduler'],
  },
  {
    name: 'applying',
    section: 'left-out',
    pattern: beginning(
      'how to apply|application process|interview process|to apply|additional information|contact(?: us)?$|next steps|how (?:we hire|to reach)',
      '(?:hiring |interview |recruitment |selection )?process$|key dates|assessment key',
    ),
    matches: ['How to apply', 'Next steps', 'Selection process', 'Key dates'],
    misses: ['Process engineering', 'Contact with guests'],
  },
  {
    name: 'fields of a job board',
    section: 'left-out',
    pattern: beginning(
      'seniority level|employment type|job function$|function$|industr(?:y|ies)$|people also viewed|similar jobs',
    ),
    matches: ['Seniority level', 'Industries', 'People also viewed'],
    misses: ['Industry experience', 'Senior level'],
  },
  {
    name: 'duties',
    section: 'duties',
    pattern: beginning(
      'responsibilit|duties|(?:roles?|duties|tasks|skills)(?: and| &|,| ?\\/) ?(?:main |key )?(?:responsibilit|duties|tasks|accountabilit)',
      "(?:[\\w'’-]+ ){0,3}(?:duties|responsibilities|tasks)(?: will)? include|accountabilit|essential functions|tasks|function",
      '(?:additional )?job description|scope of (?:the )?(?:responsibilit|role|position|work)|description|summary|overview',
    ),
    matches: [
      'Responsibilities',
      'Roles and responsibilities',
      'Essential functions',
      'Job description',
      'Overview',
    ],
    misses: ['Requirements', 'Described above'],
  },
  {
    name: 'the work',
    section: 'duties',
    pattern: beginning(
      "you(?:['’]?ll| will)$|what you(?:['’]?ll| will| would|['’]d)? (?:actually )?(?:do|be doing|work on|own)|the job\\b|day[- ]to[- ]day|in this role",
      "what(?:['’]s| is) the (?:job|role|work)|in your first|a day in|details\\b|(?:recent |potential |typical )?projects\\b",
      '(?:tech(?:nology)? stack|technologies we use|relevant keywords)\\b|about th(?:e|is) (?:[\\w-]+ ){0,3}(?:job|role|position|opportunity)\\b',
      'the role\\b|the opportunity|(?:role|position|job)\\b(?! (?:requirements?|qualifications?|skills|competenc|experience))',
    ),
    matches: [
      'What you will do',
      'In this role',
      'About the gardener position',
      'Tech stack',
      'The opportunity',
    ],
    misses: ['Job requirements', 'You will bake'],
  },
  {
    name: 'requirements',
    section: 'must',
    pattern: beginning(
      'requirements?|required|essentials?$|minimum|basic|must[- ]have|mandatory|eligibility',
      '(?:hiring|selection|essential|person) (?:criteria|specification)|criteria\\b|what it takes',
      "(?:you|candidates?|applicants?)(?:['’]?ll| will)? (?:need|must|should)(?: to)?(?: have| be| hold)?$",
    ),
    matches: ['Requirements', 'Minimum', 'Person specification', 'You will need'],
    misses: ['Preferred', 'You need a permit'],
  },
  {
    name: 'qualifications',
    section: 'must',
    pattern: beginning(
      'qualifications?|education|experience|skills?\\b|knowledge|competenc|certifications?|licen[cs]es?|languages?$',
    ),
    matches: ['Qualifications', 'Education', 'Skills', 'Licenses'],
    misses: ['Bread', 'Languages of the bakers'],
  },
  {
    name: 'the person',
    section: 'must',
    pattern: beginning(
      '(?:individual|person)$|(?:this is )?you$|(?:desired|preferred|required) (?:candidate|profile)\\b|who you are|who are you|you might be|about you|you bring|you are|what makes you',
      "who we(?:['’]?re| are) (?:look|seek)|what you(?:['’]?ll)? (?:need|bring|have)|what you will (?:need|bring)|what we(?:['’]?re| are)? (?:look|need|expect|require|seek|want)|you(?:['’]ll| will| should| must)? have",
      "your (?:profile|skills|background|experience)|we['’]?d love to hear from you|candidate profile|profile|(?:ideal |successful |right )?candidate\\b",
      "(?:you|this|we)\\b.{0,40}\\bif(?: you)?(?:['’](?:re|ve|ll|d)| are| have| can)?$",
    ),
    matches: [
      'About you',
      'Who we are looking for',
      'Your profile',
      'What we expect',
      'You are a fit if you',
    ],
    misses: ['About us', 'What we offer'],
  },
];
