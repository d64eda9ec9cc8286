import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Bulgarian. */
export const bg = {
  tag: 'bg',
  name: cldr.bg.name,
  dates: {
    months: cldr.bg.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.bg.weekdays,
    seasons: '',
    present: 'досега|до ?момента|настоящем',
    since: 'от',
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
        languages: 'Езици|Чужди езици',
        skills: 'Умения',
        projects: '',
        publications: '',
        awards: '',
        volunteering: '',
        experience: 'Трудов стаж|Професионален опит',
        interests: '',
        references: '',
        declaration: '',
        personal: 'Лични данни',
        contact: '',
        summary: 'За мен',
        additional: '',
      },
      words: null,
      beside: '',
      entries: '',
    },
    labels: {
      title: 'длъжност',
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
      label: 'име',
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
    functionWords: `и или но че да се са е бе бил била били който която които като също този тази това от със във към при
        след преди много наш наши ваш`,
    ordinaryWords: 'работа опит знания образование умения езици търсим предлагаме фирма година години сега',
  },
  glossary: null,
} as const satisfies Locale;
