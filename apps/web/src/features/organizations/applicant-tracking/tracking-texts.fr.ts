import { formatsOf } from '../../../lib/language/formats.ts';
import type { TrackingTexts } from './tracking-texts.ts';

const { number, plural } = formatsOf('fr');

export const texts: TrackingTexts = {
  heading: 'Logiciels de recrutement',
  explanation:
    'Importez des postes, des candidats et leurs CV depuis Greenhouse, Lever ou Ashby, et renvoyez les scores sous forme de notes.',
  failed: 'Impossible de charger les logiciels connectés',
  retry: 'Réessayer',
  none: 'Aucun logiciel n’est encore connecté.',
  noneYet: 'Aucun logiciel n’est connecté. Les propriétaires et administrateurs les connectent.',
  connect: 'Connecter un logiciel',
  connected: 'Le logiciel est connecté.',
  full: (max) => `Vous pouvez connecter ${number(max)} logiciels au plus.`,
  cancel: 'Annuler',
  named: (action, name) => `${action} : ${name}`,
  last: (date) => `Dernière importation : ${date}`,
  never: 'Rien n’a encore été importé',
  candidates: (count) => plural(count, { one: '1 candidat', other: `${number(count)} candidats` }),
  states: {
    running: 'En cours',
    paused: 'En pause',
    done: 'Terminée',
    canceled: 'Interrompue',
    undoing: 'Annulation en cours',
    undone: 'Annulée',
  },
  errors: {
    refused: 'Le logiciel refuse les identifiants. Vérifiez-les, ainsi que leurs droits.',
    unavailable: 'Le logiciel est inaccessible. Ouvrez l’importation et reprenez-la plus tard.',
    limited: 'Le logiciel n’accepte plus de requêtes. Réessayez dans quelques minutes.',
    unexpected: 'Le logiciel a donné une réponse inattendue. Ouvrez l’importation et reprenez-la.',
    missing: 'Ce poste n’existe plus dans le logiciel.',
  },
  open: 'Ouvrir l’importation',
  chooseJobs: 'Choisir des postes',
  test: 'Tester la connexion',
  works: 'La connexion fonctionne.',
  disconnect: 'Déconnecter',
  disconnectTitle: (name) => `Déconnecter ${name} ?`,
  disconnectWords:
    'Les identifiants sont supprimés et les importations en cours sont interrompues. Les postes et candidats importés sont conservés, mais leurs scores ne peuvent plus être envoyés.',
  disconnected: 'Le logiciel est déconnecté.',
  system: 'Logiciel',
  where: {
    greenhouse:
      'Dans Greenhouse, créez des identifiants d’API de type Harvest V3 (OAuth) autorisés à lister postes, annonces, candidatures, candidats et pièces jointes, et à créer des notes.',
    lever: 'Dans Lever, créez une clé d’API autorisée à lire postes, candidats et CV, et à écrire des notes.',
    ashby:
      'Dans Ashby, créez une clé d’API autorisée à lire postes et candidats, et à modifier les candidats.',
  },
  fields: {
    clientId: 'ID client',
    clientSecret: 'Secret client',
    apiKey: 'Clé d’API',
    userId: 'ID utilisateur',
  },
  userIdHelp: {
    greenhouse:
      'L’administrateur du site (Site Admin) au nom duquel les candidats sont lus et les notes écrites : le nombre dans l’adresse de sa page.',
    lever: 'L’utilisateur au nom duquel les notes sont écrites.',
  },
  missing: 'Remplissez ce champ.',
  name: 'Nom',
  nameHelp: 'Facultatif. Il est affiché comme origine des CV.',
  jobsTitle: (name) => `Importer depuis ${name}`,
  jobsWords:
    'Tous les candidats de ces postes sont importés avec leur CV le plus récent. Ceux déjà importés ne le sont pas deux fois.',
  openJobs: 'Postes ouverts',
  noJobs: 'Ce logiciel n’a pas de poste ouvert.',
  known: 'Déjà importé',
  score: 'Évaluer les candidats',
  scoreHelp: 'Chaque CV nouvellement évalué coûte un crédit. Sans cela, l’importation est gratuite.',
  import: (count) =>
    count === 0
      ? 'Importer'
      : plural(count, { one: 'Importer 1 poste', other: `Importer ${number(count)} postes` }),
  begun: (count) =>
    plural(count, { one: 'L’importation a démarré.', other: `${number(count)} importations ont démarré.` }),
};
