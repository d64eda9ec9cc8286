import { formatsOf } from '../../lib/language/formats.ts';
import type { WhatIfTexts } from './what-if-texts.ts';

const { number, plural } = formatsOf('de');
const candidates = (count: number) =>
  plural(count, { one: '1 Kandidat', other: `${number(count)} Kandidaten` });

export const texts: WhatIfTexts = {
  title: (job) => `Was wäre, wenn · ${job} · Winnow`,
  heading: 'Was wäre, wenn',
  explanation:
    'Ändern Sie Gewichte und Muss-Anforderungen, und sehen Sie, wer im gesamten Talentpool vorn liegt. Gespeichert wird erst auf Ihren Wunsch; das Ausprobieren kostet keine Credits.',
  back: 'Zurück zur Stelle',
  requirements: 'Anforderungen',
  weight: (line) => `Gewicht von „${line}“`,
  must: 'Muss-Anforderung',
  reset: 'Zurücksetzen',
  failed: 'Die Rangliste des Talentpools konnte nicht erstellt werden',
  retry: 'Erneut versuchen',
  total: (now, before) =>
    now === before ? candidates(now) : `${candidates(now)} (vorher: ${number(before)})`,
  enters: (count, first) => `Neu unter den ersten ${number(first)}: ${number(count)}`,
  leaves: (count, first) => `Nicht mehr unter den ersten ${number(first)}: ${number(count)}`,
  same: (first) => `Die ersten ${number(first)} bleiben dieselben.`,
  first: (first) => `Die ersten ${number(first)}`,
  rank: (rank) => number(rank),
  before: (rank) => (rank === null ? 'neu' : `vorher: ${number(rank)}`),
  nobody: 'Keine passenden Kandidaten',
  nobodyWords: 'Setzen Sie weniger Muss-Anforderungen, oder fügen Sie Lebensläufe hinzu.',
  weightIs: (weight) => `Gewicht ${weight}`,
  removed: 'Keine Anforderung mehr',
  conflict: (version) =>
    `Während Sie andere Gewichte ausprobiert haben, wurde Version ${number(version)} gespeichert. Wählen Sie, was gilt.`,
  save: 'In der Stelle speichern',
  saveWords:
    'Speichert eine neue Version und kostet keine Credits. Punktzahlen bleiben, bis Sie die Kandidaten kostenlos neu bewerten.',
  saved: (version) => `Version ${number(version)} gespeichert.`,
  allJobs: 'Alle Stellen',
  noJob: {
    missing: 'Stelle nicht gefunden',
    missingWords: 'Möglicherweise wurde sie gelöscht.',
    failed: 'Diese Stelle konnte nicht geladen werden',
    retry: 'Erneut versuchen',
  },
  notCompared: (count) =>
    plural(count, {
      one: '1 Anforderung wird nur in der vollständigen Auswertung verglichen.',
      other: `${number(count)} Anforderungen werden nur in der vollständigen Auswertung verglichen.`,
    }),
  because: {
    weight: ({ line, shows, othersShow }) =>
      othersShow === null
        ? `Wegen „${line}“: zeigt ${shows}`
        : `Wegen „${line}“: zeigt ${shows}, die anderen im Mittel ${othersShow}`,
    must: ({ line }) => `Erfüllt „${line}“ nicht, was jetzt eine Muss-Anforderung ist`,
    'must-dropped': ({ line }) => `„${line}“ ist keine Muss-Anforderung mehr`,
    others: ({ line }) => `Andere Kandidaten haben sich durch „${line}“ verschoben`,
  },
};
