import { cldr } from '../generated/cldr.ts';
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
      address: '',
    },
    names: {
      label: 'фио|ф.и.о.|имя|фамилия имя отчество',
      surname: 'фамилия',
      given: 'имя',
      document: 'резюме|автобиография',
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
    functionWords: `и в во на с со за от до из по при о об к ко у не но что чтобы как или также это этот который которая
        которые был была было были быть есть для над под между через после перед время все всех более очень наш
        наша наши ваш свой своих`,
    ordinaryWords: `работа работы работе опыт опыта знание знания образование навыки языки ищем предлагаем компания компании
        организация обязанности требования должность год года лет настоящее`,
  },
  glossary: null,
} as const satisfies Locale;
