import { formatsOf } from '../../lib/language/formats.ts';
import type { MailboxTexts } from './mailbox-texts.ts';

const { number, plural } = formatsOf('de');
const emails = (count: number) => plural(count, { one: '1 E-Mail', other: `${number(count)} E-Mails` });
const resumes = (count: number) =>
  plural(count, { one: '1 Lebenslauf', other: `${number(count)} Lebensläufe` });

export const texts: MailboxTexts = {
  heading: 'Postfach',
  explanation:
    'Verbinden Sie einen E-Mail-Ordner, und Lebensläufe, die dort eingehen, kommen in Ihre Bibliothek und können in einen Durchlauf dieser Stelle aufgenommen werden. Der Ordner wird nur gelesen: Nichts darin wird markiert, verschoben, gelöscht oder beantwortet.',
  failed: 'Das Postfach konnte nicht geladen werden',
  retry: 'Erneut versuchen',
  none: 'Kein Postfach verbunden',
  noneWords:
    'Sie brauchen den IMAP-Zugang der Adresse, an die Bewerber schreiben. Am besten ist ein eigener Ordner für diese Stelle.',
  connect: 'Postfach verbinden',
  added: 'Postfach verbunden.',
  saved: 'Verbindung gespeichert.',
  save: 'Verbindung speichern',
  cancel: 'Abbrechen',
  test: 'Verbindung testen',
  edit: 'Verbindung bearbeiten',
  host: 'Mailserver (IMAP)',
  hostHelper: 'Den Namen nennt Ihr E-Mail-Anbieter.',
  hostMissing: 'Geben Sie den Namen des Mailservers ein.',
  security: 'Verschlüsselung',
  port: 'Port',
  portInvalid: 'Geben Sie eine Zahl von 1 bis 65535 ein.',
  username: 'Benutzername',
  usernameMissing: 'Geben Sie den Benutzernamen ein.',
  password: 'Passwort',
  passwordHelper: 'Oft ein App-Passwort. Es wird verschlüsselt gespeichert.',
  passwordKept: 'Leer lassen, um das gespeicherte zu behalten.',
  passwordMissing: 'Geben Sie das Passwort ein.',
  folder: 'Ordner',
  folderHelper: 'Zum Beispiel INBOX oder Bewerbungen.',
  folderMissing: 'Geben Sie den Ordner ein.',
  folders: 'Lesbare Ordner:',
  beginning: 'E-Mails, die schon im Ordner sind',
  receivingServer: 'Name des empfangenden Servers (optional)',
  receivingServerHelper:
    'Der Name in der ersten Kopfzeile Authentication-Results einer E-Mail, die Sie empfangen haben. Nur dessen Ergebnisse zu SPF und DKIM werden angezeigt, denn jeder kann eine solche Zeile schreiben. Der Test der Verbindung schlägt den Namen vor.',
  noReceivingServer: 'Die neueste E-Mail enthält keine Ergebnisse zu SPF und DKIM.',
  connected: 'Verbunden',
  failing: 'Nicht erreichbar',
  paused: 'Pausiert',
  pausedWords:
    'Nach wiederholten Fehlern haben wir es pausiert. Korrigieren Sie die Verbindung, oder setzen Sie es fort; es geht dort weiter, wo es aufgehört hat.',
  checking: 'Wird gerade geprüft',
  unchecked: 'Noch nicht geprüft',
  checkNow: 'Jetzt prüfen',
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  disconnect: 'Postfach trennen',
  disconnectTitle: 'Dieses Postfach trennen?',
  disconnectWords:
    'Das Passwort wird gelöscht, und es werden keine E-Mails mehr gelesen. Eingegangene Lebensläufe bleiben in Ihrer Bibliothek, und die Liste der E-Mails bleibt hier.',
  disconnected: 'Postfach getrennt.',
  emails: 'E-Mails',
  noEmails: 'Noch sind keine E-Mails eingegangen.',
  more: 'Mehr laden',
  chooseAll: 'Alle auswählen',
  chooseNone: 'Auswahl aufheben',
  anonymous: 'Absender, Betreff und Dateinamen sind in der anonymen Ansicht verborgen.',
  hidden: 'Absender verborgen',
  unknownSender: 'Unbekannter Absender',
  noSubject: 'Kein Betreff',
  bare: 'Kein Lebenslauf angehängt',
  file: 'Datei',
  reading: 'Wird gelesen',
  known: 'Bereits in Ihrer Bibliothek',
  inLibrary: 'In Ihre Bibliothek aufgenommen',
  remove: 'E-Mail entfernen',
  removeTitle: 'Diese E-Mail aus der Liste entfernen?',
  removeWords: 'Sie bleibt im Postfach, und ihre Lebensläufe bleiben in Ihrer Bibliothek.',
  notChecked: 'Der Absender wurde nicht geprüft (SPF und DKIM).',
  aDomain: 'die Domain des Absenders',
  promise: (minutes) =>
    `Neue E-Mails werden alle ${number(minutes)} Minuten abgeholt. Absender bekommen keine Antwort von uns.`,
  works: (count) => `Es funktioniert: ${emails(count)} im Ordner.`,
  counts: (seen, taken) => `${emails(seen)}, ${resumes(taken)} aufgenommen`,
  checked: (when) => `Zuletzt geprüft: ${when}`,
  leftOut: (count) =>
    plural(count, {
      one: '1 weiterer Anhang ist im Postfach geblieben.',
      other: `${number(count)} weitere Anhänge sind im Postfach geblieben.`,
    }),
  choose: (name) => `${name} auswählen`,
  removeOf: (name) => `E-Mail von ${name} entfernen`,
  securities: {
    tls: 'TLS',
    starttls: 'STARTTLS',
  },
  beginnings: {
    new: 'Nur neue E-Mails',
    month: 'E-Mails der letzten 30 Tage',
    all: 'Alle E-Mails',
  },
  reasons: {
    empty: 'Die Datei ist leer.',
    'no-text': 'Kein lesbarer Text',
    encrypted: 'Passwortgeschützt: Bitten Sie um eine Kopie ohne Passwort',
    corrupt: 'Beschädigt: Bitten Sie um eine neue Datei',
    unsupported: 'Dieses Dateiformat ist nicht lesbar',
    misnamed: 'Der Name nennt ein anderes Format als der Inhalt',
    'too-large': 'Zu groß',
    timeout: 'Das Lesen dauert zu lange',
    'not-a-resume': 'Kein Dateityp für Lebensläufe',
    winmail: 'Ein eigenes Format von Outlook, das Anhänge verbirgt: Bitten Sie um ein PDF',
    'inline-picture': 'Bild im Text, nicht aufgenommen',
  },
  problems: {
    'too-large': 'Größer als 40 MB: Die Anhänge sind im Postfach geblieben.',
    'too-complex': 'So aufgebaut, dass sie nicht lesbar ist: Die Anhänge sind im Postfach geblieben.',
    unreadable: 'Nicht lesbar. Sie ist noch im Postfach.',
  },
  spf: {
    pass: (domain) => `Gesendet von einem Server von ${domain}`,
    fail: (domain) => `Nicht von einem Server von ${domain} gesendet: Der Absender kann gefälscht sein`,
    doubtful: (domain) => `Wahrscheinlich nicht von einem Server von ${domain} gesendet`,
    none: (domain) => `${domain} sagt nicht, welche Server in ihrem Namen senden`,
    error: () => 'Konnte nicht geprüft werden',
    unchecked: () => 'Nicht geprüft',
  },
  dkim: {
    pass: (domain) => `Von ${domain} signiert und seitdem unverändert`,
    fail: () => 'Die Signatur stimmt nicht: Die E-Mail kann gefälscht sein oder wurde unterwegs verändert',
    doubtful: () => 'Die Signatur wird vom empfangenden Server nicht anerkannt',
    none: () => 'Nicht signiert',
    error: () => 'Konnte nicht geprüft werden',
    unchecked: () => 'Nicht geprüft',
  },
  errors: {
    address:
      'Dieser Mailserver hat eine private Adresse. Geben Sie einen ein, der aus dem Internet erreichbar ist.',
    name: 'Es gibt keinen Server mit diesem Namen. Prüfen Sie die Schreibweise.',
    timeout:
      'Der Mailserver hat nicht rechtzeitig geantwortet. Prüfen Sie Name und Port, oder versuchen Sie es später.',
    connection: 'Keine Verbindung zum Mailserver. Prüfen Sie Name und Port, oder versuchen Sie es später.',
    certificate:
      'Das Zertifikat des Mailservers gilt nicht für diesen Namen. Geben Sie den Namen ein, den Ihr Anbieter nennt.',
    'no-tls':
      'Der Mailserver bietet hier keine Verschlüsselung an, deshalb wurde kein Passwort gesendet. Wählen Sie die andere Art der Verschlüsselung oder einen anderen Port.',
    login:
      'Der Mailserver hat den Benutzernamen oder das Passwort abgelehnt. Viele Anbieter verlangen für IMAP ein App-Passwort.',
    folder: 'Diesen Ordner gibt es nicht, oder er darf nicht gelesen werden. Prüfen Sie den Namen.',
    protocol: 'Die Antworten des Mailservers sind nicht zu verstehen. Prüfen Sie Name und Port.',
    'no-room':
      'Für weitere Dateien ist kein Platz. Löschen Sie Dateien oder wechseln Sie den Tarif; dann werden neue E-Mails wieder abgeholt.',
    secret: 'Das gespeicherte Passwort ist nicht mehr lesbar. Geben Sie es erneut ein.',
    failed: 'Auf unserer Seite ist etwas schiefgegangen. Es wird erneut versucht.',
  },
};
