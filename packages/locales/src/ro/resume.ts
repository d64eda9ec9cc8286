import type { ResumeWords } from '../locale.ts';

export const resume: ResumeWords = {
  headings: {
    phrases: {
      detail: '',
      education: `educatie si formare|studii si cursuri|pregatire profesionala|studii si calificari|
          educatie si formare profesionala|fundal educational|context educational|calificari academice`,
      certifications: 'cursuri si certificari|formare continua|cursuri de formare|training uri',
      languages:
        'limbi straine|limbi vorbite|limbi straine cunoscute|competente lingvistice|cunostinte lingvistice',
      skills: `competente profesionale|competente tehnice|competente cheie|competente digitale|
          abilitati si competente|aptitudini si competente|abilitati cheie|cunostinte tehnice|cunostinte pc|
          competente personale|puncte forte|abilitati tehnice|domenii de expertiza|arii de expertiza|
          instrumente si tehnologii|tehnologii si instrumente|repere ale competentelor`,
      projects: '',
      publications: '',
      awards: `realizari profesionale|realizari cheie|premii si recunoasteri|premii si distinctii|realizari notabile`,
      volunteering: 'activitati de voluntariat|activitati extracurriculare',
      experience: `experienta profesionala|experienta de munca|istoric profesional|istoricul muncii|istoric de munca|
          istoricul angajarilor|parcurs profesional|experienta didactica|experienta in munca|locuri de munca|
          activitate profesionala`,
      interests: 'hobby uri|hobbyuri',
      references: '',
      declaration: '',
      personal: 'date personale|informatii personale',
      contact: 'date de contact',
      summary: `profil profesional|despre mine|rezumat profesional|sumar profesional|profil personal|
          obiective profesionale|obiectiv profesional`,
      additional: `diverse|alte informatii|informatii suplimentare|permis de conducere|permis auto|informatii aditionale`,
    },
    words: {
      detail: 'responsabilitati atributii sarcini',
      education:
        'educatie studii formare pregatire calificari instruire educational educationale educationala',
      certifications: 'certificari cursuri certificate atestate specializari',
      languages: 'limbi',
      skills: 'competente abilitati aptitudini cunostinte calitati expertiza',
      projects: 'proiecte',
      publications: 'publicatii',
      awards: 'premii distinctii realizari',
      volunteering: 'voluntariat afilieri',
      experience: 'experienta cariera stagii practica angajari',
      interests: 'interese pasiuni hobby',
      references: 'referinte recomandari',
      declaration: '',
      personal: '',
      contact: '',
      summary: 'profil rezumat obiectiv obiective prezentare sumar',
      additional: '',
    },
    objective: String.raw`obiectiv\p{L}{0,3}`,
    beside: `si de in la a al profesionala profesionale personale personala tehnice digitale it pc informatice
        organizatorice comunicare operare calculator alte cheie academica absolvite anterioara relevanta munca
        sociale campul muncii vorbite straine cunoscute uri baza istoric istoricul parcurs parcursul academice
        principale suplimentare lucru locul`,
    entries: 'studii medii|studii superioare',
  },
  labels: {
    title: 'funcția sau postul ocupat|funcția|postul',
    organization: 'angajator|numele și adresa angajatorului',
    client: '',
    dates: 'perioada',
    place: '',
    business: 'tipul activității sau sectorul de activitate',
    other: 'activități și responsabilități principale',
    education: 'numele și tipul instituției de învățământ|calificarea / diploma obținută',
    home: 'adresa',
    postal: 'adresa',
    phone: '',
    address: 'adresa',
  },
  streets: {
    before: 'strada|bulevardul',
    after: '',
    joined: '',
  },
  names: {
    particles: '',
    label: 'nume|nume si prenume',
    surname: 'nume de familie',
    given: 'prenume',
    document: '',
    bareLabel: '',
    titles: '',
    unspacedTitles: '',
  },
  pages: { page: '', of: 'din', ofAlone: '' },
};
