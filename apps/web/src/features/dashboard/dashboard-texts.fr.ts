import { formatsOf } from '../../lib/language/formats.ts';
import type { DashboardTexts } from './dashboard-texts.ts';

const { number, plural } = formatsOf('fr');

const resumes = (count: number) => `${number(count)} CV`;

export const texts: DashboardTexts = {
  title: 'Tableau de bord · Winnow',
  waiting: 'Chargement de votre tableau de bord',
  greeting: (name) => (name === '' ? 'Bonjour' : `Bonjour ${name}`),
  onboarding: {
    words:
      'Répondez à trois courtes questions sur vos recrutements et nous préremplirons votre première fiche de poste.',
    action: 'Répondre aux questions',
  },
  failed: 'Impossible de charger votre tableau de bord',
  retry: 'Réessayer',
  steps: {
    start: {
      heading: 'Commencez par une fiche de poste',
      words:
        'Collez une fiche de poste ou générez-en une. Ajoutez ensuite jusqu’à 50 CV et découvrez qui contacter en premier, et pourquoi.',
    },
    review: {
      heading: (count) =>
        plural(count, {
          one: `${number(count)} candidat à examiner`,
          other: `${number(count)} candidats à examiner`,
        }),
      words: 'Ils sont évalués et chaque point est expliqué. La décision vous revient.',
      action: 'Les examiner',
    },
    run: {
      heading: (title) => `Lecture des CV pour ${title}`,
      words: 'Vous pouvez quitter cette page. Le lot se poursuit en arrière-plan.',
      action: 'Voir la progression',
    },
    unreadable: {
      heading: (count) =>
        plural(count, {
          one: 'Un CV n’a pas pu être lu',
          other: `${number(count)} CV n’ont pas pu être lus`,
        }),
      words:
        'Ils n’ont pas de score et ne coûtent aucun crédit. Chacun indique le problème et comment le corriger.',
      action: 'Voir les CV illisibles',
    },
    analyze: {
      heading: (title) => `Ajoutez des CV pour ${title}`,
      words: 'La fiche de poste est prête. Ajoutez jusqu’à 50 CV à la fois pour les évaluer.',
    },
    rest: {
      heading: 'Vous êtes à jour',
      words: 'Chaque candidat a une décision.',
    },
  },
  firstSteps: {
    heading: 'Comment ça marche',
    steps: [
      {
        name: 'Une fiche de poste',
        words: 'Winnow en lit les critères et repère les indispensables. Vous fixez l’importance de chacun.',
      },
      {
        name: 'Jusqu’à 50 CV',
        words: 'PDF, Word, OpenDocument, RTF, texte ou scans, jusqu’à 10 Mo chacun. Un crédit par CV évalué.',
      },
      {
        name: 'Un classement justifié',
        words: 'Chaque point d’un critère renvoie à des mots du CV. Personne n’est écarté automatiquement.',
      },
    ],
  },
  analyze: 'Analyser des CV',
  writeJob: 'Générer avec l’IA',
  addJob: 'Ajouter une fiche de poste',
  figures: {
    heading: 'Vue d’ensemble',
    toReview: (count) => plural(count, { one: 'candidat à examiner', other: 'candidats à examiner' }),
    running: (count) => plural(count, { one: 'lot en cours', other: 'lots en cours' }),
    unreadable: 'CV illisibles ces 30 derniers jours',
    credits: (count) => plural(count, { one: 'crédit restant', other: 'crédits restants' }),
    unlimited: 'Illimités',
    unlimitedCredits: 'crédits',
  },
  sample: {
    tour: 'Suivre la visite',
    start: 'Essayer avec des CV d’exemple',
    words:
      'Quatorze candidats fictifs et un poste fictif, avec une courte visite guidée. Aucun crédit nécessaire, et vous pouvez tout retirer à tout moment.',
    started: 'L’exemple est en cours d’analyse. Cela prend quelques secondes.',
    heading: 'Vous avez un poste d’exemple',
    explanation: 'Le poste et les candidats sont fictifs. Il ne coûte aucun crédit.',
    remove: 'Retirer l’exemple',
    removed: 'Exemple retiré.',
    badge: 'Exemple',
  },
  runs: {
    heading: 'Derniers lots',
    all: 'Tous les lots',
    empty: 'Aucun lot pour le moment',
    emptyWords: 'Un lot évalue jusqu’à 50 CV pour un poste. Vos derniers lots apparaissent ici.',
    job: 'Poste',
    when: 'Début',
    resumes: 'CV',
    outcome: 'Résultat',
    done: (done) => plural(done, { one: `${number(done)} évalué`, other: `${number(done)} évalués` }),
    unread: (failed) =>
      plural(failed, { one: `${number(failed)} illisible`, other: `${number(failed)} illisibles` }),
    cancelled: 'annulé',
    progress: (ended, total) => `${number(ended)} sur ${resumes(total)}`,
    progressLabel: 'CV lus',
  },
  jobs: {
    heading: 'Postes',
    all: 'Toutes les fiches de poste',
    empty: 'Aucune fiche de poste pour le moment',
    emptyWords: 'Chaque CV est évalué selon les critères d’une fiche de poste.',
    requirements: (musts, all) =>
      `${plural(musts, { one: `${number(musts)} indispensable`, other: `${number(musts)} indispensables` })} sur ${plural(all, { one: `${number(all)} critère`, other: `${number(all)} critères` })}`,
    scored: (count) =>
      count === 0
        ? 'aucun CV pour le moment'
        : plural(count, { one: `${number(count)} CV évalué`, other: `${number(count)} CV évalués` }),
    analyze: (title) => `Analyser des CV pour ${title}`,
  },
};
