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
} as const satisfies Locale;
