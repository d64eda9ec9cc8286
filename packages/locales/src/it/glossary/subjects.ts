/** Money, people, offices, media, law, computers, and other fields of work. */
export const subjects = `
access control | controllo_accessi controllo_degli_accessi accessi accesso
account | conto_corrente conti_correnti
accounting | contabilit- ragioneria
accounts payable | contabilità_fornitori
accounts receivable | contabilità_clienti
administration | amministra-
advertisements | annunci- inserzion-
advertising | pubblicit-
alarm | allarm-
animals | animali animale
applicants | aspirant-
applications of candidates | candidatur-
appointments | appuntament- agend-
articles | articol-
artificial intelligence | intelligenza_artificiale
assets | cespiti
audience reach | pubblico_di_riferimento copertura
audit | audit-
authorities | enti autorità
backup | salvataggi-
bakery | panificio panetteria
balance sheet | bilanci-
bank | banc-
bank reconciliation | riconciliazion-
bank statements | estratti_conto
banners | banner-
beard | barba barbier-
bookkeeping entries | registrazioni_contabili prima_nota
brand | marchi- brand
bread | pani pagnott- focacc- panific-
bride and wedding | sposa matrimoni- nozze
budget | budget
business administration | economia_aziendale
cakes and pastries | torte torta pasticceria
call center | call_center centralin-
calls | chiamat-
campaigns | campagn-
cars | autovettur- vettur-
cash register | cassa
child protection | tutela_minori
claims | sinistr-
clutch and transmission | frizion- cambio_di_velocità
communication | comunica-
complaint | reclam-
contents | contenut-
contract | contratt-
controlling | controllo_di_gestione
correspondence | corrispondenz-
cosmetics | cosmetic- estetica
cost | costi costo
court | tribunal-
crisis | crisi difficoltà disagio
customer | client-
customer service | servizio_clienti assistenza_clienti
data entry | inserimento_dati inserimento_di_dati
deadline and punctuality | puntual-
debt collection | solleciti
debts | recupero_crediti debit- crediti
dental impressions | impront-
dental treatment chair | poltrona
design of layouts | impaginaz-
disabled people | disabilità
dough | impasto impasti lievito_madre
elderly people | anziani
employees | dipendent-
employment contracts | contratto_di_lavoro contratti_di_lavoro
events | event-
exhaust systems | marmitt-
expenses | spesa spese
families | famiglie famiglia
fermentation | lievitazion- fermentazion-
figures | cifre dati_numerici
filing | archiv-
fillings and cleaning of teeth | otturazion- detartras- igiene_orale
finance | finanz-
financial statements | bilancio_annuale bilancio_d_esercizio
flowers | fiori fiore mazzi
food safety | sicurezza_alimentare
forklift truck | carrelli
forms | modulistic-
foster home | comunità_alloggio casa_famiglia
freight documents | bolla bolle documenti_di_trasporto
friendly manner | cortesia gentilezza bella_presenza
garage | autofficin- officina_meccanica
graphics | grafich-
hair | capelli
hair salon | salone parrucchieria
haircuts | tagli_donna taglio_di_capelli
hardware | hardware
heating systems | riscaldamento termosifon-
hedges and lawn | siep- prat- aree_verdi aiuol-
hiring | assunzion- assumere
hotel | albergo alberghi alberghier-
hotel guests | ospiti clienti_dell_albergo
human resources | risorse_umane
identity cards | tesserin- documenti_d_identità
incidents | incident-
information | informazion-
information security | sicurezza_informatica cybersicurezza
inquiries | richiest-
instruments | strument-
insurance | assicura-
internet | internet
interviews | colloqui- intervist-
investment | investiment-
invoice | fattur-
irrigation | irrigazion- annaffi-
job postings | annuncio_di_lavoro annunci_di_lavoro offerte_di_lavoro
journalism | giornalism-
kitchen staff | brigata_di_cucina
labor law | diritto_del_lavoro
laundry | bucato lavanderia biancheria
leak | perdite_d_acqua
ledger | contabilità_generale partitari-
legislation | normativ- legislazion-
loan | prestit- credit- mutu-
logos and icons | loghi logo icone
machine learning | apprendimento_automatico
mail | posta e-mail-
managers | dirigent-
market | mercat-
marketing | marketing
media | media mezzi_di_comunicazione audiovisiv-
medical practice | studio_medico ambulatori-
meeting | riunion-
mobile | mobile_app cellular-
month-end closing | chiusura_mensile chiusure_mensili
nails | unghie manicure
negotiation | trattativ- negozia- trattare
new customers acquisition | acquisire prospecting
newsletter | newsletter notiziari-
notary | notaio notai notaril-
offer | offert-
office | ufficio uffici
onboarding | inserimento_del
online store | negozio_online commercio_elettronico
operating systems | sistema_operativo sistemi_operativi
oven | forni
paint | vernic- pittur-
parcels | colli
parents | genitori
patient records | cartelle_cliniche schede
payment | pagament-
payroll | paghe buste_paga busta_paga
personnel administration | amministrazione_del_personale
phone calls | telefonat- telefonic-
photos | foto- immagin-
physically fit | resistenza_fisica
police | polizia
present | presente oggi
presentation | presenta-
press | stampa_e_relazioni ufficio_stampa
primary school | scuole_elementari
printer | stampante stampanti
product | prodott-
profit | redditiv-
public relations | relazioni_pubbliche pubbliche_relazioni
pupils | scolar-
purchasing | acquist- approvvigiona-
reading and writing | lettura_e_scrittura letto-scrittura
receipts and vouchers | giustificativ-
records | cartell- registr- documentazion-
recruitment | selezione_del_personale reclutament-
report | rapport- relazion- report-
retail | commercio_al_dettaglio
risk | risch-
route | tratt- itinerar-
sales | vendit- commercial-
scanner | lettore_di_codici lettore
search engines | motore_di_ricerca motori_di_ricerca posizionamento
selection of personnel | selezion-
shopping center | centro_commerciale centri_commerciali
social insurance contributions | contribut- inps
social media | social_network reti_sociali canali_social
social services | servizio_sociale servizi_sociali
staff | personale
statistics | statisti-
store | negozi- punto_vendita
stores | negozi negozio punti_vendita
studies | studi
subscriptions | abbonament-
supplier | fornitor-
surveillance | sorveglianz- vigilanz- ronde
surveillance cameras | telecamer- videosorveglianza
survey | sondagg- indagin-
target | obiettiv-
tax | impost- fiscal- tribut-
tax law | normativa_fiscale diritto_tributario
tax return | dichiarazioni_fiscali dichiarazione_dei_redditi
teeth | dent-
telephone | telefon-
texts | test-_pubblicitar- testi
timing belts | cinghi-
tires | gomme pneumatic-
toilets | servizi_igienici
trade | commercio
trade fairs | fier-
trainees | stagisti tirocinanti
transfers | bonific-
trial balance | bilancio_di_verifica
truck | autocarr- autotren-
turnover | fatturato
typing | dattilograf-
typography | tipografia caratteri
user interfaces | interfacce interfaccia_utente
users | utent-
vacancies | posizioni_aperte
value added tax | iva
vehicle inspection | revisione_auto revisione
video | video- filmat-
visitors | visitator-
wages | stipendi
water pipes | tubatur- condutture
web pages | pagine_web negozi_in_rete
website | sito_web siti_web sito siti
x-rays | radiografi-
youth | adolescent- giovani minori
`;
