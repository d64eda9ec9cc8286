import { cldr } from '../generated/cldr.ts';
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
  },
  grammar: {
    functionWords: `a i v ve na do od z ze za po pod nad před při pro o u k ke s se si je jsou byl byla bylo byli být bude
        jsem jste má máme nebo ale že aby který která které kteří jako také tak více velmi svých své svůj naše
        náš vaše váš jejich jeho tento tato toto této těchto během mezi podle pomocí včetně další dalších`,
    ordinaryWords: `práce práci zkušenosti zkušenost znalost znalosti požadujeme nabízíme hledáme firma firmy společnost
        společnosti roky roku let rok náplň vzdělání dovednosti jazyky současnost`,
  },
  glossary: null,
} as const satisfies Locale;
