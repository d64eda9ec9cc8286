import { cldr } from '../generated/cldr.ts';
import { stopWords } from '../generated/stop-words.ts';
import type { Locale } from '../locale.ts';

/** Swedish. */
export const sv = {
  tag: 'sv',
  name: cldr.sv.name,
  dates: {
    months: cldr.sv.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.sv.weekdays,
    seasons: '',
    present: String.raw`pågående|nuvarande|tills vidare|i ?dag|d\.d\.`,
    since: 'sedan',
    sinceAfter: '',
    from: 'från',
    until: '',
    beforeEnd: '',
    afterYear: '',
    units: '',
  },
  resume: {
    headings: {
      phrases: {
        detail: '',
        education: 'Utbildning|Utbildningar',
        certifications: 'Kurser|Certifikat|Certifieringar',
        languages: 'Språk|Språkkunskaper',
        skills: 'Kompetenser|Färdigheter',
        projects: '',
        publications: '',
        awards: '',
        volunteering: '',
        experience:
          'Arbetslivserfarenhet|Arbetslivserfarenhet i korthet|Yrkeserfarenhet|Erfarenhet|Anställningar',
        interests: 'Intressen|Fritid',
        references: 'Referenser',
        declaration: '',
        personal: 'Personuppgifter',
        contact: 'Kontaktuppgifter',
        summary: 'Om mig',
        additional: 'Övrigt|Körkort',
      },
      words: null,
      beside: '',
      entries: '',
    },
    labels: {
      title: 'titel|befattning',
      organization: 'arbetsgivare|företag',
      client: '',
      dates: 'period|tidsperiod',
      place: '',
      business: '',
      other: '',
      education: '',
      home: '',
      postal: 'adress',
      phone: '',
      address: '',
    },
    streets: {
      before: '',
      after: '',
      joined: '',
    },
    names: {
      label: 'namn',
      surname: '',
      given: '',
      document: 'meritförteckning',
    },
  },
  speech: {
    names: cldr.sv.languages,
    otherNames: 'da danska|fi finska',
    levels: {
      native: '',
      C2: '',
      C1: '',
      B2: '',
      B1: '',
      A2: '',
      A1: '',
    },
    lines: 'modersmål',
  },
  work: {
    titles: `ingenjor utvecklare programmerare analytiker konsult direktor chef administrator handlaggare samordnare
        koordinator specialist assistent tekniker ekonom redovisningsekonom revisor ekonomiassistent sekreterare
        saljare butikssaljare kassor lagerarbetare forare chauffor lastbilschaufför mekaniker elektriker
        svetsare kock servitor servitris larare forskollarare barnskotare lakare sjukskoterska underskoterska
        apotekare jurist advokat oversattare formgivare arkitekt journalist redaktor operator arbetsledare
        butikschef projektledare enhetschef vardbitrade receptionist praktikant`,
    titleStarts: '',
    titleEnds: '',
    titleBeside: '',
    employers: 'kommun region sjukhus sjukhuset vårdcentral universitet universitetet',
    employerStarts: 'region',
    employerEnds: 'sjukhus sjukhuset boende äldreboende skolan hemmet bolaget kommunen',
    employerParts: '',
    legalForms: 'ab',
    legalStarts: '',
    legalEnds: 'ab hb',
    legalEndings: '',
  },
  study: {
    degrees: [
      {
        level: 'doctorate',
        match: 'folded',
        own: true,
        words: 'doktorsexamen',
      },
      {
        level: 'master',
        match: 'folded',
        own: true,
        words: 'masterexamen|magisterexamen|civilingenjörsexamen',
      },
      {
        level: 'bachelor',
        match: 'folded',
        own: true,
        words: 'kandidatexamen|högskoleexamen|yrkeshögskoleexamen',
      },
      {
        level: 'vocational',
        match: 'folded',
        own: true,
        words: 'yrkesexamen|yrkeshögskolan',
      },
      {
        level: 'secondary',
        match: 'folded',
        own: true,
        words: 'gymnasieexamen|gymnasiet|studentexamen',
      },
    ],
    professions: [],
    schools: String.raw`universitet(?:et)?|[\p{L}]*hogskola(?:n)?|[\p{L}]*skola(?:n)?|[\p{L}]*gymnasi(?:um|et)`,
    schoolSigns: '',
    field: 'inom|i|med inriktning mot',
    noField: '',
    enters: '',
  },
  places: { countries: cldr.sv.countries, regions: '' },
  adverts: {
    hiring: null,
    entryLevel: '',
    noExperience: '',
    legal: '',
    employer: '',
    place: '',
  },
  instructions: [/(?:ignorera|bortse från|glöm)\b.{0,20}?(?:alla|tidigare).{0,20}?(?:instruktion|anvisning)/],
  grammar: {
    functionWords: `${stopWords.sv} hos samt`,
    ordinaryWords: `arbete arbetet arbeta arbetar erfarenhet erfarenheter kunskap kunskaper kompetens utbildning
        arbetslivserfarenhet söker erbjuder företag företaget tjänst tjänsten arbetsuppgifter kvalifikationer år
        nu nuvarande språk goda god`,
  },
  glossary: null,
} as const satisfies Locale;
