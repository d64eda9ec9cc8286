import type { LanguageSample } from './sample.ts';

/** Fictional people and employers. */
export const dutch: LanguageSample = {
  language: 'nl',
  byProfession: {
    software: {
      advert: `Java-ontwikkelaar
Wij zijn een softwarebedrijf uit Zwolle en werken voor banken.
Wat ga je doen
- Ontwerpen en ontwikkelen van webservices met Java en Spring Boot
- Schrijven van geautomatiseerde tests en beoordelen van code
- Analyseren van de wensen met het productteam
Wat vragen wij
- Minimaal 3 jaar ervaring met softwareontwikkeling
- Goede kennis van relationele databases en SQL
- Hbo-diploma informatica
- Goede beheersing van het Engels
- Ervaring met Docker is een pré
Wij bieden: pensioenregeling, thuiswerken`,
      resume: `Joost Wielinga
joost.wielinga@example.com | 06 12345678 | Zwolle
Over mij
Programmeur met zes jaar ervaring in betaalsystemen
Werkervaring
Softwareontwikkelaar, IJsselbit BV, Zwolle
maart 2019 – heden
- Ontwerp van webservices in Java voor directe betalingen
- Schrijven van unittests en integratietests
Programmeur, Vecht Systemen NV
juni 2016 – februari 2019
- Modules voor facturering, SQL-query's
Opleiding
Bachelor Informatica, Hogeschool Windesheim, 2012 – 2016
Talen
Engels: vloeiend, Duits: redelijk`,
      facts: {
        name: 'Joost Wielinga',
        positions: ['Softwareontwikkelaar | 2019-03 | present', 'Programmeur | 2016-06 | 2019-02'],
        languages: ['English', 'German'],
        level: 'bachelor',
      },
    },
    nursing: {
      advert: `Verpleegkundige cardiologie
Taken
- Toedienen van de behandelingen die de arts voorschrijft
- Bewaken van de vitale functies en verzorgen van patiënten
- Bijhouden van het verpleegdossier
Functie-eisen
- Diploma verpleegkunde mbo of hbo
- BIG-registratie vereist
- Minimaal een jaar ervaring in een ziekenhuis
- Bereid om in ploegen te werken`,
      resume: `Femke Oosterbaan
femke.oosterbaan@example.com, Groningen
WERKERVARING
januari 2018 – heden
Verpleegkundige chirurgie, Ziekenhuis Hunzedal
- Zorg voor en na de operatie, wondverzorging
- Medicijnen toedienen, infusen
oktober 2015 – december 2017
Verpleegkundige, Kliniek De Iep
- Bloed prikken, bloeddruk meten
OPLEIDING
Mbo-verpleegkunde, Noorderpoort, diploma 2015
TALEN
Duits B2, Engels B1`,
      facts: {
        name: 'Femke Oosterbaan',
        positions: ['Verpleegkundige chirurgie | 2018-01 | present', 'Verpleegkundige | 2015-10 | 2017-12'],
        languages: ['German', 'English'],
        level: 'vocational',
      },
    },
    accounting: {
      advert: `Boekhouder
Voor een groothandel in Breda zoeken we een boekhouder.
Werkzaamheden
- Verwerken van facturen en bankafschriften
- Opstellen van de btw-aangifte en de balans
- Salarisadministratie
Wie ben jij
- Hbo-opleiding bedrijfseconomie of accountancy
- Minstens 4 jaar ervaring in de boekhouding
- Kennis van belastingwetgeving
- Handig met Excel en Exact`,
      resume: `Wilma Kersbergen
wilma.kersbergen@example.com, Breda, 076 5551234
Profiel
Ervaren boekhoudster in het midden- en kleinbedrijf
Loopbaan
05/2017 – nu: Hoofd boekhouding, Markdal Groothandel BV
Maandafsluiting, btw, vennootschapsbelasting, jaarrekening
09/2012 – 04/2017: Medewerker financiële administratie, Houtveld NV
Crediteuren, debiteuren, salarissen
Opleidingen
Bachelor Accountancy, Avans Hogeschool, 2012
Vaardigheden
Exact, SAP, Excel
Talenkennis
Engels (goed)`,
      facts: {
        name: 'Wilma Kersbergen',
        positions: [
          'Hoofd boekhouding | 2017-05 | present',
          'Medewerker financiële administratie | 2012-09 | 2017-04',
        ],
        languages: ['English'],
        level: 'bachelor',
      },
    },
    logistics: {
      advert: `Logistiek coördinator
Jouw taken
- Plannen van nationale en internationale transporten
- Organiseren van ontvangst en verzending van goederen in het magazijn
- Bewaken van de voorraad en inventarisatie
- Onderhandelen over tarieven met vervoerders
Eisen
- 2 jaar ervaring in de logistiek
- Rijbewijs B vereist
- Heftruckcertificaat is een plus`,
      resume: `Ruben Tolhuis
ruben.tolhuis@example.com · Venlo
Ervaring
Transportplanner – Maasdal Transport BV (april 2020 – heden)
Ritten van 40 vrachtwagens in Nederland en Europa, onderhandelen met vervoerders, leveringen volgen
Magazijnmedewerker – Groot Depot BV (2016 – 2020)
Goederenontvangst, orders verzamelen, verzending, inventarisatie, heftruck
Opleiding
Havo, Scholengemeenschap De Peel, 2012
Rijbewijs
B en C
Talen
Duits – goed, Engels – basis`,
      facts: {
        name: 'Ruben Tolhuis',
        positions: ['Transportplanner | 2020-04 | present', 'Magazijnmedewerker | 2016 | 2020'],
        languages: ['German', 'English'],
        level: 'secondary',
      },
    },
    sales: {
      advert: `Vertegenwoordiger bouwmaterialen
Wat je gaat doen
- Bezoeken van bestaande klanten en werven van nieuwe klanten
- Presenteren van het aanbod en afsluiten van contracten
- Halen van de maandelijkse verkoopdoelen
Wat je meebrengt
- Minstens 1 jaar ervaring in de verkoop
- Communicatief en een goede onderhandelaar
- Rijbewijs B`,
      resume: `Jeroen Blankestein
Nijmegen | jeroen.blankestein@example.com
Samenvatting
Verkoper met eigen klantenkring in Gelderland
Arbeidsverleden
Accountmanager buitendienst
Waalbeton BV
feb. 2018 – heden
• Verkoopplan drie jaar achtereen met 15% overtroffen
• Contracten onderhandeld met bouwmarkten
• Nieuwe klanten geworven
Verkoopmedewerker
Bouwmarkt De Lent
2014 – 2018
• Klanten adviseren, kassa, vakken vullen
Opleiding
Mbo Handel, ROC Nijmegen, 2013
Talen
Engels B1`,
      facts: {
        name: 'Jeroen Blankestein',
        positions: ['Accountmanager buitendienst | 2018-02 | present', 'Verkoopmedewerker | 2014 | 2018'],
        languages: ['English'],
        level: 'vocational',
      },
    },
    teaching: {
      advert: `Docent wiskunde
Onze school zoekt een leraar wiskunde voor de onderbouw.
Taken en verantwoordelijkheden
- Lesgeven aan klas 1 tot en met 4
- Leerlingen voorbereiden op het examen
- Beoordelen en gesprekken met ouders
Vereisten
- Lerarenopleiding wiskunde
- Plezier in het werken met kinderen
- Engels is een voordeel`,
      resume: `Marieke Duinkerken
marieke.duinkerken@example.com, Haarlem
Onderwijservaring
September 2017 – heden
Docente wiskunde, Lyceum Kennemerduin
Lessen in onderbouw en bovenbouw, mentor, wiskunde-olympiade
2014 – 2017
Invalleerkracht, Basisschool De Beek
Opleiding
Master Leraar wiskunde, Universiteit Leiden, 2016
Bachelor Wiskunde, Universiteit Leiden, 2014
Talen
Engels C1, Frans B1`,
      facts: {
        name: 'Marieke Duinkerken',
        positions: ['Docente wiskunde | 2017-09 | present', 'Invalleerkracht | 2014 | 2017'],
        languages: ['English', 'French'],
        level: 'master',
      },
    },
    engineering: {
      advert: `Werktuigbouwkundig ontwerper
Jouw rol
- Ontwerpen van onderdelen en samenstellingen in SolidWorks
- Maken van technische tekeningen en sterkteberekeningen
- Begeleiden van de productie van prototypes in de werkplaats
Wij vragen
- Afgeronde opleiding werktuigbouwkunde
- Minimaal twee jaar ervaring met mechanisch ontwerp
- Kennis van toleranties en bewerkingen
- Technisch Engels`,
      resume: `Thijs Haverkate
thijs.haverkate@example.com | Enschede
Werkervaring
01/2019 - heden: Werktuigbouwkundig ingenieur, Twente Motoren BV
3D-modellen in SolidWorks en CATIA, tekeningen van motorsteunen
Eindige-elementenberekening, testen van prototypes
07/2016 - 12/2018: Procesingenieur, Fabriek De Regge
Werkvoorbereiding, CNC-machines
Opleiding
Bachelor Werktuigbouwkunde, Saxion Hogeschool, 2012 - 2016
Talen: Engels (vloeiend), Duits (basis)`,
      facts: {
        name: 'Thijs Haverkate',
        positions: [
          'Werktuigbouwkundig ingenieur | 2019-01 | present',
          'Procesingenieur | 2016-07 | 2018-12',
        ],
        languages: ['English', 'German'],
        level: 'bachelor',
      },
    },
  },
};
