import type { GrammarWords } from '../locale.ts';

export const grammar: GrammarWords = {
  functionWords: `el la los las lo un una unos unas y e o u pero ni que quien cual cuyo de del al a en con sin por para
      sobre entre desde hasta hacia según durante ante bajo tras es son era fue ser sido está están estar ha han
      he haber había tiene tener nos nosotros usted ustedes ellos ella ellas él yo tú se su sus mi mis tu tus
      nuestro nuestra nuestros nuestras este esta estos estas ese esa esos eso esto como así también muy más
      menos ya no si donde cuando todo toda todos todas cada otro otra otros otras mismo misma etc le les me te
      través junto algunos varias varios cuenta dentro`,
  ordinaryWords: `actualidad actualmente hoy puesto puestos función funciones buscamos busca buscar ofrecemos ofrece
      incorporar incorporación empresa compañía grupo sede zona contrato indefinido jornada completa euros
      brutos mes meses año años día días horas semana buen buena buenos buenas alto alta excelente
      imprescindible valorable deseable necesario necesaria requerido mínimo mínima conocimiento conocimientos
      capacidad realizar hacer llevar gestionar garantizar asegurar participar mantener nuevo nueva nuevos
      nuevas primer primera diferentes distintos diversos principal principales propio propia nacido nacida
      soltero casado casada nacionalidad dirección calle similar básico básica`,
};
