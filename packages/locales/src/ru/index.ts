import { cldr } from '../generated/cldr.ts';
import { stopWords } from '../generated/stop-words.ts';
import type { Locale } from '../locale.ts';

/** Russian. */
export const ru = {
  tag: 'ru',
  name: cldr.ru.name,
  dates: {
    months: cldr.ru.months,
    otherMonths: ['январе феврале марте апреле мае июне июле августе сентябре октябре ноябре декабре'],
    shortMonths: 'янв фев мар апр май июн июл авг сен|сент окт ноя|нояб дек',
    weekdays: cldr.ru.weekdays,
    seasons: '',
    present: String.raw`в? ?настоящее время|в? ?наст\. ?вр(?:\.|емя)|н\. ?в\.|текущее время|текущий момент|
        сегодня(?:шний день)?|сейчас`,
    since: 'с',
    sinceAfter: '',
    from: '',
    until: 'по|до',
    beforeEnd: 'по|до',
    afterYear: String.raw`г(?:\.|ода)`,
    units: 'лет|год[а]?|месяц(?:а|ев)?',
  },
  resume: {
    headings: {
      phrases: {
        detail: '',
        education: 'Образование',
        certifications: 'Сертификаты|Курсы|Повышение квалификации|Повышение квалификации курсы',
        languages: 'Языки|Знание языков|Иностранные языки',
        skills: 'Навыки|Ключевые навыки|Профессиональные навыки',
        projects: '',
        publications: '',
        awards: '',
        volunteering: '',
        experience: 'Опыт работы|Трудовая деятельность|Профессиональный опыт',
        interests: 'Хобби|Увлечения',
        references: 'Рекомендации',
        declaration: '',
        personal: 'Личные данные|Личная информация|Персональные данные',
        contact: 'Контакты',
        summary: 'О себе|Обо мне|Цель',
        additional: 'Дополнительная информация',
      },
      words: null,
      objective: 'цель',
      beside: '',
      entries: '',
    },
    labels: {
      title: 'должность',
      organization: 'компания|организация|место работы|работодатель',
      client: '',
      dates: 'период|период работы',
      place: '',
      business: '',
      other: '',
      education: '',
      home: '',
      postal: 'адрес',
      phone: '',
      address: '',
    },
    streets: {
      before: '',
      after: '',
      joined: '',
    },
    names: {
      particles: '',
      label: 'фио|ф.и.о.|имя|фамилия имя отчество',
      surname: 'фамилия',
      given: 'имя',
      document: 'резюме|автобиография',
    },
  },
  speech: {
    names: cldr.ru.languages,
    otherNames: 'nl голландский',
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
    titles: `инженер разработчик программист аналитик консультант директор администратор координатор специалист
        ассистент помощник руководитель начальник заместитель техник бухгалтер экономист менеджер секретарь
        продавец кассир кладовщик водитель механик электрик сварщик слесарь повар официант бармен учитель
        преподаватель воспитатель врач медсестра фельдшер фармацевт провизор юрист адвокат переводчик дизайнер
        архитектор журналист редактор оператор диспетчер логист рабочий мастер стажёр кассирша товаровед
        охранник`,
    titleStarts: '',
    titleEnds: '',
    titleBeside: '',
    employers: 'банк завод комбинат холдинг школа университет',
    employerStarts: `компания банк завод фабрика больница клиника школа детский_сад университет институт центр
        группа_компаний администрация министерство гостиница ресторан магазин`,
    employerEnds: '',
    employerParts: '',
    joins: '',
    leaves: '',
    stays: '',
    at: '',
    legalSigns: '',
    legalForms: 'jsc|ooo',
    legalStarts: 'ооо оао пао зао ао ип гуп муп',
    legalEnds: '',
    legalEndings: '',
  },
  study: {
    degrees: [
      {
        level: 'doctorate',
        match: 'folded',
        own: true,
        words: '(?:доктор|кандидат) [а-я]+ наук|кандидат наук|аспирантура',
      },
      {
        level: 'master',
        match: 'folded',
        own: true,
        words: 'магистр(?:атура)?',
      },
      {
        level: 'bachelor',
        match: 'folded',
        own: true,
        words: 'бакалавр(?:ат)?',
      },
      {
        level: 'vocational',
        match: 'folded',
        own: true,
        words: 'среднее (?:специальное|профессиональное)',
      },
      {
        level: 'secondary',
        match: 'folded',
        own: true,
        words: 'среднее(?: общее)?(?: образование)?|аттестат',
      },
    ],
    professions: [],
    schools: 'университет[а-я]*|институт[а-я]*|академия|техникум|колледж|школа|училище|лицей|гимназия',
    graduated: '',
    schoolSigns: '',
    field: 'в|по|специальность|по специальности|направление',
    noField: String.raw`м\.|г\.|диплом|с отличием`,
    enters: '',
  },
  places: { countries: cldr.ru.countries, regions: '' },
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
    /(?:игнорируй|проигнорируй|забудь)\w{0,40}.{0,20}?(?:все|предыдущ|инструкц)/,
    /(?:поставь|присвой|дай|оцени)\S{0,40}.{0,12}?(?:этому|этого) (?:кандидат|соискател)\S{0,40}.{0,30}?(?:максимал|100|перв|высш|лучш|высок)/,
  ],
  grammar: {
    functionWords: `${stopWords.ru} ко также который которая которые время очень наш наша наши ваш свой своих`,
    ordinaryWords: `работа работы работе опыт опыта знание знания образование навыки языки ищем предлагаем компания компании
        организация обязанности требования должность год года лет настоящее`,
  },
  glossary: null,
} as const satisfies Locale;
