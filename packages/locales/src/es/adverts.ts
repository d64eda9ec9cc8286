import type { AdvertWords } from '../advert-words.ts';

export const adverts: AdvertWords = {
  hiring: {
    pattern:
      /(?:buscamos|se (?:busca|requiere|ofrece|valora)|requisitos|funciones|ofrecemos|experiencia (?:de|en|mínima|previa)|incorpor|puesto|candidat|jornada|vacante|tus (?:tareas|funciones)|salario|imprescindible|nuestr)/giu,
    matches: ['Buscamos panadero', 'Requisitos', 'Experiencia mínima de dos años'],
    misses: ['Dejar reposar la masa y calentar el horno'],
  },
  entryLevel: 'sin experiencia previa|puesto (?:junior|de nivel inicial)',
  noExperience: '',
  clearance: '',
  legal: 'de conformidad con',
  employer: 'empresa',
  place: 'ubicación|lugar(?: de trabajo)?',
  at: '',
  terms: 'jornada completa',
  resumes: { title: '', headings: 'experiencia (?:profesional|laboral)' },
  otherTexts: {
    measures: String.raw`cucharad\p{L}+|huevos`,
    cooking: 'freír|pelar|batir',
    bills: 'factura n',
    shops: '',
    reports: 'según (?:el|la)',
  },
  legalForms: '',
  legalEndings: '',
  lawArticles: 'artículo',
  mail: null,
  parts: null,
  prose: {
    sought: {
      pattern:
        /(?<!\p{L})(?:hace falta|hacen falta|necesitamos (?:a )?(?:alguien|una? persona)|(?:debes?|deberías?|deberá|deben|tienes? que|tendrás? que|has de|ha de) |nos gustaría que|(?:te|se|le) (?:pedimos|pide|exige|requiere|manejas?|maneje|defiende)|pedimos|exigimos|requerimos|(?:es|son) (?:\p{L}+ )?(?:imprescindibles?|indispensables?|necesari[oa]s?|obligatori[oa]s?|requisitos?)|imprescindible|requisito|quien (?:venga|entre|ocupe|se incorpore)|(?:tienes|sabes|conoces|dominas|hablas|cuentas con|aportas|manejas|traes)(?= )|buscamos (?:a )?(?:alguien|una? persona|a quien)|con (?:entenderl[oa]|saberl[oa]) basta)(?!\p{L})/iu,
      matches: ['Hace falta un horno', 'Quien venga debería traer un barco', 'Es imprescindible el carné'],
      misses: ['Tenemos un horno', 'El molino está en el puerto'],
    },
    optional: {
      pattern:
        /(?<!\p{L})(?:valora(?:mos|remos|ble|d[oa]s?)|se valora(?:rá)?|suma(?:ría)?(?=[.,;!]|$| puntos| mucho)|mejor si|(?:sería|será|es) (?:\p{L}+ )?(?:un (?:gran )?plus|una ventaja|ideal|genial)|un plus|si (?:además|encima)|a ser posible|preferible(?:mente)?|deseable|no es (?:imprescindible|necesario|obligatorio)|se puede aprender|te (?:lo )?enseñamos|cuenta mucho|se agradece(?:rá)?|nos gusta|nos encantaría|ideal(?=[.,;!]|$)|ayuda)(?!\p{L})/iu,
      matches: ['El gallego suma', 'Valoramos el pan de centeno', 'A bordo te enseñamos'],
      misses: ['Es imprescindible el carné', 'La suma de dos panes'],
    },
    offers: {
      pattern:
        /(?<!\p{L})(?:ofrecemos|te llevas|^(?:somos|tenemos)|mánda(?:me|nos)|envía(?:nos|me)?|currículum|sueldo|salario|€|brut[oa]s?|vacaciones)(?!\p{L})/iu,
      matches: ['Ofrecemos pan y sal', 'Mándame el currículum'],
      misses: ['Hace falta un horno', 'Tienes un barco'],
    },
    remark: {
      pattern: /^(?:aunque|pero|si bien|a pesar|sin ser)(?!\p{L})/iu,
      matches: ['aunque no es obligatorio', 'pero el horno manda'],
      misses: ['un barco sería un plus'],
    },
  },
};
