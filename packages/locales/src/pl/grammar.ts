import { stopWords } from '../generated/stop-words.ts';
import type { GrammarWords } from '../locale.ts';

export const grammar: GrammarWords = {
  functionWords: `${stopWords.pl} bez wśród masz mamy macie naszym swój swoich zgodnie itp itd ramach wraz celu`,
  ordinaryWords: `obecnie teraz stanowisko stanowisku poszukuje poszukujemy szukamy oferujemy oferuje zatrudni zatrudnimy
      firma firmy firmie spółka siedziba umowa umowę etat pełny złotych brutto miesiąc miesięcy miesiące rok
      roku lata lat dzień dni godzin tydzień dobra dobry dobre bardzo doskonała wymagane wymagany mile widziane
      widziana widziany niezbędne konieczne minimum znajomość umiejętność gotowość dyspozycyjność wykonywanie
      realizacja zapewnienie uczestnictwo prowadzenie dbanie nowy nowa nowe nowych pierwszy różne różnych główny
      główne własny własną urodzony urodzona kawaler panna żonaty zamężna narodowość adres ulica podstawowy`,
};
