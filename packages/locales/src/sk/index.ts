import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Slovak. */
export const sk = {
  tag: 'sk',
  name: cldr.sk.name,
  dates: {
    months: cldr.sk.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.sk.weekdays,
    seasons: '',
    present: 'súčasnosť(?:i)?|doteraz',
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
        education: 'Vzdelanie',
        certifications: '',
        languages: '',
        skills: 'Zručnosti',
        projects: '',
        publications: '',
        awards: '',
        volunteering: '',
        experience: 'Pracovné skúsenosti|Prax',
        interests: '',
        references: '',
        declaration: '',
        personal: 'Osobné údaje',
        contact: '',
        summary: '',
        additional: 'Vodičský preukaz',
      },
      words: null,
      beside: '',
      entries: '',
    },
    labels: {
      title: 'pozícia',
      organization: 'zamestnávateľ',
      client: '',
      dates: 'obdobie',
      place: '',
      business: '',
      other: '',
      education: '',
      home: '',
      address: '',
    },
    names: {
      label: 'meno a priezvisko',
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
    functionWords: 'sú som ste bol bola boli byť alebo ktorý ktorá ktoré ako aj pri pre počas medzi podľa',
    ordinaryWords:
      'práca skúsenosti skúsenosť vzdelanie zručnosti súčasnosť ponúkame hľadáme spoločnosť rokov',
  },
  glossary: null,
} as const satisfies Locale;
