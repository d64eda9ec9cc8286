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
    tagline: 'Personalauswahl neu gedacht, mit KI-gestütztem Abgleich.',
    copyright: (year) => `© ${year} Winnow`,
    api: 'API',
    product: 'Produkt',
    help: 'Hilfe und Rechtliches',
    follow: 'Kontakt',
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
      'Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben, oder der Link enthält einen Tippfehler.',
    goHome: 'Zur Startseite',
    goBack: 'Zurück',
  },
  broken: {
    heading: 'Diese Seite funktioniert gerade nicht',
    explanation:
      'Der Fehler liegt bei uns. Ihre Eingaben wurden nicht gesendet. Meist hilft es, die Seite neu zu laden.',
    reload: 'Seite neu laden',
  },
  missingPart:
    'Ein Teil dieser Seite konnte nicht geladen werden. Alles andere funktioniert; laden Sie die Seite neu, um es noch einmal zu versuchen.',
  notFetched: {
    heading: 'Diese Seite konnte nicht geladen werden',
    explanation:
      'Vielleicht sind Sie offline, oder Winnow wurde gerade aktualisiert. Sobald Sie wieder online sind, versuchen wir es erneut.',
    reload: 'Erneut versuchen',
  },
};
