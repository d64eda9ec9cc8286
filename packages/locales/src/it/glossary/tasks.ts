/** What people do at work, as verbs and as nouns. */
export const tasks = `
accompany | accompagn-
accuracy | precision- accuratezz-
activity | attivit-
advice | consulenz-
advise | consigliare
agriculture | agricol-
analysis | analisi analizzar-
annual | annual-
answer | rispondere rispost-
apply for benefits | domande_di_sussidio sussidi-
area | area aree zona zone
assess | giudic- votazion-
assist | assistere affiancare
bake | cuocere cottura
book | prenota- prenotazion-
build | costruire
building materials | materiali_edili
buy | comprare spesa_di acquistare
calculate | calcolare
care for | accudire prendersi_cura accudimento
careful | attent-
carry | movimentaz-
check | verific- controllare verificare verifica controlli
check in | arrivi check-in
children | bambin- ragazz-
city | città
clean | pulizia pulizie
collect | raccogliere ritir-
color hair | tingere tintura meches colore_dei_capelli
commercial | commerciali
compare | confront-
conduct | condurre effettuare svolgere
construction | edil- cantier-
control | controll-
coordinate | coordinare confrontarsi
coordination | coordina- coordinamento
counsel | consulenza accompagnamento accompagnare orientamento ascolto
count | conteggi-
count stock | inventario inventari
country | paese paesi ester-
create | creare creazion-
creativity | creativ-
cut | tagliare taglio tagli
daily | giornalier- quotidian-
day | giorno giorni giornat-
deliver | consegnare recapit-
department | reparto reparti
design | progettar- progettato progettazion- progettare disegnare bozz-
development | svilupp-
diagnose faults | diagnosi
difficult | difficil- difficolt-
digital | digital-
disinfect | disinfe-
dispatch | spedire
document | document-
drill | forare
edit images | fotoritocco ritocco
encourage | incoraggi- favorire
energy | energ-
environmental | ambiental-
evaluation | valuta-
explain | spiega-
family | famigli-
feed | alimentare
find | individuare ricercare trovare
flexible | flessib-
food | alimentar-
grade | correggere correzione valutazione_degli_alunni
group | grupp-
guard | custodia custodire sorvegli- vigilanza
harvest | raccolto raccolta vendemmia
help | aiutare aiuto
hours | ora ore
house calls | visite_domiciliari
implementation | implementa-
improvement | miglior- ottimizz-
industrial | industrial-
industry | industri- settor-
inform | informare
inspection | ispezion-
install | installare installazion- montaggio
installation | installa- montaggi-
instruct | formare istruire addestra-
international | internaziona-
internship | tirocini-
invoice | fatturare fatturazion-
knead | impast-
label | etichett-
large | grandi grande
leadership | leadership
lift and move patients | mobilizzazione movimentazione_dei_pazienti
list | elenc- list-
listen | ascolt-
maintain | manutenzion- tagliand-
maintenance | manuten-
management | gestione gestire
manufacturing | fabbricaz- costruzion- lavorazion-
material | material-
measure | misurare misurazion-
mechanical design | progettazione_meccanica
method | metod-
monitoring | monitora- monitoraggio
monthly | mensil-
motivate | motiva-
mow and prune | potare potatura falciare sfalcio
national | naziona-
negotiate | negoziare
new | nuov-
night | notte notturn-
observe | osserv-
operate | utilizzare manovr-
order | ordinare ordinazion-
order supplies | fare_ordini
organization | organizz-
pack | imballare imballaggi- confezionare
paint | verniciare verniciatura dipingere
parents | genitor-
passion | passion-
patience | pazienz-
patrol | ronda pattugli-
person | person-
physical strength | forza_fisica
pick orders | preparare_gli_ordini
plan | piano piani
planning | pianific-
plant | piantare piantumazione semina
plastic | plastic- plastica
play music | suonare
post entries | registrare_le_fatture
preparation | prepara- compila-
prepare | preparare preparazione
prepare lessons | preparare_le_lezioni
private | privat-
problem | problem-
process | process- procediment-
processing | elabora- registra-
production | produzione
professional | professional-
profile | profilo
project | progett-
protect | protezion- protegg-
publish | pubblicare pubblicazion-
quality | qualità
quality control | controllo_qualità
receive | ricevere ricevimento accogliere accoglienza
record | registrare annotar-
refer | indirizzare invio_ai
reliability | affidabil-
remove | rimuov- rimozion- smont-
repair | ripara- riparare aggiustare riparazion- aggiust-
replace | sostitu- sostituire sostituzion- cambio cambiare
report | segnalare segnalazion- riferire
requirements analysis | analisi_dei_requisiti
research | ricerc- ricerca_scientifica
respond to complaints | gestione_reclami
results | risultat-
review | revision-
rules | norma norme regol-
safety | sicurezza
schedule | orari- calendari- turnazion-
schedule appointments | fissare_gli_appuntamenti
screen | screening scremare preselezion-
secure cargo | fissaggio_del_carico
sell | vendere venduto vendita vendite
service | serviz-
shape | formatura
small | piccol-
software development | sviluppo_software
solution | soluzion-
solve | risolver- risoluzion-
sort | smist- cernit- smistare smistamento selezionare
standards | standard
sterilize | sterilizz-
store | stoccagg-
store goods | stoccaggio stoccare immagazzin-
strategy | strateg-
style hair | acconciare acconciatur- piega pieghe permanenti
supervise | supervisionare supervisione sovrintend-
supervision | supervis-
support | support-
take calls | rispondere_al_telefono gestire_le_chiamate
talk | colloquiare parlare
teamwork | lavoro_di_squadra lavoro_in_team
test | test prove prova
train staff | addestr-
training of staff | formazione_del_personale
translate | tradurre traduzion-
transport of patients | trasporto_pazienti
update | aggiorna-
use | uso utilizz-
use of computers | uso_del_computer informatica_di_base
visit | visit-
wash and dress | vestizione
week | settimana settimane
weekly | settiman-
weigh | pesatur-
welcome guests | accogliere_gli_ospiti accoglienza_ospiti
weld | saldatur-
workplace | luogo_di_lavoro
write | redigere redazione stilare
writing | scriv- scrittur- scritto
`;
