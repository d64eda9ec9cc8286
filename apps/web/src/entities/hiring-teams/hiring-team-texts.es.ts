import { formatsOf } from '../../lib/language/formats.ts';
import type { HiringTeamTexts } from './hiring-team-texts.ts';

const { number, plural } = formatsOf('es');

export const texts: HiringTeamTexts = {
  heading: 'Equipo del puesto',
  open: (count) =>
    count === 0
      ? 'Equipo del puesto: aún nadie'
      : plural(count, {
          one: 'Equipo del puesto: 1 persona',
          other: `Equipo del puesto: ${number(count)} personas`,
        }),
  explanation: 'Un responsable de contratación ve el puesto y sus candidatos cuando está en su equipo.',
  failed: 'No pudimos cargar el equipo',
  retry: 'Reintentar',
  none: 'Aún no hay nadie en el equipo.',
  remove: 'Quitar',
  removeNamed: (name) => `Quitar a ${name} del equipo`,
  removed: (name) => `${name} ya no está en el equipo.`,
  add: 'Agregar miembros',
  everybody: 'Todos los miembros que ven puestos están en el equipo.',
  save: (count) =>
    count === 0
      ? 'Agregar al equipo'
      : plural(count, { one: 'Agregar 1 persona', other: `Agregar ${number(count)} personas` }),
  added: (count) =>
    plural(count, {
      one: 'Se agregó 1 persona al equipo.',
      other: `Se agregaron ${number(count)} personas al equipo.`,
    }),
  inviteHeading: 'Invitar a un responsable de contratación',
  email: 'Correo electrónico',
  emailError: 'Escribe un correo electrónico válido.',
  invite: 'Enviar invitación',
  invited: (email) => `Invitación enviada a ${email}.`,
  waiting: 'Invitado',
  expired: 'Invitación caducada',
  revokeNamed: (email) => `Retirar la invitación a ${email}`,
  revoke: 'Retirar',
  revoked: (email) => `Se retiró la invitación a ${email}.`,
};
