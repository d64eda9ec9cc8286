import type { FaqTexts } from './faq-texts.ts';

export const texts: FaqTexts = {
  topics: {
    Files: 'Dateien',
    Scores: 'Punktzahlen',
    'Credits and plans': 'Credits und Tarife',
    Privacy: 'Datenschutz',
    Account: 'Konto',
  },
  entries: {
    formats: {
      question: 'Welche Dateien kann Winnow lesen?',
      answer:
        'PDF, DOCX, DOC, RTF, ODT, TXT, HTML, JSON Resume, Europass-XML und Bilder von Seiten (PNG, JPEG). Bis zu 10 MB je Datei und 50 Dateien je Durchlauf; Ordner und ZIP-Archive werden entpackt. Winnow richtet sich nach dem Inhalt einer Datei, nicht nach ihrem Namen. Widerspricht die Endung dem Inhalt, etwa bei einem Word-Dokument namens .pdf, wird die Datei abgelehnt, die passende Endung genannt, und es kostet nichts.',
      soughtBy: 'hochladen Typ Größe Grenze Format',
    },
    unreadable: {
      question: 'Warum konnte eine Datei nicht gelesen werden?',
      answer:
        'Der Grund steht in ihrer Zeile: Sie ist passwortgeschützt, beschädigt, leer, zu groß, von einem nicht unterstützten Typ oder enthält keinen Text. Eine Datei ohne Text ist oft ein Scan: Winnow erkennt gescannte Seiten auf Englisch und sagt Ihnen, wenn es nichts findet.\n\nEine Datei, die nicht gelesen werden kann, bekommt keine Punktzahl und kostet keinen Credit. Reparieren Sie sie oder bitten Sie um eine andere Kopie, und versuchen Sie es für diese Zeile erneut.',
      soughtBy: 'Fehler kaputt verschlüsselt geschützt',
    },
    scan: {
      question: 'Kann Winnow gescannte Lebensläufe lesen?',
      answer:
        'Ja, auf Englisch und auf dem Server selbst. Texterkennung ist weniger zuverlässig als das Lesen von Text, deshalb ist die Sicherheit geringer, und im Ergebnis steht, dass der Text erkannt wurde.',
      soughtBy: 'OCR Foto Bild',
    },
    columns: {
      question: 'Kommt Winnow mit zweispaltigen Layouts zurecht?',
      answer:
        'Ja. Spalten, Seitenleisten, Tabellen und Textfelder werden in der Reihenfolge gelesen, in der ein Mensch sie lesen würde. Öffnen Sie einen Kandidaten, um den ausgelesenen Text neben dem Original zu sehen.',
    },
    score: {
      question: 'Was bedeutet eine Punktzahl?',
      answer:
        'Sie ist der Anteil Ihrer Anforderungen, den der Lebenslauf belegt, nach Ihren Gewichten, von 0 bis 100. Ab 60 ist es ein sehr guter Treffer, ab 45 ein guter, ab 25 ein teilweiser, darunter ein schwacher. Sie ist keine Wahrscheinlichkeit und kein Urteil über die Person. Auf der Seite „Funktionen“ steht, wie gut Punktzahlen mit dem Urteil von Menschen übereinstimmen.',
    },
    why: {
      question: 'Warum hat ein Kandidat diese Punktzahl bekommen?',
      answer:
        'Öffnen Sie den Kandidaten. Jede Anforderung zeigt, ob sie erfüllt ist, den Grund und die Worte im Lebenslauf, die sie belegen. Wählen Sie ein Zitat, und es wird in der Originaldatei markiert.',
    },
    'not-mentioned': {
      question: 'Was ist der Unterschied zwischen nicht erfüllt und nicht gefunden?',
      answer:
        'Nicht erfüllt: Der Lebenslauf zeigt, dass die Anforderung nicht erfüllt ist, zum Beispiel zwei Jahre Erfahrung, wo fünf verlangt sind. Nicht gefunden: Der Lebenslauf erwähnt sie nicht. Beides bringt keine Punkte und senkt damit die Punktzahl. Eine nicht gefundene Anforderung heißt aber nie „nicht erfüllt“: Ist es eine Muss-Anforderung, sollten Sie sie prüfen, und neben der Punktzahl steht, wie weit sie noch steigen könnte.',
    },
    weights: {
      question: 'Kann ich ändern, was zählt?',
      answer:
        'Ja. Ändern Sie das Gewicht einer Anforderung, machen Sie sie zur Muss- oder Kann-Anforderung, formulieren Sie sie um oder entfernen Sie sie. Die Liste ordnet sich sofort neu, in Ihrem Browser, und das kostet nichts.',
    },
    same: {
      question: 'Bekommt derselbe Lebenslauf morgen dieselbe Punktzahl?',
      answer:
        'Ja. Die Punktzahl wird von Programmcode berechnet, ohne Zufall und ohne Sprachmodell. Jedes Ergebnis behält die Version und das Datum, mit denen es berechnet wurde; „Punktzahl nachprüfen“ berechnet es neu und zeigt, ob es identisch ist. Eine neuere Version von Winnow oder, bei einer noch andauernden Beschäftigung, ein späteres Datum kann bei einer neuen Auswertung zu einer anderen Punktzahl führen.',
    },
    hidden: {
      question: 'Was ist mit verborgenen Stichwörtern und Tricks?',
      answer:
        'Text, den Menschen nicht sehen können, wird ausgeschlossen und zählt nicht. Anweisungen an eine Maschine, Häufungen von Schlagwörtern und aus Ihrer Stellenbeschreibung kopierte Sätze bringen keine Punkte. All das sehen Sie als Hinweis; ein Hinweis ändert nie eine Punktzahl.',
    },
    bias: {
      question: 'Ändern Name, Alter oder Foto die Punktzahl?',
      answer:
        'Nein. Namen, Fotos, Kontaktdaten, Adressen, Pronomen und Abschlussjahre werden vor der Bewertung entfernt. Sie zu ändern verändert keine Punktzahl auch nur um einen Punkt; das messen wir.',
      soughtBy: 'Fairness Diskriminierung Geschlecht',
    },
    reject: {
      question: 'Lehnt Winnow Kandidaten ab?',
      answer:
        'Nie. Kandidaten, deren Lebenslauf zeigt, dass eine Muss-Anforderung nicht erfüllt ist, stehen in einer eigenen Gruppe, mit den Belegen. Erwähnt ein Lebenslauf eine Muss-Anforderung nicht, ist der Kandidat zu prüfen. Ein Mensch entscheidet, und Winnow hält den Grund fest.',
    },
    credit: {
      question: 'Wofür bezahlt ein Credit?',
      answer:
        'Für einen Lebenslauf, der zum ersten Mal für eine Stellenbeschreibung ausgewertet wird, oder für eine erstellte Stellenbeschreibung, nur bei Erfolg. Sie sehen den Preis vor dem Durchlauf.',
      soughtBy: 'Preis kosten zahlen',
    },
    free: {
      question: 'Was ist kostenlos?',
      answer:
        'Dateien, die nicht gelesen werden können, Duplikate, abgebrochene Durchläufe und Fehler auf unserer Seite; dieselbe Datei noch einmal für dieselbe Stellenbeschreibung; neue Gewichte, Korrekturen, neu berechnete Punktzahlen, Vergleiche und Exporte.',
      soughtBy: 'Erstattung Geld zurück',
    },
    'roll-over': {
      question: 'Verfallen Credits?',
      answer:
        'Monatliche Credits verfallen am Monatsende. Gekaufte Credits verfallen nicht und werden zuletzt verbraucht.',
    },
    cancel: {
      question: 'Wie kündige ich meinen Tarif?',
      answer:
        'Unter „Abrechnung“. Der Tarif läuft bis zum Ende des bezahlten Monats, danach haben Sie Free. Ihre Daten und die gekauften Credits bleiben.',
      soughtBy: 'Erstattung abbestellen beenden Abo',
    },
    invoice: {
      question: 'Wo sind meine Rechnungen?',
      answer:
        'Unter „Abrechnung“, jede als PDF, mit den Erstattungen daneben. Dort steht auch Ihre Rechnungsadresse; wenn Sie per Überweisung zahlen, lässt sich eine aktuelle Rechnung mit einer anderen Adresse neu ausstellen.',
      soughtBy: 'Beleg Quittung Umsatzsteuer',
    },
    where: {
      question: 'Wo werden Lebensläufe gespeichert, und wer kann sie sehen?',
      answer:
        'Auf dem Server, den Sie nutzen, oder im Dateispeicher, den sein Betreiber eingerichtet hat. Nur Sie, die Mitglieder Ihrer Organisation, deren Rolle Kandidaten einschließt, und die Personen, mit denen Sie einen Link teilen, können sie sehen. Sie werden nicht zum Training verwendet und niemandem sonst gezeigt.',
      soughtBy: 'DSGVO Sicherheit Speicherort Server',
    },
    'how-long': {
      question: 'Wie lange werden Daten aufbewahrt?',
      answer:
        'Lebensläufe und Ergebnisse werden nach 180 Tagen gelöscht oder nach der Aufbewahrungsfrist, die Sie in den Einstellungen unter „Durchsicht und Datenschutz“ wählen. In einer Organisation wählen sie Inhaber und Admins. Löschen Sie einen Lebenslauf, werden sofort auch seine Auswertungen gelöscht. Löschen Sie einen Durchlauf, werden seine Ergebnisse gelöscht; die Lebensläufe bleiben in Ihrer Bibliothek.',
      soughtBy: 'DSGVO Löschfrist Speicherdauer',
    },
    'take-away': {
      question: 'Kann ich alle meine Daten exportieren oder löschen?',
      answer:
        'Ja, beides, in den Einstellungen unter „Ihre Daten“. Der Export ist ein Archiv mit allem. Löschen Sie Ihr Konto, wird innerhalb einer Minute alles gelöscht, was Ihnen gehört; Abrechnungsdaten bleiben, ohne Ihren Namen, wie es das Gesetz verlangt.',
      soughtBy: 'DSGVO Konto schließen',
    },
    password: {
      question: 'Ich habe mein Passwort vergessen',
      answer:
        'Wählen Sie „Passwort vergessen?“ auf der Anmeldeseite. Die E-Mail enthält einen Link und einen Code; beide gelten einmal, höchstens eine Stunde. Sehen Sie im Spam-Ordner nach, wenn nichts ankommt.',
      soughtBy: 'zurücksetzen anmelden',
    },
    'no-letter': {
      question: 'Die Bestätigungsmail kommt nicht an',
      answer:
        'Warten Sie eine Minute, sehen Sie im Spam-Ordner nach und prüfen Sie die Schreibweise Ihrer Adresse. Fordern Sie dann auf der Bestätigungsseite eine neue an. Hilft das nicht, schreiben Sie uns unten.',
      soughtBy: 'E-Mail Mail Spam',
    },
    'two-step': {
      question: 'Wie schalte ich die Anmeldung in zwei Schritten ein?',
      answer:
        'In den Einstellungen, unter „Anmeldung in zwei Schritten“. Scannen Sie den Code mit einer Authenticator-App und geben Sie die sechs Ziffern ein, die sie zeigt. Von da an wird bei jeder Anmeldung auch ein Code verlangt.\n\nSichern Sie die zehn Wiederherstellungscodes, die Ihnen dann angezeigt werden. Wenn Sie Ihr Telefon verlieren, melden Sie sich mit „Wiederherstellungscode verwenden“ an: Jeder Code gilt einmal. Neue erstellen Sie in den Einstellungen.',
      soughtBy: '2FA MFA Zwei-Faktor Telefon verloren Wiederherstellungscode',
    },
    devices: {
      question: 'Wie melde ich mich überall ab?',
      answer:
        'In den Einstellungen, unter „Aktive Sitzungen“, sehen Sie alle Geräte, auf denen Sie angemeldet sind. Beenden Sie eine Sitzung oder alle anderen auf einmal.',
    },
  },
};
