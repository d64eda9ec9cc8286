import type { EmailWords } from './email-words.ts';

const notYou =
  'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail. Rien ne se passe sans le lien ou le code.';
const resetAction = {
  label: 'Ce n’était pas vous ? Réinitialisez votre mot de passe',
  path: '/forgot-password',
};
const reportIt =
  'Si c’était vous, vous n’avez rien à faire. Sinon, réinitialisez votre mot de passe maintenant : tous les autres appareils seront déconnectés.';

export const words: EmailWords = {
  proofs: {
    confirmation: {
      subject: 'Confirmez votre adresse e-mail',
      opening: 'Bienvenue sur Winnow. Confirmez votre adresse e-mail pour commencer.',
      action: 'Confirmer l’adresse',
      closing: notYou,
    },
    invite: {
      subject: 'Votre invitation à rejoindre Winnow',
      opening: 'Un compte Winnow a été créé pour vous. Acceptez l’invitation pour commencer.',
      action: 'Accepter l’invitation',
      closing: notYou,
    },
    recovery: {
      subject: 'Réinitialisez votre mot de passe',
      opening: 'Vous avez demandé à réinitialiser votre mot de passe Winnow.',
      action: 'Choisir un nouveau mot de passe',
      closing: notYou,
    },
    magiclink: {
      subject: 'Connectez-vous à Winnow',
      opening:
        'Vous avez demandé à vous connecter sans mot de passe. Utilisez ce lien ou le code ci-dessous.',
      action: 'Se connecter',
      closing: notYou,
    },
    'confirm-identity': {
      subject: 'Confirmez votre identité',
      opening: 'Saisissez ce code dans Winnow pour confirmer votre identité.',
      action: null,
      closing:
        'Ne communiquez jamais ce code : il permet aussi de se connecter à votre compte. Si vous ne l’avez pas demandé, ignorez cet e-mail. Si vous pensez que quelqu’un d’autre utilise votre compte, réinitialisez votre mot de passe.',
    },
    email_change_new: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      opening:
        'Vous avez demandé à utiliser cette adresse pour votre compte Winnow. Confirmez qu’elle est la vôtre.',
      action: 'Confirmer l’adresse',
      closing: notYou,
    },
    email_change_current: {
      subject: 'Confirmez le changement de votre adresse e-mail',
      opening:
        'Vous avez demandé à changer l’adresse e-mail de votre compte Winnow. Confirmez aussi le changement depuis cette adresse. D’ici là, rien ne change.',
      action: 'Confirmer le changement',
      closing:
        'Si ce n’était pas vous, ne confirmez pas et réinitialisez votre mot de passe. Quelqu’un est peut-être connecté à votre compte.',
    },
    reauthentication: {
      subject: 'Votre code de confirmation',
      opening: 'Saisissez ce code pour confirmer que vous voulez changer votre mot de passe.',
      action: null,
      closing:
        'Si ce n’était pas vous, quelqu’un est peut-être connecté à votre compte. Réinitialisez votre mot de passe.',
    },
  },
  notices: {
    'already-registered': {
      subject: 'Vous avez déjà un compte',
      opening:
        'Quelqu’un, probablement vous, a tenté de s’inscrire sur Winnow avec cette adresse. Elle a déjà un compte.',
      action: { label: 'Se connecter', path: '/login' },
      closing:
        'Si vous avez oublié votre mot de passe, réinitialisez-le sur la page de connexion. Si ce n’était pas vous, vous n’avez rien à faire.',
    },
    'address-in-use': {
      subject: 'Cette adresse e-mail est déjà utilisée',
      opening:
        'Quelqu’un, probablement vous, a demandé à utiliser cette adresse pour un autre compte Winnow. Elle appartient déjà à un compte : rien n’a changé.',
      action: { label: 'Se connecter', path: '/login' },
      closing:
        'Pour utiliser cette adresse avec l’autre compte, changez d’abord celle de ce compte ou supprimez-le. Si ce n’était pas vous, vous n’avez rien à faire.',
    },
    'password-changed': {
      subject: 'Votre mot de passe a été changé',
      opening:
        'Le mot de passe de votre compte Winnow a été changé. Tous les autres appareils ont été déconnectés.',
      action: resetAction,
      closing: reportIt,
    },
    'email-changed': {
      subject: 'Votre adresse e-mail a été changée',
      opening:
        'Votre compte Winnow utilise désormais une autre adresse. Cette adresse ne recevra plus d’e-mails à son sujet.',
      action: null,
      closing: 'Si ce n’était pas vous, contactez tout de suite l’assistance en indiquant cette adresse.',
    },
    'factor-added': {
      subject: 'La connexion en deux étapes est activée',
      opening:
        'Une application d’authentification a été ajoutée à votre compte Winnow. Désormais, un code de l’application est nécessaire pour se connecter. Tous les autres appareils ont été déconnectés.',
      action: resetAction,
      closing: reportIt,
    },
    'factor-removed': {
      subject: 'Une application d’authentification a été retirée',
      opening: 'Une application d’authentification a été retirée de votre compte Winnow.',
      action: resetAction,
      closing: reportIt,
    },
    'passkey-added': {
      subject: 'Une clé d’accès a été ajoutée',
      opening:
        'Une clé d’accès a été ajoutée à votre compte Winnow. Toute personne qui peut déverrouiller son appareil peut se connecter avec elle, sans mot de passe.',
      action: resetAction,
      closing: reportIt,
    },
    'passkey-removed': {
      subject: 'Une clé d’accès a été supprimée',
      opening:
        'Une clé d’accès a été supprimée de votre compte Winnow. Elle ne permet plus de se connecter, et les appareils connectés avec elle ont été déconnectés.',
      action: resetAction,
      closing: reportIt,
    },
    'passkey-copied': {
      subject: 'Nous avons refusé l’une de vos clés d’accès',
      opening:
        'Quelqu’un a tenté de se connecter à votre compte Winnow avec une clé d’accès qui semble avoir été copiée. Nous l’avons refusée. Connectez-vous autrement, supprimez cette clé d’accès dans les paramètres et ajoutez-en une nouvelle.',
      action: resetAction,
      closing: reportIt,
    },
    'google-added': {
      subject: 'La connexion avec Google est activée',
      opening:
        'Une première connexion à Winnow avec Google a eu lieu. Google et votre mot de passe ouvrent désormais le même compte.',
      action: resetAction,
      closing: reportIt,
    },
    'single-sign-on-added': {
      subject: 'La connexion par votre organisation est activée',
      opening:
        'Une première connexion à Winnow par l’authentification unique de votre organisation a eu lieu. Elle ouvre désormais le même compte qu’avant.',
      action: resetAction,
      closing: reportIt,
    },
    'single-sign-on-bypassed': {
      subject: 'Accès à votre organisation sans authentification unique',
      opening:
        'Un propriétaire a accédé à une organisation dont vous êtes propriétaire sans son authentification unique, avec la connexion en deux étapes. Seuls les propriétaires peuvent le faire, au cas où le fournisseur d’identité serait en panne.',
      action: { label: 'Ouvrir le journal d’audit', path: '/organization#activity' },
      closing:
        'Si aucun propriétaire n’est à l’origine de cet accès, retirez le membre et prévenez le titulaire du compte.',
    },
    'new-device': {
      subject: 'Nouvelle connexion à votre compte',
      opening:
        'Une connexion à votre compte Winnow vient d’avoir lieu depuis un appareil que nous ne connaissions pas.',
      action: resetAction,
      closing: reportIt,
    },
    'session-stolen': {
      subject: 'Nous avons fermé une session pour protéger votre compte',
      opening:
        'Deux appareils ont utilisé la même session Winnow : elle a peut-être été copiée. Nous l’avons fermée sur les deux. Reconnectez-vous pour continuer.',
      action: { label: 'Réinitialiser le mot de passe', path: '/forgot-password' },
      closing:
        'Si vous avez restauré un navigateur à partir d’une sauvegarde, c’était peut-être vous. Sinon, réinitialisez votre mot de passe maintenant et cherchez sur vos appareils des logiciels malveillants et des extensions inconnues.',
    },
    'sessions-ended': {
      subject: 'Vos autres sessions ont été fermées',
      opening: 'Tous les autres appareils ont été déconnectés de votre compte Winnow.',
      action: resetAction,
      closing: reportIt,
    },
    'sign-in-guessed': {
      subject: 'Quelqu’un tente de se connecter à votre compte',
      opening:
        'Nous avons bloqué de nombreuses tentatives de connexion à votre compte Winnow avec des mots de passe ou des codes incorrects. La connexion sur de nouveaux appareils est ralentie pour un temps. Les appareils déjà utilisés fonctionnent normalement.',
      action: resetAction,
      closing:
        'Si c’était vous, vous n’avez rien à faire. Si vous utilisez le même mot de passe ailleurs, changez-le là aussi.',
    },
    'factor-guessed': {
      subject: 'Des codes incorrects ont été saisis pour votre compte',
      opening:
        'Quelqu’un s’est connecté avec le mot de passe de votre compte Winnow, puis a saisi plusieurs codes incorrects de l’application d’authentification. Nous l’avons bloqué pour le moment.',
      action: resetAction,
      closing:
        'Si c’était vous, patientez quelques minutes ou connectez-vous sur un appareil déjà utilisé. Sinon, réinitialisez votre mot de passe maintenant : quelqu’un d’autre le connaît.',
    },
    'recovery-codes-made': {
      subject: 'De nouveaux codes de récupération ont été créés',
      opening:
        'De nouveaux codes de récupération ont été créés pour votre compte Winnow. Chacun remplace une fois un code de votre application d’authentification. Les anciens ne sont plus valables.',
      action: resetAction,
      closing: reportIt,
    },
    'recovery-code-used': {
      subject: 'Un code de récupération a été utilisé',
      opening:
        'L’un de vos codes de récupération a servi à se connecter à votre compte Winnow, à la place de votre application d’authentification. Il ne sera plus valable.',
      action: resetAction,
      closing: reportIt,
    },
  },
  circumstances: { when: 'Date :', device: 'Appareil :', network: 'Adresse IP :' },
  orCode: 'Ou saisissez ce code :',
  yourCode: 'Votre code :',
  validForBoth: (minutes) => `Le lien et le code ne servent qu’une fois et expirent dans ${minutes} minutes.`,
  validForCode: (minutes) => `Le code ne sert qu’une fois et expire dans ${minutes} minutes.`,
};
