/** Things, places and people of work. */
export const things = `
addiction | sucht- abhängigkeit-
airport | flughafen-
annual accounts | abschlüsse
asylum seekers and migrants | flüchtling- geflüchtete- migrant- integration
bank customers and loans | darlehen- kontoeröffnung- bankkunden
banquet | bankett-
bathroom fittings | waschbecken dusche-
beds | bett betten krankenbett-
bookings | reservierungen buchungsportal-
bus | busse linienbus- omnibus-
camera and film | film filme dreh schnitt_von
cashing and payment | kassenabrechnung
cattle and dairy | kuh milchvieh- stall ställe melken
chemicals | chemikalien
childbirth | geburt- kreißsaal entbindung
classroom | klassenzimmer klassenraum
cleaning of floors and windows | fußboden fensterreinigung unterhaltsreinigung
cloud and servers | cloud rechenzentrum
contracts and deeds | verträge urkunde- notariat-
curriculum | lehrplan- bildungsplan-
customer calls | kundengespräch- inbound outbound hotline
customer questions | kundenanfrage- anfragen fragen
daily life | alltag- alltagsbegleitung tagesablauf tagesgestaltung
dangerous goods | gefahrgut- adr-schein adr
drainage | kanalisation
drawing and crafts | basteln malen werken
dressings and wounds | verbände verband wundversorg-
drinks and bar | getränke- bar theke
electrical panels | schaltschrank- sicherungskasten
excursion | ausflug ausflüge klassenfahrt-
exercises | übung- bewegungsübung-
fashion and clothes | mode bekleidung- kleider kleidung
fields and crops | feld felder ackerbau
food processing | lebensmittelverarbeitung wurst- fleischverarbeitung
forest and timber | wald wälder holzfäll-
freight | fracht- ladungen güter güterverkehr
front desk | empfang empfangstheke
glasses and lenses | brille- kontaktlinse- sehtest-
greenhouse | gewächshaus-
groceries | supermarkt
heat pumps and boilers | wärmepumpe- gastherme-
highway and long distance | autobahn fernverkehr nahverkehr-
home care | häusliche_pflege pflegedienst-
homework | hausaufgaben-
hotel rooms | zimmer gästezimmer
insurance claims | schadensfall schadenregulierung police policen
laboratory tests | laboruntersuchung- probenahme
ladder and heights | höhe schwindelfrei- höhenarbeit-
lawsuits | klage klagen prozess gerichtsverfahren mandant-
learning support | förderung förderunterricht förderbedarf lernförderung
leave and working time | urlaubsplanung arbeitszeit-
leisure activities | freizeit- beschäftigungsangebot-
lesson | stunde unterricht
make-up | make-up schminken
market research | marktforschung marktanalyse-
masonry and plastering | mauerwerk- estrich-
meals | essen essensausgabe
medicines | arzneien arznei- rezept rezepte
mobile applications | apps mobile_anwendungen
municipality | gemeinde- rathaus stadtverwaltung
newspaper and radio | zeitung- rundfunk radio fernsehen
nursing home | seniorenresidenz-
playgroup | kita- kindertagesstätte kindergarten- krippe-
port | hafen
private customers | privatkunden privathaushalt-
production line | fertigungslinie produktionslinie
quality checks | qualitätsprüfung- stichprobe- qualitätskontrolle-
rail | bahn gleis- schienen-
real estate | immobilie- wohnung wohnungen miet- vermietung
rehabilitation | rehabilitation- reha-
rest periods and driving times | lenk-_und_ruhezeiten lenkzeiten ruhezeiten
room keys | schlüssel- zimmerschlüssel
setting up machines | rüsten einrichten maschineneinrichtung
sewing machine | naht nähte
skin and face treatments | gesichtsbehandlung- hautpflege haut
small repairs | kleinreparatur- hausmeistertätigkeit-
solar and wind energy | solaranlage- windkraft-
sports lessons | sportkurs- fitness- turnen
stage and theater | bühne- theater-
swimming pool | schwimmbad- bademeister-
targets and sales figures | verkaufsziel-
telephone sales | telefonverkauf telefonvertrieb telemarketing
tickets and support requests | supportanfrage- tickets
tractor | traktor- schlepper landmaschine-
vehicle fleet | fuhrpark-
vineyard and wine | weinberg- wein- winzer-
vital signs | vitalwert- blutdruck puls
volunteers | ehrenamtlich- freiwillige-
waste and recycling | abfall- recycling entsorgung-
welded steel | stahlbau
well-being and dignity | wohlbefinden würde
windows and doors | fenster
wooden furniture | möbelbau
work orders | arbeitsauftrag
`;
