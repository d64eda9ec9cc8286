import type { OperatorGateTexts } from './operator-gate-texts.ts';

export const texts: OperatorGateTexts = {
  title: 'Betreiberbereich · Winnow',
  unproved: {
    heading: 'Bestätigen Sie Ihre E-Mail-Adresse',
    words:
      'Betreiber bestätigen ihre Adresse einmal. Melden Sie sich mit einem Code an, den wir Ihnen per E-Mail schicken, oder mit Google. Das Passwort allein genügt dieses Mal nicht.',
    action: 'Mit einem Code anmelden',
  },
  secondFactor: {
    heading: 'Richten Sie die Anmeldung in zwei Schritten ein',
    words:
      'Betreiber brauchen die Anmeldung in zwei Schritten. Richten Sie sie in den Einstellungen ein und kommen Sie dann hierher zurück.',
    action: 'Einstellungen öffnen',
  },
  signIn: {
    heading: 'Melden Sie sich erneut an',
    words:
      'Für den Betreiberbereich müssen Sie sich erneut anmelden. Er bleibt nach jeder Anmeldung 12 Stunden offen; alles andere in Winnow ist davon nicht betroffen.',
    action: 'Erneut anmelden',
  },
};
