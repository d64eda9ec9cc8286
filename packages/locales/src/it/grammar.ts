import type { GrammarWords } from '../locale.ts';

export const grammar: GrammarWords = {
  functionWords: `il lo la i gli le un uno una di del dello della dei degli delle dell d a al allo alla ai agli alle all da
      dal dallo dalla dai dagli dalle in nel nello nella nei negli nelle nell con su sul sulla sui sugli sulle
      sull per tra fra e ed o od ma né che chi cui non più è sono era essere stato stata ha hanno ho avere noi
      voi loro lui lei io tu si ci vi ne suo sua suoi sue mio mia miei mie tuo tua tuoi tue nostro nostra nostri
      nostre vostro questo questa questi queste quello quella come così anche molto ogni altro altra altri altre
      tutto tutti tutte tutta presso durante dopo prima fino se l c s un' nonché oltre quale quali dove quando
      già`,
  ordinaryWords: `oggi attuale attualmente posizione ruolo mansione mansioni cerca cerchiamo ricerca offriamo offre azienda
      società gruppo sede zona contratto indeterminato determinato tempo pieno euro lordi mese mesi anno anni
      giorno giorni ore settimana buon buona buono buone ottima ottimo indispensabile gradito gradita
      preferibile necessario necessaria richiesto richiesta minimo conoscenza conoscenze capacità svolgere
      eseguire fare gestire garantire assicurare partecipare tenere curare nuovo nuova nuovi nuove primo prima
      diversi vari principale principali proprio propria nato nata celibe nubile coniugato nazionalità indirizzo
      via disponibilità base`,
};
