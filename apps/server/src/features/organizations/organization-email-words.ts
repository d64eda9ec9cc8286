import type { Language, Role } from '@winnow/contracts';

type Words = {
  readonly roles: Readonly<Record<Role, string>>;
  readonly named: (organization: string) => string;
  /** Used instead of a name that looks like a web address. */
  readonly anOrganization: string;
  readonly whatFor: string;
};

/** An organization's name in emails to people who aren't members yet. */
export function shownOrganization(name: string, language: Language): string {
  const { named, anOrganization } = organizationWords[language];
  return readsLikeAddress(name) ? anOrganization : named(name);
}

/** Mail programs turn such names into links. */
function readsLikeAddress(name: string): boolean {
  return /[@/\\<>]|www\./i.test(name);
}

/** Words about an organization in emails to people who join it. */
export const organizationWords: Readonly<Record<Language, Words>> = {
  en: {
    roles: {
      owner: 'owner',
      admin: 'admin',
      recruiter: 'recruiter',
      'hiring-manager': 'hiring manager',
      auditor: 'auditor',
    },
    named: (name) => name,
    anOrganization: 'an organization',
    whatFor: 'Winnow compares resumes with a job description and shows the evidence for every score.',
  },
  de: {
    roles: {
      owner: 'Inhaber',
      admin: 'Admin',
      recruiter: 'Recruiter',
      'hiring-manager': 'Hiring Manager',
      auditor: 'Prüfer',
    },
    named: (name) => `„${name}“`,
    anOrganization: 'einer Organisation',
    whatFor: 'Winnow vergleicht Lebensläufe mit einer Stelle und zeigt die Belege zu jeder Punktzahl.',
  },
  es: {
    roles: {
      owner: 'propietario',
      admin: 'administrador',
      recruiter: 'reclutador',
      'hiring-manager': 'responsable de contratación',
      auditor: 'auditor',
    },
    named: (name) => `«${name}»`,
    anOrganization: 'una organización',
    whatFor: 'Winnow compara currículums con un puesto y muestra la evidencia de cada puntuación.',
  },
  fr: {
    roles: {
      owner: 'propriétaire',
      admin: 'administrateur',
      recruiter: 'recruteur',
      'hiring-manager': 'manager recruteur',
      auditor: 'auditeur',
    },
    named: (name) => `« ${name} »`,
    anOrganization: 'une organisation',
    whatFor: 'Winnow compare des CV à un poste et montre les preuves de chaque score.',
  },
  ar: {
    roles: {
      owner: 'مالك',
      admin: 'مسؤول',
      recruiter: 'مسؤول توظيف',
      'hiring-manager': 'مدير التوظيف',
      auditor: 'مدقق',
    },
    named: (name) => `«${name}»`,
    anOrganization: 'مؤسسة',
    whatFor: 'يقارن Winnow السير الذاتية بوظيفة ويعرض الدليل على كل درجة.',
  },
};
