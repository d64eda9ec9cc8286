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
  grammar: {
    functionWords: `ja tai sekä että on oli olla ovat ei se ne hän joka jotka kun kuin mutta myös sen siitä siinä kanssa
        jälkeen ennen aikana mukaan kaikki muut hyvin`,
    ordinaryWords: `työ työn työtä työtehtävät tehtävät kokemus kokemusta osaaminen koulutus taidot kielitaito etsimme
        tarjoamme yritys yrityksen vuotta vuosi nykyinen`,
  },
  glossary: null,
} as const satisfies Locale;
