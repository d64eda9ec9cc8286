/** Technology, machines, health, schools, kitchens, roads. Rows as in `advert-words.ts`. */
export const tradeWords = `
software | de software- anwendung- | fr logiciel- application- | es aplicacion- aplicación software | it applicazion- software | pt aplicaç- aplicações software | nl software- toepassing- | ro aplicați- soft software | pl oprogramowan- aplikac-
programming | de programmier- | fr programm- | es programa- | it programmaz- | pt programaç- | nl programmer- | ro programar- programez programat | pl programow-
code | de code quellcode | fr code | es código | it codice | pt código | nl code | ro cod codul codului | pl kod kodu
database | de datenbank- | fr base_de_données bases_de_données | es base_de_datos bases_de_datos | it base_di_dati basi_di_dati database | pt base_de_dados bases_de_dados banco_de_dados | nl database- | ro bază_de_date baze_de_date bazelor_de_date | pl baza_danych bazy_danych baz_danych bazami_danych
relational databases | de relationaler_datenbanken relationale_datenbanken | fr bases_de_données_relationnelles | es bases_de_datos_relacionales | it basi_di_dati_relazionali | pt bases_de_dados_relacionais | ro baze_de_date_relaționale | pl relacyjnych_baz_danych relacyjne_bazy_danych
data | de daten- | fr données donnée | es datos | it dati | pt dados | nl gegevens | ro date datelor | pl dane danych danymi
web services | de webdienst- webservice- | fr services_web | es servicios_web | it servizi_web | pt serviços_web | nl webservice- | ro servicii_web | pl usług_sieciowych usługi_sieciowe
web application | de webanwendung- | fr applications_web application_web | es aplicaciones_web | it applicazioni_web | pt aplicações_web | nl webapplicatie- | ro aplicații_web | pl aplikacje_webowe aplikacji_webowych
network | de netzwerk- | fr réseau réseaux | es redes red | it reti rete | pt redes rede | nl netwerk- | ro rețea rețele rețelelor | pl sieć sieci sieciow-
server | de server- | fr serveurs | es servidor- | pt servidor- | ro servere server- | pl serwer-
interface | de schnittstelle- | fr interface- | es interfaz interfaces | it interfacc- | pt interface- | nl interface- koppeling- | ro interfaț- interfețe | pl interfejs-
unit tests | de unittests unit-tests | fr tests_unitaires | es pruebas_unitarias | it test_unitari | pt testes_unitários | nl unittest- | ro teste_unitare | pl testów_jednostkowych testy_jednostkowe
automated tests | de automatisierter_tests automatisierte_tests testautomatisierung | fr tests_automatisés | es pruebas_automatizadas | it test_automatici | pt testes_automatizados | nl geautomatiseerde_tests | ro teste_automate | pl testów_automatycznych testy_automatyczne
system | de system- | fr système- | es sistema- | it sistem- | pt sistema- | nl systeem systemen | ro sistem- | pl system-
computer | de computer- edv- rechner | fr ordinateur- | es ordenador- | it computer | pt computador- | nl computer- | ro calculator- | pl komputer-
technical | de technisch- | fr technique- | es técnic- | it tecnic- | pt técnic- | nl technisch- | ro tehnic- | pl techniczn-
technology | de technolog- technik | fr technolog- | es tecnolog- | it tecnolog- | pt tecnolog- | nl technolog- | ro tehnolog- | pl technologi-
mechanical | de mechanisch- mechanik | fr mécaniqu- | es mecánic- | it meccanic- | pt mecânic- | nl mechanisch- | ro mecanic- | pl mechanicz- mechanika
electrical | de elektrisch- elektro- | fr électriqu- | es eléctric- | it elettric- | pt elétric- eléctric- | nl elektrisch- elektro- | ro electric- | pl elektryczn-
electronics | de elektronik- | fr électroniqu- | es electrónic- | it elettronic- | pt eletrónic- eletrônic- | nl elektronica | ro electronic- | pl elektroni-
machine | de maschine- maschinen- | fr machine- | es máquina- maquinari- | it macchin- | pt máquina- | nl machine- | ro mașin- utilaj- | pl maszyn-
CNC machines | fr commande_numérique machines_à_commande_numérique | es control_numérico máquinas_de_control_numérico | it controllo_numerico macchine_a_controllo_numerico | pt controlo_numérico máquinas_de_controlo_numérico | ro comandă_numerică mașini_cu_comandă_numerică | nl cnc-machines
engine | de motor- | fr moteur- | es motor- | it motor- | pt motor- | nl motor- | ro motor- | pl silnik-
parts | de bauteil- teile | fr pièce- | es pieza- | it pezzi parti | pt peça- | nl onderdel- onderdeel | ro piese piesă pieselor | pl część części
assemblies | de baugruppe- | fr ensembles assemblage- | es conjuntos | it assiem- | pt conjuntos | nl samenstelling- | ro ansambl- | pl zespołów_i_części podzespoł-
technical drawings | de technischer_zeichnungen technische_zeichnungen fertigungszeichnung- | fr plans_techniques dessin_technique | es planos_técnicos | it disegni_tecnici | pt desenhos_técnicos | nl technische_tekeningen | ro desene_tehnice desene_de_execuție | pl rysunków_technicznych rysunki_techniczne
drawing | de zeichnung- | fr dessin- plans | es plano planos dibuj- | it disegn- | pt desenho- | nl tekening- | ro desen desene | pl rysunk- rysunek
strength calculation | de festigkeitsberechnung- | fr calculs_de_résistance | es cálculos_de_resistencia | it calcoli_strutturali | pt cálculos_de_resistência | nl sterkteberekening- | ro calcule_de_rezistență | pl obliczeń_wytrzymałościowych obliczenia_wytrzymałościowe
finite element analysis | de finite-elemente-berechnung finite_elemente | fr éléments_finis calcul_par_éléments_finis | es elementos_finitos cálculo_por_elementos_finitos | it elementi_finiti analisi_agli_elementi_finiti | pt elementos_finitos cálculo_por_elementos_finitos | nl eindige-elementenberekening eindige_elementen | ro element_finit analiza_cu_element_finit | pl elementów_skończonych metoda_elementów_skończonych
calculation | de berechnung- | fr calcul- | es cálcul- | it calcol- | pt cálcul- | nl berekening- | ro calcul calcule calculul | pl oblicz- nalicz-
prototype | de prototyp- | fr prototyp- | es prototip- | it prototip- | pt protótip- | nl prototyp- | ro prototip- | pl prototyp-
tolerances | de toleranz- | fr tolérance- | es toleranci- | it tolleranz- | pt tolerânc- | nl tolerantie- | ro toleranț- | pl toleranc-
workshop | de werkstatt- | fr atelier- | es taller- | it officin- | pt oficin- | nl werkplaats- | ro atelier- | pl warsztat-
factory | de fabrik- werk | fr usine- | es fábric- | it fabbric- stabiliment- | pt fábric- | nl fabriek- | ro uzin- fabrica fabrică fabricii | pl fabryk- zakład-
modelling | de modellier- | fr modélis- | es modelado modelad- | it modella- | pt modela- | nl modeller- | ro modelar- | pl modelow-
patient | de patient- | fr patient- malade- | es paciente- | it pazient- | pt paciente- doente- utente- | nl patiënt- | ro pacient- bolnav- | pl pacjent- chor-
patient care | de patientenversorgung patientenpflege behandlungspflege grundpflege | fr soins_aux_patients | es cuidado_de_los_pacientes | it assistenza_ai_pazienti | nl patiëntenzorg | ro îngrijirea_pacienților îngrijirea_bolnavilor | pl opieka_nad_pacjentami opieka_nad_chorymi
care | de versorgung- pflege betreuung | fr soin soins soigner | es cuidado- cuidar | it assistenza cura cure | pt cuidado- cuidar | nl zorg zorgen verzorg- | ro îngriji- | pl opiek-
hospital | de krankenhaus- klinik- klinikum | fr hôpital hospital- hôpitaux | es hospital- | it ospedal- | pt hospital- | nl ziekenhuis- | ro spital- | pl szpital-
ward | de station stationen | es planta | fr service_hospitalier | it corsia | nl verpleegafdeling | pl oddziale_szpitalnym
medication | de medikament- arzneimittel- | fr médica- | es medica- fármaco- | it farmac- medicin- | pt medica- | nl medicijn- medicatie- | ro medicați- medicament- | pl leków leki lekami
treatment | de behandlung- | fr traitement- | es tratamient- | it terapi- trattament- | pt tratament- | nl behandel- | ro tratament- | pl leczeni- terapi-
vital signs | de vitalzeichen vitalwerte | fr constantes signes_vitaux | es constantes_vitales | it parametri_vitali | pt sinais_vitais | nl vitale_functies | ro semne_vitale semnelor_vitale | pl parametrów_życiowych
wound | de wund- wundversorgung | fr pansement- plaie- | es herida- curas | it medicazion- ferit- | pt pensos feridas | nl wond- wondverzorging | ro pansament- plăg- | pl opatrunk- ran
surgery | de operation- chirurg- | fr chirurg- opératoire- opération- | es cirug- operación_quirúrgica quirófano | it chirurg- intervent- | pt cirurg- operação | nl chirurg- operatie- | ro chirurg- operați- | pl chirurg- operac-
cardiology | de kardiolog- | fr cardiolog- | es cardiolog- | it cardiolog- | pt cardiolog- | nl cardiolog- | ro cardiolog- | pl kardiolog-
blood | de blut- | fr sang prises_de_sang | es sangre | it sangue | pt sangue | nl bloed- | ro sânge | pl krwi krew
infusion | de infusion- | fr perfusion- | es intravenos- | it endovenos- fleb- | pt endovenos- | nl infus- infuus | ro perfuzi- | pl kroplów- infuz-
first aid | de erste_hilfe | fr premiers_secours | es primeros_auxilios | it primo_soccorso | pt primeiros_socorros | nl eerste_hulp ehbo | ro prim_ajutor | pl pierwsza_pomoc pierwszej_pomocy
clinic | fr cliniqu- | es clínic- | it clinic- | pt clínic- | nl kliniek- | ro clinic- | pl przychodni- klinik-
medical | de medizin- ärztlich- | fr médical- | es médic- | it medic- sanitari- | pt médic- | nl medisch- | ro medical- sanitar- | pl medyczn-
health | de gesundheit- | fr santé | es salud sanitari- | it salute sanità | pt saúde | nl gezondheid- | ro sănătat- | pl zdrow- zdrowia
teaching | de unterricht- | fr enseigner enseignement cours_de pédagog- | es impartir docencia clases | it insegnare insegnamento lezion- didattic- | pt lecionar ensino docência aulas | nl lesgeven lessen les | ro predare- predau predă didactic- pedagogic- | pl naucza- lekcj- pedagog- dydaktyczn-
class | de klasse klassen jahrgang- | fr classe classes | es clase aula | it classe classi | pt turma- | nl klas klassen | ro clasă clase clasele clasa | pl klas klasa klasach klasie
olympiad | de olympiade | fr olympiade- | es olimpiada | it olimpiad- | pt olimpíad- | nl olympiade | ro olimpiad- | pl olimpiad-
logistics | de logistik- | fr logistiqu- | es logístic- | it logistic- | pt logístic- | nl logistiek- | ro logistic- | pl logisty-
transport | de transport- spedition- beförder- | fr transport- fret | es transport- | it trasport- | pt transport- | nl transport- vervoer- | ro transport- | pl transport- spedycj-
carrier | de spediteur- frachtführer- | fr transporteur- sous-traitant- | es transportista- | it vettor- | pt transportador- | nl vervoerder- | ro transportator- cărăuș- | pl przewoźni-
freight rates | de frachtrate- frachtraten | fr tarifs | es tarifas | it tariff- | pt tarifas | nl tarieven | ro tarif- | pl staw-
warehouse | de lager- | fr entrepôt- dépôt- magasinage | es almacén- almacen- | it magazzin- deposit- | pt armaz- | nl magazijn- | ro depozit- | pl magazyn-
inventory | de inventur bestand bestände bestandsführung | fr inventaire- stock stocks | es inventari- existencias | it inventari- giacenz- | pt inventári- stock | nl voorraad- inventaris- | ro inventar- stoc stocuri stocurilor stocurile | pl inwentaryz- zapas-
goods receiving | de wareneingang warenannahme | fr réception_des_marchandises | es recepción_de_mercancías | it ricevimento_merci | pt receção_de_mercadorias | nl goederenontvangst | ro recepția_mărfii recepția_mărfurilor recepție_marfă | pl przyjęcie_towaru przyjęć_towaru
goods | de ware- waren- güter- | fr marchandise- | es mercancía- mercadería- | it merci merce | pt mercadoria- | nl goederen- | ro marfă marfa mărfi- mărfur- | pl towar-
receiving | fr réception | es recepción | it riceviment- | pt receção recebimento | nl ontvangst | ro recepți- | pl przyjęć przyjęcie
shipping | de versand- | fr expédition- | es expedición envío- | it spedizion- | pt expedição envio- | nl verzending- | ro expedi- expediere- | pl wysyłk- wysyłan-
delivery | de lieferung- liefer- auslieferung- | fr livraison- livrer | es entrega- reparto | it consegn- | pt entrega- | nl lever- bezorg- | ro livr- | pl dostaw- dostawy
order picking | de kommissionier- | fr préparation_de_commandes | es preparación_de_pedidos | it preparazione_ordini | pt preparação_de_encomendas | nl orders_verzamelen orderpicking | ro pregătirea_comenzilor | pl kompletac-
order | de bestell- auftrag aufträge | fr commande- | es pedido- | it ordin- | pt encomenda- pedido- | nl bestelling- order- | ro comand- comenz- | pl zamówie-
truck | de lastwagen lkw | fr camion- | es camion- camión | it camion | pt camiõ- camião caminh- | nl vrachtwagen- | ro camion- camioane | pl ciężarów-
route | de tour touren tourenplanung strecke- | fr tournée- itinéraire- | es ruta- | it giri percors- | pt rota- | nl rit ritten route- | ro curselor curse rute rută traseu- trase- | pl tras trasy trasa
forklift | de gabelstapler- stapler- staplerschein | fr chariot_élévateur caces | es carretilla- carretilla_elevadora | it carrello_elevatore muletto | pt empilhador- | nl heftruck- | ro stivuitor- motostivuitor- | pl wózek_widłowy wózki_widłowe wózka_widłowego widłow-
vehicle | de fahrzeug- | fr véhicule- | es vehículo- | it veicol- | pt veículo- | nl voertuig- | ro vehicul- autovehicul- | pl pojazd-
customs | de zoll- | fr douane- douanier- | es aduan- | it dogan- | pt alfândeg- aduan- | nl douane- | ro vamal- vamă | pl celn- odpraw-
export | de export- ausfuhr | fr export- | es exporta- | it esporta- export | pt exporta- | nl export- | ro export- | pl eksport-
import | de import- einfuhr | fr import- | es importa- | it importa- | pt importa- | nl import- | ro import- | pl import-
kitchen | de küche- | fr cuisin- | es cocin- | it cucin- | pt cozinh- | nl keuken- | ro bucătări- | pl kuchni- kuchenn-
restaurant | de restaurant- gastronom- | fr restaur- | es restaurant- hosteler- | it ristora- | pt restaurant- restauração | nl restaurant- horeca | ro restaurant- | pl restaurac- gastronom-
hotel | de hotel- | fr hôtel- | es hotel- | it hotel alberg- | pt hotel- | nl hotel- | ro hotel- | pl hotel-
cleaning | de reinig- | fr nettoy- propreté | es limpieza | it pulizi- | pt limpeza | nl schoonmaak- | ro curățeni- curăț- | pl sprzątan- czystoś-
hygiene | de hygien- | fr hygièn- | es higien- | it igien- | pt higien- | nl hygiën- | ro igien- | pl higien-
legal | de rechtlich- | fr juridiqu- | es jurídic- legal- | it legal- giuridic- | pt jurídic- lega- | nl juridisch- | ro juridic- | pl prawn-
security guard | de sicherheitsmitarbeiter- | fr agent_de_sécurité | es vigilante_de_seguridad | it guardia_giurata | pt vigilante | nl beveiliger- | ro agent_de_pază agent_pază | pl pracownik_ochrony ochroniarz
marketing specialist | ro specialist_marketing | pl specjalista_ds_marketingu
translation | de übersetz- | fr traduc- | es traduc- | it traduz- traduttor- | pt traduç- tradutor- | nl vertal- vertaler- | ro traduc- | pl tłumacz-
graphic design | de grafikdesign | fr graphisme | es diseño_gráfico | it grafica | pt design_gráfico | nl grafisch_ontwerp | ro design_grafic | pl grafik-
real estate | de immobilien- | fr immobili- | es inmobiliari- | it immobiliar- | pt imobiliári- | nl vastgoed- | ro imobiliar- | pl nieruchomoś-
clothing | de bekleid- | fr habillement | es ropa | it abbigliament- | pt vestuário | nl kleding- | ro îmbrăcămint- | pl odzież-
beauty | de kosmetik- | fr esthétique- coiff- | es peluquer- estética | it estetist- parrucchier- | pt cabeleireir- estétic- | nl kapper- | ro cosmetic- coafor- | pl fryzjer- kosmety-
sports | de sport- | fr sport- | es deport- | it sport- | pt desport- esport- | nl sport- | ro sport- | pl sport-
social | de sozial- | fr social- | es social- | it social- | pt socia- | nl sociaal | ro social- | pl społeczn- socjaln-
public | de öffentlich- | fr public publique- | es públic- | it pubblic- | pt públic- | nl openbar- overheid- | ro public- | pl publiczn-
`;
