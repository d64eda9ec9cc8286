import { fold } from '../words/reading-copy.ts';
import type { GlossedLanguage } from './language.ts';

/** Words of resumes and adverts that one language has and its neighbors and English have not: a list has no grammar. */
const written: Readonly<Record<GlossedLanguage, string>> = {
  de: `lebenslauf berufserfahrung ausbildung kenntnisse sprachen studium aufgaben anforderungen bewerbung heute jahre mitarbeiter
    führerschein englisch universität hochschule schulbildung schulabschluss werdegang geboren deutsch deutschkenntnisse
    englischkenntnisse sprachkenntnisse erfahrung abgeschlossene abgeschlossenes bereitschaft selbstständig wünschenswert
    erforderlich mindestens vollzeit teilzeit tätigkeit tätigkeiten qualifikationen berufspraxis wort schrift lehre
    fachkraft kaufmann kauffrau zeugnis kunden durchführung überwachung betreuung beratung verkauf herstellung`,
  fr: `formation expérience compétences langues diplôme anglais missions poste recherché permis université école années maîtrise
    stage aujourd connaissances connaissance recherchons souhaité apprécié exigé requis entreprise équipe maîtriser
    assurer accueillir préparer gérer réaliser bénévolat célibataire lycée métier clientèle salarié chargé
    chargée parcours professionnelle professionnel logiciels loisirs anglaise courant français`,
  es: `formación experiencia laboral idiomas inglés conocimientos habilidades requisitos empresa años universidad estudios
    puesto desarrollo actualidad carné funciones imprescindible valorable buscamos ofrecemos incorporación jornada sueldo
    experiencias bachillerato titulación castellano español manejo atención realización elaboración datos personales
    vehículo disponibilidad inmediata trabajador trabajadora empleado empleada`,
  it: `esperienza istruzione competenze lingue inglese conoscenza requisiti azienda anni università laurea patente sviluppo
    lavorative presso mansioni mansione lavoro lavorativa richiesti richiesta cerchiamo offriamo contratto maturità
    conseguito conseguita italiano madrelingua disponibilità gradita gradito addetto addetta gestione attuale oggi
    formazione attestato qualifica automunito`,
  pt: `formação experiência idiomas inglês conhecimentos competências requisitos empresa anos universidade licenciatura
    desenvolvimento gestão línguas atual funções procuramos oferecemos formação ensino secundário licenciado habilitações
    profissional disponibilidade carta condução morada português horário remuneração valorizamos
    assistência atendimento empregado empregada conclusão`,
  nl: `werkervaring opleiding vaardigheden talen heden engels ervaring diploma hogeschool jaar functie rijbewijs kennis taken
    bedrijf universiteit eisen ervaren zoeken zelfstandig bieden vacature medewerker medewerkers uren werken nederlands
    klanten onderhoud beheer persoonlijke gegevens geboortedatum woonplaats cursussen talenkennis werkzaamheden
    gewenst vereist salaris`,
  ro: `experiență educație limbi engleză cunoștințe competențe studii universitatea cerințe prezent facultatea responsabilități
    abilități ani angajator liceul absolvent studiilor școala profesională căutăm oferim angajăm constituie
    disponibilitate conducere cunoștințe limba limbi străine română permanentă salariu atribuții candidatul
    întreținere îndemânare`,
  pl: `doświadczenie wykształcenie języki angielski umiejętności obecnie wymagania znajomość uniwersytet obowiązki lat lata
    stanowisko praca politechnika zawodowe zawodowy zawodowa obsługa klienta klientów oferujemy poszukujemy widziane
    prawo jazdy kursy szkolenia zainteresowania osobowe język szkoła liceum technikum pracownik kierownik kategorii
    wykonywanie utrzymanie wymagane`,
};

const sets = new Map<GlossedLanguage, ReadonlySet<string>>();

/** Folded. */
export function distinctiveWordsOf(language: GlossedLanguage): ReadonlySet<string> {
  const known = sets.get(language);
  if (known) return known;
  const made = new Set(fold(written[language]).split(/\s+/));
  sets.set(language, made);
  return made;
}
