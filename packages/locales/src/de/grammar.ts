import type { GrammarWords } from '../locale.ts';

export const grammar: GrammarWords = {
  functionWords: `der die das den dem des ein eine einen einem einer eines und oder aber sowie als auch nicht nur mit ohne
      für von vom zu zum zur im in am an auf aus bei beim bis durch gegen nach seit über um unter vor während
      wegen zwischen ist sind war waren sein haben hat hatte werden wird wurde wurden worden kann können soll
      sollen wir sie ihr ihre ihren ihrem ihrer ihres ich du dein deine deinen deiner er es uns unser unsere
      unseren unserer mein meine sich diese dieser dieses welche was wo wie wenn dass daß so sehr mehr alle
      allen aller alles jede jeder noch schon dort hier dabei dazu davon damit gerne bereits ca etwa gemeinsam
      innerhalb außerhalb inklusive inkl sowohl eigenen eigener insbesondere`,
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
