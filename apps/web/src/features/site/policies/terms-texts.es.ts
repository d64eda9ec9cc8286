import { creditsByPlan, limits } from '@winnow/contracts';
import type { TermsTexts } from './terms-texts.ts';

export const texts: TermsTexts = {
  title: 'Términos del servicio · Winnow',
  description:
    'Las reglas para usar Winnow: cuentas, créditos, pagos, qué puedes subir y qué es y qué no es una puntuación.',
  heading: 'Términos del servicio',
  introduction: 'Breves a propósito. Si algo no está claro, pregunta antes de aceptar.',
  contents: 'En esta página',
  changed: (date) => `Última actualización: ${date}.`,
  sections: [
    {
      id: 'what',
      heading: 'El servicio',
      paragraphs: [
        'Winnow lee currículums, los compara con una descripción del puesto y muestra una lista ordenada con las palabras en que se basa cada hallazgo. Puedes usar las páginas públicas y el comparador de currículums sin cuenta; para todo lo demás necesitas una.',
      ],
    },
    {
      id: 'score',
      heading: 'Qué es y qué no es una puntuación',
      paragraphs: [
        'Una puntuación es la parte de tus requisitos que un currículum respalda. No es una probabilidad ni un juicio sobre una persona. Puede ser errónea; la página Funciones dice con qué frecuencia. Tú tomas la decisión y respondes por ella.',
        'No puedes usar Winnow para descartar a personas sin revisión humana, ni para seleccionar por edad, sexo, origen, religión, discapacidad u otra característica que proteja la ley de tu país.',
      ],
    },
    {
      id: 'account',
      heading: 'Tu cuenta',
      paragraphs: [
        'Usa tu propio correo y no compartas tu contraseña. Lo que se haga con tu cuenta se considera hecho por ti. Puedes eliminarla en cualquier momento en tu configuración. Podemos cerrar una cuenta que se use para dañar a otros o para eludir los límites.',
      ],
    },
    {
      id: 'uploads',
      heading: 'Lo que subes',
      paragraphs: [
        `Lo que subes sigue siendo tuyo. Confirmas que puedes usarlo: los candidatos te enviaron su currículum y les dijiste cómo lo procesas. Límites: ${limits.filesPerBatch} archivos por análisis, de ${limits.fileBytes / 1024 / 1024} MB cada uno.`,
      ],
    },
    {
      id: 'credits',
      heading: 'Créditos',
      paragraphs: [
        `Un crédito paga un currículum analizado por primera vez para una descripción del puesto. Free incluye ${creditsByPlan.free} al mes; Pro, ${creditsByPlan.pro}; Enterprise, los que necesites. Los créditos mensuales de Free son de una persona: una organización sin plan de pago usa los de sus miembros.`,
      ],
      points: [
        'Ves el precio antes de cada análisis. Los créditos se reservan al empezar y se cobran archivo por archivo.',
        'Los archivos ilegibles, los duplicados, los análisis cancelados y los errores nuestros no cuestan nada.',
        'Cambiar pesos, corregir, recalcular y exportar es gratis. También lo es volver a analizar el mismo archivo para la misma descripción del puesto.',
        'Los créditos mensuales vencen a fin de mes. Los que compras no vencen y se usan al final.',
      ],
    },
    {
      id: 'payment',
      heading: 'Pago y cancelación',
      paragraphs: [
        'Los planes se pagan cada mes por adelantado. Puedes cancelar en cualquier momento; el plan sigue activo hasta el final del mes pagado. Si cambiamos un precio, te avisamos con un mes de antelación y el cambio se aplica a partir de tu siguiente mes.',
        'La oferta de la lista de espera, un mes gratis de Pro para las primeras cien personas, termina por sí sola y no requiere tarjeta.',
      ],
    },
    {
      id: 'availability',
      heading: 'Disponibilidad y soporte',
      paragraphs: [
        `Trabajamos para que el servicio funcione a todas horas y para responder en ${limits.supportAnswerHours} horas. Nada de ello es una garantía legal, salvo que la hayamos firmado contigo.`,
      ],
    },
    {
      id: 'liability',
      heading: 'Responsabilidad',
      paragraphs: [
        'Nuestra responsabilidad es ilimitada en caso de dolo o negligencia grave y cuando la ley lo exija. En los demás casos se limita a los daños previsibles, hasta el importe que pagaste en los últimos doce meses.',
      ],
    },
    {
      id: 'changes',
      heading: 'Cambios en estos términos',
      paragraphs: [
        'Te avisamos por correo un mes antes de cualquier cambio que te afecte. Si no estás de acuerdo, puedes irte antes de que entre en vigor y te devolvemos lo pagado por el tiempo restante.',
      ],
    },
  ],
};
