import type { ResumeWords } from '../locale.ts';

export const resume: ResumeWords = {
  headings: {
    phrases: {
      detail: 'taches',
      education: `diplomes et formations|parcours academique|formation initiale|formation et diplomes|
          formation academique|parcours scolaire|parcours universitaire|parcours de formation`,
      certifications: `certificats et formations|formation complementaire|formations complementaires|formation continue|
          formations continues|formations professionnelles|permis et habilitations`,
      languages: `langues parlees|competences linguistiques|langues etrangeres|connaissances linguistiques|
          competences en langues`,
      skills: `competences techniques|competences informatiques|savoir faire|competences professionnelles|
          competences cles|points forts|savoir etre|savoir faire et savoir etre|savoirs`,
      projects: '',
      publications: '',
      awards: 'prix|prix et distinctions|realisations',
      volunteering: `engagement associatif|engagements associatifs|vie associative|activites benevoles|experience benevole`,
      experience: `experience professionnelle|experiences professionnelles|parcours professionnel|
          experience d enseignement|parcours|experience de travail|historique professionnel`,
      interests: `centres d interet|centre d interet|centre d interets|centres d interets|loisirs et centres d interet|
          activites et loisirs|activites`,
      references: '',
      declaration: '',
      personal: 'donnees personnelles|informations personnelles|etat civil|renseignements personnels',
      contact: 'coordonnees',
      summary: `a propos|resume professionnel|en bref|presentation|objectif|objectif professionnel|a propos de moi|
          qui suis je|projet professionnel|en resume`,
      additional: 'divers|informations complementaires|autres informations|permis|permis de conduire',
    },
    words: {
      detail: '',
      education: 'formation formations etudes diplomes scolarite cursus education',
      certifications: 'certification certifications certificat certificats habilitations',
      languages: 'langue langues',
      skills: `competence competences connaissances aptitudes qualites atouts bureautique informatique logiciels
          outils`,
      projects: 'projets',
      publications: '',
      awards: 'distinctions recompenses',
      volunteering: 'benevolat',
      experience: 'experience experiences emplois postes stages carriere',
      interests: 'loisirs interets passions',
      references: 'references',
      declaration: '',
      personal: '',
      contact: '',
      summary: 'profil accroche',
      additional: '',
    },
    objective: 'objectifs?',
    beside: `et de du des la le les l d en mes mon ma autres professionnelle professionnelles professionnel
        professionnels personnelle personnelles personnels technique techniques informatiques linguistiques cle
        cles principales universitaire universitaires scolaire academique academiques occupes travail
        superieures etrangeres parlees transversales numeriques realises domaine domaines metier`,
    entries: 'formation professionnelle',
  },
  labels: {
    title: 'poste|fonction ou poste occupé|fonction',
    organization: "entreprise|nom(?: et adresse)? de l'employeur|employeur",
    client: '',
    dates: 'date|dates',
    place: 'lieu',
    business: "type ou secteur d'activité",
    other: 'principales activités et responsabilités',
    education: `nom et type de l'établissement(?: d'enseignement ou de formation)?|
        intitulé du certificat ou diplôme délivré`,
    home: 'adresse',
    postal: 'adresse',
    phone: 'portable',
    address: '',
  },
  streets: {
    before: 'rue|boulevard',
    after: '',
    joined: '',
  },
  names: {
    particles: 'de du des le la',
    label: 'nom et prenom|nom',
    surname: 'nom de famille',
    given: 'prenoms?',
    document: '',
    bareLabel: '',
    titles: '',
    unspacedTitles: '',
  },
  pages: { page: '', of: '', ofAlone: '' },
};
