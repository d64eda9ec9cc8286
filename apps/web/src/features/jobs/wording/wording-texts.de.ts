import type { WordingTexts } from './wording-texts.ts';

export const texts: WordingTexts = {
  heading: 'Formulierungen',
  none: 'Keine ausgrenzenden Formulierungen gefunden.',
  kinds: { biased: 'Voreingenommen', exclusionary: 'Ausgrenzend', vague: 'Ungenau' },
  replace: (words) => `Durch „${words}“ ersetzen`,
  leaveOut: 'Entfernen',
  advice: (advice) => `Besser: ${advice}.`,
  show: 'Im Text zeigen',
  showNamed: (words) => `Im Text zeigen: „${words}“`,
};
