import { formatsOf } from '../../lib/language/formats.ts';
import type { DuplicateTexts } from './duplicate-texts.ts';

const { number, plural } = formatsOf('fr');

export const texts: DuplicateTexts = {
  title: 'Doublons possibles · Winnow',
  heading: 'Doublons possibles',
  explanation:
    'Des personnes qui sont peut-être la même. La fusion réunit tous les CV sous une seule personne et peut être annulée. Ce que les deux ont en commun est marqué.',
  back: 'Vivier',
  link: (count) =>
    plural(count, {
      one: `${number(count)} doublon possible`,
      other: `${number(count)} doublons possibles`,
    }),
  place: (place, all) => `${number(place)} sur ${number(all)}`,
  previous: 'Paire précédente',
  next: 'Paire suivante',
  none: 'Aucun doublon possible',
  noneWords: 'Quand deux CV semblent être ceux d’une même personne, ils apparaissent ici.',
  reasons: 'Pourquoi',
  compare: (one, other) => `${one} et ${other}`,
  nothing: 'Rien trouvé',
};
