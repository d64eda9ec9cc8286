import type { ConfirmationTexts } from './confirmation-texts.ts';

export const texts: ConfirmationTexts = {
  title: 'Bestätigen Sie, dass Sie es sind',
  explanation:
    'Ihre Anmeldung liegt eine Weile zurück. Zum Schutz Ihres Kontos bestätigen Sie bitte Ihre Identität.',
  waiting: 'Die Möglichkeiten zur Bestätigung werden geladen',
  password: 'Ihr Passwort',
  submit: 'Bestätigen und fortfahren',
  cancel: 'Abbrechen',
  byCode: 'Code per E-Mail schicken',
  byPassword: 'Passwort verwenden',
  sent: (email) => `Wir haben einen sechsstelligen Code an ${email} geschickt.`,
  wrongPassword: 'Das Passwort ist falsch.',
  googleHelp: 'Google führt Sie auf diese Seite zurück. Beginnen Sie dann noch einmal.',
};
