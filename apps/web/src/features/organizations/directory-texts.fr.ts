import { formatsOf } from '../../lib/language/formats.ts';
import type { DirectoryTexts } from './directory-texts.ts';

const { number, plural } = formatsOf('fr');

export const texts: DirectoryTexts = {
  heading: 'Synchronisation de l’annuaire',
  explanation:
    'Votre annuaire, comme Entra ID ou Okta, ajoute et retire des membres par SCIM 2.0. Il faut un domaine d’e-mail vérifié.',
  failed: 'Impossible de charger la synchronisation',
  retry: 'Réessayer',
  cancel: 'Annuler',
  unavailable:
    'Les comptes de cette installation sont gérés par un service hébergé : la synchronisation de l’annuaire n’est pas disponible.',
  address: 'URL de base (URL de locataire) pour votre annuaire',
  tokens: {
    heading: 'Jetons',
    none: 'Aucun annuaire n’est connecté. Créez un jeton et saisissez-le dans votre annuaire.',
    create: 'Créer un jeton',
    another: 'Créer un second jeton',
    full: 'Pour remplacer un jeton, révoquez-en d’abord un.',
    ending: (ending) => `Jeton se terminant par ${ending}`,
    made: (by, when) => `Créé par ${by} le ${when}`,
    former: 'un ancien membre',
    used: (when) => `Dernière utilisation : ${when}`,
    unused: 'Pas encore utilisé',
    revoke: 'Révoquer',
    revokeNamed: (ending) => `Révoquer le jeton se terminant par ${ending}`,
    revoked: 'Le jeton a été révoqué.',
    revokeTitle: 'Révoquer ce jeton ?',
    revokeConsequence:
      'Votre annuaire ne pourra plus ajouter ni retirer de membres avec lui. Les membres restent tels quels.',
    revokeConfirm: 'Révoquer le jeton',
    madeTitle: 'Copiez votre jeton',
    madeExplanation: 'Il n’est affiché que maintenant. Saisissez-le dans votre annuaire comme jeton secret.',
    secret: 'Jeton',
    done: 'Terminé',
  },
  roles: {
    heading: 'Rôles',
    explanation:
      'Attribuez un rôle à chaque groupe de votre annuaire. Un membre de plusieurs groupes reçoit le rôle le plus étendu. Les propriétaires le restent.',
    none: 'Votre annuaire n’a pas encore envoyé de groupes.',
    roleOf: (group) => `Rôle de ${group}`,
    noRole: 'Aucun rôle',
    people: (count) => plural(count, { one: 'Une personne', other: `${number(count)} personnes` }),
    otherwise: 'Tous les autres',
    otherwiseHelper: 'Le rôle des nouveaux membres qui ne sont dans aucun groupe avec un rôle.',
    saved: 'Enregistré.',
  },
  users: (active, inactive) =>
    `${plural(active, { one: 'Une personne active', other: `${number(active)} personnes actives` })}, ${plural(inactive, { one: `${number(inactive)} inactive`, other: `${number(inactive)} inactives` })}`,
};
