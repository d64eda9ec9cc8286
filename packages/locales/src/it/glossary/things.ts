/** Things, places and people of work. */
export const things = `
addiction | dipendenz- tossicodipenden-
airport | aeroport-
annual accounts | bilanc- chiusur-
asylum seekers and migrants | migrant- rifugiat- inserimento
banquet | banchett- eventi
bathroom fittings | lavandin- docci-
beds | letto letti
bookings | prenotazioni
camera and film | riprese film montaggio_video
cattle and dairy | mucche stalla
childbirth | parto maternità nascit-
classroom | aula aule
cleaning of floors and windows | pavimenti vetri pulizia_degli_uffici
cloud and servers | cloud centro_dati
contracts and deeds | atti contratti
curriculum | programma_didattico programmazione_didattica
customer calls | chiamate_in_entrata chiamate_in_uscita inbound outbound
customer complaints | lamentel-
customer questions | richieste_dei_clienti informazioni
daily life | vita_quotidiana attività_quotidiane
dangerous goods | adr
drainage | scarichi spurgo
drawing and crafts | lavoretti arte_e_immagine
dressings and wounds | bendaggi medicazioni
drinks and bar | bevande bar bancone
excursion | gite gita
exercises | esercizi
fashion and clothes | moda vestit-
fields and crops | campi colture cereali
food processing | trasformazione_alimentare salumi
forest and timber | bosco boschi taglio_alberi
freight | carico_merci merci_pericolose
front desk | reception banco_accettazione
glasses and lenses | occhial- lenti
greenhouse | serra serre
groceries | alimentari supermercat-
heat pumps and boilers | pompa_di_calore caldaie scaldabagn-
highway and long distance | lunga_percorrenza autostrad-
home care | domicilio
insurance claims | polizz-
job interviews | colloqui colloquio
laboratory tests | laboratorio_analisi
ladder and heights | quota lavori_in_quota
lawsuits | causa cause contenzios-
learning support | recupero dsa bes
leave and working time | ferie turni_del_personale orari
leisure activities | attività_ricreative animazion-
make-up | trucco
market research | ricerche_di_mercato indagini_di_mercato
masonry and plastering | muratura cartongess-
medicines | farmaci
mobile applications | applicazioni_mobili app
municipality | comune comunal- ente_pubblico
newspaper and radio | giornal- radio television-
playgroup | asilo_nido nido
port | porto portual-
private customers | privati
quality checks | controlli_qualità
rail | binari
real estate | immobil- affitt-
rehabilitation | riabilitazione
rest periods and driving times | tempi_di_guida ore_di_guida
room keys | chiavi chiave
scaffold | impalcatur-
setting up machines | attrezzaggio regolazion-
sewing machine | macchina_da_cucire cucitur-
shop window | esposizion-
skin and face treatments | trattamenti_viso ceretta
small repairs | piccole_riparazioni piccola_manutenzione
solar and wind energy | fotovoltaic- eolic-
sports lessons | corsi_di_ginnastica palestr-
stage and theater | palcoscenico teatr- spettacol-
swimming pool | piscin- bagnin-
targets and sales figures | obiettivi_di_vendita
telephone sales | teleselling televendita telemarketing
tickets and support requests | ticket assistenza_tecnica
tractor | trattor-
vehicle fleet | flotta parco_mezzi
vineyard and wine | vigna vigneti vino cantina
vital signs | parametri
volunteers | volontari-
waste and recycling | rifiut- ricicl-
welded steel | acciaio carpenteria_metallica
well-being and dignity | benesser- dignità
wooden furniture | legno
work orders | ordini_di_lavoro commess-_di_lavoro
`;
