import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Slovenian. */
export const sl = {
  tag: 'sl',
  name: cldr.sl.name,
  dates: {
    months: cldr.sl.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.sl.weekdays,
    seasons: '',
    present: 'sedaj',
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
        education: '',
        certifications: '',
        languages: '',
        skills: '',
        projects: '',
        publications: '',
        awards: '',
        volunteering: '',
        experience: '',
        interests: '',
        references: '',
        declaration: '',
        personal: '',
        contact: '',
        summary: '',
        additional: '',
      },
      words: null,
      beside: '',
      entries: '',
    },
    labels: {
      title: '',
      organization: '',
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
    functionWords: 'in v na z za od do iz po pri je so bil bila biti ki ter ali tudi zelo več naš',
    ordinaryWords:
      'delo dela delovne izkušnje znanje izobrazba iščemo ponujamo podjetje podjetja let leta danes',
  },
  glossary: null,
} as const satisfies Locale;
