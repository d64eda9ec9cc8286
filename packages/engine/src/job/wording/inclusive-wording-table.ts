export type WordingIssue = 'biased' | 'exclusionary' | 'vague';

/** One wording: the words (with `|` between forms), a replacement, and advice on details that only the writer knows. */
type Entry = readonly [words: string, alternative: string, advice?: string];

type Chapter = {
  readonly kind: WordingIssue;
  /** A sentence for the writer. */
  readonly reason: string;
  readonly entries: readonly Entry[];
};

/**
 * Wording in English adverts that keeps people away without telling what the work is. Phrases are matched as whole
 * words in any case; a space also matches a hyphen. An empty alternative means: leave it out, or
 * do what the advice says.
 */
export const wordingChapters: readonly Chapter[] = [
  {
    kind: 'biased',
    reason: 'This names one gender where everyone is meant.',
    entries: [
      ['chairman', 'chairperson'],
      ['salesman|salesmen', 'salesperson'],
      ['foreman|foremen', 'supervisor'],
      ['craftsman|craftsmen', 'craftsperson'],
      ['handyman|handymen', 'maintenance technician'],
      ['workman|workmen', 'worker'],
      ['repairman|repairmen', 'repair technician'],
      ['serviceman|servicemen', 'service technician'],
      ['fireman|firemen', 'firefighter'],
      ['policeman|policemen', 'police officer'],
      ['waitress|waitresses', 'server'],
      ['hostess|hostesses', 'host'],
      ['stewardess|stewardesses', 'flight attendant'],
      ['businessman|businessmen', 'businessperson'],
      ['spokesman|spokesmen', 'spokesperson'],
      ['middleman|middlemen', 'intermediary'],
      ['manpower', 'staff'],
      ['man hours|man hour', 'person-hours'],
      ['man made', 'artificial'],
      ['mankind', 'people'],
      ['girl friday', 'assistant'],
      ['he or she|he/she|she or he|s/he|(s)he', 'you'],
      ['his or her|his/her|her or his', 'your'],
      ['him or her|him/her', 'you'],
      ['guys', 'team'],
    ],
  },
  {
    kind: 'biased',
    reason: 'Studies find that fewer women apply where adverts speak like this.',
    entries: [
      ['rockstar|rock star', 'skilled professional'],
      ['ninja', 'expert'],
      ['guru', 'expert'],
      ['wizard', 'expert'],
      ['hacker mindset', 'curiosity about how things work'],
      ['superhero', 'skilled professional'],
      ['dominate|dominates|dominating|dominant', 'lead'],
      ['aggressive|aggressively', 'determined'],
      ['killer instinct', 'determination'],
      ['crush it|crushing it', 'do well'],
      ['fearless', 'confident'],
      ['ruthless|ruthlessly', 'consistent'],
      ['hungry', 'motivated'],
      ['work hard play hard', '', 'describe the team and its hours'],
      ['alpha', 'leading'],
    ],
  },
  {
    kind: 'exclusionary',
    reason: 'This keeps people away because of their age.',
    entries: [
      ['digital native|digital natives', 'comfortable with digital tools'],
      [
        'young and dynamic|young and energetic|young and hungry|young and ambitious|young and motivated',
        'motivated',
      ],
      ['young dynamic|young energetic|young ambitious|youthful', 'motivated'],
      ['young person|young man|young woman', 'person'],
      ['young talent|young talents', 'talent'],
      ['young team', 'team'],
      ['young professional|young professionals', 'professional'],
      ['recent graduate|recent graduates|recent grad|recent grads', 'entry-level candidates'],
      ['high energy', 'motivated'],
      ['energetic', 'motivated'],
      ['mature', 'experienced'],
      [
        'no more than \\d+ years|maximum of \\d+ years|at most \\d+ years',
        '',
        'say the level of the role instead',
      ],
      ['overqualified', ''],
    ],
  },
  {
    kind: 'exclusionary',
    reason: 'This shuts out people with disabilities where the work may not need it.',
    entries: [
      ['able bodied', 'able to do the tasks below, with adjustments where needed'],
      ['must be able to stand', 'works in a standing position, with adjustments where needed'],
      ['must be able to lift', 'moves loads, with adjustments where needed', 'say how heavy'],
      ['must be able to walk', 'moves around the site, with adjustments where needed'],
      ['must be able to see', 'checks by sight, with adjustments where needed'],
      ['must be able to hear', 'follows spoken information, with adjustments where needed'],
      ['perfect health|good health|excellent health|physically fit', 'able to do the tasks below'],
      ['crazy', 'very'],
      ['insane|insanely', 'very'],
      ['ocd', 'careful with details'],
      ['blind spot|blind spots', 'gap'],
      ['tone deaf', 'unaware'],
      ['sanity check', 'quick check'],
    ],
  },
  {
    kind: 'exclusionary',
    reason: 'This shuts people out for where they come from rather than for what they can do.',
    entries: [
      ['native speaker|native speakers', 'fluent speaker'],
      ['native english', 'fluent English'],
      ['mother tongue', 'fluent command'],
      ['accent free|without an accent|no accent|neutral accent', 'clear communication'],
      ['cultural fit|culture fit', 'shares our values', 'say which'],
      ['clean shaven', ''],
      ['well groomed', 'follows the dress code'],
      ['attractive', ''],
      ['citizens only|citizenship required', 'authorised to work here'],
      [
        'top tier university|top university|elite university|ivy league',
        'a degree, or the same knowledge gained otherwise',
      ],
      ['blacklist|blacklists|blacklisting', 'blocklist'],
      ['whitelist|whitelists|whitelisting', 'allowlist'],
      ['master/slave|master slave', 'primary/replica'],
      ['grandfathered', 'exempt'],
      ['tribe', 'team'],
      ['brown bag', 'lunch session'],
    ],
  },
  {
    kind: 'exclusionary',
    reason: 'This shuts out people who care for somebody, or asks about their private life.',
    entries: [
      ['no family commitments|without family commitments|no family obligations', ''],
      ['marital status', ''],
      [
        'available 24/7|24/7 availability|available around the clock',
        '',
        'say the hours and who else is on call',
      ],
      ['nights and weekends as needed', '', 'say how often, and how it is made up for'],
      ['own car required|must own a car|must have own car', 'able to travel to sites'],
    ],
  },
  {
    kind: 'vague',
    reason: 'This says nothing that an applicant could check themselves against.',
    entries: [
      ['fast paced', '', 'say what changes, and how often'],
      ['wear many hats|wears many hats|wearing many hats', '', 'list the tasks'],
      ['self starter|self starters', 'works on their own initiative', 'say on what'],
      ['go getter|go getters', 'works on their own initiative', 'say on what'],
      ['team player|team players', '', 'say with whom they work, and how'],
      [
        'think outside the box|thinks outside the box|out of the box thinker|outside the box thinking',
        '',
        'say which problems need new ideas',
      ],
      ['hit the ground running', '', 'say what is expected in the first three months'],
      ['competitive salary|competitive pay|competitive compensation', '', 'state the range'],
      [
        'excellent communication skills|strong communication skills|good communication skills',
        '',
        'say what they write or present, and to whom',
      ],
      ['detail oriented', '', 'say which details matter'],
      ['results driven|results oriented', '', 'say which results'],
      ['passionate|passion for', 'interested in'],
      ['work under pressure|works well under pressure', '', 'say where the pressure comes from'],
      ['other duties as assigned|additional duties as assigned', '', 'list the duties, or leave this out'],
      ['synergy|synergies', 'cooperation'],
      ['best of breed|best in class|world class', '', 'say what makes it good'],
      ['dynamic environment', '', 'say what changes'],
      ['we are a family|we re a family|like a family', '', 'describe how the team works together'],
      ['unlimited pto|unlimited vacation', '', 'state how many days people take'],
      ['etc', '', 'finish the list'],
    ],
  },
];
