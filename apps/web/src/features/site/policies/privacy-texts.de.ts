import type { PrivacyTexts } from './privacy-texts.ts';

export const texts: PrivacyTexts = {
  title: 'Datenschutz · Winnow',
  description:
    'Was Winnow speichert, wo, wie lange, und was es nie tut: keine Telemetrie, keine automatische Ablehnung, kein Training mit Ihren Daten.',
  heading: 'Datenschutz',
  introduction:
    'Kurz gesagt: Was Sie hochladen, bleibt auf dem Server, den Sie nutzen, wird nach der von Ihnen gewählten Aufbewahrungsfrist gelöscht und nur zu einem Zweck gelesen: um Ihre Frage zu beantworten.',
  contents: 'Auf dieser Seite',
  changed: (date) => `Zuletzt geändert am ${date}.`,
  sections: [
    {
      id: 'who',
      heading: 'Wer verantwortlich ist',
      paragraphs: [
        'Verantwortlich ist der Betreiber dieser Winnow-Installation. Für die Lebensläufe von Kandidaten ist meist das Unternehmen verantwortlich, das sie hochlädt; der Betreiber des Servers handelt in dessen Auftrag. Die Kontaktadresse finden Sie am Ende dieser Seite.',
      ],
    },
    {
      id: 'visitors',
      heading: 'Wenn Sie die Website besuchen',
      paragraphs: [
        'Es gibt keine Telemetrie, keine Werbung und keine Besucheranalyse. Schriften, Skripte und Bilder kommen von diesem Server; kein anderer Server erfährt, dass Sie hier waren. Die Demo lädt erst dann ein Video von einem anderen Server, wenn Sie auf Abspielen drücken, und nur, wenn der Betreiber eines eingerichtet hat.',
        'Der Lebenslauf-Abgleich speichert nichts: Die Datei und die Stellenbeschreibung werden im Arbeitsspeicher oder in einer temporären Datei gelesen, die mit der Antwort gelöscht wird.',
      ],
    },
    {
      id: 'waitlist',
      heading: 'Wenn Sie sich in die Warteliste eintragen',
      paragraphs: [
        'Wir speichern Ihren Namen, Ihre E-Mail-Adresse, Ihre Rolle, Ihr Unternehmen (falls angegeben) und den Zeitpunkt Ihrer Eintragung. Wir verwenden diese Angaben, um Ihren Platz zu bestätigen, Ihnen zum Start zu schreiben und den ersten hundert ihren kostenlosen Monat zu geben. Schreiben Sie uns, und wir löschen den Eintrag.',
      ],
    },
    {
      id: 'account',
      heading: 'Wenn Sie ein Konto haben',
      paragraphs: ['Dann speichern wir:'],
      points: [
        'Ihre E-Mail-Adresse, Ihren Namen, Ihr Bild, falls Sie eines hinzugefügt haben, und einen Hash Ihres Passworts, aus dem sich das Passwort nicht wiederherstellen lässt;',
        'Ihre Anmeldungen: wann, von welcher IP-Adresse und mit welchem Browser, damit Sie sie sehen und beenden können;',
        'was Sie uns beim Einrichten über Ihre Arbeit gesagt haben;',
        'Ihre Stellenbeschreibungen und die Lebensläufe, Ergebnisse, Notizen, Entscheidungen und E-Mails Ihrer Durchläufe;',
        'Ihren Credit-Verlauf, Ihren Tarif und Ihre Rechnungen.',
      ],
    },
    {
      id: 'resumes',
      heading: 'Die Lebensläufe von Kandidaten',
      paragraphs: [
        'Lebensläufe werden auf diesem Server gelesen, von Programmcode. Die ausgelesenen Angaben und die Punktzahl werden mit dem Original gespeichert. Nur Sie, die Mitglieder Ihrer Organisation, deren Rolle Kandidaten einschließt, und die Personen, mit denen Sie sie teilen, können sie sehen. Mitglieder Ihrer Organisation sehen, solange Sie denselben Kandidaten oder dieselbe Stelle geöffnet haben wie sie; das wird nur Sekunden aufbewahrt und lässt sich in den Einstellungen abschalten. Außer durch Hochladen können Lebensläufe über die Bewerbungsseite einer Stelle kommen, aus einem E-Mail-Ordner oder aus einem Bewerbermanagementsystem, das Ihre Organisation verbunden hat.',
        'Namen, Fotos, Kontaktdaten, Adressen, Pronomen und Abschlussjahre werden vor der Bewertung entfernt. Sie beeinflussen die Punktzahl nie.',
        'Kandidaten erhalten nur dann eine E-Mail, wenn Sie sie abschicken: nach einer Vorschau, wenn E-Mails für die Stelle eingeschaltet sind, oder um zu fragen, ob sie eine Einwilligung verlängern. Wer sich auf der Seite einer Stelle bewirbt, erhält außerdem eine Bestätigung. E-Mails an Kandidaten einer Stelle werden mit den Ergebnissen aufbewahrt und mit ihnen gelöscht. Keine E-Mail enthält Tracking.',
        'Nur wo Ihre Organisation es einschaltet, werden Personen nach der Bewerbung auf der Seite einer Stelle nach Geschlecht und ethnischer Herkunft gefragt. Antworten sind freiwillig, verschlüsselt und von Bewerbungen getrennt: Kein Recruiter und keine Punktzahl kennt sie. Sie werden nur als Summen gezeigt und mit der Bewerbung oder von der Person selbst gelöscht.',
        'Lebensläufe werden nicht zum Training verwendet, nicht mit denen anderer Kunden verglichen und niemandem sonst gezeigt.',
        'Innerhalb Ihres persönlichen Bereichs oder Ihrer Organisation werden Lebensläufe mit demselben Namen und derselben E-Mail-Adresse oder Telefonnummer als eine Person geführt. Ähnliche werden vorgeschlagen; ein Mitglied entscheidet.',
      ],
    },
    {
      id: 'decisions',
      heading: 'Keine automatischen Entscheidungen',
      paragraphs: [
        'Winnow ordnet eine Leseliste. Es lehnt nie jemanden ab: Der Status einer Bewerbung ändert sich nur, wenn ein Mensch ihn ändert. Kandidaten können das Unternehmen, das ihren Lebenslauf hochgeladen hat, fragen, was gefunden wurde und auf welchen Worten es beruht; jedes Ergebnis lässt sich mit seinen Belegen exportieren.',
      ],
    },
    {
      id: 'how-long',
      heading: 'Wie lange Daten aufbewahrt werden',
      paragraphs: [
        'Lebensläufe und was aus ihnen gelesen wurde, werden nach 180 Tagen gelöscht oder nach der Aufbewahrungsfrist (1 bis 730 Tage), die Sie für Ihren persönlichen Bereich oder die Inhaber und Admins einer Organisation für diese wählen. Löschen Sie einen Lebenslauf, wird sofort auch alles gelöscht, was aus ihm gelesen wurde. Löschen Sie einen Durchlauf, werden seine Ergebnisse gelöscht; die Lebensläufe bleiben. Löschen Sie Ihr Konto, wird alles gelöscht, was Ihnen gehört; nur die gesetzlich vorgeschriebenen Abrechnungsdaten bleiben, ohne Ihren Namen.',
      ],
    },
    {
      id: 'others',
      heading: 'Wer sonst Daten sehen kann',
      paragraphs: [
        'Niemand, es sei denn, der Betreiber dieser Installation hat einen dieser Dienste eingeschaltet oder Ihre Organisation hat einen verbunden. Ohne sie bleibt alles auf dem Server:',
      ],
      points: [
        'ein Dateispeicher (S3), der die Lebensläufe, Bilder und Anhänge, die Sie hochladen, aufbewahrt, bis sie hier gelöscht werden;',
        'ein Mailserver, der die E-Mails zustellt, die wir Ihnen und die Sie Kandidaten schicken;',
        'ein Zahlungsdienst (Stripe), der erfährt, was gezahlt wird und wer zahlt; Kartennummern erreichen uns nie;',
        'ein Anmeldedienst (Supabase, oder Google, wenn Sie sich damit anmelden), der Ihre E-Mail-Adresse kennt;',
        'ein Sprachmodell, das Stellenbeschreibungen schreibt. Es erhält die Stellenbezeichnung, die Stufe und Ihre Notizen; nie einen Namen oder eine Punktzahl. Nur wo Ihre Organisation den zweiten Leser einschaltet, erhält es auch den Text eines Lebenslaufs ohne Namen, Kontaktdaten und persönliche Angaben, wenn ein Mitglied noch einmal nachsehen lässt;',
        'der Identitätsanbieter und das Verzeichnis, die Ihre Organisation angebunden hat. Sie erfahren, wann sich Mitglieder anmelden, und geben vor, wer Mitglied ist;',
        'ein Bewerbermanagementsystem (Greenhouse, Lever oder Ashby), das Ihre Organisation verbunden hat. Kandidaten werden daraus importiert, und es erhält die Punktzahlen, die Mitglieder senden;',
        'Programme mit einem API-Schlüssel und KI-Assistenten, die Mitglieder verbunden haben. Sie lesen, was ihre Berechtigungen und die Rolle ihres Mitglieds erlauben; was ein Assistent liest, geht an seinen Anbieter;',
        'Systeme, die Ihre Organisation per Webhook benachrichtigt. Die Nachrichten enthalten IDs und nie Namen.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies und Browserspeicher',
      paragraphs: [
        'Ein Cookie merkt sich die Sprache, die Sie gewählt haben. Ein weiteres, das bei der Anmeldung gesetzt wird, zeigt uns, dass sich dieser Browser schon einmal angemeldet hat, damit wir Sie per E-Mail auf neue Geräte hinweisen können; es bleibt bis zu 400 Tage gespeichert. Der Browserspeicher enthält Ihre Sitzung, solange Sie angemeldet sind, Ihr Farbschema, Ihre Einstellungen und noch nicht gespeicherte Eingaben. Nichts davon folgt Ihnen auf andere Websites, deshalb gibt es kein Cookie-Banner.',
      ],
    },
    {
      id: 'security',
      heading: 'Wie Daten geschützt werden',
      paragraphs: [
        'Nicht vertrauenswürdige Dateien werden in Prozessen geöffnet, die weder Dateien schreiben noch Programme starten können. Jeder Datensatz gehört zu genau einem persönlichen Bereich oder einer Organisation; nur deren Mitglieder können ihn lesen, soweit ihre Rolle es erlaubt. Protokolle enthalten keine Namen, Adressen oder Texte. Verbindungen sind verschlüsselt, wo immer der Betreiber ein Zertifikat eingerichtet hat.',
      ],
    },
    {
      id: 'rights',
      heading: 'Ihre Rechte',
      paragraphs: [
        'In Ihren Einstellungen können Sie jederzeit ansehen, berichtigen, exportieren und löschen, was über Sie gespeichert ist. Für alles andere schreiben Sie uns; wir antworten an Werktagen innerhalb von 24 Stunden. Sie können sich auch bei der Datenschutzbehörde Ihres Wohnorts beschweren.',
      ],
    },
  ],
};
