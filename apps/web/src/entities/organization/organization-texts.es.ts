import type { OrganizationTexts } from './organization-texts.ts';

export const texts: OrganizationTexts = {
  roles: {
    owner: { name: 'Propietario', may: 'Todo, también ceder la organización.' },
    admin: {
      name: 'Administrador',
      may: 'Miembros, configuración, facturación y registro de auditoría. Ni puestos ni candidatos.',
    },
    recruiter: {
      name: 'Reclutador',
      may: 'Puestos, currículums, lotes, candidatos, exportaciones y listas compartidas.',
    },
    'hiring-manager': { name: 'Responsable de contratación', may: 'Los puestos de cuyo equipo forma parte.' },
    auditor: {
      name: 'Auditor',
      may: 'Los registros de auditoría y de decisiones y el informe de equidad. Sin nombres ni archivos.',
    },
  },
  personal: 'Personal',
  switchLabel: (name, role) => `Cambiar de organización. Actual: ${name}, ${role}`,
  settings: 'Configuración de la organización',
  lost: 'Ya no perteneces a esa organización.',
  suspended: 'Esa organización está suspendida. Encuentra su mensaje en Configuración, en Organizaciones.',
  suspendedBadge: 'Suspendida',
  noRight: {
    title: 'No disponible · Winnow',
    heading: 'No forma parte de tu rol',
    explanation: (role, organization) =>
      `Tu rol en «${organization}» es ${role}. No incluye esta página. Un propietario o administrador puede cambiar tu rol.`,
    toOrganization: 'Ir a la organización',
  },
  reader: {
    noJobs: 'Aún no estás en ningún equipo',
    noJobsWords: 'Un reclutador te agrega al equipo de un puesto. Aparecerá aquí.',
    noCandidatesWords:
      'Los candidatos aparecen aquí cuando un reclutador analiza currículums para uno de tus puestos.',
  },
  section: {
    heading: 'Organizaciones',
    explanation: 'Trabaja con tu equipo en los mismos puestos y candidatos.',
    failed: 'No pudimos cargar tus organizaciones',
    retry: 'Reintentar',
    current: 'Actual',
    open: 'Cambiar',
    openNamed: (name) => `Cambiar a ${name}`,
    create: 'Crear una organización',
    createTitle: 'Crear una organización',
    createExplanation:
      'Tiene sus propios puestos, currículums y créditos. Lo que hay en tu espacio personal se queda ahí.',
    name: 'Nombre de la organización',
    nameError: (min) => `Escribe un nombre de al menos ${min} caracteres.`,
    submit: 'Crear organización',
    cancel: 'Cancelar',
    invitations: 'Invitaciones para ti',
    invitedBy: (name, role) => (name ? `${role}, te invita ${name}` : role),
    accept: 'Aceptar',
    acceptNamed: (name) => `Aceptar la invitación a ${name}`,
    decline: 'Rechazar',
    declineNamed: (name) => `Rechazar la invitación a ${name}`,
    declined: 'Invitación rechazada.',
  },
};
