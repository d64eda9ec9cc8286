import { jobLimits, presetLimits } from '@winnow/contracts';
import { formatsOf } from '../../../lib/language/formats.ts';
import type { PresetTexts } from './preset-texts.ts';

const { number, plural } = formatsOf('fr');
const lines = (count: number, musts: number) =>
  `${plural(count, { one: `${number(count)} critère`, other: `${number(count)} critères` })}, ${plural(
    musts,
    { one: `${number(musts)} indispensable`, other: `${number(musts)} indispensables` },
  )}`;

export const texts: PresetTexts = {
  retry: 'Réessayer',
  open: 'Modèles',
  title: 'Modèles de critères',
  explanation: 'Enregistrez les critères d’un poste et ajoutez-les à des postes similaires.',
  failed: 'Impossible de charger vos modèles',
  saveHeading: 'Enregistrer ces critères',
  name: 'Nom du modèle',
  nameHint: 'Par exemple « Comptables »',
  nameMissing: 'Saisissez un nom.',
  nameTooLong: `Le nom doit faire moins de ${number(presetLimits.nameMax)} caractères.`,
  what: (count, musts) =>
    count === 0
      ? 'Ce poste n’a pas encore de critères à enregistrer.'
      : `${lines(count, musts)}, avec leurs poids. L’adéquation globale est lue dans chaque fiche de poste.`,
  save: 'Enregistrer le modèle',
  saving: 'Enregistrement…',
  saved: (name) => `Modèle « ${name} » enregistré.`,
  listHeading: 'Vos modèles',
  count: (count, all) => `${number(count)} sur ${number(all)}`,
  empty: 'Aucun modèle pour le moment',
  emptyWords: 'Les modèles que vous enregistrez apparaissent ici.',
  lines,
  apply: 'Aperçu',
  applyNamed: (name) => `Aperçu de « ${name} »`,
  menu: (name) => `Options de « ${name} »`,
  rename: 'Renommer',
  replace: 'Remplacer par les critères de ce poste',
  remove: 'Supprimer',
  removed: (name) => `Modèle « ${name} » supprimé.`,
  renamed: (name) => `Renommé en « ${name} ».`,
  replaced: (name) => `« ${name} » contient maintenant les critères de ce poste.`,
  saveName: 'Enregistrer le nom',
  requirements: 'Critères',
  cancel: 'Annuler',
  adds: (count) =>
    count === 0
      ? 'Tous les critères de ce modèle sont déjà dans la liste.'
      : plural(count, {
          one: `Ajoute ${number(count)} critère :`,
          other: `Ajoute ${number(count)} critères :`,
        }),
  known: (count) =>
    plural(count, {
      one: `${number(count)} critère est déjà dans la liste.`,
      other: `${number(count)} critères sont déjà dans la liste.`,
    }),
  leftOut: (count) =>
    `Un poste peut avoir ${number(jobLimits.requirements)} critères ; ${plural(count, {
      one: `${number(count)} de plus ne peut pas être ajouté`,
      other: `${number(count)} de plus ne peuvent pas être ajoutés`,
    })}.`,
  takeOver: (count) =>
    `Reprendre aussi les indispensables et les poids du modèle là où ils diffèrent (${number(count)})`,
  add: (count) =>
    count === 0
      ? 'Appliquer le modèle'
      : plural(count, {
          one: `Ajouter ${number(count)} critère`,
          other: `Ajouter ${number(count)} critères`,
        }),
  applied: (name) =>
    `Modèle « ${name} » appliqué. Enregistrez la fiche de poste pour conserver ces critères.`,
  must: 'indispensable',
};
