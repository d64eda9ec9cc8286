import type { ShellTexts } from './shell-texts.ts';

export const texts: ShellTexts = {
  productName: 'Winnow',
  titleOf: (screen) => `${screen} · Winnow`,
  skipToContent: 'Zum Inhalt springen',
  navigation: 'Hauptmenü',
  matcherLink: 'Lebenslauf-Abgleich',
  homeLink: 'Winnow, Startseite',
  menu: 'Menü',
  links: {
    features: 'Funktionen',
    pricing: 'Preise',
    tools: 'Werkzeuge',
    support: 'Hilfe',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
  },
  theme: { label: 'Farbschema', system: 'System', light: 'Hell', dark: 'Dunkel' },
  language: 'Sprache',
  account: { logIn: 'Anmelden', getStarted: 'Loslegen', dashboard: 'Übersicht' },
  footer: {
    tagline: 'Wir erneuern die Personalsuche mit KI-gestütztem Abgleich.',
    copyright: (year) => `© ${year} Winnow`,
    api: 'API',
    product: 'Produkt',
    help: 'Hilfe und Regeln',
    follow: 'Folgen und schreiben',
    twitter: 'Twitter',
    linkedin: 'LinkedIn',
    newTab: '(öffnet einen neuen Tab)',
  },
  toasts: { label: 'Meldungen', close: 'Meldung schließen' },
  loading: 'Die Seite wird geladen',
  notFound: {
    status: '404',
    heading: 'Seite nicht gefunden',
    explanation:
      'Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen, oder die Adresse enthält einen Tippfehler.',
    goHome: 'Zur Startseite',
    goBack: 'Zurück',
  },
  broken: {
    heading: 'Diese Seite funktioniert gerade nicht',
    explanation:
      'Der Fehler liegt bei uns. Nichts von dem, was Sie eingegeben haben, wurde verschickt. Meist hilft es, die Seite neu zu laden.',
    reload: 'Neu laden',
  },
  missingPart:
    'Ein Teil dieser Seite konnte nicht geladen werden. Alles andere funktioniert; laden Sie die Seite neu, um es noch einmal zu versuchen.',
  notFetched: {
    heading: 'Diese Seite konnte nicht geladen werden',
    explanation:
      'Vielleicht fehlt die Verbindung, oder Winnow wurde gerade aktualisiert. Sobald Sie wieder online sind, wird es noch einmal versucht.',
    reload: 'Erneut versuchen',
  },
};
