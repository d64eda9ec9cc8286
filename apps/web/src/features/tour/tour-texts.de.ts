import { formatsOf } from '../../lib/language/formats.ts';
import type { TourTexts } from './tour-texts.ts';

const { number } = formatsOf('de');

export const texts: TourTexts = {
  end: 'Tour beenden',
  back: 'Zurück',
  next: 'Weiter',
  addJob: 'Erste Stelle anlegen',
  progress: (step, steps) => `Schritt ${number(step)} von ${number(steps)}`,
  steps: {
    groups: {
      heading: 'Eine Rangliste',
      words:
        'Diese erfundenen Kandidaten wurden für eine erfundene Stelle bewertet. Die Gruppen folgen den Muss-Anforderungen: Oben stehen die Kandidaten, mit denen Sie zuerst sprechen sollten.',
    },
    evidence: {
      heading: 'Belege zum Nachprüfen',
      words:
        'Zu jeder Anforderung sehen Sie ein Ergebnis und die Zeilen des Lebenslaufs dahinter. Wählen Sie ein Zitat, um es im Original zu finden.',
    },
    decision: {
      heading: 'Sie entscheiden',
      words:
        'Winnow lehnt niemanden ab. Wählen Sie Ja, Vielleicht oder Nein und gehen Sie mit der Tastatur weiter. Jede Entscheidung lässt sich rückgängig machen.',
    },
    requirements: {
      heading: 'Woraus die Bewertung besteht',
      words:
        'Die Anforderungen werden aus der Stellenbeschreibung gelesen. Ändern Sie Muss-Anforderungen und Gewichte: Alle werden kostenlos neu bewertet.',
    },
    search: {
      heading: 'Alles finden',
      words:
        'Suchen Sie von jeder Seite aus nach Kandidaten, Fähigkeiten, Stellen, Dateien und Einstellungen.',
    },
    finish: {
      heading: 'Jetzt sind Sie dran',
      words:
        'Fügen Sie eine Stellenbeschreibung ein und laden Sie bis zu 50 Lebensläufe hoch. Das Beispiel können Sie jederzeit entfernen; es kostet keine Credits.',
    },
  },
};
