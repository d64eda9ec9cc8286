import type { FeaturesTexts } from './features-texts.ts';

export const texts: FeaturesTexts = {
  title: 'Funktionen · Winnow',
  description:
    'Was Winnow liest, wie es bewertet, worauf es nie schaut und wie gut es arbeitet: gemessene Zahlen, jede mit dem Befehl, der sie erzeugt.',
  heading: 'Was Winnow kann, und wie gut',
  introduction:
    'Eine Punktzahl ist nur nützlich, wenn Sie sehen, wie sie zustande kommt, und wissen, wie oft sie stimmt. Diese Seite zeigt beides, und auch, was Winnow nicht kann.',
  sections: [
    {
      id: 'reading',
      heading: 'Liest, was ein Mensch sehen würde',
      points: [
        'PDF, DOCX, DOC, RTF, ODT, einfacher Text, HTML, JSON Resume, Europass-XML und Bilder von Seiten. Scans werden auf dem Server selbst erkannt.',
        'Spalten, Tabellen, Textfelder, Kopfzeilen und Randspalten werden in der Reihenfolge gelesen, in der ein Mensch sie liest.',
        'Unsichtbarer Text wird ausgeschlossen: Weiß auf Weiß, ein Punkt hoch, außerhalb der Seite, auf einer verborgenen Ebene. Er zählt nicht, und Sie sehen ihn als Hinweis.',
        'Eine Datei, die sich nicht lesen lässt, bekommt eine Begründung statt einer Punktzahl.',
      ],
    },
    {
      id: 'judging',
      heading: 'Bewertet Anforderung für Anforderung',
      points: [
        'Aus Ihrer Stellenbeschreibung wird eine Liste von Anforderungen, die Muss-Anforderungen zuerst. Sie können Wortlaut und Gewichte ändern und festlegen, was ein Muss ist.',
        'Erfüllt, teilweise erfüllt, nicht erfüllt oder nicht gefunden. Was ein Lebenslauf nicht erwähnt, bringt keine Punkte und senkt damit die Punktzahl, heißt aber „nicht gefunden“, nie „nicht erfüllt“. Neben der Punktzahl steht, wie weit sie noch steigen könnte.',
        'Eine Fähigkeit, die jahrelang und zuletzt bei der Arbeit eingesetzt wurde, zählt mehr als eine in einer Liste. Ein Wort zu wiederholen hilft nicht.',
        'Die Punktzahl wird von Programmcode aus den Befunden berechnet. Kein Sprachmodell setzt eine Zahl und nichts ist dem Zufall überlassen, deshalb ergeben dieselben Eingaben jedes Mal dieselbe Punktzahl.',
      ],
    },
    {
      id: 'showing',
      heading: 'Zeigt seine Belege',
      points: [
        'Befunde zitieren die Worte, auf denen sie beruhen. Wählen Sie ein Zitat, und es wird in der Originaldatei markiert.',
        'Punktzahl und Sicherheit werden getrennt gezeigt, und Gleichstand als Gleichstand.',
        'Ein geändertes Gewicht ordnet die Liste sofort neu, in Ihrem Browser und mit demselben Code.',
        'Jedes Ergebnis bewahrt, woraus es entstand, und lässt sich nachrechnen: Dieselbe Version liefert ein identisches Ergebnis.',
      ],
    },
    {
      id: 'fairness',
      heading: 'Lässt weg, was nicht zählen soll',
      points: [
        'Namen, Fotos, Kontaktdaten, Adressen, Pronomen und Abschlussjahre werden vor der Bewertung entfernt. Sie zu ändern ändert keine Punktzahl.',
        'Namen und Fotos sind standardmäßig ausgeblendet. Sie entscheiden, wann Sie sie anzeigen.',
        'Winnow lehnt niemanden ab. Es zeigt, welche Muss-Anforderungen nicht erfüllt sind; ein Mensch entscheidet und nennt einen Grund.',
      ],
    },
    {
      id: 'bulk',
      heading: 'Bewältigt den ganzen Stapel',
      points: [
        'Bis zu 50 Dateien von 10 MB auf einmal, auch Ordner und Archive, jede mit eigenem Fortschritt und eigener Fehlermeldung, und jede lässt sich einzeln wiederholen.',
        'Sie sehen den Preis vor dem Durchlauf. Fehlgeschlagene Dateien, Duplikate und abgebrochene Durchläufe kosten nichts.',
        'Exporte für Ihre anderen Programme und Links zum Teilen, die ablaufen.',
      ],
    },
  ],
  measured: {
    heading: 'Was wir gemessen haben',
    introduction:
      'Zahlen unserer eigenen Auswertung, jede mit dem Befehl, der sie erzeugt. 95 %, 10x, 80 % und 24/7 auf der Startseite sind Behauptungen; dies sind Messungen. Wo ein anderes Programm besser ist, sagen wir es.',
    command: 'Erzeugt mit',
    record:
      'Die Tabellen stammen aus docs/quality.md und den dort verlinkten Seiten; dort stehen auch die Methode, die Zuverlässigkeit und die bekannten Schwächen.',
  },
  limits: {
    heading: 'Was Winnow nicht kann',
    points: [
      'Es liest, was geschrieben steht. Ob es wahr ist, weiß es nicht, und über den Menschen sagt es nichts.',
      'Englische Lebensläufe und Stellenbeschreibungen werden am besten gelesen. Deutsch, Französisch, Spanisch, Italienisch, Portugiesisch, Niederländisch, Rumänisch und Polnisch werden über ein Glossar gelesen und mit geringerer Sicherheit bewertet. In anderen Sprachen wird kaum mehr als Namen, Datumsangaben und Kontaktdaten gelesen.',
      'Zwei Menschen, die denselben Lebenslauf bewerten, sind sich nur zum Teil einig. Eine Punktzahl ordnet eine Leseliste; sie entscheidet nicht.',
      'Handschrift, senkrechte Schrift und Scans in anderen Sprachen als Englisch werden nicht gelesen.',
    ],
  },
  tryIt: 'Einen Lebenslauf abgleichen',
  seePrices: 'Preise ansehen',
};
