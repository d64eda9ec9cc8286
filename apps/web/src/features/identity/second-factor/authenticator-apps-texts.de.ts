import type { AuthenticatorAppsTexts } from './authenticator-apps-texts.ts';

export const texts: AuthenticatorAppsTexts = {
  none: 'Mit einer Authentifizierungs-App auf dem Telefon genügt ein gestohlenes Passwort nicht.',
  some: 'Die Anmeldung fragt nach einem Code aus einer dieser Apps.',
  add: 'Authentifizierungs-App hinzufügen',
  remove: 'Entfernen',
  removeAdded: (date) => `Die am ${date} hinzugefügte App entfernen`,
  since: (date) => `Hinzugefügt am ${date}`,
  unnamed: 'Authentifizierungs-App',
  waiting: 'Ihre Authentifizierungs-Apps werden gesucht',
  failed: 'Ihre Authentifizierungs-Apps konnten nicht nachgeschlagen werden',
  retry: 'Erneut versuchen',
  dialog: {
    title: 'Authentifizierungs-App hinzufügen',
    scan: 'Scannen Sie das mit der App. Es ist nur für dieses Konto gemacht.',
    qrLabel: 'Code zum Scannen mit der Authentifizierungs-App',
    byHand: 'Scannen geht nicht? Geben Sie diesen Schlüssel in die App ein:',
    copy: 'Schlüssel kopieren',
    copied: 'Der Schlüssel ist kopiert.',
    code: 'Geben Sie dann den Code ein, den die App gerade zeigt.',
    submit: 'Einschalten',
    cancel: 'Abbrechen',
  },
  added: 'Authentifizierungs-App hinzugefügt. Alle anderen Geräte sind abgemeldet.',
  removing: {
    title: 'Diese Authentifizierungs-App entfernen?',
    explanation: 'Die Anmeldung fragt dann nicht mehr nach ihren Codes.',
    submit: 'Entfernen',
    cancel: 'Behalten',
  },
  removed: 'Authentifizierungs-App entfernt.',
};
