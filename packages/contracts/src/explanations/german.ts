import type { Verdict } from '../verdicts.ts';
import { questionInGerman } from './question-in-german.ts';
import { spellingOf } from './spelling.ts';
import type { DegreeLevel, Explanations, Manner } from './statements.ts';

const { month, months, monthsAgo, number, list, choice, language, plural } = spellingOf('de');

const lines = (count: number): string => plural(count, { one: '1 Zeile', other: `${number(count)} Zeilen` });
const inLines = (count: number): string =>
  plural(count, { one: 'in 1 Zeile', other: `in ${number(count)} Zeilen` });

/** "3 von 5 verlangten Jahren in 2 passenden Positionen" */
function ofAsked(shown: number, asked: number, where: string): string {
  if (shown >= asked) return `${months(shown)} ${where}; verlangt: ${months(asked)}`;
  const isWhole = shown >= 12 && shown % 12 === 0 && asked % 12 === 0 && asked > 12;
  return isWhole
    ? `${number(shown / 12)} von ${number(asked / 12)} verlangten Jahren ${where}`
    : `${months(shown)} ${where}; verlangt: ${months(asked)}`;
}

const degree: Readonly<Record<DegreeLevel, string>> = {
  secondary: 'Schulabschluss',
  vocational: 'Berufsausbildung',
  associate: 'Associate Degree',
  bachelor: 'Bachelor',
  master: 'Master',
  doctorate: 'Promotion',
};
const level = (name: string): string => (name === 'native' ? 'Muttersprache' : name);
const verdict: Readonly<Record<Verdict, string>> = {
  met: 'erfüllt',
  partly: 'teilweise erfüllt',
  'not-met': 'nicht erfüllt',
  'not-found': 'nicht gefunden',
};
const credit = (value: number | null): string => (value === null ? 'nicht bewertet' : number(value));
const score = (value: number | null): string => (value === null ? 'keine' : number(value));

const shownBy = (how: Manner, by: string): string => {
  const words: Readonly<Record<Manner, string>> = {
    used: 'Bei der Arbeit eingesetzt',
    listed: 'Nur aufgezählt',
    piled: 'Nur in einem Block von Schlagwörtern',
    implied: `Folgt aus ${by}`,
    'of-title': `Belegt durch die Position ${by}`,
    related: `Nur die verwandte Fähigkeit ${by}`,
    'of-suite': `Teil von ${by}`,
    broader: `Nur die allgemeinere Fähigkeit ${by}`,
    'not-shown': 'Die Fähigkeit selbst ist nicht belegt',
  };
  return words[how];
};

const partName: Explanations['partName'] = {
  showing: 'Art des Belegs',
  'length-of-use': 'Dauer der Nutzung',
  'recency-of-use': 'Zuletzt genutzt',
  word: 'Wort',
  phrase: 'Alle Wörter in einer Zeile',
  nearness: 'Ähnliche Bedeutung',
  position: 'Position',
  'position-described': 'Position nach ihrer Beschreibung',
  'corrected-years': 'Von Hand korrigierte Jahre',
  'shown-by-person': 'Von einem Menschen bestätigt',
  'held-title': 'Ähnlichste Position',
  'degree-level': 'Stufe des Abschlusses',
  'degree-field': 'Fachrichtung des Abschlusses',
  certificate: 'Zertifikat',
  'language-shown': 'Sprache',
  'language-level': 'Sprachniveau',
  'asked-skill': 'Gesuchte Fähigkeit',
  'occupation-lines': 'Zeilen, die diesen Berufen am nächsten kommen',
  'occupation-together': 'Diese Zeilen zusammen',
  'terms-line': 'Zeile mit kennzeichnenden Begriffen',
};

export const texts: Explanations = {
  reason: {
    sentence: ({ text }) => text,
    'skill-not-found': () => 'Im Lebenslauf nicht gefunden.',
    'skill-used': ({ months: used, monthsSince }) => {
      if (used === null) return 'In einer Position eingesetzt.';
      if (monthsSince === null) return `Bei der Arbeit eingesetzt: ${months(used)}.`;
      return monthsSince === 0
        ? `Bei der Arbeit eingesetzt: ${months(used)}, bis heute.`
        : `Bei der Arbeit eingesetzt: ${months(used)}, zuletzt ${monthsAgo(monthsSince)}.`;
    },
    'skill-listed': () => 'Aufgezählt, aber in keiner Position belegt.',
    'skill-piled': () => 'Steht nur in einem Block von Schlagwörtern; sonst belegt sie nichts im Lebenslauf.',
    'skill-implied': ({ skill }) => `Folgt aus ${skill}.`,
    'skill-of-title': ({ title }) => `Belegt durch die Position ${title}.`,
    'skill-related': ({ skill }) => `Belegt ist nur die verwandte Fähigkeit ${skill}.`,
    'skill-of-suite': ({ suite }) => `Teil von ${suite}.`,
    'skill-broader': ({ skill }) => `Belegt ist nur die allgemeinere Fähigkeit ${skill}.`,
    'skill-in-words': () => 'Einzelne Wörter davon kommen vor, die Fähigkeit selbst nicht.',
    'skill-few-words': () => 'Nicht gefunden. Wenige Wörter davon kommen an anderer Stelle vor.',
    'years-undated': () => 'Keine Position hat Zeitangaben, die sich zählen lassen.',
    'years-in-all': ({ months: shown, asked, positions: count }) =>
      `${ofAsked(shown, asked, plural(count, { one: 'in 1 datierten Position', other: `in ${number(count)} datierten Positionen` }))}.`,
    'shown-by-person': () => 'Ein Mensch hat eine Textstelle des Lebenslaufs als Beleg bestätigt.',
    'years-corrected': ({ months: shown, asked }) =>
      `Insgesamt ${months(shown)}, von Hand korrigiert; verlangt sind ${months(asked)}.`,
    'years-of-kind': ({ months: shown, asked, positions: count, titled }) => {
      const where = plural(count, {
        one: 'in 1 Position dieser Art',
        other: `in ${number(count)} Positionen dieser Art`,
      });
      const more = titled < shown && titled < asked && shown >= asked;
      const byTitle = titled === 0 ? 'nichts' : months(titled);
      return `${ofAsked(shown, asked, where)}${more ? `; durch Stellentitel belegt: ${byTitle}` : ''}.`;
    },
    'years-of-kind-undated': () => 'Arbeit dieser Art wird erwähnt, aber in keiner Position mit Zeitangaben.',
    'years-of-kind-none': () => 'Keine Position belegt Arbeit dieser Art.',
    'worked-in-field': ({ positions: count }) =>
      plural(count, {
        one: 'Hat in diesem Bereich gearbeitet, in 1 Position.',
        other: `Hat in diesem Bereich gearbeitet, in ${number(count)} Positionen.`,
      }),
    'field-described': ({ positions: count }) =>
      plural(count, {
        one: 'Die Beschreibung von 1 Position erwähnt diese Arbeit.',
        other: `Die Beschreibungen von ${number(count)} Positionen erwähnen diese Arbeit.`,
      }),
    'title-not-found': () => 'Keine Position mit diesem oder einem ähnlichen Titel.',
    'title-held': ({ title }) => `Hatte die Position ${title} inne.`,
    'title-held-lower': ({ title }) => `Hatte die niedriger eingestufte Position ${title} inne.`,
    'title-in-words': () => 'Die Wörter des Titels kommen vor, aber keine solche Position.',
    'education-not-found': () => 'Der Lebenslauf erwähnt keine Ausbildung.',
    'degree-not-named': () => 'Kein Abschluss dieser Stufe ist genannt.',
    'degree-below': () => 'Der höchste genannte Abschluss liegt unter dem verlangten.',
    'degree-met': () => 'Ein Abschluss der verlangten Stufe und Fachrichtung.',
    'degree-other-field': () =>
      'Ein Abschluss dieser Stufe, aber in einer anderen oder ohne genannte Fachrichtung.',
    'degree-one-below': () => 'Ein Abschluss eine Stufe darunter.',
    'degree-in-progress': () => 'Das Studium läuft noch; der Abschluss steht aus.',
    'degree-by-experience': ({ months: shown, asked }) =>
      shown >= asked
        ? `Kein solcher Abschluss, aber ${months(shown)} Arbeit dieser Art, was die Stellenbeschreibung gelten lässt.`
        : `Kein solcher Abschluss. Die Stellenbeschreibung lässt stattdessen Erfahrung gelten: ${months(shown)}; verlangt: ${months(asked)}.`,
    'certificate-not-found': () => 'Im Lebenslauf nicht erwähnt.',
    'certificate-named': () => 'Im Lebenslauf genannt.',
    'certificate-in-progress': () => 'In Vorbereitung, noch nicht erworben.',
    'language-not-found': () => 'Der Lebenslauf erwähnt sie nicht.',
    'language-written': ({ language: code }) =>
      `Der Lebenslauf ist in dieser Sprache geschrieben (${language(code)}).`,
    'language-named': () => 'Unter den Sprachen genannt.',
    'language-below': ({ level: named, asked }) =>
      `Genannt mit dem Niveau ${level(named)}; verlangt ist ${level(asked)}.`,
    'place-unknown': () => 'Der Lebenslauf nennt keinen Wohnort. Orte werden nicht bewertet.',
    'place-same': () => 'Der Lebenslauf nennt denselben Ort. Orte werden nicht bewertet.',
    'place-ask': () => 'Eine Frage für das Gespräch. Orte werden nicht bewertet.',
    'terms-ask': () => 'Eine Frage für das Gespräch. Arbeitsbedingungen werden nicht bewertet.',
    'lines-not-found': () => 'Keine Zeile des Lebenslaufs erwähnt es.',
    'lines-speak': () => 'Zeilen des Lebenslaufs belegen es.',
    'lines-speak-partly': () => 'Zeilen des Lebenslaufs belegen einen Teil davon.',
    'near-in-meaning': () => 'Nicht gefunden. Eine Zeile sagt Ähnliches mit anderen Worten.',
    'coverage-pending': () => 'Ergibt sich aus den anderen Anforderungen.',
    'coverage-none': () => 'Keine der gesuchten Fähigkeiten ist belegt.',
    'coverage-shown': ({ shown, of }) =>
      `${number(shown)} von ${number(of)} gesuchten Fähigkeiten sind belegt.`,
    'occupation-far': () => 'Wenig im Lebenslauf handelt von dieser Art von Arbeit.',
    'occupation-partly': () => 'Teile des Lebenslaufs handeln von dieser Art von Arbeit.',
    'occupation-near': () => 'Der Lebenslauf handelt von dieser Art von Arbeit.',
    'terms-few': () => 'Kaum einer dieser Begriffe kommt im Lebenslauf vor.',
    'terms-shown': ({ shown, of }) =>
      `${number(shown)} von ${number(of)} Begriffen kommen im Lebenslauf vor.`,
    'terms-shown-in-forms': ({ shown, of }) =>
      `${number(shown)} von ${number(of)} Begriffen kommen im Lebenslauf vor, in gleicher oder ähnlicher Form.`,
  },
  part: {
    showing: ({ how, by }) => shownBy(how, by ?? ''),
    'length-of-use': ({ months: used }) =>
      used === null ? 'Dauer der Nutzung: ohne Zeitangabe' : `Dauer der Nutzung: ${months(used)}`,
    'recency-of-use': ({ monthsSince }) => {
      if (monthsSince === null) return 'Zuletzt genutzt: ohne Zeitangabe';
      return monthsSince === 0 ? 'Zuletzt genutzt: heute' : `Zuletzt genutzt: ${monthsAgo(monthsSince)}`;
    },
    word: ({ word, lines: count }) =>
      count === 0 ? `„${word}“: nicht gefunden` : `„${word}“ ${inLines(count)}`,
    phrase: ({ lines: count }) =>
      count === 0 ? 'Alle Wörter in einer Zeile: nicht gefunden' : `Alle Wörter zusammen ${inLines(count)}`,
    nearness: () => 'Eine Zeile mit ähnlicher Bedeutung',
    position: ({ title, months: own }) => `${title ?? 'Position ohne Titel'}: ${months(own)}`,
    'position-described': ({ title, months: own }) =>
      `${title ?? 'Position ohne Titel'}: ${months(own)}, nur nach der Beschreibung`,
    'corrected-years': ({ months: own }) => `Von Hand korrigiert: ${months(own)}`,
    'shown-by-person': () => 'Von einem Menschen bestätigt',
    'held-title': ({ title }) =>
      title === null ? 'Position: keine ähnliche' : `Ähnlichste Position: ${title}`,
    'degree-level': ({ level: named }) => `Stufe: ${named === null ? 'nicht genannt' : degree[named]}`,
    'degree-field': ({ field }) => `Fachrichtung: ${field ?? 'nicht genannt'}`,
    certificate: ({ held }) => (held ? 'Als erworben genannt' : 'In Vorbereitung'),
    'language-shown': ({ written }) =>
      written ? 'Der Lebenslauf ist in dieser Sprache verfasst' : 'Unter den Sprachen genannt',
    'language-level': ({ level: named }) => `Niveau: ${named === null ? 'nicht genannt' : level(named)}`,
    'asked-skill': ({ skill }) => skill,
    'occupation-lines': ({ lines: count }) => `Diesen Berufen am nächsten: ${lines(count)}`,
    'occupation-together': () => 'Dieselben Zeilen zusammen',
    'terms-line': ({ terms }) =>
      plural(terms, {
        one: 'Eine Zeile mit 1 der Begriffe',
        other: `Eine Zeile mit ${number(terms)} der Begriffe`,
      }),
  },
  missing: {
    showing: ({ how }) => {
      if (how === 'used') return null;
      if (how === 'listed') return 'Der Einsatz in einer beschriebenen Position brächte mehr.';
      if (how === 'piled') return 'Ein Block von Schlagwörtern bringt fast nichts.';
      return 'Der Lebenslauf nennt die Fähigkeit selbst nicht.';
    },
    'length-of-use': ({ months: used }) =>
      used === null
        ? 'Keine datierte Position belegt, wie lange sie genutzt wurde.'
        : 'Eine längere Nutzung brächte mehr.',
    'recency-of-use': ({ monthsSince }) =>
      monthsSince === null
        ? 'Keine datierte Position belegt, wann sie zuletzt genutzt wurde.'
        : `Sie wurde zuletzt ${monthsAgo(monthsSince)} genutzt.`,
    word: () => null,
    phrase: ({ lines: count }) => (count === 0 ? 'Keine Zeile enthält alle Wörter zusammen.' : null),
    nearness: () => null,
    position: () => null,
    'position-described': ({ title, months: own }) =>
      `${title ?? 'Eine Position'} (${months(own)}) zählt nur zum Teil: Allein die Beschreibung erwähnt diese Arbeit.`,
    'corrected-years': () => null,
    'shown-by-person': () => null,
    'held-title': ({ title }) =>
      title === null
        ? 'Keine Position mit diesem oder einem ähnlichen Titel.'
        : `${title} ist der gesuchten Position ähnlich, aber nicht dieselbe.`,
    'degree-level': ({ asked }) =>
      asked === null ? null : `Die Stellenbeschreibung verlangt: ${degree[asked]}.`,
    'degree-field': ({ asked }) => `Verlangte Fachrichtung: ${choice(asked)}.`,
    certificate: () => 'Das Zertifikat ist noch nicht erworben.',
    'language-shown': () => null,
    'language-level': ({ asked }) => `Verlangtes Niveau: ${level(asked)}.`,
    'asked-skill': () => null,
    'occupation-lines': () => 'Mehr Zeilen über diese Art von Arbeit brächten mehr.',
    'occupation-together': () => null,
    'terms-line': () => null,
  },
  doubt: {
    sentence: ({ text }) => text,
    truncated: () => 'Der Text ist länger als erlaubt; sein Ende wurde nicht gelesen.',
    'pages-left-out': () => 'Das Dokument hat mehr Seiten als erlaubt; die letzten wurden nicht gelesen.',
    ocr: () => 'Text wurde aus einem Bild erkannt und kann Fehler enthalten.',
    'undecodable-text': () => 'Einige Zeichen ließen sich nicht entziffern.',
    damaged: () => 'Die Datei ist beschädigt; Teile können fehlen.',
    'pages-without-text': () => 'Einige Seiten enthalten nur Bilder.',
    silent: () => 'Der Lebenslauf enthält nichts, was sich bewerten lässt.',
    'no-position': () => 'Im Lebenslauf wurde keine Position gefunden.',
    'no-dates': () => 'Keine Position hat Zeitangaben.',
    'old-file': ({ month: last }) =>
      `Das letzte Datum der Datei ist ${month(last)}: Positionen „bis heute“ zählen bis dahin.`,
    'no-skill': () => 'Der Lebenslauf nennt keine bekannte Fähigkeit.',
    'few-lines': () => 'Der Lebenslauf ist kurz, daher zählt jede Zeile mehr.',
    'unknown-words': () =>
      'Einige Wörter sind unbekannt: Namen und Tools, ein schlechter Scan oder eine andere Sprache.',
    'glossed-resume': ({ language: code }) =>
      `Der Lebenslauf (Sprache: ${language(code)}) wurde mithilfe eines Glossars gelesen, weniger genau als auf Englisch. Zitate stehen in der Originalsprache.`,
    'glossed-job': ({ language: code }) =>
      `Die Stellenbeschreibung (Sprache: ${language(code)}) wurde mithilfe eines Glossars gelesen, weniger genau als auf Englisch.`,
    'unread-resume': () =>
      'Der Lebenslauf ist in einer Sprache, die nicht unterstützt wird: Nur Namen, Zeitangaben und gemeinsame Wörter zählen.',
    'unread-job': () =>
      'Die Stellenbeschreibung ist in einer Sprache, die nicht unterstützt wird: Nur Namen, Zeitangaben und gemeinsame Wörter zählen.',
    'words-only': () => 'Nur Wörter wurden verglichen, keine ähnlichen Bedeutungen.',
    'few-requirements': () => 'Die Stelle nennt nur wenige Anforderungen.',
    'not-judged': ({ requirements }) =>
      plural(requirements, {
        one: '1 Anforderung konnte nicht bewertet werden.',
        other: `${number(requirements)} Anforderungen konnten nicht bewertet werden.`,
      }),
  },
  flagNote: {
    truncated: 'Der Text war länger als erlaubt; der Rest wurde nicht gelesen.',
    'pages-left-out': 'Das Dokument hat mehr Seiten als erlaubt; der Rest wurde nicht gelesen.',
    ocr: 'Ein Teil des Textes wurde aus Bildern erkannt und kann Fehler enthalten.',
    'undecodable-text': 'Einige Zeichen ließen sich nicht lesen.',
    damaged: 'Die Datei ist beschädigt. Gelesen wurde, was zu retten war.',
    'pages-without-text': 'Einige Seiten enthalten nur Bilder und wurden nicht gelesen.',
    'harmless-marks': 'Unsichtbare Zeichen wurden ausgelassen. Sie sagen nichts über die Person.',
  },
  weightBase: (asked) =>
    ({
      must: 'In der Stellenbeschreibung verlangt',
      asked: 'In der Stellenbeschreibung beschrieben',
      nice: 'In der Stellenbeschreibung gewünscht',
      soft: 'Eine soziale Kompetenz, die fast alle angeben',
      whole: 'Die Stellenbeschreibung als Ganzes',
      given: 'Das vergebene Gewicht',
    })[asked],
  weightFactor: (code, value) =>
    ({
      'rare-words': value > 1 ? 'Seltene Wörter, die mehr aussagen' : 'Häufige Wörter, die weniger aussagen',
      'many-of-kind': 'Viele Anforderungen dieser Art teilen sich die Punkte',
      'through-glossary': 'Die Stellenbeschreibung wurde mithilfe eines Glossars gelesen',
      'title-of-advert': 'Titel einer vollständigen Stellenbeschreibung',
      'beside-few': 'Wenige andere Anforderungen',
      'asked-for': 'Zeile für Zeile verlangt',
      'overall-share': 'Anteil des Gesamteindrucks',
      'within-scale': 'Angepasst, sodass das größte Gewicht 5 ist',
      'by-hand': 'Von Hand geändertes Gewicht',
    })[code],
  partName,
  question: questionInGerman,
  change: {
    'other-file': () => 'Die gespeicherte Datei ist nicht die, die bewertet wurde.',
    'other-reading': () => 'Die Datei wird jetzt anders gelesen.',
    'other-facts': () => 'Die daraus gelesenen Angaben sind nicht dieselben.',
    'other-job': () => 'Die Stellenbeschreibung ist nicht dieselbe.',
    'other-engine': ({ now, before }) => `Die Engine hat Version ${now}; vorher war es ${before}.`,
    'other-score': ({ now, before }) => `Punktzahl: ${score(now)}; vorher: ${score(before)}.`,
    'other-confidence': ({ now, before }) => `Sicherheit: ${number(now)}; vorher: ${number(before)}.`,
    'other-doubts': () => 'Was die Sicherheit mindert, ist nicht dasselbe.',
    'other-flags': () => 'Die Hinweise sind nicht dieselben.',
    'requirement-added': ({ requirement }) => `„${requirement}“ wurde vorher nicht bewertet.`,
    'requirement-removed': ({ requirement }) => `„${requirement}“ wird nicht mehr bewertet.`,
    'other-weight': ({ requirement, now, before }) =>
      `„${requirement}“, Gewicht: ${number(now)}; vorher: ${number(before)}.`,
    'other-weighting': ({ requirement }) => `„${requirement}“: Andere Faktoren ergeben dasselbe Gewicht.`,
    'other-verdict': ({ requirement, now, before }) =>
      `„${requirement}“: ${verdict[now]}; vorher: ${verdict[before]}.`,
    'other-credit': ({ requirement, now, before }) =>
      `„${requirement}“, Anteil: ${credit(now)}; vorher: ${credit(before)}.`,
    'other-part': ({ requirement, part, now, before }) =>
      `„${requirement}“, ${partName[part]}: ${number(now)}; vorher: ${number(before)}.`,
    'part-added': ({ requirement, part }) => `„${requirement}“ hat einen neuen Teil: ${partName[part]}.`,
    'part-removed': ({ requirement, part }) => `„${requirement}“ hat einen Teil verloren: ${partName[part]}.`,
    'other-reason': ({ requirement }) => `„${requirement}“ hat eine andere Begründung.`,
    'other-evidence': ({ requirement }) => `„${requirement}“ hat andere Belege.`,
    'other-bytes': () => 'Die gespeicherte Form weicht ab; alle Punktzahlen und Begründungen sind gleich.',
  },
  remark: (requirement, reason, isMust) =>
    `${requirement}: ${reason}${isMust ? ' Eine Muss-Anforderung.' : ''}`,
  byHand: (quotes) => `Von Hand korrigiert: ${list(quotes)}.`,
  notMentioned: 'Der Lebenslauf erwähnt es nicht.',
  wordsNotFound: (words) => `Nicht gefunden: ${list(words)}.`,
  fewLines: 'Die Wörter kommen in wenigen Zeilen vor.',
  skillsNotFound: (skills) => `Nicht belegt: ${list(skills)}.`,
  monthsMissing: (count) => `Bis zur vollen Punktzahl fehlen: ${months(count)}.`,
  titledMonthsMissing: (count) =>
    `Bis zur vollen Punktzahl fehlen in Positionen mit passendem Titel: ${months(count)}.`,
};
