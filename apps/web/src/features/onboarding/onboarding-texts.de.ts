import type { OnboardingTexts } from './onboarding-texts.ts';

export const texts: OnboardingTexts = {
  titleOf: (step) => `${step} · Winnow`,
  progress: (step, all) => `Schritt ${step} von ${all}`,
  introduction: 'Drei kurze Schritte. Mit Ihren Antworten füllen wir Ihre erste Stelle vor.',
  back: 'Zurück',
  next: 'Weiter',
  finish: 'Fertig',
  skip: 'Jetzt nicht',
  startOver: 'Von vorn beginnen',
  optional: 'Alle Angaben sind freiwillig.',
  failed: 'Ihre Antworten konnten nicht gespeichert werden',
  failedHelp: 'Sie bleiben in diesem Browser erhalten. Versuchen Sie es erneut.',
  steps: ['Über Sie', 'Ihr Team', 'Wen Sie suchen'],
  done: {
    title: 'Fertig · Winnow',
    heading: 'Alles ist bereit',
    introduction:
      'Erstellen Sie jetzt Ihre erste Stellenbeschreibung. Ihre Antworten sind schon eingetragen.',
    summary: 'Ihre Antworten',
    create: 'Erste Stellenbeschreibung erstellen',
    dashboard: 'Zur Übersicht',
    again: 'Antworten ändern',
  },
};
