import type { PasskeyTexts } from './passkey-texts.ts';

export const texts: PasskeyTexts = {
  heading: 'Passkeys',
  explanation: 'Melden Sie sich mit Fingerabdruck, Gesicht oder PIN statt mit einem Passwort an.',
  signIn: 'Mit Passkey anmelden',
  use: 'Passkey verwenden',
  none: 'Ein Passkey bleibt auf Ihrem Gerät oder in Ihrem Passwortmanager. Niemand kann ihn erraten, und gefälschte Anmeldeseiten können ihn nicht abfragen.',
  some: 'Mit jedem davon melden Sie sich ohne Passwort und ohne Code an. Wenn Sie ein Gerät verlieren, melden Sie sich auf anderem Weg an und entfernen Sie seinen Passkey hier.',
  add: 'Passkey hinzufügen',
  rename: 'Umbenennen',
  renameNamed: (name) => `${name} umbenennen`,
  remove: 'Entfernen',
  removeNamed: (name) => `${name} entfernen`,
  cancel: 'Abbrechen',
  unnamed: 'Passkey',
  since: (date) => `Hinzugefügt am ${date}`,
  used: (date) => `zuletzt verwendet am ${date}`,
  neverUsed: 'noch nicht verwendet',
  waiting: 'Ihre Passkeys werden geladen',
  failed: 'Ihre Passkeys konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  added: 'Passkey hinzugefügt.',
  removed: 'Passkey entfernt. Geräte, die damit angemeldet waren, sind abgemeldet.',
  naming: {
    title: 'Diesen Passkey umbenennen',
    explanation: 'Wählen Sie einen Namen, der sagt, wo er ist.',
    label: 'Name',
    submit: 'Namen speichern',
    required: 'Geben Sie einen Namen mit höchstens 120 Zeichen ein',
  },
  removing: {
    title: (name) => `${name} entfernen?`,
    explanation:
      'Sie können sich damit nicht mehr anmelden. Löschen Sie ihn danach auch auf Ihrem Gerät oder in Ihrem Passwortmanager. Ihr Passwort und Codes per E-Mail funktionieren weiter.',
  },
  errors: {
    another:
      'Dieser Passkey gehört zu einem anderen Konto. Wählen Sie einen des Kontos, bei dem Sie sich anmelden.',
    refused:
      'Dieser Passkey wurde nicht angenommen. Vielleicht wurde er aus dem Konto entfernt. Melden Sie sich auf anderem Weg an.',
    expired: 'Das hat zu lange gedauert. Bitte versuchen Sie es erneut.',
    exists: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
    many: 'Sie haben die Höchstzahl an Passkeys erreicht. Entfernen Sie zuerst einen.',
    onlyWay:
      'Dieser Passkey ist der einzige Zugang zu Ihrem Konto. Fügen Sie zuerst einen weiteren Passkey hinzu oder legen Sie ein Passwort fest.',
    browser:
      'Ihr Browser konnte hier keinen Passkey verwenden. Versuchen Sie es erneut oder melden Sie sich auf anderem Weg an.',
  },
};
