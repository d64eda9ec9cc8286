import type { ProfileTexts } from './profile-texts.ts';

export const texts: ProfileTexts = {
  title: 'Profil · Winnow',
  titleWithError: 'Fehler: Profil · Winnow',
  heading: 'Profil',
  introduction:
    'Name und Bild erscheinen bei Ihren Notizen und Entscheidungen. Die übrigen Angaben füllen neue Stellen vor.',
  fetchFailed: 'Ihr Profil konnte nicht geladen werden',
  fetchHelp: 'Meist hilft ein neuer Versuch.',
  retry: 'Erneut versuchen',
  updateFailed: 'Ihr Profil konnte nicht gespeichert werden',
  updateHelp: 'Ihre Eingaben sind noch da. Versuchen Sie es erneut.',
  saved: 'Profil gespeichert',
  save: 'Änderungen speichern',
  unsaved: 'Nicht gespeicherte Änderungen.',
  you: 'Sie',
  name: 'Name',
  hiring: 'Ihre Personalsuche',
  waiting: 'Ihr Profil wird geladen',
  picture: {
    label: 'Bild',
    helper:
      'JPEG, PNG oder WebP. Wir verkleinern es auf 512 Pixel und entfernen Angaben zu Ort, Kamera und Datum.',
    choose: 'Bild wählen',
    change: 'Bild ändern',
    remove: 'Entfernen',
    removed: 'Bild entfernt.',
    tooLarge: (size) => `Das Bild muss kleiner als ${size} sein`,
    unreadable: 'Dieses Bild konnte nicht gelesen werden. Wählen Sie eine JPEG-, PNG- oder WebP-Datei.',
    cropTitle: 'Zuschneiden',
    cropHelp: 'Ziehen Sie das Bild oder bewegen Sie es mit den Pfeiltasten.',
    cropArea: 'Bild: mit den Pfeiltasten bewegen',
    zoom: 'Größe',
    zoomWords: (percent) => `${percent}\u00a0%`,
    use: 'Dieses Bild verwenden',
    cancel: 'Abbrechen',
  },
};
