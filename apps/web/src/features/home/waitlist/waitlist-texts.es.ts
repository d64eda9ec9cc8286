import { limits, offer } from '@winnow/contracts';
import type { WaitlistTexts } from './waitlist-texts.ts';

export const texts: WaitlistTexts = {
  label: 'Lista de espera',
  invitation: 'Únete a la revolución de la contratación con IA y sé de los primeros en vivirla.',
  benefits: {
    heading: 'Lo que recibes',
    items: [
      {
        name: `Pro, gratis durante ${offer.freeMonths} mes`,
        words: `Para los primeros ${offer.firstUsers} usuarios: más análisis de currículums en lote, algoritmos de coincidencia avanzados y atención prioritaria.`,
      },
      {
        name: 'Acceso anticipado',
        words: 'Entras antes del lanzamiento público, y te escribimos una sola vez: el día de la apertura.',
      },
      {
        name: 'Una comunidad privada',
        words: 'Líderes de RR. HH. que lo prueban primero, con línea directa con quienes lo desarrollan.',
      },
    ],
  },
  heading: '¿Quieres vivir el futuro?',
  formInvitation: 'Deja tu correo. La lista de espera es gratuita, segura y privada.',
  fields: {
    name: 'Tu nombre *',
    email: 'Tu correo electrónico *',
    role: 'Tu cargo *',
    company: 'Empresa (opcional)',
  },
  submit: 'Obtener acceso anticipado',
  joining: 'Inscribiéndote…',
  notes: [
    `Los primeros ${offer.firstUsers} usuarios reciben el plan PRO gratis durante ${offer.freeMonths} mes`,
    'Sin tarjeta de crédito',
  ],
  errors: {
    'name-required': 'Escribe tu nombre',
    'name-short': `El nombre debe tener al menos ${limits.nameMin} caracteres`,
    'name-letters': 'El nombre solo puede contener letras y espacios',
    'name-long': `El nombre puede tener como máximo ${limits.nameMax} caracteres`,
    'email-required': 'Escribe tu correo electrónico',
    'email-invalid': 'Escribe un correo electrónico válido',
    'role-required': 'Escribe tu cargo',
    'role-short': `El cargo debe tener al menos ${limits.roleMin} caracteres`,
    'role-long': `El cargo puede tener como máximo ${limits.nameMax} caracteres`,
    'role-unreadable': 'El cargo contiene caracteres que no se pueden mostrar',
    'company-long': `El nombre de la empresa puede tener como máximo ${limits.nameMax} caracteres`,
    'company-unreadable': 'El nombre de la empresa contiene caracteres que no se pueden mostrar',
  },
  emailTaken: 'Este correo ya está en nuestra lista de espera',
  failed: 'No pudimos inscribirte en la lista de espera. Inténtalo de nuevo.',
  success: {
    heading: '¡Ya estás dentro!',
    thanks: '¡Gracias por unirte a nuestra lista de espera!',
    position: (position) => `Eres el número ${position} de la lista.`,
    offer: 'Estás entre las primeras cien personas: tu primer mes de Pro es gratis.',
    emailSent: 'Te enviamos un correo de confirmación.',
    back: 'Volver a la página',
  },
};
