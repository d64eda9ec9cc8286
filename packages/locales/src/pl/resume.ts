import type { ResumeWords } from '../locale.ts';

export const resume: ResumeWords = {
  headings: {
    phrases: {
      detail: '',
      education: 'sciezka edukacji|sciezka edukacyjna|przebieg edukacji|przebieg nauki',
      certifications: 'kursy i certyfikaty|kursy i szkolenia',
      languages: 'jezyki obce|znajomosc jezykow|znajomosc jezykow obcych',
      skills: `umiejetnosci zawodowe|umiejetnosci techniczne|kluczowe kompetencje|znajomosc programow|
          obsluga komputera|znajomosc obslugi komputera|mocne strony|cechy osobowe|cechy osobowosci`,
      projects: '',
      publications: '',
      awards: '',
      volunteering: 'dzialalnosc spoleczna|aktywnosc spoleczna|dzialalnosc dodatkowa',
      experience: `doswiadczenie zawodowe|przebieg kariery|historia zatrudnienia|kariera zawodowa|praktyka zawodowa|
          przebieg pracy zawodowej|przebieg kariery zawodowej|przebieg zatrudnienia|historia zawodowa|
          aktywnosc zawodowa|sciezka kariery|sciezka zawodowa`,
      interests: '',
      references: '',
      declaration: '',
      personal: 'dane osobowe|dane personalne|informacje osobiste',
      contact: 'dane kontaktowe',
      summary: 'o mnie|profil zawodowy|cel zawodowy|kim jestem|kilka slow o mnie',
      additional:
        'dodatkowe informacje|prawo jazdy|informacje dodatkowe|pozostale informacje|inne informacje|inne',
    },
    words: {
      detail: '',
      education: 'wyksztalcenie edukacja studia nauka szkoly szkola',
      certifications: 'certyfikaty kursy szkolenia uprawnienia',
      languages: 'jezyk jezyki',
      skills: 'umiejetnosci kompetencje kwalifikacje narzedzia oprogramowanie wiedza zalety',
      projects: 'projekty',
      publications: '',
      awards: 'osiagniecia nagrody wyroznienia stypendia sukcesy',
      volunteering: 'wolontariat',
      experience: 'doswiadczenie zatrudnienie kariera praca praktyki staze',
      interests: 'zainteresowania hobby pasje',
      references: 'referencje',
      declaration: '',
      personal: '',
      contact: '',
      summary: 'podsumowanie cel cele streszczenie profil',
      additional: '',
    },
    objective: 'cel zawodowy',
    beside: `i oraz w z zawodowe zawodowa zawodowy techniczne komputerowe informatyczne dodatkowe miekkie twarde
        kluczowe glowne inne formalne ukonczone odbyte obce zrealizowane dotychczasowe praktyczne osobisty
        cyfrowe interpersonalne technologie pracy`,
    entries: '',
  },
  labels: {
    title: 'stanowisko|zawód lub zajmowane stanowisko',
    organization: 'pracodawca|nazwa i adres pracodawcy',
    client: '',
    dates: 'okres|daty',
    place: '',
    business: 'rodzaj działalności lub branża',
    other: 'główne czynności i zakres odpowiedzialności',
    education: 'nazwa i typ organizacji|uzyskane kwalifikacje',
    home: 'lokalizacja',
    postal: '',
    phone: '',
    address: '',
  },
  streets: {
    before: 'ulica|ul',
    after: '',
    joined: '',
  },
  names: {
    particles: '',
    label: 'imie i nazwisko',
    surname: 'nazwisko',
    given: 'imie',
    document: '',
    bareLabel: '',
    titles: '',
    unspacedTitles: '',
  },
  pages: { page: 'strona', of: 'z', ofAlone: '' },
};
