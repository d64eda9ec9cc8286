import { stopWords } from '../generated/stop-words.ts';
import type { GrammarWords } from '../locale.ts';

export const grammar: GrammarWords = {
  functionWords: `${stopWords.it} d fra od essere stato stata avere così molto ogni altro altra altri altre tutte tutta presso durante dopo prima fino s un' nonché oltre quali quando già`,
  ordinaryWords: `oggi attuale attualmente posizione ruolo mansione mansioni cerca cerchiamo ricerca offriamo offre azienda
      società gruppo sede zona contratto indeterminato determinato tempo pieno euro lordi mese mesi anno anni
      giorno giorni ore settimana buon buona buono buone ottima ottimo indispensabile gradito gradita
      preferibile necessario necessaria richiesto richiesta minimo conoscenza conoscenze capacità svolgere
      eseguire fare gestire garantire assicurare partecipare tenere curare nuovo nuova nuovi nuove primo prima
      diversi vari principale principali proprio propria nato nata celibe nubile coniugato nazionalità indirizzo
      via disponibilità base`,
};
