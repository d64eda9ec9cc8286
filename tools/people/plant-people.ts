import {
  companyForms,
  deeds,
  endings,
  givenNames,
  groups,
  results,
  shortOf,
  syllables,
  trades,
} from './planted-words.ts';

/** A resume of a fictional person. Two with the same person are a planted duplicate. */
export type PlantedResume = { readonly person: number; readonly kind: string; readonly text: string };

type Random = () => number;

type Version = {
  name: string;
  email: string | null;
  phone: string | null;
  stays: readonly {
    employer: string;
    title: string;
    from: number;
    to: number | null;
    lines: readonly string[];
  }[];
  school: string;
  degree: string;
  skills: readonly string[];
  place: string;
};

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const invent = (random: Random) =>
  capital(pick(random, syllables) + pick(random, syllables) + pick(random, endings));
const folded = (word: string) => word.toLowerCase().replaceAll('ü', 'ue').replace(/\W/g, '');
const number = (random: Random) =>
  `${2 + Math.floor(random() * 7)}${String(Math.floor(random() * 1e7)).padStart(7, '0')}`;

function sentence(random: Random, things: readonly string[]): string {
  return `${pick(random, deeds)} ${pick(random, things)} for ${pick(random, groups)} ${pick(random, results)}.`;
}

function invented(random: Random, trade: (typeof trades)[number] = pick(random, trades)): Version {
  const given = pick(random, givenNames);
  const surname = invent(random);
  let year = 2026 - Math.floor(random() * 3);
  const stays = Array.from({ length: 2 + Math.floor(random() * 3) }, (_, place) => {
    const to = place === 0 ? null : year;
    year -= 1 + Math.floor(random() * 4);
    return {
      employer: `${invent(random)} ${pick(random, companyForms)}`,
      title: pick(random, trade.titles),
      from: year,
      to,
      lines: Array.from({ length: 3 }, () => sentence(random, trade.things)),
    };
  });
  const domain = pick(random, ['example.org', 'mail.example.com', 'post.example.net']);
  return {
    name: `${given} ${surname}`,
    email: `${folded(given)}.${folded(surname)}${Math.floor(random() * 90) + 10}@${domain}`,
    phone: `+49 171 ${number(random)}`,
    stays,
    school: `University of ${invent(random)}`,
    degree: pick(random, ['BSc Statistics', 'Diploma in Nursing', 'BA Economics', 'MSc Computer Science']),
    skills: trade.skills,
    place: invent(random),
  };
}

/** A rewritten resume: other sentences for the same jobs. */
const rewritten = (random: Random, { stays, ...rest }: Version, share = 1): Version => ({
  ...rest,
  stays: stays.map((stay) => ({
    ...stay,
    lines: stay.lines.map((line) =>
      random() < share ? sentence(random, ['work', 'projects', 'reports']) : line,
    ),
  })),
});

const withNewJob = (random: Random, version: Version): Version => {
  const [last, ...before] = version.stays;
  if (!last) return version;
  const job = {
    ...last,
    employer: `${invent(random)} ${pick(random, companyForms)}`,
    from: 2026,
    to: null,
    lines: [sentence(random, ['plans', 'teams'])],
  };
  return { ...version, stays: [job, { ...last, to: 2026 }, ...before] };
};

const otherEmail = (random: Random, version: Version): Version => ({
  ...version,
  email: `${folded(invent(random))}${number(random).slice(0, 3)}@example.net`,
});
const otherPhone = (random: Random, version: Version): Version => ({
  ...version,
  phone: `+49 160 ${number(random)}`,
});
const otherContacts = (random: Random, version: Version): Version =>
  otherPhone(random, otherEmail(random, version));

/** The second resume of a person, by how it differs from the first. */
const secondVersions: Readonly<Record<string, (random: Random, first: Version) => Version>> = {
  'same email, new job': (random, first) => withNewJob(random, otherPhone(random, first)),
  'same email, written again': (random, first) => otherPhone(random, rewritten(random, first)),
  'same phone in another spelling': (random, first) => ({
    ...rewritten(random, otherEmail(random, first)),
    phone: (first.phone ?? '')
      .replace('+49 ', pick(random, ['0', '0049 ', '+49 (0) ']))
      .replace(/(\d{3})(\d{4})$/, '$1-$2'),
  }),
  'a tag in the address': (random, first) => ({
    ...otherPhone(random, rewritten(random, first)),
    email: (first.email ?? '').replace('@', '+jobs@').toUpperCase(),
  }),
  'short name, same email': (random, first) => {
    const [given = '', surname = ''] = first.name.split(' ');
    return {
      ...otherPhone(random, rewritten(random, first, 0.5)),
      name: `${shortOf[given] ?? `${given.charAt(0)}.`} ${surname}`,
    };
  },
  'new surname, same email': (random, first) => ({
    ...otherPhone(random, withNewJob(random, first)),
    name: `${first.name.split(' ')[0]} ${invent(random)}`,
  }),
  'surname first, same phone': (random, first) => ({
    ...otherEmail(random, rewritten(random, first)),
    name: first.name.split(' ').toReversed().join(', '),
  }),
  'new contacts, same text': (random, first) => withNewJob(random, otherContacts(random, first)),
  'new contacts, text half written again': (random, first) =>
    otherContacts(random, rewritten(random, first, 0.5)),
  'new contacts, text written again': (random, first) => otherContacts(random, rewritten(random, first)),
  'contacts taken out by an agency': (_, first) => ({ ...first, email: null, phone: null }),
  'the phone of an agency': (random, first) => ({
    ...rewritten(random, first, 0.5),
    email: 'bewerbung@agency.example',
    phone: '+49 30 5550 1000',
  }),
};

/** People who are easily mistaken for one another. */
const lookalikes: Readonly<Record<string, (random: Random) => Version[]>> = {
  'namesakes of other trades': (random) => {
    const { name } = invented(random);
    return [invented(random, trades[0]), invented(random, trades[1])].map((each) => ({ ...each, name }));
  },
  'namesakes of one trade': (random) => {
    const { name } = invented(random);
    return [invented(random, trades[2]), invented(random, trades[2])].map((each) => ({ ...each, name }));
  },
  'namesakes of one employer': (random) => {
    const one = invented(random);
    const other = invented(random);
    const [stay, ...rest] = other.stays;
    return [
      one,
      {
        ...other,
        name: one.name,
        stays: stay ? [{ ...stay, employer: one.stays[0]?.employer ?? '' }, ...rest] : rest,
      },
    ];
  },
  'candidates of an agency': (random) =>
    Array.from({ length: 5 }, () => ({
      ...invented(random),
      email: 'bewerbung@agency.example',
      phone: '+49 30 5550 1000',
    })),
  'candidates of a recruiter with an address of her own': (random) =>
    Array.from({ length: 4 }, () => ({ ...invented(random), email: 'petra.ohlsen@placements.example' })),
  'a couple with one telephone': (random) => {
    const one = invented(random);
    return [
      one,
      {
        ...invented(random),
        name: `${pick(random, ['Ulla', 'Peter', 'Xenia'])} ${one.name.split(' ')[1]}`,
        phone: one.phone,
      },
    ];
  },
  'brother and sister with one telephone': (random) => {
    const one = invented(random);
    const surname = one.name.split(' ')[1];
    return [
      { ...one, name: `Daniel ${surname}` },
      { ...invented(random), name: `Daniela ${surname}`, phone: one.phone },
    ];
  },
  'father and son with one telephone': (random) => {
    const one = invented(random);
    return [
      { ...one, name: `${one.name} Sr.` },
      { ...invented(random), name: `${one.name} Jr.`, phone: one.phone },
    ];
  },
  'a template that two people filled in': (random) => {
    const one = invented(random);
    return [one, { ...otherContacts(random, one), name: invented(random).name }];
  },
  'unrelated people': (random) => [invented(random), invented(random)],
};

function written({ name, email, phone, stays, school, degree, skills, place }: Version): string {
  return [
    name,
    [place, phone, email].filter(Boolean).join(' | '),
    '',
    'Experience',
    ...stays.flatMap(({ title, employer, from, to, lines }) => [
      `${title}, ${employer}, ${from} - ${to ?? 'present'}`,
      ...lines.map((line) => `- ${line}`),
      '',
    ]),
    'Education',
    `${degree}, ${school}, 2009`,
    '',
    'Skills',
    skills.join(', '),
  ].join('\n');
}

/**
 * Resumes of invented people: `pairs` of them with two resumes, and as many groups of similar people.
 * @param random the same numbers give the same resumes
 */
export function plantPeople(pairs: number, random: Random): PlantedResume[] {
  const planted: PlantedResume[] = [];
  let person = 0;
  const kinds = Object.entries(secondVersions);
  const groups = Object.entries(lookalikes);
  for (let place = 0; place < pairs; place += 1) {
    const [kind, change] = kinds[place % kinds.length] ?? [];
    const [likeness, make] = groups[place % groups.length] ?? [];
    if (!kind || !change || !likeness || !make) continue;
    const first = invented(random);
    person += 1;
    planted.push(
      { person, kind, text: written(first) },
      { person, kind, text: written(change(random, first)) },
    );
    for (const other of make(random)) {
      person += 1;
      planted.push({ person, kind: likeness, text: written(other) });
    }
  }
  // Shuffles by Fisher and Yates.
  for (let end = planted.length - 1; end > 0; end -= 1) {
    const place = Math.floor(random() * (end + 1));
    [planted[end], planted[place]] = [planted[place] as PlantedResume, planted[end] as PlantedResume];
  }
  return planted;
}
