import { stopWords } from '../generated/stop-words.ts';
import type { GrammarWords } from '../locale.ts';

export const grammar: GrammarWords = {
  functionWords: `${stopWords.es} unos unas e u cuyo entre hacia según ante bajo tras es son era fue ser sido está están estar ha han he haber había tiene tener nosotros usted ustedes ellos ellas yo mis tus nuestro nuestra nuestros nuestras este esta estos estas esa esos esto así menos todo toda todos todas cada otra otros otras mismo misma etc les través junto algunos varias varios cuenta dentro`,
  ordinaryWords: `actualidad actualmente hoy puesto puestos función funciones buscamos busca buscar ofrecemos ofrece
      incorporar incorporación empresa compañía grupo sede zona contrato indefinido jornada completa euros
      brutos mes meses año años día días horas semana buen buena buenos buenas alto alta excelente
      imprescindible valorable deseable necesario necesaria requerido mínimo mínima conocimiento conocimientos
      capacidad realizar hacer llevar gestionar garantizar asegurar participar mantener nuevo nueva nuevos
      nuevas primer primera diferentes distintos diversos principal principales propio propia nacido nacida
      soltero casado casada nacionalidad dirección calle similar básico básica`,
};
