import type { OrganizationTexts } from './organization-texts.ts';

export const texts: OrganizationTexts = {
  roles: {
    owner: { name: 'Inhaber', may: 'Alles, auch die Übergabe der Organisation.' },
    admin: {
      name: 'Admin',
      may: 'Mitglieder, Einstellungen, Abrechnung und das Prüfprotokoll. Keine Stellen oder Kandidaten.',
    },
    recruiter: {
      name: 'Recruiter',
      may: 'Stellen, Lebensläufe, Durchläufe, Kandidaten, Exporte und geteilte Listen.',
    },
    'hiring-manager': { name: 'Hiring Manager', may: 'Stellen, zu deren Team die Person gehört.' },
    auditor: {
      name: 'Prüfer',
      may: 'Prüfprotokoll, Entscheidungsnachweise und Fairness-Tabellen. Keine Namen oder Dateien.',
    },
  },
  personal: 'Persönlich',
  switchLabel: (name, role) => `Organisation wechseln. Aktuell: ${name}, ${role}`,
  settings: 'Einstellungen der Organisation',
  lost: 'Sie gehören nicht mehr zu dieser Organisation.',
  suspended:
    'Diese Organisation ist gesperrt. Die Nachricht dazu steht in den Einstellungen unter Organisationen.',
  suspendedBadge: 'Gesperrt',
  noRight: {
    title: 'Nicht verfügbar · Winnow',
    heading: 'Nicht Teil Ihrer Rolle',
    explanation: (role, organization) =>
      `Ihre Rolle bei „${organization}“ ist ${role}. Diese Seite gehört nicht dazu. Inhaber und Admins können Ihre Rolle ändern.`,
    toOrganization: 'Zur Organisation',
  },
  reader: {
    noJobs: 'Sie gehören noch zu keinem Team',
    noJobsWords: 'Ein Recruiter nimmt Sie in das Team einer Stelle auf. Die Stelle erscheint dann hier.',
    noCandidatesWords:
      'Kandidaten erscheinen hier, sobald ein Recruiter Lebensläufe für eine Ihrer Stellen ausgewertet hat.',
  },
  section: {
    heading: 'Organisationen',
    explanation: 'Arbeiten Sie im Team an denselben Stellen und Kandidaten.',
    failed: 'Ihre Organisationen konnten nicht geladen werden',
    retry: 'Erneut versuchen',
    current: 'Aktuell',
    open: 'Wechseln',
    openNamed: (name) => `Wechseln zu ${name}`,
    create: 'Organisation anlegen',
    createTitle: 'Organisation anlegen',
    createExplanation:
      'Sie hat eigene Stellen, Lebensläufe und Credits. Was in Ihrem persönlichen Bereich ist, bleibt dort.',
    name: 'Name der Organisation',
    nameError: (min) => `Geben Sie einen Namen mit mindestens ${min} Zeichen ein.`,
    submit: 'Organisation anlegen',
    cancel: 'Abbrechen',
    invitations: 'Einladungen an Sie',
    invitedBy: (name, role) => (name ? `${role}, eingeladen von ${name}` : role),
    accept: 'Annehmen',
    acceptNamed: (name) => `Einladung zu ${name} annehmen`,
    decline: 'Ablehnen',
    declineNamed: (name) => `Einladung zu ${name} ablehnen`,
    declined: 'Einladung abgelehnt.',
  },
};
