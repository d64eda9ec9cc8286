import type { AuthenticatorAppsTexts } from './authenticator-apps-texts.ts';

export const texts: AuthenticatorAppsTexts = {
  none: 'Mit einer Authenticator-App auf dem Telefon reicht ein gestohlenes Passwort nicht zum Anmelden.',
  some: 'Beim Anmelden wird ein Code aus einer dieser Apps verlangt.',
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
    scan: 'Scannen Sie diesen Code mit der App. Er gilt nur für dieses Konto.',
    qrLabel: 'Code zum Scannen mit der Authenticator-App',
    byHand: 'Scannen geht nicht? Geben Sie diesen Schlüssel in die App ein:',
    copy: 'Schlüssel kopieren',
    copied: 'Schlüssel kopiert.',
    code: 'Geben Sie dann den Code ein, den die App anzeigt.',
    submit: 'Einschalten',
    cancel: 'Abbrechen',
  },
  added: 'Authenticator-App hinzugefügt. Auf allen anderen Geräten wurden Sie abgemeldet.',
  removing: {
    title: 'Diese Authenticator-App entfernen?',
    explanation: 'Beim Anmelden werden ihre Codes dann nicht mehr verlangt.',
    submit: 'Entfernen',
    cancel: 'Abbrechen',
  },
  removed: 'Authenticator-App entfernt.',
};
