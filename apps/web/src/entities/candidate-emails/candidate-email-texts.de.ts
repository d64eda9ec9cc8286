import { candidateEmailLimits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { CandidateEmailTexts } from './candidate-email-texts.ts';

const { number, plural } = formatsOf('de');
const { subjectMax, bodyMax, nameMax, perRequest, templates, undoSeconds } = candidateEmailLimits;
const emails = (count: number) => plural(count, { one: '1 E-Mail', other: `${number(count)} E-Mails` });

export const texts: CandidateEmailTexts = {
  retry: 'Erneut versuchen',
  failed: 'Die Vorlagen konnten nicht geladen werden',
  purposes: {
    invitation: 'Einladung zum Vorstellungsgespräch',
    rejection: 'Absage',
    information: 'Rückfrage',
    other: 'Sonstiges',
  },
  languages: { en: 'Englisch', de: 'Deutsch', es: 'Spanisch', fr: 'Französisch', ar: 'Arabisch' },
  fields: {
    'candidate name': 'Name des Kandidaten',
    'job title': 'Stellenbezeichnung',
    company: 'Unternehmen',
    'recruiter name': 'Ihr Name',
    'reply address': 'Antwortadresse',
  },
  write: {
    template: 'Vorlage',
    language: 'Sprache',
    languageHint:
      'Kandidaten erhalten die E-Mail in der Sprache ihres Lebenslaufs oder ihrer Bewerbung, oder auf Englisch, wenn Sie die Sprache leer lassen.',
    subject: 'Betreff',
    body: 'Nachricht',
    insert: 'Einfügen:',
    insertNamed: (field) => `Feld „${field}“ einfügen`,
    noSubject: 'Geben Sie einen Betreff ein.',
    noBody: 'Geben Sie eine Nachricht ein.',
    longSubject: `Der Betreff darf höchstens ${number(subjectMax)} Zeichen lang sein.`,
    longBody: `Die Nachricht darf höchstens ${number(bodyMax)} Zeichen lang sein.`,
    inLanguage: (language, problem) => `${language}: ${problem}`,
    problem: ({ kind, field }) =>
      kind === 'unknown'
        ? `{${field}} ist kein Feld. Verwenden Sie eines der Felder oben.`
        : kind === 'unclosed'
          ? `Bei {${field} fehlt die schließende Klammer. Setzen Sie } hinter das Feld.`
          : 'Eine schließende Klammer } hat keine öffnende. Entfernen Sie sie.',
  },
  dialog: {
    open: 'E-Mail',
    title: (count) =>
      plural(count, { one: 'E-Mail an 1 Kandidaten', other: `E-Mail an ${number(count)} Kandidaten` }),
    explanation:
      'Wählen Sie eine Vorlage und passen Sie sie für dieses Mal an. Sie sehen jede E-Mail, bevor sie gesendet wird.',
    tooMany: `Höchstens ${number(perRequest)} Kandidaten auf einmal`,
    tooManyWords: 'Wählen Sie weniger Kandidaten aus und versuchen Sie es erneut.',
    cancel: 'Abbrechen',
    preview: 'Vorschau anzeigen',
    back: 'Nachricht bearbeiten',
    send: (count) => `${emails(count)} senden`,
    sending: 'Wird gesendet',
    sent: (count) =>
      plural(count, {
        one: `1 E-Mail wird in ${number(undoSeconds)} Sekunden gesendet.`,
        other: `${number(count)} E-Mails werden in ${number(undoSeconds)} Sekunden gesendet.`,
      }),
    takenBack: (count) =>
      plural(count, {
        one: '1 E-Mail wurde zurückgezogen.',
        other: `${number(count)} E-Mails wurden zurückgezogen.`,
      }),
    tooLate: (count) =>
      plural(count, {
        one: '1 E-Mail war schon unterwegs.',
        other: `${number(count)} E-Mails waren schon unterwegs.`,
      }),
    changed:
      'Seit der Vorschau hat sich etwas geändert. Prüfen Sie die E-Mails noch einmal, bevor Sie sie senden.',
    outdated: 'Die Liste hat sich seit der Auswahl geändert',
    outdatedWords:
      'Den Filtern entsprechen jetzt andere Kandidaten. Schließen Sie den Dialog, prüfen Sie die Liste und wählen Sie erneut aus. Ihr Text bleibt erhalten.',
  },
  preview: {
    explanation: 'Das erhalten die Kandidaten. Nichts wird gesendet, bevor Sie es absenden.',
    failed: 'Die Vorschau konnte nicht erstellt werden',
    recipients: (count) => plural(count, { one: '1 Empfänger', other: `${number(count)} Empfänger` }),
    needsAttention: 'Bitte prüfen',
    place: (place, count) => `${number(place)} von ${number(count)}`,
    next: 'Nächste E-Mail',
    previous: 'Vorherige E-Mail',
    to: 'An',
    hiddenAddress: 'in der anonymen Ansicht verborgen',
    replyTo: 'Antworten an',
    language: 'Sprache',
    hiddenName:
      'In der anonymen Ansicht steht ein Alias statt des Namens. Die E-Mail selbst enthält den Namen.',
    none: 'Niemand aus dieser Auswahl kann angeschrieben werden',
    warnings: {
      'rejection-despite-yes':
        'Für diesen Kandidaten ist mit Ja entschieden oder eine spätere Phase erreicht, und diese E-Mail ist eine Absage.',
      'rejection-undecided':
        'Diese E-Mail ist eine Absage, und über diese Person wurde noch nicht entschieden.',
      'invitation-despite-no': 'Diese Person wurde abgelehnt, und diese E-Mail ist eine Einladung.',
      'no-name': 'Im Lebenslauf wurde kein Name gefunden, deshalb steht in der Anrede keiner.',
      'sent-recently': 'Diese Person hat dieselbe Vorlage in den letzten 24 Stunden erhalten.',
    },
    warned: (count) =>
      plural(count, {
        one: '1 E-Mail sollten Sie prüfen',
        other: `${number(count)} E-Mails sollten Sie prüfen`,
      }),
    look: 'Nächste anzeigen',
    excluded: (count) =>
      plural(count, {
        one: '1 Kandidat erhält keine E-Mail',
        other: `${number(count)} Kandidaten erhalten keine E-Mail`,
      }),
    reasons: {
      'emails-off': 'E-Mails sind für die Stelle ausgeschaltet',
      sample: 'Beispielkandidat',
      'no-address': 'Keine E-Mail-Adresse im Lebenslauf',
      'no-company': 'Die Stelle nennt kein Unternehmen',
      'same-address': 'Dieselbe Adresse wie ein anderer Kandidat',
      'sent-recently': 'Hat diese Vorlage in den letzten 24 Stunden erhalten',
      withdrawn: 'Hat die Bewerbung zurückgezogen',
    },
    repeats: (count) =>
      plural(count, {
        one: 'Noch einmal an 1 Kandidaten senden, der sie in den letzten 24 Stunden erhalten hat',
        other: `Noch einmal an ${number(count)} Kandidaten senden, die sie in den letzten 24 Stunden erhalten haben`,
      }),
    off: (job) => `E-Mails sind für „${job}“ ausgeschaltet`,
    offWords:
      'Schalten Sie sie ein, um Kandidaten anzuschreiben. Das wird im Prüfprotokoll vermerkt. E-Mails gehen nur hinaus, wenn Sie sie senden.',
    turnOn: 'E-Mails einschalten',
    noCompany: (job) => `„${job}“ nennt kein Unternehmen`,
    noCompanyWords:
      'Ergänzen Sie das Unternehmen bei der Stelle oder entfernen Sie {company} aus der Nachricht.',
    editJob: 'Stelle bearbeiten',
  },
  job: {
    label: 'E-Mails an Kandidaten dieser Stelle',
    helper:
      'Standardmäßig ausgeschaltet. Sie schreiben mit Vorlagen, sehen jede E-Mail in der Vorschau und senden sie selbst.',
  },
  sent: {
    heading: 'E-Mails',
    failed: 'Die E-Mails konnten nicht geladen werden',
    none: 'Noch keine E-Mails an diesen Kandidaten.',
    states: {
      queued: 'In der Warteschlange',
      sending: 'Wird gesendet',
      sent: 'Gesendet',
      failed: 'Nicht gesendet',
      canceled: 'Zurückgezogen',
    },
    details: {
      outbox: 'Es ist kein Mailserver eingerichtet. Die E-Mail liegt im Postausgang dieser Installation.',
      retrying: 'Der Mailserver hat sie noch nicht angenommen. Wir versuchen es erneut.',
      unreachable: 'Der Mailserver war nicht erreichbar.',
      refused: 'Der Mailserver hat sie abgelehnt.',
      interrupted:
        'Die Verbindung brach beim Senden ab; die E-Mail kann angekommen sein. Fragen Sie nach, bevor Sie sie noch einmal senden.',
      'address-limit': 'An diese Adresse gingen schon so viele E-Mails, wie an einem Tag möglich sind.',
      'turned-off': 'E-Mails wurden für die Stelle ausgeschaltet.',
      'account-closed': 'Das Konto wurde geschlossen.',
      withdrawn: 'Die Bewerbung wurde zurückgezogen.',
    },
    answer: (words) => `Mailserver: ${words}`,
    show: 'Nachricht anzeigen',
    cancel: 'E-Mail zurückziehen',
    canceled: 'E-Mail zurückgezogen.',
  },
  settings: {
    heading: 'E-Mail-Vorlagen',
    explanation:
      'Für E-Mails an Kandidaten. Felder in geschweiften Klammern werden für jede Person ausgefüllt.',
    template: 'Vorlage',
    add: 'Neue Vorlage',
    newTemplate: 'Neue Vorlage',
    name: 'Name der Vorlage',
    purpose: 'Zweck',
    noName: 'Geben Sie einen Namen ein.',
    longName: `Der Name darf höchstens ${number(nameMax)} Zeichen lang sein.`,
    save: 'Vorlage speichern',
    saving: 'Wird gespeichert',
    saved: 'Vorlage gespeichert.',
    reset: 'Auf Standard zurücksetzen',
    resetDone: 'Vorlage auf den Standard zurückgesetzt.',
    remove: 'Vorlage löschen',
    removed: 'Vorlage gelöscht.',
    discard: 'Änderungen verwerfen',
    full: `Sie haben ${number(templates)} Vorlagen; mehr sind je Konto nicht möglich.`,
    preview: 'Vorschau mit Beispielwerten',
    you: 'Ihr Name',
  },
};
