import { limits } from '@winnow/contracts';
import { formatsOf } from '../../../lib/language/formats.ts';
import type { BulkTexts } from './bulk-texts.ts';

const { number, plural } = formatsOf('fr');
const candidates = (count: number) =>
  plural(count, { one: `${number(count)} candidat`, other: `${number(count)} candidats` });

export const texts: BulkTexts = {
  decisions: { yes: 'Oui', maybe: 'Peut-être', no: 'Non' },
  stages: {
    new: 'Nouveau',
    screening: 'Présélection',
    interview: 'Entretien',
    offer: 'Proposition',
    hired: 'Recruté',
    declined: 'Refusé',
  },
  toolbar: {
    label: 'Actions pour les candidats sélectionnés',
    selected: (count) =>
      plural(count, { one: `${number(count)} sélectionné`, other: `${number(count)} sélectionnés` }),
    selectAll: (count) => `Sélectionner les ${number(count)}`,
    clear: 'Effacer la sélection',
    decide: (count) => `Décision pour ${candidates(count)}`,
    undecided: 'Retirer la décision',
    stage: 'Étape',
    tag: 'Étiquette',
    assign: 'Attribuer',
    share: 'Partager',
    remove: 'Supprimer',
    more: 'Plus d’actions',
    compare: (count) => `Comparer ${number(count)}`,
    compareSome: 'Comparer',
    compareUpTo: (most) => `Comparer 2–${number(most)}`,
    compareOneRun: 'Comparez des candidats d’un même lot',
    notForSoMany: (most) => `Sélectionnez ${number(most)} candidats au plus`,
    saving: 'Enregistrement…',
  },
  keys: {
    toggle: 'Sélectionner ou désélectionner le candidat',
    range: 'Sélectionner une plage',
    all: 'Sélectionner tous les affichés',
    clear: 'Effacer la sélection',
    shiftClick: 'Maj+clic',
    space: 'Espace',
  },
  done: {
    decided: {
      yes: (count) => `Oui pour ${candidates(count)}.`,
      maybe: (count) => `Peut-être pour ${candidates(count)}.`,
      no: (count) => `Non pour ${candidates(count)}.`,
    },
    undecided: (count) => `Décision retirée pour ${candidates(count)}.`,
    moved: (count, stage) =>
      plural(count, {
        one: `${number(count)} candidat déplacé vers ${stage}.`,
        other: `${number(count)} candidats déplacés vers ${stage}.`,
      }),
    tagged: (count, tags) => `Étiquettes ajoutées à ${candidates(count)} : ${tags}.`,
    untagged: (count, tags) => `Retiré de ${candidates(count)} : ${tags}.`,
    assigned: (count, name) =>
      plural(count, {
        one: `${number(count)} candidat attribué à ${name}.`,
        other: `${number(count)} candidats attribués à ${name}.`,
      }),
    unassigned: (count) =>
      plural(count, {
        one: `${number(count)} candidat n’est plus attribué.`,
        other: `${number(count)} candidats ne sont plus attribués.`,
      }),
    nothing: 'Rien à modifier : c’est déjà le cas pour tous.',
    kept: (count) =>
      plural(count, {
        one: `${number(count)} candidat a été modifié depuis et reste tel quel.`,
        other: `${number(count)} candidats ont été modifiés depuis et restent tels quels.`,
      }),
    removed: (count) =>
      plural(count, {
        one: `${number(count)} candidat supprimé. Son CV est conservé.`,
        other: `${number(count)} candidats supprimés. Leurs CV sont conservés.`,
      }),
    removedWithFiles: (count) =>
      plural(count, {
        one: `${number(count)} candidat supprimé avec son CV.`,
        other: `${number(count)} candidats supprimés avec leurs CV.`,
      }),
    removedFiles: (count) =>
      plural(count, {
        one: `${number(count)} CV supprimé avec ses analyses.`,
        other: `${number(count)} CV supprimés avec leurs analyses.`,
      }),
  },
  removal: { analyses: 'Supprimer et garder les CV', files: 'Supprimer avec les CV' },
  decline: {
    title: (name) => `Non pour ${name} ?`,
    titleOfMany: (count) => `Non pour ${candidates(count)} ?`,
    explanation:
      'Choisissez au moins un motif. Il est enregistré avec la décision et n’apparaît jamais dans une exportation anonyme.',
    reasons: {
      'missing-must': 'Indispensable manquant',
      location: 'Lieu',
      pay: 'Prétentions salariales',
      level: 'Niveau d’expérience',
      other: 'Autre',
    },
    musts: (names) => `Manque : ${names}`,
    someMissing: (count, all) =>
      `${number(count)} sur ${candidates(all)} ne ${plural(count, { one: 'remplit', other: 'remplissent' })} pas un critère indispensable.`,
    words: 'Avec vos mots',
    addWords: 'Ajouter une note',
    missingReason: 'Choisissez un motif.',
    missingWords: 'Expliquez le motif en quelques mots.',
    tooLong: `Le motif doit faire moins de ${number(limits.reasonMax)} caractères.`,
    decide: 'Décider non',
    cancel: 'Annuler',
    keys: 'Les touches 1 à 5 choisissent un motif, Entrée confirme.',
  },
  tags: {
    title: (count) => `Étiquettes de ${candidates(count)}`,
    explanation: 'Une étiquette appartient au candidat et apparaît pour tous les postes.',
    field: 'Étiquette',
    add: 'Ajouter',
    onAll: 'Sur tous',
    onSome: (count, all) => `sur ${number(count)} des ${number(all)}`,
    suggestions: 'Déjà utilisées',
    remove: (tag) => `Retirer ${tag}`,
    willAdd: 'Ajouter',
    willRemove: 'Retirer',
    none: 'Aucune étiquette pour le moment.',
    save: 'Enregistrer les étiquettes',
    tooLong: `L’étiquette doit faire moins de ${number(limits.tagMax)} caractères.`,
    of: (tags) => `Étiquettes : ${tags}`,
  },
  assign: {
    person: 'Personne',
    whoSees: 'La personne qui s’en occupe. Elle reçoit une notification.',
    failed: 'Impossible de charger les membres',
    retry: 'Réessayer',
    title: (count) => `Attribuer ${candidates(count)}`,
    explanation: 'La personne responsable. Aucune notification n’est envoyée.',
    field: 'Nom ou e-mail',
    suggestions: 'Déjà utilisés',
    cancel: 'Annuler',
    save: 'Attribuer',
    clear: 'Retirer l’attribution',
    empty: 'Saisissez un nom ou un e-mail.',
    tooLong: `Le nom doit faire moins de ${number(limits.assigneeMax)} caractères.`,
    to: (name) => `Attribué à ${name}`,
  },
  filter: {
    mine: 'À moi',
    former: 'Anciens membres',
    tag: 'Étiquette',
    assignee: 'Attribué à',
    any: 'Tous',
    unassigned: 'Non attribué',
  },
};
