import type { RequestTranslation } from './request-texts.ts';
import { sentences } from './sentence-texts.de.ts';

export const texts: RequestTranslation = {
  fixed: {
    401: 'Anmeldung erforderlich',
    403: 'Zugriff verweigert',
    404: 'Nicht gefunden',
    429: 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',
    500: 'Serverfehler. Bitte versuchen Sie es später noch einmal.',
  },
  fallback: {
    400: 'Ungültige Anfrage',
    409: 'Ein Konflikt ist aufgetreten',
    422: 'Ungültige Angaben',
  },
  sentences,
  codes: {
    'insufficient-credits': 'Ihre Credits reichen dafür nicht aus.',
    'spending-limit':
      'Ihr Monatslimit in dieser Organisation reicht dafür nicht. Bitten Sie einen Inhaber oder Admin, es zu erhöhen.',
    'no-seat':
      'Alle Plätze sind vergeben. Ein Inhaber oder Admin kann einen Platz frei machen oder einen größeren Tarif wählen.',
    'no-room':
      'Das Limit ist erreicht. Löschen Sie, was Sie nicht mehr brauchen, und versuchen Sie es erneut.',
    'too-large': 'Die Datei oder der Text ist zu groß.',
    'unsupported-media-type': 'Dieses Format wird nicht unterstützt.',
    'method-not-allowed': 'Diese Adresse nimmt keine solche Anfrage an.',
    'request-timeout': 'Die Übertragung hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
    'read-only':
      'Winnow wird gewartet: Im Moment kann nichts geändert werden. Bitte versuchen Sie es später noch einmal.',
    busy: 'Der Server ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
    unavailable: 'Diese Funktion ist gerade nicht verfügbar. Bitte versuchen Sie es später noch einmal.',
    'out-of-space':
      'Auf dem Server ist kein Platz mehr für Dateien. Bitte versuchen Sie es später noch einmal.',
  },
  other: (status) => `Fehler ${status}`,
  timeout:
    'Die Anfrage dauert länger als erwartet und wurde abgebrochen. Bitte versuchen Sie es noch einmal.',
  network: 'Netzwerkfehler. Bitte prüfen Sie Ihre Verbindung.',
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten',
  credits: {
    'token-missing': 'Es wurde keine Anmeldung gefunden. Bitte melden Sie sich erneut an.',
    'session-expired': 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  },
};
