/** In the order in which they are tried: a heading of two subjects belongs to the first. */
export const sectionKinds = [
  'detail',
  'education',
  'certifications',
  'languages',
  'skills',
  'projects',
  'publications',
  'awards',
  'volunteering',
  'experience',
  'interests',
  'references',
  'declaration',
  'personal',
  'contact',
  'summary',
  'additional',
] as const;

export type SectionKind = (typeof sectionKinds)[number];

type Words = {
  /** Folded phrases that are this heading as a whole. */
  readonly phrases: ReadonlySet<string>;
  /** Folded words that name the section, alone or with words common in headings. */
  readonly keys: ReadonlySet<string>;
};

const words = (phrases: string, keys = ''): Words => ({
  phrases: new Set(phrases.split('|').map((phrase) => phrase.trim().replace(/\s+/g, ' '))),
  keys: new Set(keys.split(/\s+/).filter(Boolean)),
});

/** Headings of resumes in English, German, French, Spanish, Italian, Portuguese, Dutch, Romanian and Polish. */
export const headingWords: { readonly [kind in SectionKind]: Words } = {
  // Headings inside a position: they change nothing about the section.
  detail: words(
    `responsibilities|roles and responsibilities|role and responsibilities|key responsibilities|roles responsibilities|
    job responsibilities|duties|duties and responsibilities|achievements and responsibilities|description|project description|
    job description|environment|technologies|technologies used|tools used|key deliverables|deliverables|company profile|
    aufgaben|taches|responsabilidades|responsabilita`.replaceAll('\n', ' '),
  ),
  education: words(
    `academic qualifications|academic qualification|academics|academic|academic background|academic details|academic record|
    academic profile|academic history|academic credentials|academic chronicle|academia|scholastics|scholastic record|qualifications|qualification|
    professional qualifications|professional qualification|technical qualification|educational|studies|degrees|
    schulbildung|hochschulbildung|ausbildung|bildung|bildungsweg|studium|schulischer werdegang|akademischer werdegang|
    formation|formations|etudes|diplomes|diplomes et formations|scolarite|educacion|estudios|formacion|formacion academica|
    istruzione|istruzione e formazione|formazione|titoli di studio|educacao|formacao|formacao academica|habilitacoes|
    habilitacoes literarias|opleiding|opleidingen|onderwijs|studii|educatie|educatie si formare|formare|
    wyksztalcenie|edukacja|schulbildung und ausbildung|ausbildung und studium|schule und ausbildung|akademische ausbildung|
    parcours academique|formation initiale|formation et diplomes|formation academique|datos academicos|formacion reglada|
    percorso di studi|percorso formativo|formacao escolar|escolaridade|habilitacoes academicas|percurso academico|
    opleiding en cursussen|scholing|studii si cursuri|pregatire profesionala|studii si calificari|nauka|studia`.replaceAll(
      '\n',
      ' ',
    ),
    'education educational educations academics schooling scholastic credentials qualification qualifications',
  ),
  certifications: words(
    `certifications licenses|licenses and certifications|licenses certifications|courses|training|trainings|
    trainings attended|trainings and seminars attended|trainings and seminars|seminars and trainings|seminars attended|certs|training and certifications|professional registration|professional registrations|registrations|tickets|
    cards and tickets|memberships and certification|memberships and certifications|certifications and memberships|memberships certifications|tickets and cards|job related training|military education|military training|short courses|cpd|
    continuing professional development|courses and certifications|professional development|
    professional training|licences|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildungen|
    certificats|certificaciones|cursos|cursos y certificaciones|certificazioni|corsi|certificacoes|
    certificaten|cursussen|certificari|cursuri|cursuri si certificari|certificate|atestate|certificats et formations|
    cursos e certificacoes|cursussen en certificaten|zertifikate und weiterbildungen|kursy i certyfikaty|uprawnienia|certyfikaty|kursy|szkolenia|kursy i szkolenia`.replaceAll(
      '\n',
      ' ',
    ),
    'certification certifications certificate certificates certified licenses licences licensure accreditations accreditation courses trainings',
  ),
  languages: words(
    `languages|language skills|languages known|language|language proficiency|linguistic skills|sprachen|sprachkenntnisse|
    langues|idiomas|lingue|competenze linguistiche|linguas|talen|talenkennis|limbi straine|limbi|limbi vorbite|
    jezyki|jezyki obce|znajomosc jezykow|lingue straniere|langues parlees|fremdsprachen|competences linguistiques|
    langues etrangeres|conocimiento de idiomas|idiomas estrangeiros|linguas estrangeiras|limbi straine cunoscute|
    competente lingvistice|cunostinte lingvistice|vreemde talen`.replaceAll('\n', ' '),
  ),
  skills: words(
    `skills|technical proficiency|technical proficiencies|technical expertise|expertise|competencies|core competencies|
    key competencies|areas of expertise|area of expertise|technologies|software|it proficiency|computer proficiency|
    strengths|key strengths|tools|tools and technologies|technical tools|tech stack|technical summary|technical exposure|
    technical environment|proficiencies|specialties|specialities|it skills|soft skills|hard skills|digital skills|
    computer literacy|software proficiency|software skills|professional strengths|functional skills|skill set|skillset|
    skill sets|technical skill set|operating systems|programming languages|kenntnisse|fahigkeiten|edv kenntnisse|
    it kenntnisse|fachkenntnisse|kompetenzen|competences|competences techniques|competences informatiques|
    habilidades|competencias|conocimientos|aptitudes|informatica|competenze|competenze tecniche|conoscenze informatiche|
    capacita e competenze|competencias tecnicas|vaardigheden|competenties|kennis|competente|abilitati|aptitudini|
    umiejetnosci|edv kenntnisse und software|besondere kenntnisse|weitere kenntnisse|fachliche kompetenzen|starken|
    savoir faire|logiciels|outils|atouts|competences professionnelles|competences cles|points forts|fortalezas|
    conocimientos informaticos|conocimientos tecnicos|competencias profesionales|capacita tecniche|competenze digitali|
    conoscenze tecniche|competenze professionali|competenze informatiche|competencias pessoais|
    competencias informaticas|conhecimentos|conhecimentos tecnicos|conhecimentos informaticos|computervaardigheden|
    vakkennis|kerncompetenties|competente profesionale|competente tehnice|competente cheie|competente digitale|abilitati si competente|aptitudini si competente|
    abilitati cheie|cunostinte|cunostinte tehnice|cunostinte pc|competente personale|puncte forte|abilitati tehnice|
    umiejetnosci zawodowe|umiejetnosci techniczne|kompetencje|kluczowe kompetencje|kwalifikacje`.replaceAll(
      '\n',
      ' ',
    ),
    'skills skill competencies competences expertise proficiencies proficiency strengths abilities capabilities computer software it soft hard functional',
  ),
  projects: words(
    `projects|academic projects|key projects|personal projects|official projects|projects summary|project details|project|
    projects undertaken|projekte|projets|proyectos|progetti|projetos|projecten|proiecte|projekty`.replaceAll(
      '\n',
      ' ',
    ),
    'projects project portfolio',
  ),
  publications: words(
    'publications|papers|conferences|conferences and seminars|presentations|patents|publikationen|publicaciones|pubblicazioni|publicacoes',
    'publications presentations patents conferences seminars papers',
  ),
  awards: words(
    `awards|achievements|honors|honours|honors and awards|awards and honors|awards and achievements|accomplishments|
    key achievements|recognition|scholarships|auszeichnungen|distinctions|premios|riconoscimenti|realizari|premii|realizari profesionale|reconocimientos|logros|conquistas|premi|
    prijzen|erfolge|nagrody|osiagniecia`.replaceAll('\n', ' '),
    'awards award honors honours recognition accomplishments achievements scholarships fellowships',
  ),
  volunteering: words(
    `volunteering|volunteer experience|volunteer work|volunteer|community service|community involvement|
    board memberships|board service|board positions|board community|board and community|boards and community|boards|
    extracurricular activities|extra curricular activities|co curricular activities|cocurricular activities|activities|
    leadership|memberships|professional memberships|affiliations|professional affiliations|ehrenamt|benevolat|
    voluntariado|volontariato|vrijwilligerswerk|voluntariat|wolontariat`.replaceAll('\n', ' '),
    'volunteer volunteering affiliations memberships membership activities extracurricular curricular community associations',
  ),
  experience: words(
    `experience|work experience|employment|employment history|work history|career history|professional history|
    professional background|work|internship|internships|internship experience|positions held|appointments|
    contract history|contract experience|assignment history|permanent roles|contract roles|current role|previous roles|other roles|
    earlier roles|earlier career|early career|career to date|current post|previous posts|posts held|current position|
    previous positions|current appointment|previous appointments|freelance work|freelance experience|placements|
    work placements|clinical placements|employment background|military|military career|
    professional appointments|professional career|career path|career progression|career graph|professional work history|professional employment history|relevant work history|previous work history|
    organizational experience|industrial exposure|industrial training|assignments|occupational contour|job history|
    career contour|organisational experience|employment record|employment details|career experience|service record|
    military experience|military service|berufserfahrung|berufliche erfahrung|beruflicher werdegang|berufspraxis|
    werdegang|praktische erfahrung|praktika|berufliche laufbahn|experience professionnelle|experiences professionnelles|
    experiences|parcours professionnel|emplois|stages|experiencia|experiencia laboral|experiencia profesional|
    trayectoria profesional|esperienza|esperienze|esperienza professionale|esperienze professionali|
    esperienza lavorativa|esperienze lavorative|experiencia profissional|historico profissional|
    percurso profissional|werkervaring|ervaring|loopbaan|experienta|experienta profesionala|
    experienta de munca|doswiadczenie|doswiadczenie zawodowe|przebieg kariery|berufstatigkeit|bisherige tatigkeiten|
    berufliche stationen|beruflicher hintergrund|lehrerfahrung|experience d enseignement|carriere|parcours|
    experience de travail|historial laboral|historial profesional|experiencia docente|vida laboral|percorso professionale|
    carriera|storia lavorativa|experiencia de trabalho|percurso laboral|experiencia letiva|arbeidsverleden|
    onderwijservaring|relevante werkervaring|arbeidservaring|istoric profesional|istoricul muncii|istoric de munca|
    istoricul angajarilor|parcurs profesional|experienta didactica|experienta in munca|locuri de munca|activitate profesionala|
    praca|historia zatrudnienia|kariera zawodowa|praktyka zawodowa`.replaceAll('\n', ' '),
    'experience experiences employment internship internships career appointments employers',
  ),
  interests: words(
    'interests|hobbies|hobbies and interests|interests and hobbies|hobby|personal interests|interessen|centres d interet|loisirs|intereses|aficiones|interessi|interesses|hobbys|hobby uri|pasiuni|interese|hobbyuri|pasatiempos|tempo libero|lazer|vrije tijd|freizeit|passions|zainteresowania',
    'interests hobbies hobby',
  ),
  references: words(
    'references|reference|professional references|referees|referenzen|referencias|referenze|referenties|referinte|referencje',
    'references referees',
  ),
  declaration: words('declaration|declarations'),
  personal: words(
    `personal details|personal information|personal data|personal particulars|personal profile|personal dossier|
    personal vitae|personal minutiae|bio data|biodata|personliche daten|donnees personnelles|datos personales|
    dati personali|informazioni personali|dados pessoais|persoonlijke gegevens|personalia|date personale|
    informatii personale|dane osobowe|personal snippets|personal traits`.replaceAll('\n', ' '),
    'personal',
  ),
  contact: words(
    'contact|contact information|contact details|contact me|contacts|kontakt|kontaktdaten|coordonnees|contacto|contatti|contato|contactgegevens|date de contact|dane kontaktowe|profiles|social',
    'contact',
  ),
  summary: words(
    `summary|profile|objective|career objective|professional summary|executive summary|about me|about|
    professional profile|executive profile|career profile|professional overview|executive overview|career overview|overview|personal statement|profile summary|job objective|
    career goal|career goals|synopsis|professional synopsis|snapshot|highlights|qualifications summary|
    summary of qualifications|summary of qualification|summary of skills|career summary|statement|career highlights|
    professional objective|introduction|zusammenfassung|profil|uber mich|kurzprofil|a propos|resume professionnel|
    perfil|perfil profesional|resumen|sobre mi|profilo|profilo professionale|sommario|resumo|sobre mim|profiel|
    samenvatting|over mij|profil profesional|despre mine|rezumat|obiectiv|podsumowanie|o mnie|rezumat profesional|sumar|sumar profesional|
    profil personal|obiective profesionale|obiectiv profesional|sintesi|chi sono|obiettivo|en bref|presentation|
    objectif|objectif professionnel|resumen profesional|presentacion|objetivo|objetivo profissional|resumo profissional|
    apresentacao|profiel en ambitie|persoonlijk profiel|kurzvorstellung|ziel|berufsziel|personliches profil|
    profil zawodowy|cel zawodowy`.replaceAll('\n', ' '),
    'summary profile objective overview synopsis goal goals snapshot',
  ),
  additional: words(
    'additional information|additional details|other information|miscellaneous|others|other|additional|sonstiges|divers|altro|otros|diverse|alte informatii|informatii suplimentare|altre informazioni|otros datos|otros meritos|outras informacoes|informations complementaires|overige|overig|zusatzliche angaben|dodatkowe informacje|permis de conducere|permis auto|rijbewijs|fuhrerschein|carta de conducao|patenti|carnes de conducir|prawo jazdy',
    'additional miscellaneous',
  ),
};
