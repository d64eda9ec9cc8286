/** Things, places and people of work. */
export const things = `
addiction | verslaving-
airport | luchthaven- vliegveld
annual accounts | jaarrekening-
asylum seekers and migrants | vluchtelingen asielzoekers migranten
bank customers and loans | hypothe-
banquet | banket_zaal
bathroom fittings | wastafel- douche-
beds | bed bedden
bookings | reserveringen
bus | lijnbus
camera and film | film opnames videomontage
cashing and payment | afrekenen
cattle and dairy | stal melken
chemicals | chemicaliën chemisch-
childbirth | bevalling- kraamzorg
classroom | klaslokaal lokaal
cleaning of floors and windows | vloeren ramen_lappen
cloud and servers | cloud datacenter
construction site | bouwplaats bouw
contracts and deeds | akten contracten akte
curriculum | leerplan lesprogramma leerdoelen
customer calls | inkomende_gesprekken uitgaande_gesprekken klantgesprek-
customer questions | klantvragen
daily life | dagelijks_leven dagbesteding
dangerous goods | gevaarlijke_stoffen adr
drainage | ontstopp-
drawing and crafts | knutselen tekenles
dressings and wounds | verband wondzorg
drinks and bar | dranken bar drankjes
electrical panels | groepenkast
excursion | schoolreis- uitstap-
exercises | oefening-
fashion and clothes | kleding mode kleren
fields and crops | akkerbouw gewassen velden graan
food processing | voedselverwerking vleesverwerking
freight | vracht lading
front desk | balie frontoffice
glasses and lenses | bril brillen lenzen
greenhouse | kas kassen
groceries | levensmiddelen supermarkt-
heat pumps and boilers | warmtepomp- boiler
highway and long distance | lange_afstand snelweg internationaal_transport
hotel rooms | hotelkamer-
insurance claims | polis polissen
ladder and heights | hoogte hoogwerker-
lawsuits | rechtszaak rechtszaken procedure-
learning support | bijles extra_ondersteuning leerproblemen
leave and working time | verlof roosters rooster
leisure activities | activiteiten vrije_tijd
make-up | make-up visagie
market research | marktonderzoek
masonry and plastering | metselwerk stucwerk
medicines | geneesmiddel-
mobile applications | mobiele_apps apps
municipality | gemeente- overheid
newspaper and radio | krant- radio televisie
nursing home | verpleeghuis verzorgingshuis woonzorgcentrum
playgroup | kinderdagverblijf peuterspeelzaal crèche
port | haven-
private customers | particulieren
production line | productielijn
quality checks | kwaliteitscontrole-
rail | spoorweg-
real estate | vastgoed woningen woning huur- verhuur
rehabilitation | revalidatie-
rest periods and driving times | rijtijden rusttijden rij-_en_rusttijden
room keys | sleutel-
setting up machines | omstellen
skin and face treatments | gezichtsbehandeling- huid huidverzorging
small repairs | kleine_reparaties klein_onderhoud
solar and wind energy | zonnepanelen windenergie
sports lessons | sportlessen sportschool
stage and theater | podium theater- voorstelling-
swimming pool | zwembad-
targets and sales figures | targets
telephone sales | telefonische_verkoop telemarketing
tickets and support requests | tickets helpdesk supportvragen
tractor | tractor- trekker
vehicle fleet | wagenpark
vineyard and wine | wijngaard- wijn
vital signs | bloeddruk hartslag
volunteers | vrijwillig-
waste and recycling | recycling
welded steel | staalbouw
well-being and dignity | welzijn welbevinden
wooden furniture | hout
work orders | werkbonnen werkorder- opdrachten
`;
