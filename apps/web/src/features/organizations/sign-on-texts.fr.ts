import { formatsOf } from '../../lib/language/formats.ts';
import type { SignOnTexts } from './sign-on-texts.ts';

const { number, plural } = formatsOf('fr');

export const texts: SignOnTexts = {
  heading: 'Authentification unique',
  explanation: 'Les membres se connectent avec les comptes de votre organisation, par OpenID Connect.',
  failed: 'Impossible de charger l’authentification unique',
  retry: 'Réessayer',
  saved: 'Enregistré.',
  cancel: 'Annuler',
  unavailable:
    'Les comptes de cette installation sont gérés par un service hébergé : l’authentification unique n’est pas disponible.',
  domains: {
    heading: 'Domaines d’e-mail',
    explanation: 'L’authentification unique vaut pour les adresses des domaines que vous vérifiez.',
    label: 'Domaine',
    invalid: 'Saisissez un domaine, par exemple example.com.',
    add: 'Ajouter le domaine',
    check: 'Vérifier maintenant',
    checkNamed: (domain) => `Vérifier ${domain} maintenant`,
    remove: 'Retirer',
    removeNamed: (domain) => `Retirer ${domain}`,
    record: 'Enregistrement TXT',
    how: (domain) =>
      `Ajoutez cet enregistrement TXT au DNS de ${domain}, puis vérifiez. Il peut mettre une heure à apparaître.`,
    gone: 'L’enregistrement a disparu. Ajoutez-le à nouveau : après sept jours sans lui, le domaine n’est plus vérifié.',
    notFound: 'L’enregistrement n’est pas encore là. Réessayez plus tard.',
    verified: (domain) => `${domain} est vérifié.`,
    states: {
      pending: 'Non vérifié',
      verified: 'Vérifié',
      missing: 'Enregistrement absent',
      lapsed: 'Expiré',
    },
  },
  provider: {
    heading: 'Fournisseur d’identité',
    explanation:
      'Créez une application web chez votre fournisseur, comme Entra ID, Okta, Google ou Keycloak.',
    redirectAddress: 'Adresse de redirection',
    issuer: 'Émetteur (issuer)',
    issuerHelper: 'L’adresse qui précède /.well-known/openid-configuration.',
    clientId: 'ID client',
    clientSecret: 'Secret client',
    secretHelper: 'Enregistré chiffré, et jamais réaffiché.',
    secretKept: 'Laissez vide pour garder le secret actuel.',
    missing: 'Remplissez ce champ.',
    defaultRole: 'Rôle des nouveaux membres',
    admits: 'Ajouter les personnes à leur première connexion',
    admitsHelper: 'Sinon, seuls les membres peuvent se connecter.',
    save: 'Enregistrer le fournisseur',
    remove: 'Retirer le fournisseur',
    removed: 'L’authentification unique a été retirée.',
    test: 'Tester la connexion',
    works: 'La connexion fonctionne.',
    fails: 'La connexion ne fonctionne pas',
    link: 'Lien de connexion pour le lanceur d’applications de votre fournisseur',
    problems: {
      'private-address': 'L’adresse n’est pas publique ou ne commence pas par https://.',
      unreachable: 'Le fournisseur ne répond pas. Vérifiez l’adresse.',
      certificate: 'Le certificat du fournisseur n’est pas valide.',
      'no-provider': 'Il n’y a pas de fournisseur OpenID Connect à cette adresse.',
      'other-issuer':
        'Le fournisseur indique un autre émetteur. Saisissez-le exactement, avec ou sans barre oblique à la fin.',
      'many-tenants':
        'De nombreuses organisations partagent cette adresse. Saisissez celle qui contient votre ID de locataire.',
      'no-code-flow': 'Le fournisseur ne propose pas le flux par code d’autorisation.',
      'no-keys': 'Les clés du fournisseur sont illisibles.',
      'wrong-client': 'Le fournisseur refuse l’ID client ou le secret client.',
    },
  },
  required: {
    heading: 'Obligation',
    label: 'Exiger l’authentification unique',
    explanation:
      'Les membres ayant une adresse de vos domaines n’entrent dans cette organisation que par l’authentification unique.',
    title: 'Exiger l’authentification unique ?',
    consequence:
      'Les autres sessions perdent aussitôt l’accès à cette organisation. Les comptes et les espaces personnels restent utilisables.',
    confirm: 'Exiger l’authentification unique',
    affected: (count) =>
      plural(count, {
        one: 'Un membre devra l’utiliser :',
        other: `${number(count)} membres devront l’utiliser :`,
      }),
    guests: (count) =>
      plural(count, {
        one: 'Un membre ayant une adresse d’un autre domaine entre comme avant.',
        other: `${number(count)} membres ayant des adresses d’autres domaines entrent comme avant.`,
      }),
    owners: (count) =>
      plural(count, {
        one: 'Un propriétaire avec mot de passe et connexion en deux étapes peut toujours entrer.',
        other: `${number(count)} propriétaires avec mot de passe et connexion en deux étapes peuvent toujours entrer.`,
      }),
    noWayIn: 'Aucun propriétaire ne pourrait entrer sans le fournisseur',
    obstacles: {
      'no-connection': 'Configurez d’abord le fournisseur d’identité.',
      'no-domain': 'Vérifiez d’abord un domaine.',
      'never-used':
        'Connectez-vous d’abord une fois par l’authentification unique, pour savoir qu’elle fonctionne.',
      'no-way-in':
        'Il faut d’abord un propriétaire avec mot de passe et connexion en deux étapes, pour entrer si le fournisseur est en panne.',
    },
  },
};
