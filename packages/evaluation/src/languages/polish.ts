import type { LanguageSample } from './sample.ts';

/** Fictional people and employers. */
export const polish: LanguageSample = {
  language: 'pl',
  byProfession: {
    software: {
      advert: `Programista Java
Jesteśmy firmą z Wrocławia i tworzymy rozwiązania dla banków.
Obowiązki
- Projektowanie i tworzenie usług sieciowych w języku Java i Spring Boot
- Pisanie testów automatycznych i przegląd kodu
- Analiza wymagań z zespołem produktowym
Wymagania
- Minimum 3 lata doświadczenia w tworzeniu oprogramowania
- Dobra znajomość relacyjnych baz danych i SQL
- Wykształcenie wyższe informatyczne
- Znajomość języka angielskiego
- Mile widziana znajomość Docker
Oferujemy: prywatną opiekę medyczną, pracę zdalną`,
      resume: `Bartosz Zawilski
bartosz.zawilski@example.com | 601 234 567 | Wrocław
O mnie
Programista z sześcioletnim doświadczeniem w systemach płatności
Doświadczenie zawodowe
Programista Java, Odrasoft Sp. z o.o., Wrocław
marzec 2019 – obecnie
- Projektowanie usług sieciowych w Javie dla przelewów natychmiastowych
- Pisanie testów jednostkowych i integracyjnych
Młodszy programista, Sudety Dane SA
czerwiec 2016 – luty 2019
- Moduły fakturowania, zapytania SQL
Wykształcenie
Inżynier informatyki, Politechnika Wrocławska, 2012 – 2016
Języki obce
Angielski – biegły, Niemiecki – średni`,
      facts: {
        name: 'Bartosz Zawilski',
        positions: ['Programista Java | 2019-03 | present', 'Młodszy programista | 2016-06 | 2019-02'],
        languages: ['English', 'German'],
        level: 'bachelor',
      },
    },
    nursing: {
      advert: `Pielęgniarka oddział kardiologii
Zakres obowiązków
- Podawanie leków zleconych przez lekarza
- Monitorowanie parametrów życiowych i opieka nad pacjentami
- Prowadzenie dokumentacji medycznej
Oczekujemy
- Wykształcenie pielęgniarskie
- Prawo wykonywania zawodu – konieczne
- Co najmniej rok doświadczenia na oddziale szpitalnym
- Gotowość do pracy zmianowej`,
      resume: `Agnieszka Wrzosowska
agnieszka.wrzosowska@example.com, Lublin
DOŚWIADCZENIE ZAWODOWE
styczeń 2018 – obecnie
Pielęgniarka, Szpital Wojewódzki Zawodzie, oddział chirurgii
- opieka nad chorymi przed i po operacji, opatrunki
- podawanie leków i kroplówek
październik 2015 – grudzień 2017
Pielęgniarka, Przychodnia Pod Dębem
- pobieranie krwi, pomiar ciśnienia
WYKSZTAŁCENIE
Licencjat pielęgniarstwa, Uniwersytet Medyczny w Lublinie, 2015
JĘZYKI
Angielski B1, Rosyjski A2`,
      facts: {
        name: 'Agnieszka Wrzosowska',
        positions: ['Pielęgniarka | 2018-01 | present', 'Pielęgniarka | 2015-10 | 2017-12'],
        languages: ['English', 'Russian'],
        level: 'bachelor',
      },
    },
    accounting: {
      advert: `Księgowy
Firma handlowa z Bydgoszczy poszukuje księgowego.
Zadania
- Księgowanie faktur i wyciągów bankowych
- Sporządzanie bilansu i deklaracji podatkowych
- Naliczanie płac
Nasze wymagania
- Wykształcenie wyższe ekonomiczne
- Minimum 4 lata doświadczenia w księgowości
- Znajomość prawa podatkowego
- Obsługa Excel i Symfonia`,
      resume: `Halina Modrzewska
halina.modrzewska@example.com
Bydgoszcz, tel. 633 222 111
Podsumowanie
Księgowa z praktyką w małych firmach
Doświadczenie
Główna księgowa, Brda Handel Sp. z o.o., 05.2017 – nadal
zamknięcie miesiąca, VAT, podatek dochodowy, sprawozdanie roczne
Księgowa, Drewno Kujawskie SA, 09.2012 – 04.2017
rozliczenia z dostawcami, lista płac
Edukacja
Magister ekonomii, Uniwersytet Kazimierza Wielkiego, 2012
Umiejętności
Symfonia, SAP, Excel
Znajomość języków
angielski (średni)`,
      facts: {
        name: 'Halina Modrzewska',
        positions: ['Główna księgowa | 2017-05 | present', 'Księgowa | 2012-09 | 2017-04'],
        languages: ['English'],
        level: 'master',
      },
    },
    logistics: {
      advert: `Koordynator logistyki
Opis stanowiska
- Planowanie transportu krajowego i międzynarodowego
- Organizacja przyjęć i wysyłki towarów w magazynie
- Kontrola zapasów i inwentaryzacja
- Negocjowanie stawek z przewoźnikami
Wymagania
- 2 lata doświadczenia w logistyce
- Prawo jazdy kat. B
- Uprawnienia na wózki widłowe będą atutem`,
      resume: `Krystian Olszynka
krystian.olszynka@example.com · Gdynia
Doświadczenie zawodowe
Spedytor – Zatoka Trans Sp. z o.o. (kwiecień 2020 – do chwili obecnej)
trasy 40 ciężarówek w Polsce i Europie, negocjacje z przewoźnikami, dostawy
Magazynier – Wielki Magazyn SA (2016 – 2020)
przyjęcie towaru, kompletacja zamówień, wysyłka, inwentaryzacja, wózek widłowy
Wykształcenie
Technikum Transportowe, matura, 2012
Prawo jazdy
B i C
Języki
Włoski – dobry, Angielski – podstawowy`,
      facts: {
        name: 'Krystian Olszynka',
        positions: ['Spedytor | 2020-04 | present', 'Magazynier | 2016 | 2020'],
        languages: ['Italian', 'English'],
        level: 'secondary',
      },
    },
    sales: {
      advert: `Przedstawiciel handlowy – materiały budowlane
Twoje zadania
- Odwiedzanie klientów i pozyskiwanie nowych klientów
- Prezentacja oferty i zawieranie umów
- Realizacja miesięcznych planów sprzedaży
Czego oczekujemy
- Minimum rok doświadczenia w sprzedaży
- Umiejętność komunikacji i negocjacji
- Prawo jazdy kat. B`,
      resume: `Damian Rokitnicki
Kielce | damian.rokitnicki@example.com
Profil zawodowy
Handlowiec z własną bazą klientów na południu
Przebieg kariery
Przedstawiciel handlowy
Nida Beton SA
luty 2018 – teraz
• Przekroczyłem plan sprzedaży o 15% trzy lata z rzędu
• Negocjowałem umowy ze składami budowlanymi
• Pozyskiwanie nowych klientów
Sprzedawca
Market Majster
2014 – 2018
• Doradztwo klientom, kasa, układanie towaru
Wykształcenie
Liceum Ogólnokształcące, matura, 2013
Języki
Angielski B1`,
      facts: {
        name: 'Damian Rokitnicki',
        positions: ['Przedstawiciel handlowy | 2018-02 | present', 'Sprzedawca | 2014 | 2018'],
        languages: ['English'],
        level: 'secondary',
      },
    },
    teaching: {
      advert: `Nauczyciel matematyki
Szkoła prywatna poszukuje nauczyciela matematyki.
Obowiązki
- Prowadzenie lekcji w klasach 5–8
- Przygotowanie uczniów do egzaminu
- Ocenianie i rozmowy z rodzicami
Wymagania
- Studia magisterskie z matematyki i przygotowanie pedagogiczne
- Zamiłowanie do pracy z dziećmi
- Atutem będzie język angielski`,
      resume: `Weronika Jaskólska
weronika.jaskolska@example.com, Toruń
Doświadczenie
Wrzesień 2017 – obecnie
Nauczycielka matematyki, Szkoła Podstawowa Wysoki Brzeg
lekcje w klasach 5–8, wychowawstwo, olimpiada matematyczna
2014 – 2017
Nauczycielka na zastępstwo, Szkoła Podstawowa Biała Rzeka
Wykształcenie
Magister matematyki, Uniwersytet Mikołaja Kopernika, 2016
Języki
Angielski C1, Niemiecki B1`,
      facts: {
        name: 'Weronika Jaskólska',
        positions: [
          'Nauczycielka matematyki | 2017-09 | present',
          'Nauczycielka na zastępstwo | 2014 | 2017',
        ],
        languages: ['English', 'German'],
        level: 'master',
      },
    },
    engineering: {
      advert: `Konstruktor mechanik
Twoja rola
- Projektowanie części i zespołów w SolidWorks
- Wykonywanie rysunków technicznych i obliczeń wytrzymałościowych
- Nadzór nad produkcją prototypów w warsztacie
Wymagamy
- Ukończone studia na kierunku mechanika i budowa maszyn
- Co najmniej dwa lata doświadczenia w konstrukcji mechanicznej
- Znajomość tolerancji i obróbki
- Techniczny język angielski`,
      resume: `Mateusz Grabowiec
mateusz.grabowiec@example.com | Rzeszów
Doświadczenie zawodowe
01.2019 - obecnie: Inżynier mechanik, Wisłok Silniki SA
modele 3D w SolidWorks i CATIA, rysunki wsporników silnika
metoda elementów skończonych, badania prototypów
07.2016 - 12.2018: Inżynier procesu, Fabryka Podkarpacie
przygotowanie produkcji, maszyny CNC
Wykształcenie
Inżynier, mechanika i budowa maszyn, Politechnika Rzeszowska, 2012 - 2016
Języki: angielski (biegle), niemiecki (podstawowy)`,
      facts: {
        name: 'Mateusz Grabowiec',
        positions: ['Inżynier mechanik | 2019-01 | present', 'Inżynier procesu | 2016-07 | 2018-12'],
        languages: ['English', 'German'],
        level: 'bachelor',
      },
    },
  },
};
