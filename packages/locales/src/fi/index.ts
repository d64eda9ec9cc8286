import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Finnish. */
export const fi = {
  tag: 'fi',
  name: cldr.fi.name,
  dates: {
    months: cldr.fi.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.fi.weekdays,
    seasons: '',
    present: 'nykyinen|nykyhetki|edelleen|jatkuu',
    since: '',
    sinceAfter: ' alkaen',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
  resume: {
    headings: {
      phrases: {
        detail: '',
        education: 'Koulutus',
        certifications: 'Kurssit',
        languages: 'Kielitaito',
        skills: 'Taidot',
        projects: '',
        publications: '',
        awards: '',
        volunteering: '',
        experience: 'Työkokemus',
        interests: 'Harrastukset',
        references: 'Suosittelijat',
        declaration: '',
        personal: 'Henkilötiedot',
        contact: 'Yhteystiedot',
        summary: 'Profiili',
        additional: 'Muut',
      },
      words: null,
      beside: '',
      entries: '',
    },
    labels: {
      title: '',
      organization: 'työnantaja',
      client: '',
      dates: 'ajanjakso',
      place: '',
      business: '',
      other: '',
      education: '',
      home: '',
      address: '',
    },
    names: {
      label: 'nimi',
      surname: '',
      given: '',
      document: 'ansioluettelo',
    },
  },
  speech: {
    names: cldr.fi.languages,
    otherNames: `en englanti|pt portugali|nl hollanti|ja japani|tr turkki|hu unkari|cs tsekki|sv ruotsi|no norja|
        da tanska|fi suomi`,
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
    titles: `insinoori kehittaja ohjelmoija konsultti johtaja paallikko koordinaattori asiantuntija assistentti
        kirjanpitaja sihteeri myyja varastotyontekija kuljettaja asentaja sahkoasentaja hitsaaja kokki
        tarjoilija opettaja laakari sairaanhoitaja lahihoitaja farmaseutti lakimies harjoittelija`,
    titleStarts: '',
    titleEnds: '',
    titleBeside: '',
    employers: 'kaupunki sairaala koulu yliopisto',
    employerStarts: '',
    employerEnds: '',
    employerParts: '',
    legalForms: 'oy|oyj',
    legalStarts: '',
    legalEnds: 'oy oyj ky',
    legalEndings: '',
  },
  study: {
    degrees: [
      {
        level: 'doctorate',
        match: 'folded',
        own: true,
        words: String.raw`tohtorin?[\p{L}]*`,
      },
      {
        level: 'master',
        match: 'folded',
        own: true,
        words: 'maisteri|diplomi-insinööri',
      },
      {
        level: 'bachelor',
        match: 'folded',
        own: true,
        words: 'kandidaatti|ammattikorkeakoulututkinto|amk',
      },
      {
        level: 'vocational',
        match: 'folded',
        own: true,
        words: 'ammattitutkinto|perustutkinto',
      },
      {
        level: 'secondary',
        match: 'folded',
        own: true,
        words: 'ylioppilas(?:tutkinto)?',
      },
    ],
    professions: [],
    schools: String.raw`yliopisto|ammattikorkeakoulu|lukio|[\p{L}]*opisto`,
    schoolSigns: '',
    field: '',
    noField: '',
    enters: '',
  },
  grammar: {
    functionWords: `ja tai sekä että on oli olla ovat ei se ne hän joka jotka kun kuin mutta myös sen siitä siinä kanssa
        jälkeen ennen aikana mukaan kaikki muut hyvin`,
    ordinaryWords: `työ työn työtä työtehtävät tehtävät kokemus kokemusta osaaminen koulutus taidot kielitaito etsimme
        tarjoamme yritys yrityksen vuotta vuosi nykyinen`,
  },
  glossary: null,
} as const satisfies Locale;
