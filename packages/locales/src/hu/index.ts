import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Hungarian. */
export const hu = {
  tag: 'hu',
  name: cldr.hu.name,
  dates: {
    months: cldr.hu.months,
    otherMonths: [],
    shortMonths: '- febr - - - - - - szept - - -',
    weekdays: cldr.hu.weekdays,
    seasons: '',
    present: 'jelenleg(?:ig)?|napjainkig|mostanáig|folyamatban',
    since: '',
    sinceAfter: '-?t[őe]l(?: kezdve)?',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
  resume: {
    headings: {
      phrases: {
        detail: '',
        education: 'Tanulmányok|Végzettség|Végzettségek|Iskolai végzettség',
        certifications: 'Tanfolyamok|Képesítések',
        languages: 'Nyelvismeret|Nyelvtudás|Nyelvek',
        skills: 'Készségek|Ismeretek|Számítógépes ismeretek',
        projects: '',
        publications: '',
        awards: '',
        volunteering: '',
        experience: 'Szakmai tapasztalat|Munkatapasztalat|Szakmai tapasztalatok|Munkahelyek',
        interests: 'Érdeklődési kör',
        references: 'Referenciák',
        declaration: '',
        personal: 'Személyes adatok',
        contact: 'Elérhetőség|Elérhetőségek',
        summary: 'Bemutatkozás',
        additional: 'Egyéb|Egyéb információk',
      },
      words: null,
      beside: '',
      entries: '',
    },
    labels: {
      title: 'beosztás|munkakör|foglalkozás vagy beosztás',
      organization: 'munkahely|munkáltató|munkáltató neve és címe',
      client: '',
      dates: 'időtartam|időszak',
      place: '',
      business: '',
      other: '',
      education: '',
      home: '',
      address: 'címe',
    },
    names: {
      label: 'név|teljes név',
      surname: '',
      given: '',
      document: 'önéletrajz|(?:szakmai )?önéletrajz',
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
    lines: 'anyanyelv',
  },
  grammar: {
    functionWords: `a az és vagy de hogy nem is egy ez ezt azt ki mi van volt lesz lenni meg el fel be le át után előtt
        alatt között szerint valamint illetve mint mely amely akik aki ami minden más több nagyon saját`,
    ordinaryWords: `munka munkakör feladatok feladatai elvárások tapasztalat tapasztalattal ismerete ismeretek végzettség
        keresünk kínálunk cég cégünk vállalat évek éve éves jelenleg tanulmányok készségek nyelvek legalább
        előny`,
  },
  glossary: null,
} as const satisfies Locale;
