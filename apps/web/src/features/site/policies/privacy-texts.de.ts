import type { PrivacyTexts } from './privacy-texts.ts';

export const texts: PrivacyTexts = {
  title: 'Datenschutz · Winnow',
  description:
    'Was Winnow speichert, wo, wie lange, und was es nie tut: keine Telemetrie, keine automatische Ablehnung, kein Training mit Ihren Daten.',
  heading: 'Datenschutz',
  introduction:
    'Kurz gesagt: Was Sie hochladen, bleibt auf dem Server, den Sie benutzen, wird nach der von Ihnen gewählten Zahl von Tagen gelöscht und zu einem einzigen Zweck gelesen: um Ihre Frage zu beantworten.',
  contents: 'Auf dieser Seite',
  changed: (date) => `Zuletzt geändert am ${date}.`,
  sections: [
    {
      id: 'who',
      heading: 'Wer verantwortlich ist',
      paragraphs: [
        'Verantwortlich ist, wer diese Installation von Winnow betreibt. Für die Lebensläufe von Bewerbern ist das meist das Unternehmen, das sie hochlädt; der Betreiber des Servers handelt in dessen Auftrag. Die Adresse für Fragen steht am Fuß dieser Seite.',
      ],
    },
    {
      id: 'visitors',
      heading: 'Wenn Sie nur vorbeischauen',
      paragraphs: [
        'Es gibt keine Telemetrie, keine Werbung und keine Auswertung von Besuchen. Schriften, Skripte und Bilder kommen von diesem Server; kein anderer erfährt, dass Sie hier waren. Die Demo lädt erst dann ein Video von einem anderen Server, wenn Sie auf Abspielen drücken, und nur, wenn der Betreiber eines eingestellt hat.',
        'Der Lebenslauf-Abgleich behält nichts: Die Datei und der Text der Stelle werden im Arbeitsspeicher oder in einer vorübergehenden Datei gelesen, die mit der Antwort entfernt wird.',
      ],
    },
    {
      id: 'waitlist',
      heading: 'Wenn Sie sich auf die Warteliste setzen',
      paragraphs: [
        'Wir bewahren Ihren Namen, Ihre E-Mail-Adresse, Ihre Rolle, Ihr Unternehmen, falls Sie eines angaben, und den Zeitpunkt. Wir brauchen sie, um zu bestätigen, Ihnen zu schreiben, zum Start, und den ersten hundert ihren Monat zu geben. Schreiben Sie uns, und der Eintrag wird entfernt.',
      ],
    },
    {
      id: 'account',
      heading: 'Wenn Sie ein Konto haben',
      paragraphs: ['Dann wird dies gespeichert:'],
      points: [
        'Ihre E-Mail-Adresse, Ihr Name, Ihr Bild, falls Sie eines gaben, und eine Prüfsumme Ihres Passworts, aus der es sich nicht ablesen lässt;',
        'Ihre Anmeldungen: wann, von welcher Adresse und mit welchem Browser, damit Sie sie sehen und beenden können;',
        'was Sie uns beim Einrichten über Ihre Arbeit gesagt haben;',
        'Ihre Stellenbeschreibungen und die Lebensläufe, Ergebnisse, Notizen, Entscheidungen und E-Mails Ihrer Läufe;',
        'der Verlauf Ihrer Credits, Ihr Tarif und Ihre Rechnungen.',
      ],
    },
    {
      id: 'resumes',
      heading: 'Die Lebensläufe von Bewerbern',
      paragraphs: [
        'Ein Lebenslauf wird auf diesem Server gelesen, von Programmcode. Die Angaben und die Punktzahl, die sich daraus ergeben, werden mit dem Original gespeichert, sichtbar für Sie allein und für die, mit denen Sie sie teilen.',
        'Namen, Fotos, Kontakte, Adressen, Pronomen und Abschlussjahre werden vor der Bewertung entfernt. Sie beeinflussen die Punktzahl nie.',
        'Bewerber erhalten eine E-Mail nur, wenn Sie E-Mails für die Stelle eingeschaltet, den Wortlaut gesehen und sie abgeschickt haben. Sie wird mit den Ergebnissen aufbewahrt und mit ihnen gelöscht. Sie enthält kein Tracking.',
        'Mit Lebensläufen wird nichts trainiert, sie werden mit denen keines anderen Kunden verglichen und niemandem zu lesen gegeben.',
      ],
    },
    {
      id: 'decisions',
      heading: 'Keine automatischen Entscheidungen',
      paragraphs: [
        'Winnow ordnet eine Leseliste. Es lehnt niemanden ab: Kein Stand einer Bewerbung ändert sich ohne einen Menschen, der es tut. Bewerber können das Unternehmen, das ihren Lebenslauf hochgeladen hat, fragen, was gefunden wurde und auf welchen Worten es beruht; jedes Ergebnis lässt sich mit seinen Belegen ausgeben.',
      ],
    },
    {
      id: 'how-long',
      heading: 'Wie lange Daten aufbewahrt werden',
      paragraphs: [
        'Lebensläufe und was aus ihnen gelesen wurde, werden nach 180 Tagen gelöscht, oder nach der Zahl von Tagen, die Sie in Ihren Einstellungen wählen, von 1 bis 730. Einen Lebenslauf zu löschen löscht sofort alles, was aus ihm gelesen wurde; einen Lauf zu löschen löscht seine Ergebnisse und lässt die Lebensläufe stehen. Ihr Konto zu löschen löscht alles, was Ihnen gehört; es bleiben die Abrechnungsdaten, die das Gesetz verlangt, ohne Ihren Namen.',
      ],
    },
    {
      id: 'others',
      heading: 'Wer sonst Daten sehen kann',
      paragraphs: [
        'Niemand, es sei denn, der Betreiber dieser Installation hat eines davon eingeschaltet. Ohne sie bleibt alles auf dem Server:',
      ],
      points: [
        'ein Dateispeicher (S3), der die Lebensläufe, Bilder und Anhänge bewahrt, die Sie hochladen, bis sie hier gelöscht werden;',
        'ein Mailserver, der die E-Mails befördert, die wir Ihnen schicken und die Sie Bewerbern schicken;',
        'ein Zahlungsdienst (Stripe), der erfährt, was Sie zahlen und von wem; Kartennummern erreichen uns nie;',
        'ein Anmeldedienst (Supabase, oder Google, wenn Sie sich damit anmelden), der Ihre E-Mail-Adresse kennt;',
        'ein Sprachmodell zum Schreiben von Stellenbeschreibungen. Es erhält die Bezeichnung, die Stufe und Ihre Notizen; nie einen Lebenslauf, einen Namen oder eine Punktzahl.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies und Speicher in Ihrem Browser',
      paragraphs: [
        'Ein Cookie bewahrt die Sprache, die Sie gewählt haben. Ein weiteres, das bei der Anmeldung gesetzt wird, zeigt uns, dass sich dieser Browser schon einmal angemeldet hat, damit wir Sie per E-Mail auf neue Geräte hinweisen können; es bleibt bis zu 400 Tage. Der Speicher des Browsers bewahrt Ihre Sitzung, solange Sie angemeldet sind, Ihr Farbschema, Ihre Einstellungen und noch nicht gespeicherte Eingaben. Nichts davon folgt Ihnen auf andere Seiten, und nichts davon braucht ein Banner.',
      ],
    },
    {
      id: 'security',
      heading: 'Wie es geschützt ist',
      paragraphs: [
        'Nicht vertrauenswürdige Dateien werden in Prozessen geöffnet, die weder schreiben noch Programme starten können. Jeder Datensatz gehört zu einem Konto und kann nur von dessen Inhaber gelesen werden. Protokolle enthalten keine Namen, Adressen oder Texte. Verbindungen sind verschlüsselt, wo immer der Betreiber ein Zertifikat eingerichtet hat.',
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
