import { cldr } from '../generated/cldr.ts';
import { stopWords } from '../generated/stop-words.ts';
import type { Locale } from '../locale.ts';

/** Czech. */
export const cs = {
  tag: 'cs',
  name: cldr.cs.name,
  dates: {
    months: cldr.cs.months,
    otherMonths: ['lednu unoru breznu dubnu kvetnu cervnu cervenci srpnu - rijnu - prosinci'],
    shortMonths: '',
    weekdays: cldr.cs.weekdays,
    seasons: '',
    present: 'dosud|doposud|současnost(?:i)?|nyní|trvá',
    since: 'od',
    sinceAfter: '',
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
        education: 'Vzdělání|Dosažené vzdělání',
        certifications: 'Kurzy|Kurzy a certifikáty|Certifikáty',
        languages: 'Jazyky|Jazykové znalosti|Jazykové schopnosti',
        skills: 'Dovednosti|Znalosti|Znalosti a dovednosti',
        projects: '',
        publications: '',
        awards: '',
        volunteering: '',
        experience: 'Pracovní zkušenosti|Praxe|Praxe a zkušenosti|Profesní zkušenosti|Zaměstnání',
        interests: 'Záliby|Koníčky',
        references: 'Reference',
        declaration: '',
        personal: 'Osobní údaje|Osobní informace',
        contact: 'Kontakty',
        summary: 'O mně|Profil|Cíl',
        additional: 'Další informace|Ostatní|Řidičský průkaz',
      },
      words: null,
      beside: '',
      entries: '',
    },
    labels: {
      title: 'pozice|pracovní pozice|funkce',
      organization: 'zaměstnavatel',
      client: '',
      dates: 'období',
      place: '',
      business: '',
      other: '',
      education: '',
      home: '',
      postal: '',
      phone: '',
      address: '',
    },
    streets: {
      before: '',
      after: '',
      joined: '',
    },
    names: {
      label: 'jméno|jméno a příjmení',
      surname: 'příjmení',
      given: 'jméno',
      document: 'životopis|profesní životopis',
    },
  },
  speech: {
    names: cldr.cs.languages,
    otherNames: 'de nemeckina|fr francouzsky',
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
    titles: `inzenyr inzenyrka vyvojar programator analytik konzultant reditel reditelka administrator koordinator
        koordinatorka specialista specialistka asistent asistentka vedouci technik ucetni ekonom ekonomka
        manazer manazerka sekretarka prodavac prodavacka pokladni skladnik ridic mechanik elektrikar svarec
        kuchar kucharka cisnik servirka ucitel ucitelka lektor lekar lekarka sestra lekarnik pravnik prekladatel
        prekladatelka designer laborant laborantka referent referentka obchodnik mistr delnik operator recepcni
        stazista`,
    titleStarts: '',
    titleEnds: '',
    titleBeside: '',
    employers: '',
    employerStarts:
      'nemocnice univerzita základní_škola střední_škola gymnazium mateřská_škola městský_úřad obecní_úřad',
    employerEnds: '',
    employerParts: '',
    legalForms: String.raw`s\.?r\.?o`,
    legalStarts: '',
    legalEnds: 'a.s. s.r.o. spol._s_r.o. v.o.s. k.s. o.p.s. z.s.',
    legalEndings: '',
  },
  study: {
    degrees: [
      {
        level: 'doctorate',
        match: 'folded',
        own: true,
        words: String.raw`doktorsk[\p{L}]+`,
      },
      {
        level: 'master',
        match: 'folded',
        own: true,
        words: String.raw`magistersk[\p{L}]+|mgr\.|ing\.`,
      },
      {
        level: 'bachelor',
        match: 'folded',
        own: true,
        words: String.raw`bakalářsk[\p{L}]+|bakalář|bc\.`,
      },
      {
        level: 'vocational',
        match: 'folded',
        own: true,
        words: String.raw`výuční list|vyučen[\p{L}]?|vyšší odborn[\p{L}]+`,
      },
      {
        level: 'secondary',
        match: 'folded',
        own: true,
        words: String.raw`maturit[\p{L}]+`,
      },
    ],
    professions: [],
    schools: String.raw`univerzit[\p{L}]+|vysok[\p{L}]+ skol[\p{L}]+|gymnazium|skola|akademi[ae]|fakult[\p{L}]+|ucilist[ei]`,
    schoolSigns: '',
    field: 'obor',
    noField: 'titul',
    enters: '',
  },
  places: { countries: cldr.cs.countries, regions: '' },
  adverts: {
    hiring: null,
    entryLevel: '',
    noExperience: '',
    legal: '',
    employer: '',
    place: '',
  },
  instructions: [
    /(?:ignoruj|zapomeň|zabudni)\S{0,40}.{0,20}?(?:všechny|všetky|předchoz|predchádzaj).{0,20}?(?:pokyn|instrukc|inštrukci)/,
  ],
  grammar: {
    functionWords: `${stopWords.cs} velmi svůj těchto pomocí včetně dalších`,
    ordinaryWords: `práce práci zkušenosti zkušenost znalost znalosti požadujeme nabízíme hledáme firma firmy společnost
        společnosti roky roku let rok náplň vzdělání dovednosti jazyky současnost`,
  },
  glossary: null,
} as const satisfies Locale;
