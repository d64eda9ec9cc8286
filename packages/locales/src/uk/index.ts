import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Ukrainian. */
export const uk = {
  tag: 'uk',
  name: cldr.uk.name,
  dates: {
    months: cldr.uk.months,
    otherMonths: ['січні лютому березні квітні травні червні липні серпні вересні жовтні листопаді грудні'],
    shortMonths: 'січ лют бер кві тра чер лип сер вер жов лис гру',
    weekdays: cldr.uk.weekdays,
    seasons: '',
    present: 'теперішн(?:ій час|ього часу)|дотепер|донині|нині|сьогодні|цей час|тепер',
    since: 'з|із|від',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: String.raw`р(?:\.|оку)`,
  },
  resume: {
    headings: {
      phrases: {
        detail: '',
        education: 'Освіта',
        certifications: 'Сертифікати|Курси',
        languages: 'Мови|Знання мов|Іноземні мови',
        skills: 'Навички|Професійні навички',
        projects: '',
        publications: '',
        awards: '',
        volunteering: '',
        experience: 'Досвід роботи|Трудова діяльність|Професійний досвід',
        interests: 'Хобі|Захоплення',
        references: 'Рекомендації',
        declaration: '',
        personal: 'Особисті дані|Особиста інформація',
        contact: 'Контакти',
        summary: 'Про себе|Мета',
        additional: 'Додаткова інформація',
      },
      words: null,
      beside: '',
      entries: '',
    },
    labels: {
      title: 'посада',
      organization: 'компанія|місце роботи|роботодавець',
      client: '',
      dates: 'період|період роботи',
      place: '',
      business: '',
      other: '',
      education: '',
      home: '',
      address: '',
    },
    names: {
      label: "піб|п.і.б.|прізвище ім'я по батькові|ім'я",
      surname: 'прізвище',
      given: 'ім.я',
      document: 'автобіографія',
    },
  },
  speech: {
    names: cldr.uk.languages,
    otherNames: 'fr французська|pl польською',
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
    titles: `інженер розробник програміст аналітик консультант адміністратор координатор спеціаліст фахівець асистент
        помічник керівник керівниця начальник заступник технік бухгалтер економіст секретар продавець продавчиня
        касир комірник водій механік електрик зварювальник кухар офіціант вчитель вчителька викладач викладачка
        вихователь лікар лікарка фармацевт перекладач перекладачка дизайнер журналіст оператор диспетчер логіст
        майстер стажер`,
    titleStarts: '',
    titleEnds: '',
    titleBeside: '',
    employers: 'лікарня університет',
    employerStarts: 'компанія лікарня дитячий_садок університет готель',
    employerEnds: '',
    employerParts: '',
    legalForms: '',
    legalStarts: 'тов пп фоп пат прат',
    legalEnds: '',
    legalEndings: '',
  },
  study: {
    degrees: [
      {
        level: 'doctorate',
        match: 'folded',
        own: true,
        words: 'аспірантура|доктор філософії',
      },
      {
        level: 'master',
        match: 'folded',
        own: true,
        words: 'магістр(?:атура)?',
      },
      {
        level: 'vocational',
        match: 'folded',
        own: true,
        words: 'молодший спеціаліст',
      },
      {
        level: 'secondary',
        match: 'folded',
        own: true,
        words: 'середня освіта|атестат',
      },
    ],
    professions: [],
    schools: String.raw`університет[\p{L}]*|інститут|академія|технікум|коледж|школа|ліцей|гімназія|училище`,
    schoolSigns: '',
    field: 'за|спеціальність',
    noField: 'з відзнакою',
    enters: '',
  },
  adverts: {
    hiring: null,
    entryLevel: '',
    noExperience: '',
    legal: '',
    employer: '',
    place: '',
  },
  instructions: [/(?:ігноруй|проігноруй|забудь)\w{0,40}.{0,20}?(?:всі|попередн|інструкц)/],
  grammar: {
    functionWords: `та або але що як який яка які також це цей був була були бути є від із зі під між через після перед всі
        дуже наш ваш`,
    ordinaryWords: `робота роботи досвід знання освіта навички мови шукаємо пропонуємо компанія обов'язки вимоги посада рік
        роки років тепер`,
  },
  glossary: null,
} as const satisfies Locale;
