import { cldr } from '../generated/cldr.ts';
import { stopWords } from '../generated/stop-words.ts';
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
    units: '',
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
      objective: '',
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
      postal: 'cím|lakcím',
      phone: '',
      address: 'címe',
    },
    streets: {
      before: '',
      after: '',
      joined: '',
    },
    names: {
      particles: '',
      label: 'név|teljes név',
      surname: '',
      given: '',
      document: 'önéletrajz|(?:szakmai )?önéletrajz',
    },
  },
  speech: {
    names: cldr.hu.languages,
    otherNames: `en angol angolul|de nemet nemetul|fr francia|es spanyol|it olasz|pl lengyel|ru orosz oroszul|ko koreai|
        tr torok|el gorog|hu magyar|cs cseh|sk szlovak|bg bolgar|sr szerb|hr horvat|sl szloven|no norveg`,
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
  work: {
    titles: `mernok fejleszto programozo elemzo tanacsado igazgato vezeto koordinator szakerto szakember asszisztens
        menedzser technikus konyvelo kozgazdasz titkar titkarno elado penztaros raktaros sofor gepkocsivezeto
        szerelo villanyszerelo hegeszto szakacs pincer tanar tanarno oktato tanito ovono orvos apolo apolono
        gyogyszeresz jogasz ugyved fordito tervezo ujsagiro szerkeszto operator diszpecser munkatars ugyintezo
        gyakornok`,
    titleStarts: '',
    titleEnds: '',
    titleBeside: '',
    employers:
      'kórház kórháza iskola egyetem gimnázium óvoda hivatal patika gyógyszertár bank áruház vállalat gyár',
    employerStarts: '',
    employerEnds: '',
    employerParts: '',
    joins: '',
    leaves: '',
    stays: '',
    at: '',
    legalSigns: '',
    legalForms: 'kft|zrt',
    legalStarts: '',
    legalEnds: 'kft. kft bt. bt zrt. zrt nyrt. nyrt',
    legalEndings: '',
  },
  study: {
    degrees: [
      {
        level: 'doctorate',
        match: 'folded',
        own: true,
        words: 'doktori(?: fokozat)?',
      },
      {
        level: 'master',
        match: 'folded',
        own: true,
        words: 'mesterképzés|mesterdiploma|okleveles',
      },
      {
        level: 'bachelor',
        match: 'folded',
        own: true,
        words: 'alapképzés|főiskolai diploma|egyetemi diploma',
      },
      {
        level: 'vocational',
        match: 'folded',
        own: true,
        words: 'okj|szakképesítés|szakmunkás|szakképzettség',
      },
      {
        level: 'secondary',
        match: 'folded',
        own: true,
        words: 'érettségi',
      },
    ],
    professions: [],
    schools: String.raw`egyetem[\p{L}]*|foiskola|gimnazium[\p{L}]*|[\p{L}]*iskola|szakkepzo[\p{L}]*|technikum|kollegium`,
    graduated: '',
    schoolSigns: '',
    field: '',
    noField: '',
    enters: '',
  },
  places: { countries: cldr.hu.countries, regions: '' },
  adverts: {
    hiring: null,
    entryLevel: '',
    noExperience: '',
    clearance: '',
    legal: '',
    employer: '',
    place: '',
  },
  instructions: [
    /(?:hagyd figyelmen kívül|felejtsd el).{0,20}?(?:összes|korábbi|előző).{0,20}?(?:utasítás|szabály)/,
  ],
  grammar: {
    functionWords: stopWords.hu,
    ordinaryWords: `munka munkakör feladatok feladatai elvárások tapasztalat tapasztalattal ismerete ismeretek végzettség
        keresünk kínálunk cég cégünk vállalat évek éve éves jelenleg tanulmányok készségek nyelvek legalább
        előny`,
  },
  glossary: null,
} as const satisfies Locale;
