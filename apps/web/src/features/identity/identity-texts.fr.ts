import { formatsOf } from '../../lib/language/formats.ts';
import type { IdentityTexts } from './identity-texts.ts';

const { number, plural } = formatsOf('fr');

export const texts: IdentityTexts = {
  titleOf: (screen, hasError) => `${hasError ? 'Erreur : ' : ''}${screen} · Winnow`,
  goOn: 'Continuer',
  or: 'ou',
  fields: {
    name: 'Nom',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    code: 'Code',
    codeHelper: (digits) => `Le code à ${digits} chiffres reçu par e-mail.`,
    showPassword: 'Afficher le mot de passe',
  },
  picture: {
    signIn: 'Chaque score, expliqué.',
    register: 'Chaque correspondance renvoie aux mots du CV.',
    proof: 'Nous demandons des preuves et montrons les nôtres.',
    recovery: 'Vous serez de retour dans une minute.',
    neverScored: 'Jamais pris en compte dans le score',
    chaff: ['Nom', 'Photo', 'Date de naissance', 'Adresse'],
    rows: [
      { requirement: 'TypeScript', quote: 'six ans de TypeScript dans trois équipes de paiement' },
      { requirement: 'PostgreSQL', quote: 'quarante tables migrées vers PostgreSQL sans interruption' },
      { requirement: 'Dirige une équipe', quote: 'encadrement de deux ingénieurs' },
    ],
  },
  register: {
    heading: 'Créez votre compte',
    introduction: 'Dix crédits gratuits chaque mois. Sans carte bancaire.',
    submit: 'Créer un compte',
    passwordHelper: (length) => `Au moins ${length} caractères. Une courte phrase convient bien.`,
    done: 'Votre compte a été créé !',
    haveAccount: 'Vous avez déjà un compte ?',
    logIn: 'Se connecter',
    terms: 'En créant un compte, vous acceptez les',
    termsLink: 'conditions d’utilisation',
    and: 'et la',
    privacyLink: 'politique de confidentialité',
    closed: 'Les inscriptions sont fermées pour le moment.',
  },
  login: {
    heading: 'Se connecter',
    introduction: 'Heureux de vous revoir.',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    byCode: 'Recevoir plutôt un code par e-mail',
    byPassword: 'Utiliser mon mot de passe',
    newHere: 'Première visite ?',
    register: 'Créer un compte',
    google: 'Continuer avec Google',
    codeHeading: 'Se connecter avec un code',
    codeIntroduction:
      'Nous vous enverrons par e-mail un code à usage unique pour vous connecter sans mot de passe.',
    sendCode: 'Envoyer le code',
    codeSent: (email) => `Si ${email} a un compte, nous y avons envoyé un code.`,
  },
  signOn: {
    offer: 'Continuer avec l’authentification unique',
    offered: 'Votre organisation propose l’authentification unique pour cette adresse.',
    heading: (organization) => `Se connecter à ${organization}`,
    introduction: 'Vous allez vous connecter avec le compte de votre organisation.',
    required:
      'Cette organisation demande de passer par son authentification unique. Votre propre compte reste tel quel.',
    submit: 'Continuer avec l’authentification unique',
    elsewhere: 'Aller à mon espace personnel',
    toLogin: 'Se connecter autrement',
    unknown: 'Ce lien ne fonctionne plus',
    unknownWords:
      'L’authentification unique de ce lien a été modifiée ou supprimée. Demandez un nouveau lien à votre administrateur.',
    denied:
      'La connexion auprès de votre organisation a été annulée ou refusée. Réessayez ou contactez votre administrateur.',
    unverified:
      'Votre organisation indique que votre e-mail n’est pas vérifié. Contactez votre administrateur.',
    refusals: {
      sso_address_outside:
        'Votre e-mail n’appartient à aucun domaine vérifié de cette organisation. Contactez votre administrateur.',
      sso_organization_full:
        'Votre organisation n’a plus de place libre. Demandez à votre administrateur d’en libérer une, puis réessayez.',
      sso_not_admitted:
        'Vous n’êtes pas encore membre de cette organisation. Demandez à votre administrateur de vous ajouter.',
      sso_subject_changed:
        'Votre adresse est déjà liée à un autre utilisateur de votre organisation. Demandez à votre administrateur de vous retirer des membres, puis réessayez.',
    },
  },
  secondFactor: {
    heading: 'Connexion en deux étapes',
    introduction: 'Saisissez le code actuel de votre application d’authentification.',
    submit: 'Vérifier le code',
    helper: 'Six chiffres. Le code change toutes les 30 secondes.',
    which: 'Application d’authentification',
    unnamed: 'Application d’authentification',
    cancel: 'Utiliser un autre compte',
    byRecoveryCode: 'Utiliser un code de récupération',
    byApp: 'Utiliser l’application d’authentification',
    recoveryIntroduction:
      'Saisissez l’un des codes de récupération enregistrés lors de l’activation de la connexion en deux étapes.',
    recoveryCode: 'Code de récupération',
    recoveryHelper: 'Dix lettres et chiffres. Chaque code ne sert qu’une fois.',
    recoveryWrong: 'Ce code de récupération est incorrect ou déjà utilisé. Essayez-en un autre.',
    none: 'Ce compte n’a plus d’application d’authentification. Connectez-vous à nouveau.',
  },
  forgot: {
    heading: 'Réinitialiser votre mot de passe',
    introduction:
      'Saisissez votre adresse e-mail. Nous vous enverrons un lien et un code pour choisir un nouveau mot de passe.',
    submit: 'Envoyer l’e-mail',
    sentHeading: 'Consultez vos e-mails',
    sent: (email) =>
      `Si ${email} a un compte, nous y avons envoyé un lien et un code. Ouvrez le lien sur n’importe quel appareil ou saisissez le code ici.`,
    back: 'Retour à la connexion',
  },
  reset: {
    heading: 'Choisissez un nouveau mot de passe',
    introduction: 'L’enregistrer vous déconnecte de tous vos autres appareils.',
    submit: 'Enregistrer le mot de passe',
    done: 'Le mot de passe a été réinitialisé.',
    expired: 'Ce lien a expiré ou a déjà été utilisé',
    expiredHelp: 'Chaque lien ne sert qu’une fois, pendant une heure. Demandez un nouvel e-mail.',
    askAgain: 'Demander un nouvel e-mail',
    otherDevice: 'Ouvrez ce lien dans le navigateur où vous avez commencé',
    otherDeviceHelp:
      'La réinitialisation a été demandée dans un autre navigateur. Saisissez-y le code reçu, ou demandez ici un nouvel e-mail.',
  },
  verification: {
    heading: 'Consultez vos e-mails',
    introduction:
      'Nous vous avons envoyé un lien de vérification et un code. Ouvrez le lien sur n’importe quel appareil ou saisissez le code ici.',
    sentTo: (email) => `Envoyé à ${email}`,
    submit: 'Vérifier l’adresse',
    wrongAddress: 'Ce n’est pas la bonne adresse ?',
    startAgain: 'Recommencer',
    confirmedOnOtherDevice: 'Déjà vérifiée sur un autre appareil ?',
    whichAddress: 'Quelle adresse e-mail voulez-vous vérifier ?',
    resend: 'Renvoyer l’e-mail',
    resendIn: (seconds) => `Renvoyer l’e-mail dans ${seconds} s`,
    resent: 'L’e-mail a été renvoyé.',
    spam: 'Rien reçu ? Cela peut prendre une minute. Regardez aussi dans vos courriers indésirables.',
    outbox: 'Ce serveur n’envoie pas d’e-mails. Lisez-les dans la',
    outboxLink: 'boîte d’envoi',
    outboxKey: 'La première fois, utilisez le lien que le serveur a affiché dans sa console au démarrage.',
    outboxFolder:
      'Ce serveur n’envoie pas d’e-mails. Son exploitant peut les lire dans le dossier « outbox » du dossier de données.',
  },
  link: {
    heading: 'Vérifiez votre adresse e-mail',
    introduction: 'Un clic suffit pour confirmer que cette adresse est la vôtre.',
    submit: 'Vérifier l’adresse',
    inviteHeading: 'Vous êtes invité',
    inviteIntroduction: 'Acceptez l’invitation pour commencer.',
    inviteSubmit: 'Accepter l’invitation',
    signInHeading: 'Se connecter',
    signInIntroduction: 'Vous avez demandé un lien de connexion. Un clic et vous y êtes.',
    signInSubmit: 'Se connecter',
    changeHeading: 'Confirmez votre nouvelle adresse',
    changeIntroduction: 'Vous avez demandé à changer l’adresse e-mail de votre compte.',
    changeSubmit: 'Confirmer l’adresse',
    halfway: 'Encore une adresse à confirmer',
    halfwayHelp:
      'Ouvrez maintenant l’e-mail envoyé à votre autre adresse. Les deux adresses doivent confirmer le changement.',
    failed: 'Ce lien n’est plus valable',
    failedHelp: 'Chaque lien ne sert qu’une fois, pendant une heure. Demandez un nouvel e-mail.',
    askAgain: 'Demander un nouvel e-mail',
    nothing: 'Ce lien est incomplet',
    nothingHelp: 'Copiez le lien entier de l’e-mail. Certaines messageries le coupent en deux.',
  },
  status: {
    heading: 'Votre adresse e-mail est vérifiée',
    introduction: 'Tout est prêt pour votre premier poste.',
    goOn: 'Aller au tableau de bord',
    signedOutIntroduction: 'Connectez-vous pour commencer.',
    logIn: 'Se connecter',
    pendingHeading: 'Votre adresse e-mail n’est pas encore vérifiée',
    pendingIntroduction: 'Ouvrez le lien de notre e-mail, ou demandez-en un autre.',
    confirm: 'Vérifier l’adresse',
  },
  callback: {
    waiting: 'Connexion en cours',
    failed: 'Nous n’avons pas pu vous connecter',
    back: 'Retour à la connexion',
  },
  guard: {
    failed: 'Nous n’avons pas pu vérifier votre session',
    retry: 'Réessayer',
  },
  strength: {
    label: 'Robustesse',
    words: ['Facile à deviner', 'Facile à deviner', 'Correct', 'Bon', 'Robuste'],
    tooShort: (missing) =>
      plural(missing, { one: 'Encore un caractère', other: `Encore ${number(missing)} caractères` }),
    tooLong: (most) => `Au plus ${most} caractères`,
  },
  errors: {
    nameRequired: 'Saisissez votre nom',
    nameShort: (length) => `Le nom doit comporter au moins ${length} caractères`,
    nameLong: (length) => `Le nom peut comporter au plus ${length} caractères`,
    emailRequired: 'Saisissez votre adresse e-mail',
    emailInvalid: 'Saisissez une adresse e-mail valide',
    passwordRequired: 'Saisissez votre mot de passe',
    passwordShort: (length) => `Le mot de passe doit comporter au moins ${length} caractères.`,
    passwordLong: (length) => `Le mot de passe peut comporter au plus ${length} caractères`,
    passwordCharacters: 'Utilisez des minuscules, des majuscules et des chiffres.',
    passwordGuessable:
      'Ce mot de passe est facile à deviner. Ajoutez un ou deux mots auxquels on ne s’attend pas.',
    passwordWeak: 'Ce mot de passe est trop faible. Choisissez-en un plus long.',
    passwordSame: 'Choisissez un mot de passe différent de l’ancien.',
    passwordCurrent: 'Le mot de passe actuel est incorrect.',
    codeRequired: 'Saisissez le code',
    codeDigits: (digits) => `Le code comporte ${digits} chiffres`,
    codeExpired: 'Le code est incorrect ou a expiré. Vérifiez-le, ou demandez un autre e-mail.',
    codeWrong: 'Code incorrect. Attendez le suivant et réessayez.',
    credentials:
      'Adresse e-mail ou mot de passe incorrect. Vérifiez les deux, ou réinitialisez votre mot de passe.',
    closed: 'Ce compte est fermé. Contactez l’assistance si vous pensez qu’il s’agit d’une erreur.',
    signUpOff: 'Les inscriptions sont fermées pour le moment.',
    emailTaken: 'Un compte existe déjà avec cette adresse. Connectez-vous.',
    emailWait: (seconds) =>
      `Nous venons d’envoyer un e-mail. Vous pourrez en demander un autre dans ${seconds} secondes.`,
    emailsTooMany: 'Trop d’e-mails ont été demandés. Patientez quelques minutes, puis réessayez.',
    noUser: 'Aucune donnée utilisateur reçue',
    noToken: 'Aucun jeton reçu du serveur',
    otherBrowser: 'Ce lien a été ouvert dans un autre navigateur ou a déjà servi. Connectez-vous ici.',
    providerOff: 'La connexion avec Google est désactivée sur ce serveur.',
    providerUnverified:
      'Google n’a pas vérifié cette adresse. Vérifiez-la auprès de Google, ou inscrivez-vous avec un mot de passe.',
    providerDenied:
      'La connexion avec Google a été annulée ou refusée. Réessayez, ou connectez-vous autrement.',
    secondFactorFirst: 'Confirmez d’abord avec votre application d’authentification.',
    factorName: 'Une autre application porte déjà ce nom. Choisissez-en un autre.',
    factorRejected:
      'Trop de codes incorrects. Connectez-vous avec un code envoyé par e-mail, ou sur un appareil déjà utilisé.',
    factorsMany: 'Impossible d’ajouter d’autres applications d’authentification. Retirez-en une d’abord.',
    sessionOver: () => 'Votre session est terminée. Reconnectez-vous.',
    refused: () => 'La demande a été refusée. Vérifiez votre saisie et réessayez.',
  },
  menu: {
    open: (name) => `Menu du compte de ${name}`,
    profile: 'Profil',
    settings: 'Paramètres',
    billing: 'Facturation',
    signOut: 'Se déconnecter',
  },
  leaving: {
    heading: 'Se déconnecter et supprimer le texte non enregistré ?',
    words: (count) =>
      plural(count, {
        one: 'Vous avez saisi un texte qui n’est pas encore enregistré. Il n’existe que sur cet appareil et sera supprimé à la déconnexion.',
        other: `Vous avez saisi ${number(count)} textes qui ne sont pas encore enregistrés. Ils n’existent que sur cet appareil et seront supprimés à la déconnexion.`,
      }),
    stay: 'Rester connecté',
    leave: 'Se déconnecter et supprimer',
  },
};
