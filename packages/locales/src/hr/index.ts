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
  grammar: {
    functionWords: `i u na s sa za od do iz po pri o k je su bio bila bilo biti će sam ste smo se što koji koja koje kako te
        ili ali kao također vrlo više naš naša naše vaš svoj svoje tijekom između prema kroz`,
    ordinaryWords: `rad rada radno iskustvo iskustva znanje znanja obrazovanje vještine jezici tražimo nudimo tvrtka tvrtke
        poduzeće godina godine danas`,
  },
  glossary: null,
} as const satisfies Locale;
