import { stopWords } from '../generated/stop-words.ts';
import type { GrammarWords } from '../locale.ts';

export const grammar: GrammarWords = {
  functionWords: `${stopWords.nl} noch welke onder ten ter tussen sinds bent wordt werden hebt zullen jij jullie onze onzes jouw zeer alle elke ieder ander waar toe zowel binnen buiten tijdens vanaf gaat ga mee jou eigen`,
  ordinaryWords: `heden functie rol zoeken zoekt gezocht bieden biedt solliciteer bedrijf organisatie vestiging regio
      contract vast voltijd euro bruto maand maanden jaar jaren dag dagen uur uren week goede goed uitstekende
      uitstekend vereist gewenst pre minimaal kennis vermogen bereid uitvoeren verrichten doen zorgen
      onderhouden nieuwe nieuw eerste verschillende diverse eigen geboren ongehuwd gehuwd nationaliteit adres
      straat basis gemiddeld`,
};
