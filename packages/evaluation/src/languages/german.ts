import type { LanguageSample } from './sample.ts';

/** Fictional people and employers. */
export const german: LanguageSample = {
  language: 'de',
  byProfession: {
    software: {
      advert: `Softwareentwickler Java (m/w/d)
Wir sind ein mittelständisches Unternehmen aus Bremen und entwickeln Lösungen für Banken.
Deine Aufgaben
- Entwicklung von Webanwendungen mit Java und Spring Boot
- Erstellung automatisierter Tests und Durchführung von Code-Reviews
- Abstimmung der Anforderungen mit der Fachabteilung
Dein Profil
- Abgeschlossenes Studium der Informatik oder vergleichbare Ausbildung
- Mindestens 3 Jahre Berufserfahrung in der Softwareentwicklung
- Gute Kenntnisse relationaler Datenbanken und SQL
- Sehr gute Englischkenntnisse
- Docker und Kubernetes von Vorteil
Wir bieten
- 30 Tage Urlaub, Homeoffice und betriebliche Altersvorsorge`,
      resume: `Lebenslauf
Jonas Brinkmeier
jonas.brinkmeier@example.com
0151 2345678
28195 Bremen
Berufserfahrung
seit 03/2019  Softwareentwickler, Hansa Datenwerk GmbH, Bremen
- Konzeption und Umsetzung von Webdiensten in Java für den Zahlungsverkehr
- Testautomatisierung und Pflege der Build-Umgebung
09/2015 – 02/2019  Anwendungsentwickler, Weserblick Systeme AG, Bremen
- Programmierung von Schnittstellen, Datenbankabfragen in SQL
Ausbildung
10/2011 – 08/2015  Bachelor of Science Informatik, Universität Bremen
Kenntnisse
Java, Spring Boot, PostgreSQL, Docker, Jenkins
Sprachen
Deutsch (Muttersprache), Englisch (fließend)`,
      facts: {
        name: 'Jonas Brinkmeier',
        positions: ['Softwareentwickler | 2019-03 | present', 'Anwendungsentwickler | 2015-09 | 2019-02'],
        languages: ['German', 'English'],
        level: 'bachelor',
      },
    },
    nursing: {
      advert: `Pflegefachkraft (m/w/d) für die Kardiologie
Das erwartet Sie
- Grund- und Behandlungspflege unserer Patienten
- Überwachung der Vitalzeichen und Verabreichung von Medikamenten
- Pflegedokumentation und Begleitung der Visite
Das bringen Sie mit
- Abgeschlossene Ausbildung als Gesundheits- und Krankenpfleger
- Erfahrung auf einer Station im Krankenhaus wünschenswert
- Bereitschaft zum Schichtdienst zwingend erforderlich
- Einfühlungsvermögen
Unser Angebot: Vergütung nach Tarif, Zuschuss zum Jobticket`,
      resume: `Katharina Vossberg
Gesundheits- und Krankenpflegerin
katharina.vossberg@example.com, Kassel
Beruflicher Werdegang
Januar 2018 bis heute
Gesundheits- und Krankenpflegerin, Klinikum Fuldaaue, Kassel
Versorgung der Patienten vor und nach Operationen
Gabe von Medikamenten, Wundversorgung, Dokumentation
Oktober 2014 bis Dezember 2017
Krankenpflegerin, Haus Sonnenhang
Betreuung pflegebedürftiger Bewohner
Schulbildung und Ausbildung
2011 – 2014 Ausbildung zur Gesundheits- und Krankenpflegerin, Krankenpflegeschule Fuldaaue
Sprachkenntnisse
Englisch B1`,
      facts: {
        name: 'Katharina Vossberg',
        positions: [
          'Gesundheits- und Krankenpflegerin | 2018-01 | present',
          'Krankenpflegerin | 2014-10 | 2017-12',
        ],
        languages: ['English'],
        level: 'vocational',
      },
    },
    accounting: {
      advert: `Finanzbuchhalter (m/w/d)
Für ein Handelsunternehmen in Augsburg suchen wir einen Finanzbuchhalter.
Aufgaben:
- Verbuchung der laufenden Geschäftsvorfälle, Kreditoren und Debitoren
- Erstellung von Umsatzsteuervoranmeldungen
- Mitarbeit bei Monats- und Jahresabschlüssen nach HGB
Anforderungen:
- Kaufmännische Ausbildung, Weiterbildung zum Bilanzbuchhalter von Vorteil
- Mindestens vier Jahre Erfahrung in der Buchhaltung
- Sicherer Umgang mit DATEV und Excel
- Kenntnisse im Steuerrecht`,
      resume: `Birgit Lehnhoff
Augsburg · birgit.lehnhoff@example.com · 0821 555123
Profil
Bilanzbuchhalterin mit zwölf Jahren Praxis in Handel und Industrie
Berufspraxis
05/2017 – heute: Bilanzbuchhalterin, Lechtal Handels GmbH
Monatsabschlüsse, Jahresabschluss nach HGB, Umsatzsteuer
Abstimmung der Konten, Zahlungsverkehr, Mahnwesen
09/2012 – 04/2017: Buchhalterin, Schwabenholz AG
Kreditorenbuchhaltung, Reisekosten, Anlagenbuchhaltung
Bildungsweg
2016 Geprüfte Bilanzbuchhalterin, IHK
2009 – 2012 Ausbildung zur Steuerfachangestellten, Kanzlei Rehm
EDV-Kenntnisse
DATEV, SAP FI, Excel
Fremdsprachen
Englisch (gut)`,
      facts: {
        name: 'Birgit Lehnhoff',
        positions: ['Bilanzbuchhalterin | 2017-05 | present', 'Buchhalterin | 2012-09 | 2017-04'],
        languages: ['English'],
        level: 'vocational',
      },
    },
    logistics: {
      advert: `Disponent Logistik (m/w/d)
Ihre Aufgaben
- Planung und Steuerung nationaler und internationaler Transporte
- Koordination von Wareneingang und Versand im Lager
- Überwachung der Bestände und Durchführung der Inventur
- Verhandlung der Frachtraten mit Spediteuren
Ihr Profil
- Ausbildung zum Kaufmann für Spedition und Logistik
- 2 Jahre Erfahrung in der Disposition
- Führerschein Klasse B erforderlich
- Staplerschein wünschenswert`,
      resume: `Marco Ziegenhain
marco.ziegenhain@example.com | Kassel | 0170 1112223
Beruflicher Werdegang
April 2020 – heute
Disponent, Nordhessen Spedition GmbH
Tourenplanung für 40 Lastwagen in Deutschland und Europa
Verhandlungen mit Frachtführern, Sendungsverfolgung
2016 – 2020
Fachlagerist, Lagerhaus Fulda KG
Wareneingang, Kommissionierung, Versand, Inventur, Gabelstapler
Ausbildung
2013 – 2016 Berufsausbildung zum Fachlageristen
Führerschein
Klassen B und C
Sprachen: Italienisch (gut), Englisch (Grundkenntnisse)`,
      facts: {
        name: 'Marco Ziegenhain',
        positions: ['Disponent | 2020-04 | present', 'Fachlagerist | 2016 | 2020'],
        languages: ['Italian', 'English'],
        level: 'vocational',
      },
    },
    sales: {
      advert: `Außendienstmitarbeiter Vertrieb (m/w/d) Baustoffe
Was Sie erwartet
- Betreuung bestehender Kunden und Gewinnung neuer Kunden im Gebiet Rhein-Main
- Präsentation unserer Produkte und Abschluss von Verträgen
- Erreichen der monatlichen Umsatzziele
Was wir erwarten
- Kaufmännische oder technische Ausbildung
- Erste Erfahrung im Vertrieb
- Verhandlungsgeschick und Kommunikationsstärke
- Führerschein Klasse B`,
      resume: `Stefan Rauhbach
Mainz, stefan.rauhbach@example.com, 0176 9090901
Kurzprofil
Vertriebsprofi mit eigenem Kundenstamm im Rhein-Main-Gebiet
Berufliche Erfahrung
02/2018 – dato
Vertriebsmitarbeiter im Außendienst
Rheinbeton GmbH & Co. KG
- Umsatzplan drei Jahre in Folge um 15 % übertroffen
- Verhandlung von Rahmenverträgen mit Baumärkten
- Akquise von Neukunden
2014 – 2018
Verkäufer
Baumarkt Bruchweg
- Kundenberatung, Kasse, Warenpräsentation
Ausbildung
2011 – 2014 Ausbildung zum Kaufmann im Einzelhandel
Sprachen
Englisch B1`,
      facts: {
        name: 'Stefan Rauhbach',
        positions: ['Vertriebsmitarbeiter im Außendienst | 2018-02 | present', 'Verkäufer | 2014 | 2018'],
        languages: ['English'],
        level: 'vocational',
      },
    },
    teaching: {
      advert: `Lehrkraft für Mathematik (m/w/d) Sekundarstufe I
Unsere Privatschule sucht zum neuen Schuljahr eine Mathematiklehrerin oder einen Mathematiklehrer.
Aufgaben
- Unterricht in den Klassen 5 bis 8
- Vorbereitung der Schülerinnen und Schüler auf Prüfungen
- Elterngespräche und Leistungsbewertung
Voraussetzungen
- Zweites Staatsexamen Lehramt mit dem Fach Mathematik
- Freude an der Arbeit mit Kindern und Jugendlichen
- Englischkenntnisse sind von Vorteil`,
      resume: `Annika Thorwesten
annika.thorwesten@example.com, Münster
Berufstätigkeit
September 2017 – heute
Lehrerin für Mathematik und Physik, Gymnasium am Werseufer
Unterricht in den Jahrgangsstufen 5 bis 10, Klassenleitung
Vorbereitung auf die Mathematik-Olympiade, Elternabende
2015 – 2017
Referendarin, Gesamtschule Aasee
Studium
2010 – 2015 Lehramt Mathematik und Physik, Universität Münster, Erstes Staatsexamen
Sprachen
Englisch C1, Französisch B1`,
      facts: {
        name: 'Annika Thorwesten',
        positions: ['Lehrerin für Mathematik und Physik | 2017-09 | present', 'Referendarin | 2015 | 2017'],
        languages: ['English', 'French'],
        level: 'master',
      },
    },
    engineering: {
      advert: `Konstrukteur Maschinenbau (m/w/d)
Aufgabenbereich
- Konstruktion von Bauteilen und Baugruppen in SolidWorks
- Erstellung technischer Zeichnungen und Festigkeitsberechnungen
- Betreuung der Prototypenfertigung gemeinsam mit der Werkstatt
Qualifikationen
- Abgeschlossenes Studium Maschinenbau
- Mindestens zwei Jahre Erfahrung in der mechanischen Konstruktion
- Kenntnisse in Toleranzen und Fertigungsverfahren
- Technisches Englisch
Benefits: Gleitzeit, Prämien`,
      resume: `Felix Oberwinder
felix.oberwinder@example.com | Chemnitz | +49 160 0003210
Berufserfahrung
01.2019 – heute  Entwicklungsingenieur, Erzgebirge Antriebstechnik GmbH
CAD-Modellierung in SolidWorks und CATIA, Fertigungszeichnungen für Motorhalter
Finite-Elemente-Berechnung, Erprobung von Prototypen
07.2016 – 12.2018  Konstruktionsingenieur, Maschinenfabrik Zwickaumulde AG
Arbeitsvorbereitung, CNC-Fertigung
Studium
2011 – 2016 Diplom-Ingenieur Maschinenbau, Technische Universität Chemnitz
Sprachkenntnisse: Englisch (verhandlungssicher), Tschechisch (Grundkenntnisse)`,
      facts: {
        name: 'Felix Oberwinder',
        positions: [
          'Entwicklungsingenieur | 2019-01 | present',
          'Konstruktionsingenieur | 2016-07 | 2018-12',
        ],
        languages: ['English', 'Czech'],
        level: 'master',
      },
    },
  },
};
