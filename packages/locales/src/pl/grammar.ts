import type { GrammarWords } from '../locale.ts';

export const grammar: GrammarWords = {
  functionWords: `i oraz lub albo ale ani że żeby który która które których którym w we na do od z ze za po pod nad przed
      przy przez dla o u bez między wśród podczas według jest są był była było były być będzie będą mam masz ma
      mamy macie mają ja ty on ona ono my wy oni one się mnie mi ci ich jego jej mu im nas nam was wam nasz
      nasza nasze naszych naszym swój swoje swoich mój moja moje twój twoja twoje ten ta to te tego tej tych tym
      co kto jak tak też także bardzo więcej nie już gdzie kiedy wszystkie każdy inne inny innych czy aby
      zgodnie itp itd ramach wraz celu`,
  ordinaryWords: `obecnie teraz stanowisko stanowisku poszukuje poszukujemy szukamy oferujemy oferuje zatrudni zatrudnimy
      firma firmy firmie spółka siedziba umowa umowę etat pełny złotych brutto miesiąc miesięcy miesiące rok
      roku lata lat dzień dni godzin tydzień dobra dobry dobre bardzo doskonała wymagane wymagany mile widziane
      widziana widziany niezbędne konieczne minimum znajomość umiejętność gotowość dyspozycyjność wykonywanie
      realizacja zapewnienie uczestnictwo prowadzenie dbanie nowy nowa nowe nowych pierwszy różne różnych główny
      główne własny własną urodzony urodzona kawaler panna żonaty zamężna narodowość adres ulica podstawowy`,
};
