import { formatsOf } from '../../lib/language/formats.ts';
import type { RequirementTexts } from './requirement-texts.ts';

const { number, percent, plural } = formatsOf('de');

export const texts: RequirementTexts = {
  list: {
    heading: 'Anforderungen',
    waiting:
      'Die Anforderungen erscheinen hier, während Sie die Stellenbeschreibung schreiben oder einfügen.',
    reading: 'Der Text wird gelesen',
    count: (count, musts) =>
      `${plural(count, { one: '1 Zeile', other: `${number(count)} Zeilen` })}, davon ${plural(musts, {
        one: '1 Muss-Anforderung',
        other: `${number(musts)} Muss-Anforderungen`,
      })}`,
    sections: {
      must: 'Muss-Anforderungen',
      nice: 'Kann-Anforderungen',
      asked: 'Fragen an Kandidaten',
    },
    sectionHints: {
      must: 'jede ist nötig',
      nice: 'erhöhen nur die Punktzahl',
      asked: 'Ort, Reisen, Zeiten: gefragt, nie bewertet',
    },
    noMusts: 'Keine Muss-Anforderungen. Wählen Sie einen Kreis oder drücken Sie M auf einer Zeile.',
    noNices: 'Keine Kann-Anforderungen.',
    columns: { kind: 'Art', weight: 'Gewicht' },
    makeMust: 'Kann-Anforderung. Auswählen, um daraus eine Muss-Anforderung zu machen.',
    makeNice: 'Muss-Anforderung. Auswählen, um daraus eine Kann-Anforderung zu machen.',
    weight: (share) => `Anteil an allen Zeilen: ${share}`,
    notScored: 'Nicht bewertet',
    weightOf: (requirement) => `Gewicht von ${requirement}`,
    share: (share) => (share > 0 && share < 0.01 ? '<1\u00a0%' : percent(share)),
    mustOf: (requirement) => `${requirement} ist eine Muss-Anforderung`,
    kind: 'Art',
    kindOf: (requirement) => `Art von ${requirement}`,
    edit: (requirement) => `Bearbeiten: ${requirement}`,
    words: (requirement) => `Wortlaut von ${requirement}`,
    menu: (requirement) => `Optionen für ${requirement}`,
    editWords: 'Bearbeiten',
    up: 'Nach oben',
    down: 'Nach unten',
    drag: 'Ziehen, um die Reihenfolge zu ändern',
    removeNamed: (requirement) => `${requirement} entfernen`,
    removed: (requirement) => `„${requirement}“ entfernt.`,
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    undone: 'Rückgängig gemacht.',
    redone: 'Wiederholt.',
    becameMust: (requirement) => `${requirement}: Muss-Anforderung.`,
    becameNice: (requirement) => `${requirement}: Kann-Anforderung.`,
    moved: (requirement, place, all) => `${requirement}: Zeile ${number(place)} von ${number(all)}.`,
    add: 'Anforderung hinzufügen',
    newWords: 'Neue Anforderung',
    newHint: 'Etwa „Xero oder FreshBooks“ oder „3 Jahre Python“',
    newMust: 'Als Muss-Anforderung hinzufügen',
    toCheck: 'Zu prüfen: siehe oben',
    kinds: {
      skill: 'Fähigkeit oder Tool',
      experience: 'Erfahrung',
      title: 'Berufsbezeichnung',
      education: 'Ausbildung',
      certification: 'Zertifikat',
      language: 'Sprache',
      location: 'Ort',
      other: 'Sonstiges',
    },
    passing: (passing, all) => `${number(passing)} von ${number(all)} Lebensläufen`,
    passingShort: (passing, all) => `${number(passing)}/${number(all)}`,
    passingAll: (passing, all) =>
      `${number(passing)} der ${number(all)} Lebensläufe in Ihrer Bibliothek erfüllen alle Muss-Anforderungen.`,
    vague: 'Das steht in fast jedem Lebenslauf und ändert eine Punktzahl daher kaum.',
    vagueButHeavy:
      'Das steht in fast jedem Lebenslauf: Bei diesem Gewicht hebt es alle Punktzahlen gleichermaßen stark an.',
    overall: 'Gesamteindruck',
    overallHint:
      'Wie gut der Lebenslauf als Ganzes zur Stelle passt: Bezeichnung, beschriebene Arbeit, Beruf und Begriffe.',
    overallCounts: 'In die Punktzahl einrechnen',
    overallLines: (count) => plural(count, { one: '1 Zeile', other: `${number(count)} Zeilen` }),
    keys: {
      move: 'Anforderung: vorige oder nächste',
      must: 'Anforderung: Muss-Anforderung',
      nice: 'Anforderung: Kann-Anforderung',
      heavier: 'Anforderung: mehr Gewicht',
      lighter: 'Anforderung: weniger Gewicht',
      edit: 'Anforderung: Wortlaut bearbeiten',
      remove: 'Anforderung: entfernen',
      order: 'Anforderung: nach oben oder unten verschieben',
      redo: 'Änderung einer Anforderung wiederholen',
    },
  },
  check: {
    heading: (count) => `Bitte prüfen (${number(count)})`,
    lead: (count) =>
      plural(count, { one: '1 Anforderung prüfen', other: `${number(count)} Anforderungen prüfen` }),
    explanation:
      'Die Stellenbeschreibung lässt das offen. Ihre Antworten bleiben erhalten, auch wenn sich der Text ändert.',
    reasons: {
      'must-or-nice': (must) =>
        `Die Stellenbeschreibung sagt nicht, ob das verlangt wird. Gelesen als ${must ? 'Muss-Anforderung' : 'Kann-Anforderung'}.`,
      'company-text': () =>
        'Das beschreibt vielleicht das Unternehmen oder die Arbeit, statt etwas zu verlangen.',
      'years-of': (field) =>
        field === null
          ? 'Die Stellenbeschreibung sagt nicht, welche Erfahrung gemeint ist. Jede Arbeit zählt.'
          : `Die Stellenbeschreibung sagt nicht klar, welche Erfahrung gemeint ist. Gelesen als „${field}“.`,
    },
    must: 'Muss-Anforderung',
    nice: 'Kann-Anforderung',
    remove: 'Entfernen',
    answer: (answer, requirement) => `${answer}: ${requirement}`,
    yearsOf: 'Jahre in',
    yearsOfLabel: (requirement) => `Welche Erfahrung ist gemeint? ${requirement}`,
    yearsMissing: 'Geben Sie an, welche Erfahrung gemeint ist, oder wählen Sie „Jede Arbeit“.',
    save: 'Speichern',
    anyWork: 'Jede Arbeit',
    // The engine reads these lines, and reads years in English.
    years: (count, field) => `${number(count)}+ years of ${field}`,
    months: (count, field) => `${number(count)}+ months of ${field}`,
    workExperience: 'work experience',
    left: (count) =>
      count === 0
        ? 'Alles geprüft.'
        : plural(count, {
            one: 'Noch 1 Zeile zu prüfen.',
            other: `Noch ${number(count)} Zeilen zu prüfen.`,
          }),
  },
};
