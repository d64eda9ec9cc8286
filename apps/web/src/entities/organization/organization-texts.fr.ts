import type { OrganizationTexts } from './organization-texts.ts';

export const texts: OrganizationTexts = {
  roles: {
    owner: { name: 'Propriétaire', may: 'Tout, y compris céder l’organisation.' },
    admin: {
      name: 'Administrateur',
      may: 'Membres, paramètres, facturation et journal d’audit. Ni postes ni candidats.',
    },
    recruiter: {
      name: 'Recruteur',
      may: 'Postes, CV, lots d’analyse, candidats, exports et listes partagées.',
    },
    'hiring-manager': { name: 'Manager recruteur', may: 'Les postes dont il fait partie de l’équipe.' },
    auditor: {
      name: 'Auditeur',
      may: 'Le journal d’audit, le registre des décisions et les tableaux d’équité. Ni noms ni fichiers.',
    },
  },
  personal: 'Personnel',
  switchLabel: (name, role) => `Changer d’organisation. Actuelle : ${name}, ${role}`,
  settings: 'Paramètres de l’organisation',
  lost: 'Vous ne faites plus partie de cette organisation.',
  suspended: 'Cette organisation est suspendue. Son message se trouve dans Paramètres, sous Organisations.',
  suspendedBadge: 'Suspendue',
  noRight: {
    title: 'Non disponible · Winnow',
    heading: 'Hors de votre rôle',
    explanation: (role, organization) =>
      `Votre rôle dans « ${organization} » est ${role}. Il ne comprend pas cette page. Un propriétaire ou un administrateur peut changer votre rôle.`,
    toOrganization: 'Aller à l’organisation',
  },
  reader: {
    noJobs: 'Vous ne faites partie d’aucune équipe',
    noJobsWords: 'Un recruteur vous ajoute à l’équipe d’un poste, qui apparaît alors ici.',
    noCandidatesWords:
      'Les candidats apparaissent ici dès qu’un recruteur a analysé des CV pour l’un de vos postes.',
  },
  section: {
    heading: 'Organisations',
    explanation: 'Travaillez en équipe sur les mêmes postes et candidats.',
    failed: 'Impossible de charger vos organisations',
    retry: 'Réessayer',
    current: 'Actuelle',
    open: 'Ouvrir',
    openNamed: (name) => `Passer à ${name}`,
    create: 'Créer une organisation',
    createTitle: 'Créer une organisation',
    createExplanation:
      'Elle a ses propres postes, CV et crédits. Ce qui est dans votre espace personnel y reste.',
    name: 'Nom de l’organisation',
    nameError: (min) => `Saisissez un nom d’au moins ${min} caractères.`,
    submit: 'Créer l’organisation',
    cancel: 'Annuler',
    invitations: 'Invitations reçues',
    invitedBy: (name, role) => (name ? `${role}, invitation de ${name}` : role),
    accept: 'Accepter',
    acceptNamed: (name) => `Accepter l’invitation à ${name}`,
    decline: 'Refuser',
    declineNamed: (name) => `Refuser l’invitation à ${name}`,
    declined: 'Invitation refusée.',
  },
};
