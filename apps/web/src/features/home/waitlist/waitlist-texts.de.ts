import { limits, offer } from '@winnow/contracts';
import type { WaitlistTexts } from './waitlist-texts.ts';

export const texts: WaitlistTexts = {
  label: 'Warteliste',
  invitation:
    'Seien Sie dabei, wenn KI die Personalauswahl revolutioniert, und gehören Sie zu den Ersten, die es erleben.',
  benefits: {
    heading: 'Was Sie bekommen',
    items: [
      {
        name: `Pro, ${offer.freeMonths} Monat kostenlos`,
        words: `Für die ersten ${offer.firstUsers}: mehr Lebensläufe auf einmal, erweiterter Abgleich und bevorzugter Support.`,
      },
      {
        name: 'Früher Zugang',
        words:
          'Sie sind schon vor dem öffentlichen Start dabei. Wir schreiben Ihnen nur einmal: wenn es losgeht.',
      },
      {
        name: 'Eine private Community',
        words:
          'Personalverantwortliche, die Winnow als Erste ausprobieren, mit direktem Draht zum Entwicklungsteam.',
      },
    ],
  },
  heading: 'Bereit, die Zukunft zu erleben?',
  formInvitation:
    'Hinterlassen Sie Ihre E-Mail-Adresse. Die Warteliste ist kostenlos, sicher und vertraulich.',
  fields: {
    name: 'Ihr Name *',
    email: 'Ihre E-Mail-Adresse *',
    role: 'Ihre Rolle *',
    company: 'Unternehmen (optional)',
  },
  submit: 'Frühen Zugang sichern',
  joining: 'Wird eingetragen …',
  notes: [
    `Die ersten ${offer.firstUsers} bekommen den PRO-Tarif ${offer.freeMonths} Monat kostenlos`,
    'Keine Kreditkarte nötig',
  ],
  errors: {
    'name-required': 'Bitte geben Sie Ihren Namen an',
    'name-short': `Der Name muss mindestens ${limits.nameMin} Zeichen haben`,
    'name-letters': 'Der Name darf nur Buchstaben und Leerzeichen enthalten',
    'name-long': `Der Name darf höchstens ${limits.nameMax} Zeichen haben`,
    'email-required': 'Bitte geben Sie Ihre E-Mail-Adresse an',
    'email-invalid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    'role-required': 'Bitte geben Sie Ihre Rolle an',
    'role-short': `Die Rolle muss mindestens ${limits.roleMin} Zeichen haben`,
    'role-long': `Die Rolle darf höchstens ${limits.nameMax} Zeichen haben`,
    'role-unreadable': 'Die Rolle enthält Zeichen, die sich nicht anzeigen lassen',
    'company-long': `Der Name des Unternehmens darf höchstens ${limits.nameMax} Zeichen haben`,
    'company-unreadable': 'Der Name des Unternehmens enthält Zeichen, die sich nicht anzeigen lassen',
  },
  emailTaken: 'Diese E-Mail-Adresse steht schon auf unserer Warteliste',
  failed: 'Die Eintragung hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  success: {
    heading: 'Sie sind dabei!',
    thanks: 'Danke, dass Sie sich in unsere Warteliste eingetragen haben!',
    position: (position) => `Sie sind Nummer ${position} auf der Liste.`,
    offer: 'Sie gehören zu den ersten hundert: Ihr erster Monat Pro ist kostenlos.',
    emailSent: 'Wir haben Ihnen eine Bestätigung per E-Mail geschickt.',
    back: 'Zurück zur Seite',
  },
};
