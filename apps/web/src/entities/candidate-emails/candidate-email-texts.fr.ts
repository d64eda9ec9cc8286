import { candidateEmailLimits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { CandidateEmailTexts } from './candidate-email-texts.ts';

const { number, plural } = formatsOf('fr');
const { subjectMax, bodyMax, nameMax, perRequest, templates, undoSeconds } = candidateEmailLimits;
const emails = (count: number) =>
  plural(count, { one: `${number(count)} e-mail`, other: `${number(count)} e-mails` });

export const texts: CandidateEmailTexts = {
  retry: 'Réessayer',
  failed: 'Impossible de charger les modèles',
  purposes: {
    invitation: 'Invitation à un entretien',
    rejection: 'Refus',
    information: 'Demande d’informations',
    other: 'Autre',
  },
  languages: { en: 'Anglais', de: 'Allemand', es: 'Espagnol', fr: 'Français', ar: 'Arabe' },
  fields: {
    'candidate name': 'Nom du candidat',
    'job title': 'Intitulé du poste',
    company: 'Entreprise',
    'recruiter name': 'Votre nom',
    'reply address': 'Adresse de réponse',
  },
  write: {
    template: 'Modèle',
    language: 'Langue',
    languageHint:
      'Chaque candidat reçoit l’e-mail dans la langue de son CV ou de sa candidature, ou en anglais si vous laissez cette langue vide.',
    subject: 'Objet',
    body: 'Message',
    insert: 'Insérer :',
    insertNamed: (field) => `Insérer le champ ${field}`,
    noSubject: 'Saisissez un objet.',
    noBody: 'Saisissez un message.',
    longSubject: `L’objet doit faire moins de ${number(subjectMax)} caractères.`,
    longBody: `Le message doit faire moins de ${number(bodyMax)} caractères.`,
    inLanguage: (language, problem) => `${language} : ${problem}`,
    problem: ({ kind, field }) =>
      kind === 'unknown'
        ? `{${field}} n’est pas un champ. Utilisez l’un des champs ci-dessus.`
        : kind === 'unclosed'
          ? `Il manque l’accolade fermante à {${field}. Ajoutez } après le champ.`
          : 'Il y a une } sans { devant. Retirez-la.',
  },
  dialog: {
    open: 'E-mail',
    title: (count) =>
      plural(count, {
        one: `Écrire à ${number(count)} candidat`,
        other: `Écrire à ${number(count)} candidats`,
      }),
    explanation:
      'Choisissez un modèle et adaptez-le pour cette fois. Vous verrez chaque e-mail avant son envoi.',
    tooMany: `Écrivez à ${number(perRequest)} candidats au plus à la fois`,
    tooManyWords: 'Sélectionnez moins de candidats, puis réessayez.',
    cancel: 'Annuler',
    preview: 'Aperçu des e-mails',
    back: 'Modifier le message',
    send: (count) => `Envoyer ${emails(count)}`,
    sending: 'Envoi…',
    sent: (count) =>
      plural(count, {
        one: `${number(count)} e-mail part dans ${number(undoSeconds)} secondes.`,
        other: `${number(count)} e-mails partent dans ${number(undoSeconds)} secondes.`,
      }),
    takenBack: (count) =>
      plural(count, {
        one: `${number(count)} e-mail annulé.`,
        other: `${number(count)} e-mails annulés.`,
      }),
    tooLate: (count) =>
      plural(count, {
        one: `${number(count)} e-mail était déjà parti.`,
        other: `${number(count)} e-mails étaient déjà partis.`,
      }),
    changed: 'Quelque chose a changé depuis l’aperçu. Vérifiez à nouveau les e-mails avant de les envoyer.',
    outdated: 'La liste a changé depuis votre sélection',
    outdatedWords:
      'D’autres candidats correspondent maintenant aux filtres. Fermez cette fenêtre, vérifiez la liste et refaites la sélection. Votre message est conservé.',
  },
  preview: {
    explanation: 'Voici ce que reçoit chaque candidat. Rien n’est envoyé sans votre validation.',
    failed: 'Impossible de créer l’aperçu',
    recipients: (count) =>
      plural(count, { one: `${number(count)} destinataire`, other: `${number(count)} destinataires` }),
    needsAttention: 'À vérifier',
    place: (place, count) => `${number(place)} sur ${number(count)}`,
    next: 'E-mail suivant',
    previous: 'E-mail précédent',
    to: 'À',
    hiddenAddress: 'masquée dans la vue anonyme',
    replyTo: 'Répondre à',
    language: 'Langue',
    hiddenName: 'La vue anonyme affiche un alias. L’e-mail lui-même contient le nom.',
    none: 'Aucun de ces candidats ne peut recevoir d’e-mail',
    warnings: {
      'rejection-despite-yes':
        'Ce candidat a un « Oui » ou se trouve à une étape avancée, et cet e-mail est un refus.',
      'rejection-undecided': 'Cet e-mail est un refus, et aucune décision n’a encore été prise.',
      'invitation-despite-no': 'Ce candidat a été refusé, et cet e-mail est une invitation.',
      'no-name': 'Aucun nom n’a été trouvé dans le CV, la formule d’appel n’en contient donc pas.',
      'sent-recently': 'Ce candidat a reçu le même modèle au cours des dernières 24 heures.',
    },
    warned: (count) =>
      plural(count, {
        one: `${number(count)} e-mail demande votre attention`,
        other: `${number(count)} e-mails demandent votre attention`,
      }),
    look: 'Afficher le suivant',
    excluded: (count) =>
      plural(count, {
        one: `${number(count)} candidat ne reçoit pas d’e-mail`,
        other: `${number(count)} candidats ne reçoivent pas d’e-mail`,
      }),
    reasons: {
      'emails-off': 'Les e-mails sont désactivés pour ce poste',
      sample: 'Candidat d’exemple',
      'no-address': 'Pas d’adresse e-mail dans le CV',
      'no-company': 'Le poste n’indique pas d’entreprise',
      'same-address': 'Même adresse qu’un autre candidat',
      'sent-recently': 'A reçu ce modèle au cours des dernières 24 heures',
      withdrawn: 'A retiré sa candidature',
    },
    repeats: (count) =>
      plural(count, {
        one: `Renvoyer à ${number(count)} candidat qui l’a reçu au cours des dernières 24 heures`,
        other: `Renvoyer à ${number(count)} candidats qui l’ont reçu au cours des dernières 24 heures`,
      }),
    off: (job) => `Les e-mails sont désactivés pour « ${job} »`,
    offWords:
      'Activez-les pour écrire à ses candidats. Cela est consigné dans le journal d’audit. Seuls partent les e-mails que vous envoyez.',
    turnOn: 'Activer les e-mails',
    noCompany: (job) => `« ${job} » n’indique pas d’entreprise`,
    noCompanyWords: 'Ajoutez l’entreprise au poste ou retirez {company} du message.',
    editJob: 'Modifier le poste',
  },
  job: {
    label: 'Écrire aux candidats de ce poste',
    helper:
      'Désactivé par défaut. Vous écrivez à partir de modèles ; chaque e-mail est relu et envoyé par vous.',
  },
  sent: {
    heading: 'E-mails',
    failed: 'Impossible de charger les e-mails',
    none: 'Aucun e-mail à ce candidat pour le moment.',
    states: {
      queued: 'En attente',
      sending: 'Envoi en cours',
      sent: 'Envoyé',
      failed: 'Non envoyé',
      canceled: 'Annulé',
    },
    details: {
      outbox:
        'Aucun serveur de messagerie n’est configuré ; l’e-mail est dans la boîte d’envoi de cette installation.',
      retrying: 'Le serveur de messagerie ne l’a pas encore accepté. Nous réessaierons.',
      unreachable: 'Le serveur de messagerie est injoignable.',
      refused: 'Le serveur de messagerie l’a refusé.',
      interrupted:
        'La connexion a été coupée pendant l’envoi, l’e-mail est peut-être parti. Demandez au candidat avant de le renvoyer.',
      'address-limit': 'Cette adresse a atteint sa limite quotidienne d’e-mails.',
      'turned-off': 'Les e-mails ont été désactivés pour ce poste.',
      'account-closed': 'Le compte a été fermé.',
      withdrawn: 'La candidature a été retirée.',
    },
    answer: (words) => `Serveur de messagerie : ${words}`,
    show: 'Afficher le message',
    cancel: 'Annuler l’e-mail',
    canceled: 'E-mail annulé.',
  },
  settings: {
    heading: 'Modèles d’e-mail',
    explanation: 'Pour écrire aux candidats. Les champs entre accolades sont remplis pour chacun.',
    template: 'Modèle',
    add: 'Nouveau modèle',
    newTemplate: 'Nouveau modèle',
    name: 'Nom du modèle',
    purpose: 'Usage',
    noName: 'Saisissez un nom.',
    longName: `Le nom doit faire moins de ${number(nameMax)} caractères.`,
    save: 'Enregistrer le modèle',
    saving: 'Enregistrement…',
    saved: 'Modèle enregistré.',
    reset: 'Rétablir le modèle d’origine',
    resetDone: 'Modèle d’origine rétabli.',
    remove: 'Supprimer le modèle',
    removed: 'Modèle supprimé.',
    discard: 'Abandonner les modifications',
    full: `Vous avez ${number(templates)} modèles, le maximum pour un compte.`,
    preview: 'Aperçu avec des valeurs d’exemple',
    you: 'Votre nom',
  },
};
