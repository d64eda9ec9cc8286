import { stopWords } from '../generated/stop-words.ts';
import type { GrammarWords } from '../locale.ts';

export const grammar: GrammarWords = {
  functionWords: `${stopWords.de} unseren gerne ca gemeinsam innerhalb außerhalb inklusive inkl sowohl insbesondere`,
  ordinaryWords: `heute lebenslauf werdegang tätigkeit tätigkeiten position stelle stellen suchen sucht gesucht bieten
      bietet freuen bewerben bewerbung abgeschlossene abgeschlossenes abgeschlossener abgeschlossen abschluss
      erste ersten erster zweite gültiger gültige gültiges gute guter gutes guten sehr sicherer sicheres
      mindestens bereitschaft vorteil wünschenswert erforderlich vergleichbare vergleichbar ähnliche relevante
      verschiedene unterschiedliche eigene laufende laufenden bestehender neuer mittelständisches unternehmen
      firma betrieb standort raum mitarbeiter mitarbeitende vollzeit unbefristet befristet sofort euro einkommen
      urlaub tage tagen stunden wochen jahr jahre monat monate persönliche daten geboren familienstand ledig
      verheiratet adresse straße kenntnisse grundkenntnisse erfahrung erfahrungen durchführung einhaltung
      gewährleistung sicherstellung rahmen bereich bereiche allgemeine entsprechend möglich wichtig hohe hoher
      hohes`,
};
