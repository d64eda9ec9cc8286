import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Turkish. */
export const tr = {
  tag: 'tr',
  name: cldr.tr.name,
  dates: {
    months: cldr.tr.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.tr.weekdays,
    seasons: '',
    present: 'halen|devam ediyor|devam|günümüz(?:e kadar)?|bugün|şu an(?:a kadar)?',
    since: '',
    sinceAfter: "'?[dt][ae]n (?:beri|itibaren)",
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
  grammar: {
    functionWords: `ve veya ile için bir bu şu o da de ki gibi kadar daha çok en olarak olan olduğu sonra önce göre üzere
        her tüm hem ya ise var yok biz siz ben onlar bizim sizin`,
    ordinaryWords: `iş işi çalışma deneyim deneyimi deneyimli bilgi bilgisi eğitim beceriler aranan nitelikler görev
        görevler sorumluluklar şirket şirketi firma yıl yıllık ay halen günümüz tercihen en az iyi derecede
        sahip olmak yapmak etmek`,
  },
  glossary: null,
} as const satisfies Locale;
