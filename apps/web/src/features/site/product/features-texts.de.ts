import type { FeaturesTexts } from './features-texts.ts';

export const texts: FeaturesTexts = {
  title: 'Funktionen · Winnow',
  description:
    'Was Winnow liest, wie es urteilt, worauf es nie schaut und wie gut es ist: gemessene Zahlen, jede mit dem Befehl, der sie erzeugt.',
  heading: 'Was es kann, und wie gut',
  introduction:
    'Eine Punktzahl ist nur etwas wert, wenn Sie sehen, wie sie zustande kam, und wenn jemand gemessen hat, wie oft sie stimmt. Beides steht hier, und auch, was Winnow nicht kann.',
  sections: [
    {
      id: 'reading',
      heading: 'Es liest, was ein Mensch sähe',
      points: [
        'PDF, DOCX, DOC, RTF, ODT, einfacher Text, HTML und Bilder von Seiten; Scans werden auf dem Rechner selbst erkannt.',
        'Spalten, Tabellen, Textfelder, Kopfzeilen und Randspalten werden in der Reihenfolge gelesen, in der das Auge geht.',
        'Text, den niemand sieht, wird beiseitegelegt: Weiß auf Weiß, ein Punkt hoch, neben der Seite, auf einer verborgenen Ebene. Er zählt nicht, und er wird Ihnen gezeigt.',
        'Eine Datei, die sich nicht lesen lässt, bekommt einen Grund und keine Punktzahl. Niemand wird erfunden.',
      ],
    },
    {
      id: 'judging',
      heading: 'Es urteilt Anforderung für Anforderung',
      points: [
        'Aus Ihrer Anzeige wird eine Liste von Anforderungen, die Muss-Anforderungen zuerst. Ändern Sie Worte, Gewichte und was ein Muss ist.',
        'Erfüllt, teilweise erfüllt, nicht erfüllt oder nicht gefunden. Was ein Lebenslauf nicht erwähnt, bringt keine Punkte und senkt damit die Punktzahl, heißt aber „nicht gefunden“, nie „nicht erfüllt“. Neben der Punktzahl steht, wie weit sie noch steigen könnte.',
        'Eine Fähigkeit, die bei der Arbeit gebraucht wurde, jahrelang und zuletzt, zählt mehr als eine in einer Liste. Ein Wort zählt einmal, wie oft es auch dasteht.',
        'Die Punktzahl wird von Programmcode aus den Befunden berechnet. Kein Sprachmodell setzt eine Zahl und nichts ist dem Zufall überlassen, deshalb ergeben dieselben Eingaben jedes Mal dieselbe Punktzahl.',
      ],
    },
    {
      id: 'showing',
      heading: 'Es zeigt seine Belege',
      points: [
        'Jeder Befund zitiert die Worte, auf denen er beruht. Wählen Sie einen, und er ist markiert, wo er im Original steht.',
        'Punktzahl und Sicherheit sind zwei Angaben; Gleichstand wird als Gleichstand gezeigt.',
        'Neue Gewichte ordnen sofort um, in Ihrem Browser, mit demselben Code.',
        'Jedes Ergebnis bewahrt, woraus es entstand, und lässt sich nachrechnen: Dieselbe Version ergibt dieselben Bytes.',
      ],
    },
    {
      id: 'fairness',
      heading: 'Es schaut weg, wo es soll',
      points: [
        'Namen, Fotos, Kontakte, Adressen, Fürwörter und Abschlussjahre werden vor dem Abgleich herausgenommen. Sie zu ändern bewegt keine Punktzahl.',
        'Listen öffnen sich ohne Namen. Sie entscheiden, wann Sie hinsehen.',
        'Niemand wird von einer Maschine abgelehnt: Ist eine Muss-Anforderung nicht erfüllt, wird es gezeigt, und ein Mensch entscheidet, mit Grund.',
      ],
    },
    {
      id: 'bulk',
      heading: 'Es nimmt den ganzen Stapel',
      points: [
        'Bis zu 50 Dateien von 10 MB auf einmal, auch Ordner und Archive, jede mit eigenem Fortschritt, eigenem Fehler und eigenem neuen Versuch.',
        'Der Preis steht vor dem Durchlauf fest. Dateien, die scheitern oder doppelt kommen, und abgebrochene Durchläufe kosten nichts.',
        'Ausgaben für Ihre anderen Programme, und Links zum Teilen, die ablaufen.',
      ],
    },
  ],
  measured: {
    heading: 'Was gemessen wurde',
    introduction:
      'Zahlen unserer eigenen Prüfung, in ihren eigenen Worten, mit dem Befehl, der jede erzeugt. 95 %, 10x, 80 % und 24/7 auf der Startseite sind Behauptungen; dies sind Messungen. Wo ein anderes Programm besser ist, steht es da.',
    command: 'Erzeugt mit',
    record:
      'Die Tabellen stammen aus docs/quality.md; dort stehen auch die Methode, die Zuverlässigkeit und die bekannten Schwächen.',
  },
  limits: {
    heading: 'Was es nicht kann',
    points: [
      'Es liest, was geschrieben steht. Ob es wahr ist, weiß es nicht, und über den Menschen sagt es nichts.',
      'Lebensläufe und Anzeigen auf Englisch werden am besten gelesen. Deutsch, Französisch, Spanisch, Italienisch, Portugiesisch, Niederländisch, Rumänisch und Polnisch werden durch ein Glossar gelesen und weniger sicher beurteilt; von jeder anderen Sprache kaum mehr als Namen, Daten und Kontakte.',
      'Zwei Menschen, die denselben Lebenslauf beurteilen, sind sich nur zum Teil einig. Eine Punktzahl ordnet eine Leseliste; sie entscheidet nichts.',
      'Handschrift, senkrechte Schrift und Scans in anderen Sprachen als Englisch werden nicht gelesen.',
    ],
  },
  tryIt: 'Einen Lebenslauf abgleichen',
  seePrices: 'Preise ansehen',
};
