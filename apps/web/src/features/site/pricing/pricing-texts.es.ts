import { creditsByPlan, offer, seatsByPlan } from '@winnow/contracts';
import type { PricingTexts } from './pricing-texts.ts';

export const texts: PricingTexts = {
  title: 'Precios · Winnow',
  description:
    'Free, Pro y Enterprise. Un crédito es un currículum analizado; los archivos que fallan, los duplicados y reordenar la lista no cuestan nada.',
  heading: 'Paga solo por los currículums que leemos',
  introduction:
    'Un crédito paga un currículum analizado por primera vez para una descripción del puesto, solo si el análisis termina bien. Todos los planes usan el mismo motor y obtienen las mismas puntuaciones.',
  aMonth: 'al mes',
  byAgreement: 'Precio a medida',
  vat: (percent) => `Los precios incluyen ${percent} de IVA.`,
  credits: (count) => `${count} créditos al mes`,
  unlimited: 'Créditos ilimitados',
  offer: `Las primeras ${offer.firstUsers} personas de la lista de espera reciben Pro gratis durante un mes.`,
  plans: {
    free: {
      name: 'Free',
      words: `Para contratar de vez en cuando. ${creditsByPlan.free} currículums al mes, con todo lo que ofrece el motor.`,
      points: [
        'Todos los formatos, hallazgos y exportaciones',
        'Generador de descripciones de puesto',
        'Sin tarjeta de crédito y sin límite de tiempo',
        `Equipos de hasta ${seatsByPlan.free} personas, cada una con sus créditos`,
      ],
      action: 'Empezar',
    },
    pro: {
      name: 'Pro',
      words: `Para contratar todos los meses. ${creditsByPlan.pro} currículums, y más créditos cuando los necesites.`,
      points: [
        'Todo lo de Free',
        'Análisis en lote de 50 currículums',
        'Créditos adicionales que no vencen',
        'Atención prioritaria',
        `Equipos de hasta ${seatsByPlan.pro} personas`,
      ],
      action: 'Elegir Pro',
    },
    enterprise: {
      name: 'Enterprise',
      words: 'Para equipos que leen miles de currículums, en nuestro servidor o en el suyo.',
      points: [
        'Todo lo de Pro, sin límite de créditos',
        'Base de datos, almacenamiento, correo e inicio de sesión propios',
        'Factura y transferencia bancaria',
        'Una persona de contacto para tu equipo',
      ],
      action: 'Hablar con nosotros',
    },
  },
  free: {
    heading: 'Lo que no cuesta nada',
    points: [
      'Archivos ilegibles, duplicados, análisis cancelados y errores nuestros',
      'Volver a analizar el mismo archivo para la misma descripción del puesto',
      'Cambiar pesos, corregir datos, recalcular, comparar y exportar',
      'El comparador de currículums para quienes buscan empleo, sin cuenta',
    ],
  },
  questions: {
    heading: 'Preguntas frecuentes',
    items: [
      {
        question: '¿Cuándo se cobra un crédito?',
        answer:
          'Ves el precio antes del análisis. Los créditos se reservan al empezar y se cobran archivo por archivo, cuando cada resultado está listo. Los créditos de los archivos que fallan se devuelven al instante y aparecen en tus movimientos de créditos.',
      },
      {
        question: '¿Vencen los créditos?',
        answer: 'Los créditos mensuales vencen a fin de mes. Los que compras no vencen y se usan al final.',
      },
      {
        question: '¿Puedo cancelar?',
        answer:
          'Cuando quieras, con dos clics. Tu plan sigue activo hasta el final del mes pagado y tus datos se conservan.',
      },
      {
        question: '¿Cuánto cuesta generar una descripción del puesto?',
        answer: 'Un crédito cuando está lista. Volver a generar una de sus secciones es gratis.',
      },
    ],
  },
};
