import type { HiringManagerTexts } from './hiring-manager-texts.ts';

export const texts: HiringManagerTexts = {
  introduction: 'Los puestos de cuyo equipo formas parte y tus candidatos.',
  assigned: 'Asignados a ti',
  allAssigned: 'Ver todos',
  noneAssigned: 'No tienes candidatos asignados.',
  jobs: 'Tus puestos',
  failed: 'No pudimos cargar esto',
  retry: 'Reintentar',
};
