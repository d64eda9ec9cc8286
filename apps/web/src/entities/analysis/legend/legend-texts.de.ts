import type { LegendTexts } from './legend-texts.ts';

export const texts: LegendTexts = {
  open: 'Was die Formen bedeuten',
  score: {
    heading: 'Punktzahl als Balken',
    filled: 'Die Punktzahl von 0 bis 100. Der hohe Strich zeigt, wo sie endet.',
    potential:
      'Was die Punktzahl noch erreichen kann, wenn die Anforderungen erfüllt sind, die der Lebenslauf nicht erwähnt.',
    steps: 'Dünne Linien zeigen, wo sich die Einstufung ändert:',
    from: (score, label) => `${label} ab ${score}`,
  },
  verdicts: {
    heading: 'Anforderungen',
    met: 'Der Lebenslauf belegt sie.',
    partly: 'Der Lebenslauf belegt einen Teil davon.',
    'not-met': 'Der Lebenslauf zeigt, dass sie nicht erfüllt ist.',
    'not-found': 'Der Lebenslauf erwähnt sie nicht. Sie bringt keine Punkte, gilt aber nicht als verfehlt.',
  },
  weights: {
    heading: 'Gewichte',
    grains:
      'Wie viel die Zeile zählt: mehr Körner, mehr Punkte. Der Prozentwert ist ihr Anteil an allen Zeilen.',
    must: 'Muss-Anforderung',
    nice: 'Kann-Anforderung',
  },
};
