import { formatsOf } from '../../lib/language/formats.ts';
import type { CompareTexts } from './compare-texts.ts';

const { number, plural, percent, list } = formatsOf('de');
const requirements = (count: number) =>
  plural(count, { one: '1 Anforderung', other: `${number(count)} Anforderungen` });

export const texts: CompareTexts = {
  title: 'Vergleich · Winnow',
  heading: 'Kandidaten vergleichen',
  of: (job) => `Für ${job}. Unterschiede stehen zuerst.`,
  back: 'Zurück zum Durchlauf',
  anonymous: 'Anonym',
  caption: (names) => `${list(names)} im Vergleich`,
  waiting: 'Vergleich wird geladen',
  failed: 'Der Vergleich konnte nicht geladen werden',
  retry: 'Erneut versuchen',
  tooFew: 'Wählen Sie zwei bis vier Kandidaten',
  tooFewWords: 'Wählen Sie sie in der Liste des Durchlaufs aus und dann „Vergleichen“.',
  missing: 'Ein Kandidat wurde nicht gefunden',
  missingWords:
    'Er wurde vielleicht gelöscht oder gehört zu einem anderen Konto. Wählen Sie im Durchlauf erneut aus.',
  candidate: 'Kandidat',
  leaveOut: (name) => `${name} entfernen`,
  rows: {
    score: 'Punktzahl',
    potential: 'Mögliche Punktzahl',
    confidence: 'Sicherheit',
    musts: 'Erfüllte Muss-Anforderungen',
    years: 'Erfahrung',
    headline: 'Position',
    decision: 'Entscheidung',
  },
  outOf: (score) => `Punktzahl ${number(score)} von 100`,
  notScored: 'Nicht bewertbar',
  yours: (score) => `Ihre: ${number(score)}`,
  confidence: (confidence) => percent(confidence),
  met: (met, all) => (all === 0 ? 'keine verlangt' : `${number(met)} von ${number(all)}`),
  notSaid: 'keine Angabe',
  differ: (count) => `Unterschiede: ${requirements(count)}`,
  nothingDiffers: 'Es gibt bei keiner Anforderung einen Unterschied.',
  alike: (count) => `Gemeinsamkeiten: ${requirements(count)}`,
  must: 'Muss-Anforderung',
  overall: 'Gesamteindruck',
  status: {
    met: 'Erfüllt',
    partly: 'Teilweise erfüllt',
    'not-met': 'Nicht erfüllt',
    'not-found': 'Nicht gefunden',
  },
  notAsked: 'Hier nicht verlangt',
  moreQuotes: (count) => plural(count, { one: '1 weiteres Zitat', other: `${number(count)} weitere Zitate` }),
};
