import { formatsOf } from '../../lib/language/formats.ts';
import type { MailboxTexts } from './mailbox-texts.ts';

const { number, plural } = formatsOf('fr');
const emails = (count: number) =>
  plural(count, { one: `${number(count)} e-mail`, other: `${number(count)} e-mails` });
const resumes = (count: number) =>
  plural(count, { one: `${number(count)} CV`, other: `${number(count)} CV` });

export const texts: MailboxTexts = {
  heading: 'Boîte de réception',
  explanation:
    'Connectez un dossier de messagerie : les CV qui y arrivent rejoignent votre bibliothèque et peuvent être ajoutés à un lot d’analyse de ce poste. Le dossier est seulement lu : rien n’y est marqué, déplacé, supprimé, et aucune réponse n’est envoyée.',
  failed: 'Impossible de charger la boîte de réception',
  retry: 'Réessayer',
  none: 'Aucune boîte de réception connectée',
  noneWords:
    'Il vous faut l’accès IMAP de l’adresse à laquelle les candidats écrivent. L’idéal est un dossier réservé à ce poste.',
  connect: 'Connecter la boîte',
  added: 'Boîte de réception connectée.',
  saved: 'Connexion enregistrée.',
  save: 'Enregistrer la connexion',
  cancel: 'Annuler',
  test: 'Tester la connexion',
  edit: 'Modifier la connexion',
  host: 'Serveur de messagerie (IMAP)',
  hostHelper: 'Tel que l’indique votre fournisseur de messagerie.',
  hostMissing: 'Saisissez le nom du serveur de messagerie.',
  security: 'Chiffrement',
  port: 'Port',
  portInvalid: 'Saisissez un nombre de 1 à 65535.',
  username: 'Identifiant',
  usernameMissing: 'Saisissez l’identifiant.',
  password: 'Mot de passe',
  passwordHelper: 'Souvent un mot de passe d’application. Il est enregistré chiffré.',
  passwordKept: 'Laissez vide pour garder celui qui est enregistré.',
  passwordMissing: 'Saisissez le mot de passe.',
  folder: 'Dossier',
  folderHelper: 'Par exemple, INBOX ou Candidatures.',
  folderMissing: 'Saisissez le dossier.',
  folders: 'Dossiers lisibles :',
  beginning: 'E-mails déjà dans le dossier',
  receivingServer: 'Nom du serveur de réception (facultatif)',
  receivingServerHelper:
    'Le nom dans le premier en-tête Authentication-Results d’un e-mail que vous avez reçu. Seuls ses résultats SPF et DKIM sont affichés : n’importe qui peut écrire un tel en-tête. Le test de connexion propose ce nom.',
  noReceivingServer: 'L’e-mail le plus récent ne contient aucun résultat SPF ou DKIM.',
  connected: 'Connectée',
  failing: 'Injoignable',
  paused: 'En pause',
  pausedWords:
    'Nous l’avons mise en pause après plusieurs échecs. Corrigez la connexion ou réactivez-la ; elle reprendra là où elle s’est arrêtée.',
  checking: 'Vérification en cours',
  unchecked: 'Pas encore vérifiée',
  checkNow: 'Vérifier maintenant',
  pause: 'Mettre en pause',
  resume: 'Réactiver',
  disconnect: 'Déconnecter la boîte',
  disconnectTitle: 'Déconnecter cette boîte de réception ?',
  disconnectWords:
    'Son mot de passe est supprimé et plus aucun e-mail n’est lu. Les CV reçus restent dans votre bibliothèque et la liste des e-mails reste ici.',
  disconnected: 'Boîte de réception déconnectée.',
  emails: 'E-mails',
  noEmails: 'Aucun e-mail n’est encore arrivé.',
  more: 'Afficher plus',
  chooseAll: 'Tout sélectionner',
  chooseNone: 'Effacer la sélection',
  anonymous: 'Les expéditeurs, objets et noms de fichiers sont masqués dans la vue anonyme.',
  hidden: 'Expéditeur masqué',
  unknownSender: 'Expéditeur inconnu',
  noSubject: 'Sans objet',
  bare: 'Aucun CV joint',
  file: 'Fichier',
  reading: 'En cours de lecture',
  known: 'Déjà dans votre bibliothèque',
  inLibrary: 'Ajouté à votre bibliothèque',
  remove: 'Retirer l’e-mail',
  removeTitle: 'Retirer cet e-mail de la liste ?',
  removeWords: 'Il reste dans la boîte de réception et ses CV restent dans votre bibliothèque.',
  notChecked: 'L’expéditeur n’a pas été vérifié (SPF et DKIM).',
  aDomain: 'le domaine de l’expéditeur',
  promise: (minutes) =>
    `Les nouveaux e-mails sont relevés toutes les ${number(minutes)} minutes. Les expéditeurs ne reçoivent aucune réponse de notre part.`,
  works: (count) => `Connexion réussie : ${emails(count)} dans le dossier.`,
  counts: (seen, taken) => `${emails(seen)}, ${resumes(taken)} dans la bibliothèque`,
  checked: (when) => `Dernière vérification : ${when}`,
  leftOut: (count) =>
    plural(count, {
      one: '1 autre pièce jointe est restée dans la boîte de réception.',
      other: `${number(count)} autres pièces jointes sont restées dans la boîte de réception.`,
    }),
  choose: (name) => `Sélectionner ${name}`,
  removeOf: (name) => `Retirer l’e-mail de ${name}`,
  securities: {
    tls: 'TLS',
    starttls: 'STARTTLS',
  },
  beginnings: {
    new: 'Seulement les nouveaux e-mails',
    month: 'E-mails des 30 derniers jours',
    all: 'Tous les e-mails',
  },
  reasons: {
    empty: 'Le fichier est vide.',
    'no-text': 'Aucun texte lisible',
    encrypted: 'Protégé par mot de passe : demandez une copie sans mot de passe',
    corrupt: 'Endommagé : redemandez-le',
    unsupported: 'Ce format ne peut pas être lu',
    misnamed: 'Le nom indique un autre format que le contenu',
    'too-large': 'Trop volumineux',
    timeout: 'Trop long à lire',
    'not-a-resume': 'Pas un type de fichier pour un CV',
    winmail: 'Format propre à Outlook qui cache les pièces jointes : demandez un PDF',
    'inline-picture': 'Image dans le texte, non ajoutée',
  },
  problems: {
    'too-large': 'Plus de 40 Mo : ses pièces jointes sont restées dans la boîte de réception.',
    'too-complex': 'Sa structure est illisible : ses pièces jointes sont restées dans la boîte de réception.',
    unreadable: 'Illisible. Il est toujours dans la boîte de réception.',
  },
  spf: {
    pass: (domain) => `Envoyé par un serveur de ${domain}`,
    fail: (domain) => `Pas envoyé par un serveur de ${domain} : l’expéditeur est peut-être falsifié`,
    doubtful: (domain) => `Probablement pas envoyé par un serveur de ${domain}`,
    none: (domain) => `${domain} n’indique pas quels serveurs envoient en son nom`,
    error: () => 'N’a pas pu être vérifié',
    unchecked: () => 'Non vérifié',
  },
  dkim: {
    pass: (domain) => `Signé par ${domain} et inchangé depuis`,
    fail: () => 'La signature ne correspond pas : l’e-mail est peut-être falsifié ou a été modifié en route',
    doubtful: () => 'La signature n’est pas acceptée par le serveur de réception',
    none: () => 'Non signé',
    error: () => 'N’a pas pu être vérifié',
    unchecked: () => 'Non vérifié',
  },
  errors: {
    address:
      'Ce serveur de messagerie a une adresse privée. Indiquez-en un qui soit accessible depuis Internet.',
    name: 'Aucun serveur ne porte ce nom. Vérifiez l’orthographe.',
    timeout:
      'Le serveur de messagerie n’a pas répondu à temps. Vérifiez son nom et son port, ou réessayez plus tard.',
    connection:
      'Aucune connexion au serveur de messagerie. Vérifiez son nom et son port, ou réessayez plus tard.',
    certificate:
      'Le certificat du serveur de messagerie n’est pas valable pour ce nom. Indiquez le nom donné par votre fournisseur.',
    'no-tls':
      'Le serveur de messagerie ne propose pas de chiffrement ici, aucun mot de passe n’a donc été envoyé. Choisissez l’autre type de chiffrement ou un autre port.',
    login:
      'Le serveur de messagerie a refusé l’identifiant ou le mot de passe. De nombreux fournisseurs exigent un mot de passe d’application pour IMAP.',
    folder: 'Ce dossier n’existe pas ou ne peut pas être lu. Vérifiez son nom.',
    protocol: 'Les réponses du serveur de messagerie sont incompréhensibles. Vérifiez son nom et son port.',
    'no-room':
      'Il n’y a plus de place pour d’autres fichiers. Supprimez des fichiers ou changez de forfait ; la réception reprendra automatiquement.',
    secret: 'Le mot de passe enregistré n’est plus lisible. Saisissez-le à nouveau.',
    failed: 'Une erreur s’est produite de notre côté. Une nouvelle tentative aura lieu.',
  },
};
