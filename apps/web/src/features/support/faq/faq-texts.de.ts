import type { FaqTexts } from './faq-texts.ts';

export const texts: FaqTexts = {
  topics: {
    Files: 'Dateien',
    Scores: 'Bewertungen',
    'Credits and plans': 'Credits und Tarife',
    Privacy: 'Datenschutz',
    Account: 'Konto',
  },
  entries: {
    formats: {
      question: 'Welche Dateien kann Winnow lesen?',
      answer:
        'PDF, DOCX, DOC, RTF, ODT, TXT, HTML und Bilder von Seiten (PNG, JPEG). Bis zu 10 MB je Datei und 50 Dateien je Lauf; Ordner und ZIP-Archive werden entpackt. Winnow richtet sich nach dem Inhalt einer Datei, nicht nach ihrem Namen. Widerspricht die Endung dem Inhalt, etwa bei einem Word-Dokument namens .pdf, wird die Datei mit der passenden Endung zurückgewiesen und kostet nichts.',
      soughtBy: 'hochladen Typ Größe Grenze Format',
    },
    unreadable: {
      question: 'Warum konnte eine Datei nicht gelesen werden?',
      answer:
        'Ihre Zeile sagt es: mit Passwort geschützt, beschädigt, leer, zu groß, von einer Art, die Winnow nicht liest, oder ohne Text. Eine Datei ohne Text ist oft ein Scan: Winnow erkennt gescannte Seiten auf Englisch, und wenn das nichts ergibt, sagt es das.\n\nEine Datei, die nicht gelesen werden kann, bekommt keine Bewertung und kostet keinen Credit. Reparieren Sie sie oder bitten Sie um eine andere Fassung, und versuchen Sie nur diese Zeile neu.',
      soughtBy: 'Fehler kaputt verschlüsselt geschützt',
    },
    scan: {
      question: 'Werden gescannte Lebensläufe gelesen?',
      answer:
        'Ja, auf dem Server selbst, auf Englisch. Ein Bild zu lesen ist unsicherer als Text, deshalb ist die Sicherheit geringer, und das Ergebnis sagt, dass der Text erkannt wurde.',
      soughtBy: 'OCR Foto Bild',
    },
    columns: {
      question: 'Verwirrt ein Layout mit zwei Spalten?',
      answer:
        'Nein. Spalten, Seitenleisten, Tabellen und Textfelder werden in der Reihenfolge gelesen, in der ein Mensch es täte. Öffnen Sie eine Person, um den Text, wie Winnow ihn gelesen hat, neben dem Original zu sehen.',
    },
    score: {
      question: 'Was bedeutet eine Bewertung?',
      answer:
        'Sie ist der Anteil dessen, was Sie verlangt haben, den der Lebenslauf belegt, gewichtet mit Ihren Gewichten, von 0 bis 100. Ab 60 ist es ein sehr guter Treffer, ab 45 ein guter, ab 25 ein teilweiser, darunter ein schwacher. Sie ist keine Wahrscheinlichkeit und kein Urteil über den Menschen. Die Seite Funktionen sagt, wie gut sie mit Menschen übereinstimmt.',
    },
    why: {
      question: 'Warum hat jemand diese Bewertung bekommen?',
      answer:
        'Öffnen Sie die Person. Jede Anforderung zeigt, wie es um sie steht, warum, und die Worte im Lebenslauf, die es sagen. Wählen Sie ein Zitat, und es wird im Original markiert.',
    },
    'not-mentioned': {
      question: 'Was ist der Unterschied zwischen nicht erfüllt und nicht gefunden?',
      answer:
        'Nicht erfüllt: Der Lebenslauf zeigt, dass es nicht so ist, zum Beispiel zwei datierte Jahre, wo fünf verlangt sind. Nicht gefunden: Der Lebenslauf erwähnt es nicht. Beides bringt keine Punkte und senkt damit die Punktzahl. Was nicht gefunden wird, heißt aber nie „nicht erfüllt“: Eine Muss-Anforderung ist dann von Ihnen zu prüfen, und neben der Punktzahl steht, wie weit sie noch steigen könnte.',
    },
    weights: {
      question: 'Kann ich ändern, was zählt?',
      answer:
        'Ja. Ändern Sie das Gewicht jeder Anforderung, machen Sie sie zum Muss oder zum Plus, formulieren Sie sie um oder entfernen Sie sie. Die Liste wird sofort neu geordnet, in Ihrem Browser, und das kostet nichts.',
    },
    same: {
      question: 'Bekommt derselbe Lebenslauf morgen dieselbe Bewertung?',
      answer:
        'Ja. Die Bewertung rechnet ein Programm, ohne Zufall und ohne Sprachmodell. Jedes Ergebnis behält die Version und das Datum, mit denen es entstand; „Punktzahl nachprüfen“ rechnet es neu und sagt, ob es gleich ist. Eine neuere Version von Winnow oder, bei einer laufenden Stelle, ein späteres Datum kann einer neuen Analyse eine andere Punktzahl geben.',
    },
    hidden: {
      question: 'Was ist mit versteckten Stichwörtern und Tricks?',
      answer:
        'Text, den ein Mensch nicht sehen kann, wird beim Lesen beiseitegelegt und zählt nicht. Anweisungen an eine Maschine, gehäufte Stichwörter und aus Ihrer Anzeige kopierte Sätze bringen nichts. All das wird Ihnen als Hinweis gezeigt; ein Hinweis ändert nie eine Bewertung.',
    },
    bias: {
      question: 'Ändern ein Name, ein Alter oder ein Foto die Bewertung?',
      answer:
        'Nein. Namen, Fotos, Kontakte, Adressen, Pronomen und Abschlussjahre werden vor dem Abgleich herausgenommen. Sie auszutauschen ändert keine Bewertung um einen einzigen Punkt; das ist gemessen.',
      soughtBy: 'Fairness Diskriminierung Geschlecht',
    },
    reject: {
      question: 'Lehnt Winnow Menschen ab?',
      answer:
        'Nie. Zeigt ein Lebenslauf, dass ein Muss nicht erfüllt ist, steht die Person in einer eigenen Gruppe, mit den Worten dazu; was er nicht erwähnt, ist nur zu prüfen. Ein Mensch entscheidet, und Winnow notiert den Grund, den Sie nennen.',
    },
    credit: {
      question: 'Was kauft ein Credit?',
      answer:
        'Einen Lebenslauf, der zum ersten Mal gegen eine Stellenbeschreibung geprüft wird, oder eine geschriebene Stellenbeschreibung, nur bei Erfolg. Sie sehen den Preis vor dem Lauf.',
      soughtBy: 'Preis kosten zahlen',
    },
    free: {
      question: 'Was kostet nichts?',
      answer:
        'Dateien, die nicht gelesen werden können, Doppelte, abgebrochene Läufe und unsere Fehler; dieselbe Datei gegen dieselbe Stellenbeschreibung; neue Gewichte, Korrekturen, Nachrechnen, Vergleiche und Exporte.',
      soughtBy: 'Erstattung Geld zurück',
    },
    'roll-over': {
      question: 'Verfallen Credits?',
      answer:
        'Monatliche Credits enden mit dem Monat. Gekaufte Credits verfallen nicht und werden zuletzt verwendet.',
    },
    cancel: {
      question: 'Wie kündige ich meinen Tarif?',
      answer:
        'Unter Abrechnung (Billing). Der Tarif läuft bis zum Ende des bezahlten Monats, danach haben Sie Free. Ihre Daten und die gekauften Credits bleiben.',
      soughtBy: 'Erstattung abbestellen beenden Abo',
    },
    invoice: {
      question: 'Wo sind meine Rechnungen?',
      answer:
        'Unter Abrechnung (Billing), jede als PDF. Dort steht auch Ihre Rechnungsadresse; eine neuere Rechnung mit anderer Adresse lässt sich dort neu ausstellen.',
      soughtBy: 'Beleg Quittung Umsatzsteuer',
    },
    where: {
      question: 'Wo sind die Lebensläufe, und wer kann sie sehen?',
      answer:
        'Auf dem Server, den Sie benutzen, oder im Dateispeicher, den sein Betreiber dafür eingerichtet hat. Nur Sie sehen sie, und wem Sie einen Link geben. Sie trainieren nichts und werden niemandem zu lesen gegeben.',
      soughtBy: 'DSGVO Sicherheit Speicherort Server',
    },
    'how-long': {
      question: 'Wie lange werden Daten aufbewahrt?',
      answer:
        'Lebensläufe und Ergebnisse werden nach 180 Tagen gelöscht, oder nach so vielen Tagen, wie Sie in den Einstellungen wählen. Wer einen Lebenslauf löscht, löscht sofort auch seine Analysen. Wer einen Lauf löscht, löscht dessen Ergebnisse; die Lebensläufe bleiben in der Bibliothek.',
      soughtBy: 'DSGVO Löschfrist Speicherdauer',
    },
    'take-away': {
      question: 'Kann ich meine Daten mitnehmen oder alle löschen?',
      answer:
        'Beides, in den Einstellungen. Der Export ist ein Archiv mit allem. Das Konto zu löschen entfernt innerhalb einer Minute alles, was Ihnen gehört; die Bücher bleiben, ohne Ihren Namen.',
      soughtBy: 'DSGVO Konto schließen',
    },
    password: {
      question: 'Ich habe mein Passwort vergessen',
      answer:
        'Wählen Sie „Passwort vergessen“ auf der Seite zum Anmelden. Die E-Mail enthält einen Link und einen Code; beide gelten einmal, höchstens eine Stunde. Sehen Sie im Spam-Ordner nach, wenn nichts kommt.',
      soughtBy: 'zurücksetzen anmelden',
    },
    'no-letter': {
      question: 'Die Bestätigungsmail kommt nicht an',
      answer:
        'Warten Sie eine Minute, sehen Sie im Spam-Ordner nach und prüfen Sie die Schreibweise Ihrer Adresse. Bitten Sie dann um eine neue, auf der Seite, die Sie nachsehen ließ. Hilft das nicht, schreiben Sie uns unten.',
      soughtBy: 'E-Mail Mail Spam',
    },
    'two-step': {
      question: 'Wie schalte ich die Anmeldung in zwei Schritten ein?',
      answer:
        'In den Einstellungen, unter Anmeldung in zwei Schritten. Scannen Sie den Code mit einer Authenticator-App und geben Sie die sechs Ziffern ein, die sie zeigt. Von da an verlangt eine Anmeldung auch solche Ziffern.\n\nSichern Sie die zehn Wiederherstellungscodes, die Ihnen dann gezeigt werden. Wenn Sie Ihr Telefon verlieren, melden Sie sich mit „Wiederherstellungscode verwenden“ an: Jeder Code gilt einmal. Neue erstellen Sie in den Einstellungen.',
      soughtBy: '2FA MFA Zwei-Faktor Telefon verloren Wiederherstellungscode',
    },
    devices: {
      question: 'Wie melde ich mich überall ab?',
      answer:
        'In den Einstellungen, unter Geräte, steht jede Anmeldung. Beenden Sie eine davon oder alle anderen auf einmal.',
    },
  },
};
