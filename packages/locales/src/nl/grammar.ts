import type { GrammarWords } from '../locale.ts';

export const grammar: GrammarWords = {
  functionWords: `de het een en of maar noch dat die dit deze wie wat welke van voor met zonder op in aan bij naar om over
      onder uit te ten ter tot door tegen tussen sinds na is zijn was waren ben bent worden wordt werd werden
      heb hebt heeft hebben had kan kunnen zal zullen moet wij we jij je u jullie zij ze hij ik mij ons onze
      onzes mijn jouw uw hun haar er hier daar als ook niet geen wel zeer meer alle alles elke ieder andere
      ander zelf waar hoe toe zo dan nog reeds zowel binnen buiten tijdens vanaf gaat ga mee jou eigen`,
  ordinaryWords: `heden functie rol zoeken zoekt gezocht bieden biedt solliciteer bedrijf organisatie vestiging regio
      contract vast voltijd euro bruto maand maanden jaar jaren dag dagen uur uren week goede goed uitstekende
      uitstekend vereist gewenst pre minimaal kennis vermogen bereid uitvoeren verrichten doen zorgen
      onderhouden nieuwe nieuw eerste verschillende diverse eigen geboren ongehuwd gehuwd nationaliteit adres
      straat basis gemiddeld`,
};
