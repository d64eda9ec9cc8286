import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Danish. */
export const da = {
  tag: 'da',
  name: cldr.da.name,
  dates: {
    months: cldr.da.months,
    otherMonths: ['- - - - - - - - - - - desember'],
    shortMonths: '',
    weekdays: cldr.da.weekdays,
    seasons: '',
    present: 'dags dato',
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
        education: 'Uddannelse',
        certifications: '',
        languages: 'Sprog|Sprogkundskaber',
        skills: 'Kompetencer',
        projects: '',
        publications: '',
        awards: '',
        volunteering: '',
        experience: 'Arbejdserfaring|Erhvervserfaring',
        interests: '',
        references: 'Referencer',
        declaration: '',
        personal: 'Personlige oplysninger',
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
      organization: 'arbejdsgiver|virksomhed',
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
      label: 'navn',
      surname: '',
      given: '',
      document: '',
    },
  },
  speech: {
    names: cldr.da.languages,
    otherNames: 'de tysk',
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
    titles: `ingenior udvikler konsulent direktor leder koordinator specialist medarbejder tekniker bogholder revisor
        sekretaer saelger lagermedarbejder chauffor mekaniker elektriker kok tjener laerer paedagog laege
        sygeplejerske advokat`,
    titleStarts: '',
    titleEnds: '',
    titleBeside: '',
    employers: 'kommune sygehus skole',
    employerStarts: '',
    employerEnds: 'sygehuset skolen hospitalet plejehjem omsorgen',
    employerParts: '',
    legalForms: 'a/s|aps',
    legalStarts: '',
    legalEnds: 'a/s as aps',
    legalEndings: '',
  },
  study: {
    degrees: [
      {
        level: 'doctorate',
        match: 'folded',
        own: true,
        words: 'doktorgrad',
      },
      {
        level: 'master',
        match: 'folded',
        own: true,
        words: 'kandidatgrad',
      },
      {
        level: 'bachelor',
        match: 'folded',
        own: true,
        words: 'professionsbachelor',
      },
      {
        level: 'vocational',
        match: 'folded',
        own: true,
        words: 'svendebrev',
      },
      {
        level: 'secondary',
        match: 'folded',
        own: true,
        words: 'studentereksamen',
      },
    ],
    professions: [],
    schools: String.raw`[\p{L}]*skole(?:n)?`,
    schoolSigns: '',
    field: '',
    noField: '',
    enters: '',
  },
  grammar: {
    functionWords: `og det at er som på af til den har de ikke om men var sig så fra vi kan du være ved også efter der her
        vores din dine deres hos under mellem samt eller inden uden gennem meget alle andre blive bliver blev
        været havde skal vil`,
    ordinaryWords: `arbejde arbejdet erfaring erfaringer viden uddannelse søger tilbyder virksomhed virksomheden stilling
        stillingen arbejdsopgaver kvalifikationer nuværende sprog gode`,
  },
  glossary: null,
} as const satisfies Locale;
