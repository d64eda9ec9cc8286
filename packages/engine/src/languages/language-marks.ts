import { fold } from '../words/reading-copy.ts';
import type { GlossedLanguage } from './language.ts';

/** Words of resumes and adverts that one language has and its neighbours and English have not: a list has no grammar. */
const written: Readonly<Record<GlossedLanguage, string>> = {
  de: `lebenslauf berufserfahrung ausbildung kenntnisse sprachen studium aufgaben anforderungen bewerbung heute jahre mitarbeiter
    führerschein englisch universität hochschule`,
  fr: `formation expérience compétences langues diplôme anglais missions poste recherché permis université école années maîtrise
    stage aujourd`,
  es: `formación experiencia laboral idiomas inglés conocimientos habilidades requisitos empresa años universidad estudios
    puesto desarrollo actualidad carné`,
  it: `esperienza istruzione competenze lingue inglese conoscenza requisiti azienda anni università laurea patente sviluppo
    lavorative presso`,
  pt: `formação experiência idiomas inglês conhecimentos competências requisitos empresa anos universidade licenciatura
    desenvolvimento gestão línguas atual`,
  nl: `werkervaring opleiding vaardigheden talen heden engels ervaring diploma hogeschool jaar functie rijbewijs kennis taken
    bedrijf universiteit`,
  ro: `experiență educație limbi engleză cunoștințe competențe studii universitatea cerințe prezent facultatea responsabilități
    abilități ani angajator liceul`,
  pl: `doświadczenie wykształcenie języki angielski umiejętności obecnie wymagania znajomość uniwersytet obowiązki lat lata
    stanowisko praca politechnika zawodowe`,
};

const sets = new Map<GlossedLanguage, ReadonlySet<string>>();

/** Folded. */
export function tellingWordsOf(language: GlossedLanguage): ReadonlySet<string> {
  const known = sets.get(language);
  if (known) return known;
  const made = new Set(fold(written[language]).split(/\s+/));
  sets.set(language, made);
  return made;
}
