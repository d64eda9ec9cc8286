import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Norwegian Bokmål. */
export const nb = {
  tag: 'nb',
  name: cldr.nb.name,
  dates: {
    months: cldr.nb.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.nb.weekdays,
    seasons: '',
    present: 'nåværende|naverende',
    since: '',
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
        education: 'Utdanning',
        certifications: '',
        languages: '',
        skills: 'Ferdigheter',
        projects: '',
        publications: '',
        awards: '',
        volunteering: '',
        experience: 'Erfaring|Arbeidserfaring|Yrkeserfaring',
        interests: '',
        references: 'Referanser',
        declaration: '',
        personal: 'Personlige opplysninger',
        contact: '',
        summary: 'Om meg',
        additional: '',
      },
      words: null,
      beside: '',
      entries: '',
    },
    labels: {
      title: 'stilling',
      organization: 'arbeidsgiver',
      client: '',
      dates: '',
      place: '',
      business: '',
      other: '',
      education: '',
      home: '',
      address: '',
    },
    names: {
      label: '',
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
    functionWords: 'og i et jeg ikke eller hos gjennom mellom fra etter være blir ble vært ha',
    ordinaryWords:
      'arbeid arbeidet kunnskap utdanning søker tilbyr bedrift bedriften arbeidsoppgaver nåværende språk',
  },
  glossary: null,
} as const satisfies Locale;
