import type { ConsentTexts } from './consent-texts.ts';

export const texts: ConsentTexts = {
  heading: 'Consentimiento y conservación',
  explanation: 'Si la persona aceptó que se conserven sus datos y hasta cuándo se conservan.',
  states: {
    none: 'Sin consentimiento registrado',
    given: 'Consentimiento dado',
    expired: 'Consentimiento vencido',
    withdrawn: 'Consentimiento retirado',
  },
  until: (date) => `válido hasta el ${date}`,
  kept: (date) => `Se elimina después del ${date}, según lo fijado para esta persona.`,
  byRule: (date) => `El currículum más reciente se elimina el ${date} por el plazo de conservación.`,
  record: 'Registrar consentimiento',
  withdraw: 'Registrar retirada',
  setDay: 'Fijar fecha de eliminación',
  recordTitle: 'Registrar consentimiento',
  withdrawTitle: 'Registrar retirada',
  dayTitle: 'Fecha de eliminación de esta persona',
  dayExplanation:
    'Los currículums se eliminan después de este día. Un día posterior al plazo de conservación requiere un consentimiento que dure lo mismo. Déjalo vacío para aplicar solo el plazo.',
  on: 'Fecha',
  expiresOn: 'Válido hasta',
  expiresHelper: 'Déjalo vacío si no tiene fin.',
  how: 'Cómo se dio',
  howWithdrawn: 'Cómo se retiró',
  day: 'Eliminar después del',
  save: 'Guardar',
  cancel: 'Cancelar',
  history: 'Historial',
  given: (date) => `Dado el ${date}`,
  withdrawnOn: (date) => `Retirado el ${date}`,
};
