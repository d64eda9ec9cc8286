import type { AuthenticatorAppsTexts } from './authenticator-apps-texts.ts';

export const texts: AuthenticatorAppsTexts = {
  none: 'Mit einer Authenticator-App auf dem Telefon genügt ein gestohlenes Passwort nicht.',
  some: 'Die Anmeldung fragt nach einem Code aus einer dieser Apps.',
  add: 'Authenticator-App hinzufügen',
  remove: 'Entfernen',
  removeAdded: (date) => `Die am ${date} hinzugefügte App entfernen`,
  since: (date) => `Hinzugefügt am ${date}`,
  unnamed: 'Authenticator-App',
  waiting: 'Ihre Authenticator-Apps werden geladen',
  failed: 'Ihre Authenticator-Apps konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  dialog: {
    title: 'Authenticator-App hinzufügen',
    scan: 'Scannen Sie das mit der App. Es ist nur für dieses Konto gemacht.',
    qrLabel: 'Code zum Scannen mit der Authenticator-App',
    byHand: 'Scannen geht nicht? Geben Sie diesen Schlüssel in die App ein:',
    copy: 'Schlüssel kopieren',
    copied: 'Der Schlüssel ist kopiert.',
    code: 'Geben Sie dann den Code ein, den die App gerade zeigt.',
    submit: 'Einschalten',
    cancel: 'Abbrechen',
  },
  added: 'Authenticator-App hinzugefügt. Alle anderen Geräte sind abgemeldet.',
  removing: {
    title: 'Diese Authenticator-App entfernen?',
    explanation: 'Die Anmeldung fragt dann nicht mehr nach ihren Codes.',
    submit: 'Entfernen',
    cancel: 'Abbrechen',
  },
  removed: 'Authenticator-App entfernt.',
};
