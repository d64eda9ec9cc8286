import { formatsOf } from '../../lib/language/formats.ts';
import type { AssistantTexts } from './assistant-texts.ts';

const { number, plural } = formatsOf('fr');

export const texts: AssistantTexts = {
  unnamed: 'Assistant sans nom',
  retry: 'Réessayer',
  scopes: {
    'jobs:read': 'Lire les postes',
    'analyses:read': 'Lire les analyses et leurs preuves',
    'pool:read': 'Chercher des personnes dans le vivier',
    'candidates:read': 'Lire les personnes et leurs CV',
    'resumes:read': 'Voir quels CV sont dans la bibliothèque',
    'jobs:write': 'Préparer des postes que vous ajoutez (un crédit chacun)',
    'runs:write': 'Préparer des lots que vous démarrez',
  },
  consent: {
    title: 'Connecter un assistant · Winnow',
    heading: 'Connecter un assistant ?',
    introduction: 'Un assistant d’IA extérieur à Winnow demande à agir pour vous.',
    unchecked: 'L’assistant a choisi ce nom lui-même. Winnow ne l’a pas vérifié.',
    organization: 'Organisation',
    organizationHelper: 'L’assistant n’a pas accès à vos autres organisations.',
    may: 'L’assistant pourra',
    beyond: (role) =>
      `Votre rôle dans cette organisation, ${role}, ne permet pas le reste de ce qu’il demande.`,
    nothing: (role) =>
      `Votre rôle dans cette organisation, ${role}, ne permet rien de ce qu’il demande. Choisissez une autre organisation.`,
    forbidden:
      'Cette organisation n’autorise pas les assistants IA. Choisissez une autre organisation, ou adressez-vous à un propriétaire ou à un administrateur.',
    mayNot:
      'Il ne modifie ni ne supprime rien, n’envoie aucun e-mail, ne décide rien et ne démarre aucun lot.',
    leaves:
      'Ce qu’il lit parvient au fournisseur de l’assistant. Vérifiez que vous pouvez lui communiquer des données de candidats.',
    onlyIf: 'N’autorisez l’accès que si vous venez d’un assistant auquel vous faites confiance.',
    failed: 'L’assistant n’est pas connecté',
  },
  own: {
    heading: 'Assistants connectés',
    explanation: 'Assistants d’IA qui agissent pour vous, dans les limites de votre rôle.',
    none: 'Aucun assistant n’est connecté.',
    organization: 'Organisation',
    since: (day) => `Connecté le ${day}`,
    used: (moment) => `Dernière utilisation : ${moment}`,
    unused: 'Jamais utilisé',
    disconnect: 'Déconnecter',
    disconnectNamed: (assistant) => `Déconnecter ${assistant}`,
    done: 'Déconnecté. L’assistant n’a plus accès.',
    notDone: 'L’assistant est encore connecté. Réessayez.',
    failed: 'Impossible de charger vos assistants',
  },
  organization: {
    heading: 'Assistants',
    explanation:
      'Assistants d’IA que des membres ont connectés sans clé d’API. Chacun lit ce que permettent ses autorisations et le rôle de son membre.',
    none: 'Aucun assistant n’est connecté.',
    failed: 'Impossible de charger les assistants',
    allowed: 'Autoriser les assistants IA',
    allowedHelper:
      'Les membres peuvent connecter des assistants. Si vous désactivez cette option, les clés d’API ne peuvent plus utiliser les outils d’assistants non plus.',
    allowedDone: 'Les membres peuvent connecter des assistants.',
    forbidTitle: 'Désactiver les assistants IA ?',
    forbidConsequence: (count: number) =>
      `${plural(count, {
        one: 'L’assistant connecté est refusé en moins d’une seconde.',
        other: `Les ${number(count)} assistants connectés sont refusés en moins d’une seconde.`,
      })} Si vous les autorisez à nouveau, les membres les reconnectent.`,
    forbidConfirm: 'Désactiver les assistants',
    forbiddenDone: 'Les assistants IA sont désactivés.',
    states: { connected: 'Connecté', ended: 'Déconnecté', 'member-left': 'Arrêté' },
    ended: (count) =>
      plural(count, { one: '1 assistant déconnecté', other: `${number(count)} assistants déconnectés` }),
    by: (who, day) => `Connecté par ${who}, ${day}`,
    since: (day) => `Connecté le ${day}`,
    used: (moment) => `Dernière utilisation : ${moment}`,
    unused: 'Jamais utilisé',
    endedOn: (day) => `Déconnecté le ${day}`,
    lastRead: (count, moment) =>
      `Dernière lecture : ${plural(count, { one: '1 candidat', other: `${number(count)} candidats` })}, ${moment}`,
    noRead: 'N’a lu aucune donnée de candidat',
    memberLeft: 'Il s’est arrêté parce que son membre est parti.',
    scopes: 'Autorisations',
    reads: 'Ce qu’il a lu',
    readsTitle: (assistant) => `Ce que ${assistant} a lu`,
    readsExplanation: 'Les 50 dernières réponses contenant des données de candidats.',
    noReads: 'Cet assistant n’a lu aucune donnée de candidat.',
    end: 'Déconnecter',
    endTitle: (assistant) => `Déconnecter ${assistant} ?`,
    endConsequence: 'Il perd l’accès en moins d’une seconde. Son membre peut le reconnecter.',
    endConfirm: 'Déconnecter l’assistant',
    endDone: 'L’assistant a été déconnecté.',
    cancel: 'Annuler',
  },
};
