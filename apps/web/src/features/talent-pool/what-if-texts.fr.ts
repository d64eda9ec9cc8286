import { formatsOf } from '../../lib/language/formats.ts';
import type { WhatIfTexts } from './what-if-texts.ts';

const { number, plural } = formatsOf('fr');
const candidates = (count: number) =>
  plural(count, { one: `${number(count)} candidat`, other: `${number(count)} candidats` });

export const texts: WhatIfTexts = {
  title: (job) => `Et si · ${job} · Winnow`,
  heading: 'Et si',
  explanation:
    'Modifiez les poids et les critères indispensables, et voyez qui arrive en tête de tout le vivier. Rien n’est enregistré tant que vous ne le décidez pas, et les essais ne coûtent aucun crédit.',
  back: 'Retour au poste',
  requirements: 'Critères',
  weight: (line) => `Poids de « ${line} »`,
  must: 'Critère indispensable',
  reset: 'Réinitialiser',
  failed: 'Impossible de classer le vivier',
  retry: 'Réessayer',
  total: (now, before) =>
    now === before ? candidates(now) : `${candidates(now)} (avant : ${number(before)})`,
  enters: (count, first) => `Entrent dans les ${number(first)} premiers : ${number(count)}`,
  leaves: (count, first) => `Sortent des ${number(first)} premiers : ${number(count)}`,
  same: (first) => `Personne n’entre dans les ${number(first)} premiers ni n’en sort.`,
  first: (first) => `Les ${number(first)} premiers`,
  rank: (rank) => number(rank),
  before: (rank) => (rank === null ? 'nouveau' : `avant : ${number(rank)}`),
  nobody: 'Aucun candidat ne correspond',
  nobodyWords: 'Réduisez le nombre de critères indispensables, ou ajoutez des CV.',
  weightIs: (weight) => `Poids ${weight}`,
  removed: 'N’est plus un critère',
  conflict: (version) =>
    `La version ${number(version)} a été enregistrée pendant que vous essayiez d’autres poids. Choisissez ce qui est retenu.`,
  save: 'Enregistrer dans le poste',
  saveWords:
    'Enregistre une nouvelle version, sans coûter de crédits. Les scores restent jusqu’à ce que vous réévaluiez les candidats, gratuitement.',
  saved: (version) => `Version ${number(version)} enregistrée.`,
  allJobs: 'Tous les postes',
  noJob: {
    missing: 'Poste introuvable',
    missingWords: 'Il a peut-être été supprimé.',
    failed: 'Impossible de charger ce poste',
    retry: 'Réessayer',
  },
  notCompared: (count) =>
    plural(count, {
      one: `${number(count)} critère n’est comparé que dans l’analyse complète.`,
      other: `${number(count)} critères ne sont comparés que dans l’analyse complète.`,
    }),
  because: {
    weight: ({ line, shows, othersShow }) =>
      othersShow === null
        ? `En raison de « ${line} » : montre ${shows}`
        : `En raison de « ${line} » : montre ${shows}, les autres ${othersShow} en moyenne`,
    must: ({ line }) => `Ne remplit pas « ${line} », désormais indispensable`,
    'must-dropped': ({ line }) => `« ${line} » n’est plus indispensable`,
    others: ({ line }) => `D’autres candidats ont changé de rang à cause de « ${line} »`,
  },
};
