import { formatsOf } from '../../../lib/language/formats.ts';
import type { DemoTexts } from './demo-texts.ts';

const { number } = formatsOf('de');

export const texts: DemoTexts = {
  play: 'Abspielen',
  pause: 'Anhalten',
  previous: 'Voriger Schritt',
  next: 'Nächster Schritt',
  startAgain: 'Von vorn',
  steps: 'Schritte',
  step: (step, all, name) => `Schritt ${step} von ${all}: ${name}`,
  sample:
    'Alles hier ist ein Beispiel: Die Stelle und die Personen sind erfunden, die Punktzahlen stammen aus der echten Engine.',
  video: 'Video: So läuft die Auswertung von Lebensläufen',
  videoFailed: 'Das Video lässt sich nicht abspielen',
  videoFailedWords:
    'Möglicherweise sind Sie offline, oder der Browser kann es nicht wiedergeben. Die Schritte zeigen denselben Rundgang.',
  readSteps: 'In Schritten lesen',
  watchVideo: 'Video ansehen',
  scenes: {
    job: {
      name: 'Sagen, was Sie brauchen',
      caption: (title, count) =>
        `Fügen Sie die Stellenanzeige ein (${title}). Winnow findet darin ${number(count)} Anforderungen und fragt, welche davon ein Muss sind. Sie können alle ändern.`,
    },
    upload: {
      name: 'Lebensläufe ablegen',
      caption: (count) =>
        `Legen Sie alle ${number(count)} auf einmal ab. Vor dem Durchlauf sehen Sie, was er kostet. Jede Datei hat ihre eigene Zeile; eine beschädigte hält die übrigen nie auf.`,
      more: (count) => `und ${number(count)} weitere`,
      done: 'gelesen',
    },
    trick: {
      name: 'Verborgenes zählt nicht',
      caption: (fileName) =>
        `${fileName} wiederholt die Stellenanzeige in unsichtbarem Text. Winnow schließt ihn aus, bewertet nur, was ein Mensch lesen kann, und weist Sie darauf hin.`,
      flag: 'Text, den ein Mensch nicht sehen kann',
      effect: 'Er zählt nicht für die Punktzahl. Sie sehen ihn als Hinweis.',
    },
    ranking: {
      name: 'Die Reihenfolge lesen',
      caption: (count) =>
        `Aus ${number(count)} Lebensläufen wird eine Liste in vier Gruppen. Zuerst zählen die Muss-Anforderungen, dann die Punktzahl. Was ein Lebenslauf nicht erwähnt, bringt keine Punkte und senkt damit die Punktzahl, heißt aber „nicht gefunden“, nie „nicht erfüllt“.`,
    },
    evidence: {
      name: 'Den Satz sehen',
      caption:
        'Wählen Sie eine Zeile, und im Lebenslauf sind die Worte markiert, die ihr Punkte gebracht haben. Keine Behauptung ohne Zitat.',
    },
    weights: {
      name: 'Ändern, was zählt',
      caption: (requirement) =>
        `Geben Sie ${requirement} mehr Gewicht, und die Liste ordnet sich sofort neu. Nichts wird gesendet, nichts berechnet.`,
      weight: (requirement, weight) => `Gewicht von ${requirement}: ${number(weight)}`,
    },
    decision: {
      name: 'Entscheiden und begründen',
      caption:
        'Die Entscheidung liegt bei Ihnen: Winnow lehnt nie jemanden ab. Notieren Sie Ihren Grund, teilen Sie die engere Auswahl über einen Link, der abläuft, und prüfen Sie jede Punktzahl später nach: Sie ist dieselbe.',
      call: 'Diese Woche anrufen',
      reason: 'Grund: hat Dienste wie unsere gebaut und betrieben und sagt, welche.',
      link: 'Bis Freitag mit dem Team geteilt',
    },
  },
};
