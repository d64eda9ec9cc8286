import type { SectionKind } from './heading-words.ts';

/** The headings of one language: folded words that name a section, and words that may accompany them. */
type Headings = {
  readonly words: { readonly [kind in SectionKind]?: string };
  /** Whole headings whose single words would mean something else. */
  readonly phrases: { readonly [kind in SectionKind]?: string };
  readonly beside: string;
};

const german: Headings = {
  words: {
    experience: `berufserfahrung berufserfahrungen arbeitserfahrung praxiserfahrung praxiserfahrungen berufspraxis berufsweg
      werdegang laufbahn erfahrung erfahrungen beschaftigung beschaftigungen praktika nebenjobs nebentatigkeiten arbeitsstationen`,
    education: `ausbildung ausbildungen bildung studium schulbildung schule hochschulstudium hochschulausbildung berufsausbildung
      bildungsgang bildungsweg bildungsabschlusse abschlusse akademische akademischer schulische schulischer universitare`,
    skills: `kenntnisse fahigkeiten fertigkeiten kompetenzen qualifikationen fachkenntnisse kernkompetenzen zusatzqualifikationen
      methodenkompetenz methodenkompetenzen schlusselkompetenzen sozialkompetenz sozialkompetenzen starken computerkenntnisse
      softwarekenntnisse programmierkenntnisse`,
    languages: 'sprachen sprachkenntnisse fremdsprachen fremdsprachenkenntnisse',
    summary: 'profil kurzprofil zusammenfassung profilzusammenfassung karriereziel karriereziele berufsziel',
    personal: 'personalien',
    certifications:
      'weiterbildung weiterbildungen zertifikate zertifizierungen fortbildung fortbildungen kurse seminare lehrgange schulungen',
    projects: 'projekte projekterfahrung',
    interests: 'interessen hobbys hobbies freizeit',
    volunteering: 'ehrenamt ehrenamtliche ehrenamtliches',
    awards: 'auszeichnungen preise stipendien',
    references: 'referenzen',
  },
  phrases: {
    experience:
      'berufliche tatigkeit|berufliche tatigkeiten|beruflicher lebenslauf|bisherige positionen|fruhere positionen|bisherige stationen',
    education: 'aus und weiterbildung|aus und fortbildung',
    summary: 'zur person|uber meine person',
    personal: 'angaben zur person|personliche angaben',
    volunteering: 'soziales engagement|gesellschaftliches engagement',
  },
  beside: `und der die das fur in im beruflich berufliche beruflicher bisherige praktische technische fachliche besondere weitere
    sonstige ausgewahlte wichtige relevante personliche edv it pc software soziale methodische engagement tatigkeit tatigkeiten hintergrund`,
};

const french: Headings = {
  words: {
    experience: 'experience experiences emplois postes stages carriere',
    education: 'formation formations etudes diplomes scolarite cursus education',
    skills:
      'competence competences connaissances aptitudes qualites atouts bureautique informatique logiciels outils',
    languages: 'langue langues',
    summary: 'profil accroche',
    certifications: 'certification certifications certificat certificats habilitations',
    projects: 'projets',
    interests: 'loisirs interets passions',
    volunteering: 'benevolat',
    awards: 'distinctions recompenses',
    references: 'references',
  },
  phrases: {
    experience: 'historique professionnel',
    education: 'parcours scolaire|parcours universitaire|parcours academique|parcours de formation',
    skills: 'savoir etre|savoir faire et savoir etre|savoirs',
    languages: 'connaissances linguistiques|competences en langues',
    summary: 'a propos de moi|qui suis je|projet professionnel|en resume',
    personal: 'informations personnelles|etat civil|renseignements personnels',
    certifications: `formation complementaire|formations complementaires|formation continue|formations continues|
      formations professionnelles|permis et habilitations`,
    interests:
      'centre d interet|centre d interets|centres d interets|loisirs et centres d interet|activites et loisirs|activites',
    volunteering:
      'engagement associatif|engagements associatifs|vie associative|activites benevoles|experience benevole',
    awards: 'prix|prix et distinctions|realisations',
    additional: 'autres informations|permis|permis de conduire',
  },
  beside: `et de du des la le les l d en mes mon ma autres professionnelle professionnelles professionnel professionnels personnelle
    personnelles personnels technique techniques informatiques linguistiques cle cles principales universitaire universitaires scolaire
    academique academiques occupes travail superieures etrangeres parlees transversales numeriques realises domaine domaines metier`,
};

const spanish: Headings = {
  words: {
    experience: 'experiencia experiencias empleo empleos practicas puestos',
    education: 'educacion formacion estudios titulacion titulaciones escolaridad',
    skills: `habilidades competencias aptitudes conocimientos destrezas herramientas capacidades fortalezas informatica programas`,
    languages: 'idioma idiomas lenguas',
    summary: 'perfil resumen objetivo objetivos extracto presentacion',
    certifications: 'certificaciones certificados cursos seminarios diplomados licencias',
    projects: 'proyectos',
    interests: 'intereses aficiones pasatiempos hobbies',
    volunteering: 'voluntariado',
    awards: 'premios logros reconocimientos becas distinciones',
    references: 'referencias',
  },
  phrases: {
    experience:
      'trayectoria laboral|antecedentes laborales|desarrollo profesional|carrera profesional|trayectoria y experiencia',
    education: `antecedentes academicos|preparacion academica|historial academico|trayectoria academica|nivel de estudios|
      grado academico`,
    skills: 'areas de experiencia|areas de conocimiento',
    languages: 'competencias linguisticas|conocimientos de idiomas',
    summary: 'acerca de mi|quien soy',
    personal: 'informacion personal',
    certifications: 'formacion complementaria|formacion continua|formacion adicional|formacion no reglada',
    volunteering: 'experiencia de voluntariado',
    additional: `informacion adicional|otra informacion|informacion complementaria|datos de interes|datos adicionales|
      carnet de conducir|permiso de conducir`,
  },
  beside: `y e de del la las los el en mi mis otros otras personal laboral laborales profesional profesionales previa desempenados relevante
    tecnicas tecnicos personales academica academicos universitaria clave digitales blandas informaticos realizados principales
    destacados complementarios interpersonales linguisticas superiores trabajo docente`,
};

const italian: Headings = {
  words: {
    experience: 'esperienza esperienze tirocini tirocinio impieghi occupazione',
    education: 'istruzione formazione studi educazione',
    skills: 'competenze capacita conoscenze abilita strumenti',
    languages: 'lingue madrelingua',
    summary: 'profilo riepilogo presentazione obiettivo obiettivi sommario',
    certifications: 'certificazioni certificati corsi attestati abilitazioni patentini',
    projects: 'progetti',
    interests: 'interessi passioni hobby',
    volunteering: 'volontariato',
    awards: 'premi riconoscimenti',
    references: 'referenze',
    additional: 'patente patenti',
  },
  phrases: {
    experience: `attivita lavorativa|attivita lavorative|attivita professionale|posizioni ricoperte|percorso lavorativo|
      carriera professionale|stage e tirocini`,
    education:
      'titolo di studio|percorso accademico|percorso scolastico|carriera accademica|carriera scolastica',
    skills: 'punti di forza',
    languages: 'conoscenze linguistiche|conoscenza delle lingue|capacita linguistiche',
    summary: 'su di me|sintesi professionale|descrizione personale',
    personal: 'dati anagrafici',
    certifications: 'formazione professionale|formazione continua|patenti e certificazioni',
    volunteering: 'esperienze di volontariato|esperienza di volontariato',
    awards: 'borse di studio',
    additional: 'ulteriori informazioni|informazioni aggiuntive|patente di guida',
  },
  beside: `e ed di del della delle dei in altre altri lavorativa lavorative lavoro professionale professionali pregresse precedenti
    titolo titoli accademica scolastica compiuti universitaria superiore studio tecniche informatiche digitali personali personale
    organizzative relazionali trasversali comunicative gestionali artistiche sociali chiave software straniere conosciute realizzati`,
};

const portuguese: Headings = {
  words: {
    experience: 'experiencia experiencias estagios empregos carreira',
    education: 'educacao formacao estudos escolaridade habilitacoes ensino graduacao',
    skills:
      'competencias habilidades conhecimentos aptidoes ferramentas qualificacoes capacidades informatica',
    languages: 'idioma idiomas linguas',
    summary: 'perfil resumo objetivo objetivos sumario apresentacao',
    certifications: 'certificacoes certificados cursos',
    projects: 'projetos projectos',
    interests: 'interesses passatempos hobbies',
    volunteering: 'voluntariado',
    awards: 'premios conquistas reconhecimentos distincoes',
    references: 'referencias',
  },
  phrases: {
    experience: `trajetoria profissional|atividade profissional|atividades profissionais|vida profissional|atuacao profissional|
      historico de trabalho`,
    education: 'qualificacoes academicas|trajetoria academica|historico escolar|percurso escolar',
    skills: 'pontos fortes|resumo de qualificacoes',
    languages: 'competencias linguisticas|conhecimentos linguisticos|conhecimentos de idiomas',
    summary: 'quem sou|sintese profissional|objetivo de carreira',
    personal: 'informacoes pessoais|informacao pessoal',
    certifications:
      'formacao complementar|formacao profissional|formacao continua|acoes de formacao|aperfeicoamento',
    interests: 'tempos livres',
    volunteering: 'trabalho voluntario|atividades voluntarias|experiencia voluntaria',
    additional: 'informacoes adicionais|informacao adicional|informacoes complementares',
  },
  beside: `e de da do das dos em com outras outros principais profissional profissionais academica academicas universitaria superior
    escolar literarias tecnicas tecnicos pessoais pessoal digitais informaticas complementares extracurriculares relevante anterior`,
};

const dutch: Headings = {
  words: {
    experience: `werkervaring ervaring beroepservaring praktijkervaring arbeidservaring werkgeschiedenis loopbaan loopbaanoverzicht
      bijbanen functies dienstverbanden`,
    education: `opleiding opleidingen onderwijs studie studies vooropleiding scholing opleidingsachtergrond educatie`,
    skills: `vaardigheden competenties kennis computervaardigheden computerkennis softwarekennis automatiseringskennis kerncompetenties
      kernkwaliteiten kwaliteiten eigenschappen`,
    languages: 'talen talenkennis taalvaardigheid taalvaardigheden taalkennis',
    summary: 'profiel samenvatting profielschets profielsamenvatting doel ambitie introductie',
    personal: 'personalia persoonsgegevens',
    certifications: 'certificaten cursussen trainingen certificeringen bijscholing nascholing',
    projects: 'projecten',
    interests: 'interesses vrijetijdsbesteding',
    volunteering: 'vrijwilligerswerk nevenactiviteiten nevenfuncties',
    awards: 'prijzen onderscheidingen prestaties',
    references: 'referenties',
    additional: 'bijzonderheden rijbewijs',
  },
  phrases: {
    education: 'academische achtergrond|diploma s',
    skills: 'sterke punten|programma s',
    summary: 'wie ben ik',
    personal: 'persoonlijke informatie',
    certifications: 'diploma s en certificaten',
    interests: 'hobby s|hobby s en interesses|interesses en hobby s',
    additional: 'overige informatie|aanvullende informatie',
  },
  beside: `en van de het in overige eerdere relevante professionele persoonlijke technische digitale aanvullende belangrijkste kort
    vreemde it ict pc training genoten gevolgde afgeronde academische`,
};

const romanian: Headings = {
  words: {
    experience: 'experienta cariera stagii practica angajari',
    education: 'educatie studii formare pregatire calificari instruire educational educationale educationala',
    skills: 'competente abilitati aptitudini cunostinte calitati expertiza',
    languages: 'limbi',
    summary: 'profil rezumat obiectiv obiective prezentare sumar',
    certifications: 'certificari cursuri certificate atestate specializari',
    projects: 'proiecte',
    interests: 'interese pasiuni hobby',
    volunteering: 'voluntariat afilieri',
    publications: 'publicatii',
    detail: 'responsabilitati atributii sarcini',
    awards: 'premii distinctii realizari',
    references: 'referinte recomandari',
  },
  phrases: {
    education: 'educatie si formare profesionala|fundal educational|context educational|calificari academice',
    skills:
      'domenii de expertiza|arii de expertiza|puncte forte|instrumente si tehnologii|tehnologii si instrumente|repere ale competentelor',
    awards: 'realizari cheie|premii si recunoasteri|premii si distinctii|realizari notabile',
    certifications: 'formare continua|cursuri de formare|training uri',
    volunteering: 'activitati de voluntariat|activitati extracurriculare',
    additional: 'informatii aditionale',
  },
  beside: `si de in la a al profesionala profesionale personale personala tehnice digitale it pc informatice organizatorice comunicare
    operare calculator alte cheie academica absolvite anterioara relevanta munca sociale campul muncii vorbite straine cunoscute uri
    baza istoric istoricul parcurs parcursul academice principale suplimentare lucru locul`,
};

const polish: Headings = {
  words: {
    experience: 'doswiadczenie zatrudnienie kariera praca praktyki staze',
    education: 'wyksztalcenie edukacja studia nauka szkoly szkola',
    skills: 'umiejetnosci kompetencje kwalifikacje narzedzia oprogramowanie wiedza zalety',
    languages: 'jezyk jezyki',
    summary: 'podsumowanie cel cele streszczenie profil',
    certifications: 'certyfikaty kursy szkolenia uprawnienia',
    projects: 'projekty',
    interests: 'zainteresowania hobby pasje',
    volunteering: 'wolontariat',
    awards: 'osiagniecia nagrody wyroznienia stypendia sukcesy',
    references: 'referencje',
  },
  phrases: {
    experience: `przebieg pracy zawodowej|przebieg kariery zawodowej|przebieg zatrudnienia|historia zawodowa|aktywnosc zawodowa|
      sciezka kariery|sciezka zawodowa`,
    education: 'sciezka edukacji|sciezka edukacyjna|przebieg edukacji|przebieg nauki',
    skills: `znajomosc programow|obsluga komputera|znajomosc obslugi komputera|mocne strony|cechy osobowe|cechy osobowosci`,
    languages: 'znajomosc jezykow obcych',
    summary: 'kim jestem|kilka slow o mnie',
    personal: 'dane personalne|informacje osobiste',
    volunteering: 'dzialalnosc spoleczna|aktywnosc spoleczna|dzialalnosc dodatkowa',
    additional: 'informacje dodatkowe|pozostale informacje|inne informacje|inne',
  },
  beside: `i oraz w z zawodowe zawodowa zawodowy techniczne komputerowe informatyczne dodatkowe miekkie twarde kluczowe glowne inne
    formalne ukonczone odbyte obce zrealizowane dotychczasowe praktyczne osobisty cyfrowe interpersonalne technologie pracy`,
};

const languages = [german, french, spanish, italian, portuguese, dutch, romanian, polish].map(
  ({ words, phrases, beside }) => ({
    kindByPhrase: tableOf(phrases, /\|/),
    kindByWord: tableOf(words, /\s/),
    beside: new Set(beside.split(/\s+/)),
  }),
);

function tableOf(
  lists: { readonly [kind in SectionKind]?: string },
  separator: RegExp,
): ReadonlyMap<string, SectionKind> {
  const entries = Object.entries(lists) as [SectionKind, string][];
  return new Map(
    entries.flatMap(([kind, list]) =>
      list
        .split(separator)
        .map((item) => item.trim())
        .filter(Boolean)
        .map((item) => [item, kind] as const),
    ),
  );
}

/** Words and phrases of all languages: most lines hold none of them, and are done with at once. */
const headingWords = new Set(
  languages.flatMap(({ kindByPhrase, kindByWord }) => [...kindByPhrase.keys(), ...kindByWord.keys()]),
);

/** Degrees that are called as a heading would be: entries of their section. */
const entries = new Set([
  'formacion profesional',
  'formation professionnelle',
  'studii medii',
  'studii superioare',
]);

/**
 * The section of a folded heading in German, French, Spanish, Italian, Portuguese, Dutch, Romanian or Polish; `null`
 * for other phrases. All its words must be heading words of one language, and the first that names a section decides.
 */
export function kindOfForeignWords(phrase: string): SectionKind | null {
  const words = phrase.split(' ');
  if (words.length > maxWords || entries.has(phrase)) return null;
  if (!headingWords.has(phrase) && !words.some((word) => headingWords.has(word))) return null;
  for (const { kindByPhrase, kindByWord, beside } of languages) {
    const known = kindByPhrase.get(phrase);
    if (known) return known;
    const [named] = words.flatMap((word) => kindByWord.get(word) ?? []);
    if (named && words.every((word) => kindByWord.has(word) || beside.has(word))) return named;
  }
  return null;
}

const maxWords = 5;
