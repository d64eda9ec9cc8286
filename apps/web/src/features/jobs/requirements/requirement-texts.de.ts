import { formatsOf } from '../../../lib/language/formats.ts';
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
        one: '1 Muss-Kriterium',
        other: `${number(musts)} Muss-Kriterien`,
      })}`,
    sections: {
      must: 'Muss-Kriterien',
      nice: 'Wünschenswert',
      asked: 'Fragen an Bewerbende',
    },
    sectionHints: {
      must: 'jedes ist nötig',
      nice: 'erhöht nur die Punktzahl',
      asked: 'Ort, Reisen, Zeiten: gefragt, nie bewertet',
    },
    noMusts: 'Keine Muss-Kriterien. Wählen Sie einen Kreis oder drücken Sie M auf einer Zeile.',
    noNices: 'Nichts Wünschenswertes.',
    columns: { kind: 'Art', weight: 'Gewicht' },
    makeMust: 'Wünschenswert. Auswählen, um daraus ein Muss-Kriterium zu machen.',
    makeNice: 'Muss-Kriterium. Auswählen, um es nur wünschenswert zu machen.',
    weight: (share) => `Zählt ${share} aller Zeilen zusammen`,
    notScored: 'Nicht bewertet',
    weightOf: (requirement) => `Gewicht von ${requirement}`,
    share: (share) => (share > 0 && share < 0.01 ? '<1 %' : percent(share)),
    mustOf: (requirement) => `${requirement} ist ein Muss-Kriterium`,
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
    becameMust: (requirement) => `${requirement}: Muss-Kriterium.`,
    becameNice: (requirement) => `${requirement}: wünschenswert.`,
    moved: (requirement, place, all) => `${requirement}: Zeile ${number(place)} von ${number(all)}.`,
    add: 'Anforderung hinzufügen',
    newWords: 'Neue Anforderung',
    newHint: 'Etwa „Blackline oder Vena“ oder „3 Jahre Python“',
    newMust: 'Als Muss-Kriterium hinzufügen',
    toCheck: 'Zu prüfen: siehe oben',
    kinds: {
      skill: 'Kenntnis oder Tool',
      experience: 'Erfahrung',
      title: 'Berufsbezeichnung',
      education: 'Ausbildung',
      certification: 'Nachweis',
      language: 'Sprache',
      location: 'Ort',
      other: 'Sonstiges',
    },
    passing: (passing, all) => `${number(passing)} von ${number(all)} Lebensläufen`,
    passingShort: (passing, all) => `${number(passing)}/${number(all)}`,
    passingAll: (passing, all) =>
      `${number(passing)} der ${number(all)} Lebensläufe in Ihrer Bibliothek zeigen jedes Muss-Kriterium.`,
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
      must: 'Anforderung: Muss-Kriterium',
      nice: 'Anforderung: wünschenswert',
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
      'Die Anzeige lässt das offen. Ihre Antworten bleiben erhalten, auch wenn sich der Text ändert.',
    reasons: {
      'must-or-nice': (must) =>
        `Die Anzeige sagt nicht, ob das verlangt wird. Gelesen als ${must ? 'Muss-Kriterium' : 'wünschenswert'}.`,
      'company-text': () =>
        'Das beschreibt vielleicht das Unternehmen oder die Arbeit, statt etwas zu verlangen.',
      'years-of': (field) =>
        field === null
          ? 'Die Anzeige sagt nicht, worin die Jahre gesammelt sein sollen. Jede Arbeit zählt.'
          : `Die Anzeige sagt nicht klar, worin die Jahre gesammelt sein sollen. Gelesen als „${field}“.`,
    },
    must: 'Muss-Kriterium',
    nice: 'Wünschenswert',
    remove: 'Entfernen',
    answer: (answer, requirement) => `${answer}: ${requirement}`,
    yearsOf: 'Jahre in',
    yearsOfLabel: (requirement) => `Worin sollen die Jahre gesammelt sein? ${requirement}`,
    yearsMissing: 'Geben Sie an, worin, oder wählen Sie „Jede Arbeit“.',
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
