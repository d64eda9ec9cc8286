import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Croatian. */
export const hr = {
  tag: 'hr',
  name: cldr.hr.name,
  dates: {
    months: cldr.hr.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.hr.weekdays,
    seasons: '',
    present: 'danas',
    since: 'od',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
  resume: {
    headings: {
      phrases: {
        detail: '',
        education: 'Obrazovanje',
        certifications: '',
        languages: 'Jezici|Strani jezici',
        skills: 'Vještine',
        projects: '',
        publications: '',
        awards: '',
        volunteering: '',
        experience: 'Radno iskustvo',
        interests: '',
        references: '',
        declaration: '',
        personal: 'Osobni podaci',
        contact: '',
        summary: 'O meni',
        additional: '',
      },
      words: null,
      beside: '',
      entries: '',
    },
    labels: {
      title: 'radno mjesto',
      organization: 'poslodavac',
      client: '',
      dates: 'razdoblje',
      place: '',
      business: '',
      other: '',
      education: '',
      home: '',
      address: '',
    },
    names: {
      label: 'ime i prezime',
      surname: '',
      given: '',
      document: '',
    },
  },
  speech: {
    names: cldr.hr.languages,
    otherNames: '',
    levels: {
      native: '',
      C2: '',
      C1: '',
      B2: '',
      B1: '',
      A2: '',
      A1: '',
    },
    lines: '',
  },
  work: {
    titles: `inzenjer programer savjetnik direktor voditelj voditeljica koordinator strucnjak asistent tehnicar
        racunovoda knjigovoda tajnica prodavac prodavacica blagajnik skladistar vozac mehanicar elektricar
        zavarivac kuhar konobar konobarica ucitelj uciteljica nastavnik profesor lijecnik medicinska odgojitelj
        prevoditelj`,
    titleStarts: '',
    titleEnds: '',
    titleBeside: '',
    employers: '',
    employerStarts: 'bolnica osnovna_škola tvornica opća_bolnica',
    employerEnds: '',
    employerParts: '',
    legalForms: String.raw`d\.?o\.?o`,
    legalStarts: '',
    legalEnds: 'd.o.o. d.d. j.d.o.o.',
    legalEndings: '',
  },
  study: {
    degrees: [
      {
        level: 'doctorate',
        match: 'folded',
        own: true,
        words: 'doktorat',
      },
      {
        level: 'master',
        match: 'folded',
        own: true,
        words: 'magistar|diplomski studij',
      },
      {
        level: 'bachelor',
        match: 'folded',
        own: true,
        words: 'preddiplomski studij|prvostupnik',
      },
      {
        level: 'secondary',
        match: 'folded',
        own: true,
        words: 'matura',
      },
    ],
    professions: [],
    schools: 'sveuciliste|fakultet|veleuciliste|gimnazija',
    schoolSigns: '',
    field: '',
    noField: '',
    enters: '',
  },
  grammar: {
    functionWords: `i u na s sa za od do iz po pri o k je su bio bila bilo biti će sam ste smo se što koji koja koje kako te
        ili ali kao također vrlo više naš naša naše vaš svoj svoje tijekom između prema kroz`,
    ordinaryWords: `rad rada radno iskustvo iskustva znanje znanja obrazovanje vještine jezici tražimo nudimo tvrtka tvrtke
        poduzeće godina godine danas`,
  },
  glossary: null,
} as const satisfies Locale;
