import type { LanguageSample } from './sample.ts';

/** Fictional people and employers. */
export const italian: LanguageSample = {
  language: 'it',
  byProfession: {
    software: {
      advert: `Sviluppatore Java
Azienda di Torino che realizza soluzioni per le banche cerca uno sviluppatore.
Attività
- Progettazione e sviluppo di servizi web in Java e Spring Boot
- Scrittura di test automatici e revisione del codice
- Analisi dei requisiti con il team di prodotto
Requisiti
- Almeno 3 anni di esperienza nello sviluppo software
- Ottima conoscenza di basi di dati relazionali e SQL
- Laurea in informatica
- Inglese fluente
- Costituisce titolo preferenziale la conoscenza di Docker
Offriamo: buoni pasto, lavoro agile`,
      resume: `Tommaso Bellinvia
tommaso.bellinvia@example.com | 340 1234567 | Torino
Chi sono
Programmatore con sei anni di esperienza nei pagamenti digitali
Esperienze lavorative
Sviluppatore software, Dorabit Srl, Torino
marzo 2019 – oggi
- Ho progettato servizi web in Java per bonifici istantanei
- Ho scritto test unitari e di integrazione
Programmatore, Sistemi Monviso SpA
giugno 2016 – febbraio 2019
- Moduli di fatturazione, interrogazioni SQL
Istruzione e formazione
Laurea triennale in Informatica, Università di Torino, 2012 – 2016
Lingue
Inglese: avanzato, Tedesco: intermedio`,
      facts: {
        name: 'Tommaso Bellinvia',
        positions: ['Sviluppatore software | 2019-03 | present', 'Programmatore | 2016-06 | 2019-02'],
        languages: ['English', 'German'],
        level: 'bachelor',
      },
    },
    nursing: {
      advert: `Infermiere reparto di cardiologia
Mansioni
- Somministrazione delle terapie prescritte dal medico
- Monitoraggio dei parametri vitali e assistenza ai pazienti
- Compilazione della cartella clinica
Requisiti richiesti
- Laurea in infermieristica
- Iscrizione all'albo obbligatoria
- Almeno un anno di esperienza in reparto ospedaliero
- Disponibilità a turni`,
      resume: `Ginevra Tarsitano
ginevra.tarsitano@example.com, 322 555010, Ancona
ESPERIENZA PROFESSIONALE
Gennaio 2018 – in corso
Infermiera, Ospedale Colle Verde, reparto di chirurgia
- assistenza prima e dopo l'intervento, medicazioni
- terapia endovenosa
Ottobre 2015 – Dicembre 2017
Infermiera, Clinica Le Ginestre
- prelievi di sangue, misurazione della pressione
ISTRUZIONE
Laurea in Infermieristica, Università di Ancona, 2015
LINGUE
Francese B2, Inglese A2`,
      facts: {
        name: 'Ginevra Tarsitano',
        positions: ['Infermiera | 2018-01 | present', 'Infermiera | 2015-10 | 2017-12'],
        languages: ['French', 'English'],
        level: 'bachelor',
      },
    },
    accounting: {
      advert: `Contabile
Società commerciale di Parma cerca un contabile.
Cosa farai
- Registrazione delle fatture e riconciliazioni bancarie
- Bilancio di verifica e dichiarazioni fiscali
- Buste paga
Cosa cerchiamo
- Diploma di ragioneria o laurea in economia
- Esperienza di almeno 4 anni in contabilità
- Conoscenza della normativa fiscale
- Uso di Excel e Zucchetti`,
      resume: `Ornella Cavagnari
ornella.cavagnari@example.com
Parma, tel. 333 222111
Profilo
Ragioniera esperta nella contabilità delle piccole imprese
Esperienza lavorativa
Responsabile contabile, Ducale Distribuzione Srl, 05/2017 – attuale
Chiusure mensili, IVA, imposte sul reddito, bilancio annuale
Contabile, Legnami Appennino SpA, 09/2012 – 04/2017
Fornitori, clienti, paghe
Titoli di studio
Laurea in Economia aziendale, Università di Parma, 2012
Competenze
Zucchetti, SAP, Excel
Lingue: inglese (intermedio)`,
      facts: {
        name: 'Ornella Cavagnari',
        positions: ['Responsabile contabile | 2017-05 | present', 'Contabile | 2012-09 | 2017-04'],
        languages: ['English'],
        level: 'bachelor',
      },
    },
    logistics: {
      advert: `Coordinatore logistico
Responsabilità
- Pianificare i trasporti nazionali e internazionali
- Organizzare ricevimento e spedizione delle merci in magazzino
- Controllare le giacenze ed eseguire gli inventari
- Trattare le tariffe con i vettori
Requisiti
- 2 anni di esperienza nella logistica
- Patente B
- Gradito il patentino del muletto`,
      resume: `Nicolò Sgarbossa
nicolo.sgarbossa@example.com · Padova
Esperienza
Addetto traffico – Brenta Trasporti Srl (aprile 2020 – presente)
Giri di 40 camion in Italia e in Europa, trattative con i vettori, consegne
Magazziniere – Grande Deposito Srl (2016 – 2020)
Ricevimento merci, preparazione ordini, spedizione, inventario, carrello elevatore
Istruzione
Diploma di maturità, Istituto Tecnico dei Trasporti, 2012
Patenti
B e C
Lingue
Spagnolo – buono, Inglese – base`,
      facts: {
        name: 'Nicolò Sgarbossa',
        positions: ['Addetto traffico | 2020-04 | present', 'Magazziniere | 2016 | 2020'],
        languages: ['Spanish', 'English'],
        level: 'secondary',
      },
    },
    sales: {
      advert: `Agente di commercio materiali edili
Compiti
- Visitare i clienti e acquisire nuova clientela
- Presentare i prodotti e concludere i contratti
- Raggiungere gli obiettivi mensili di vendita
Profilo
- Almeno 1 anno di esperienza nelle vendite
- Doti di comunicazione e trattativa
- Patente B`,
      resume: `Ruggero Pallanza
Bergamo | ruggero.pallanza@example.com
Sommario
Venditore con portafoglio clienti proprio in Lombardia
Esperienze professionali
Funzionario commerciale
Cementi Serio SpA
feb. 2018 – oggi
• Superato il piano vendite del 15% per tre anni
• Trattative con rivendite di materiali edili
• Ricerca di nuovi clienti
Commesso
Ferramenta Orobica
2014 – 2018
• Consulenza ai clienti, cassa, scaffali
Istruzione
Diploma di perito commerciale, Istituto Belotti, 2013
Lingue
Inglese B1`,
      facts: {
        name: 'Ruggero Pallanza',
        positions: ['Funzionario commerciale | 2018-02 | present', 'Commesso | 2014 | 2018'],
        languages: ['English'],
        level: 'vocational',
      },
    },
    teaching: {
      advert: `Insegnante di matematica
Scuola paritaria cerca docente di matematica per la scuola media.
Il ruolo
- Insegnare matematica alle classi prime, seconde e terze
- Preparare gli alunni agli esami
- Valutare gli studenti e incontrare i genitori
Requisiti
- Laurea in matematica e abilitazione all'insegnamento
- Passione per il lavoro con i ragazzi
- Gradita la conoscenza dell'inglese`,
      resume: `Beatrice Fontanesi
beatrice.fontanesi@example.com, Modena
Esperienza
Settembre 2017 – oggi
Insegnante di matematica, Scuola Media Monte Chiaro
Lezioni in tre classi, preparazione alle olimpiadi, coordinatrice di classe
2014 – 2017
Maestra supplente, Scuola Primaria Acqua Fresca
Formazione
Laurea magistrale in Matematica, Università di Modena, 2016
Lingue
Inglese C1, Tedesco B1`,
      facts: {
        name: 'Beatrice Fontanesi',
        positions: ['Insegnante di matematica | 2017-09 | present', 'Maestra supplente | 2014 | 2017'],
        languages: ['English', 'German'],
        level: 'master',
      },
    },
    engineering: {
      advert: `Progettista meccanico
Il tuo ruolo
- Progettare parti e assiemi in SolidWorks
- Realizzare disegni tecnici e calcoli strutturali
- Seguire la costruzione dei prototipi in officina
Cosa chiediamo
- Laurea in ingegneria meccanica
- Minimo due anni di esperienza nella progettazione meccanica
- Conoscenza di tolleranze e lavorazioni
- Inglese tecnico`,
      resume: `Edoardo Quarantotti
edoardo.quarantotti@example.com | Brescia
Esperienza professionale
01/2019 - oggi: Ingegnere meccanico, Mella Motori SpA
Modellazione 3D in SolidWorks e CATIA, disegni di supporti motore
Analisi agli elementi finiti, prove sui prototipi
07/2016 - 12/2018: Ingegnere di processo, Officine Garza
Cicli di produzione, macchine a controllo numerico
Formazione
Laurea in Ingegneria Meccanica, Università di Brescia, 2012 - 2016
Lingue: inglese (avanzato), tedesco (base)`,
      facts: {
        name: 'Edoardo Quarantotti',
        positions: ['Ingegnere meccanico | 2019-01 | present', 'Ingegnere di processo | 2016-07 | 2018-12'],
        languages: ['English', 'German'],
        level: 'bachelor',
      },
    },
  },
};
