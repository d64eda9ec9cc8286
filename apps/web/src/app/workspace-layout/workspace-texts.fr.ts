import { formatsOf } from '../../lib/language/formats.ts';
import type { WorkspaceTexts } from './workspace-texts.ts';

const { number, plural } = formatsOf('fr');

export const texts: WorkspaceTexts = {
  navigation: 'Espace de travail',
  dashboard: 'Tableau de bord',
  jobs: 'Postes',
  candidates: 'Candidats',
  'talent-pool': 'Vivier de talents',
  reviews: 'Revues',
  records: 'Registre des décisions',
  analyze: 'Analyser des CV',
  dashboardShort: 'Accueil',
  recordsShort: 'Décisions',
  analyzeShort: 'Analyser',
  tools: 'Outils',
  credits: 'Crédits',
  organization: 'Organisation',
  fairness: 'Équité',
  support: 'Assistance',
  operator: 'Exploitant',
  creditsLeft: (credits) =>
    plural(credits, { one: `${number(credits)} restant`, other: `${number(credits)} restants` }),
  unlimited: 'illimités',
  more: 'Plus',
  maintenance: {
    heading: 'Maintenance : lecture seule',
    words: 'Vous pouvez tout consulter. Rien ne peut être modifié avant la fin de la maintenance.',
  },
  density: { label: 'Densité', comfortable: 'Confortable', compact: 'Compacte' },
  shortcuts: {
    open: 'Raccourcis clavier',
    heading: 'Raccourcis clavier',
    explanation: 'Raccourcis de cet écran.',
    singleKeys: 'Raccourcis à une touche',
    singleKeysHelp: 'Désactivez-les si la saisie vocale ou un autre outil les déclenche par erreur.',
  },
  palette: {
    open: 'Rechercher',
    goTo: 'Aller à',
    act: 'Actions',
    profile: 'Profil',
    settings: 'Paramètres',
    billing: 'Facturation et factures',
    analyze: 'Analyser des CV',
    addJob: 'Ajouter un poste',
    writeJob: 'Générer une fiche de poste',
    toComfortable: 'Lignes confortables',
    toCompact: 'Lignes compactes',
    theme: { system: 'Thème du système', light: 'Thème clair', dark: 'Thème sombre' },
    signOut: 'Se déconnecter',
    archived: 'archivé',
  },
};
