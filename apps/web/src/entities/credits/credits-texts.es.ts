import { formatsOf } from '../../lib/language/formats.ts';
import type { CreditsTexts } from './credits-texts.ts';

const { number, plural } = formatsOf('es');

export const texts: CreditsTexts = {
  title: 'Créditos · Winnow',
  heading: 'Créditos',
  introduction: 'Un crédito es un currículum analizado por primera vez para un puesto.',
  available: 'Disponibles',
  unlimited: 'Ilimitados',
  credits: (count) => plural(count, { one: '1 crédito', other: `${number(count)} créditos` }),
  monthly: (left, all) =>
    left > all ? `${number(left)} de este mes` : `${number(left)} de los ${number(all)} de este mes`,
  bought: (count) => `${number(count)} comprados; no vencen`,
  reserved: (count) =>
    plural(count, {
      one: '1 reservado para lotes en curso',
      other: `${number(count)} reservados para lotes en curso`,
    }),
  used: 'Usados este mes',
  renews: (date) => `Nuevos créditos mensuales el ${date}.`,
  plan: { free: 'Free', pro: 'Pro', enterprise: 'Enterprise' },
  more: 'Comprar créditos',
  refresh: 'Actualizar',
  failed: 'No pudimos cargar tus créditos',
  retry: 'Reintentar',
  prices: {
    heading: 'Precio en créditos',
    caption: 'Lo que cuesta cada acción',
    what: 'Acción',
    cost: 'Créditos',
    free: 'gratis',
    items: [
      { what: 'Primer análisis de un currículum para un puesto, solo si se completa', cost: 1 },
      { what: 'Generar una descripción del puesto, solo si se completa', cost: 1 },
      { what: 'El mismo archivo para el mismo puesto otra vez', cost: 0 },
      { what: 'Archivos ilegibles, duplicados o cancelados', cost: 0 },
      {
        what: 'Cambios de peso, correcciones, verificaciones de puntuación, comparaciones, exportaciones',
        cost: 0,
      },
    ],
  },
  ledger: {
    heading: 'Movimientos',
    caption: 'Todos los cambios en tus créditos, los más recientes primero',
    when: 'Fecha',
    what: 'Acción',
    change: 'Cambio',
    left: 'Saldo',
    empty: 'Aún no hay movimientos',
    emptyWords: 'Cada currículum que analizas aparece aquí con su motivo.',
    analyse: 'Analizar currículums',
    older: 'Cargar anteriores',
    kinds: {
      grant: 'Recibidos',
      hold: 'Reservados',
      debit: 'Usados',
      release: 'Liberados',
      expiry: 'Vencidos',
    },
    takenBack: 'Revertido',
    endless: 'ilimitado',
    reasons: {
      monthly: 'Créditos mensuales',
      'plan-change': 'Créditos del nuevo plan',
      bought: 'Créditos comprados',
      offer: 'Créditos de una oferta',
      operator: 'Créditos otorgados por el soporte',
      'month-end': 'Los créditos mensuales no se acumulan',
      analysis: 'Currículum analizado',
      writer: 'Descripción del puesto generada',
      unreadable: 'No se pudo leer el archivo',
      duplicate: 'El mismo archivo dos veces en un lote',
      free: 'Ya analizado para este puesto',
      cancelled: 'Cancelado',
      failed: 'Falló por nuestra parte',
      'payment-refunded': 'Pago reembolsado',
      'payment-disputed': 'Pago disputado ante el banco',
      'payment-stands': 'Pago confirmado por el banco',
    },
  },
};
