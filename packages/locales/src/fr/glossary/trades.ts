/** Kitchens, shops, health, care, schools, building, machines, vehicles. */
export const trades = `
adjustment | réglag- ajust-
air conditioning | climatis-
ambulance | ambulance-
animals | animal animaux
apartment | appartement-
apprenticeship | apprentissage
art | art arts artistique-
assemblies | ensembles assemblage-
assembly | assembl- monter
assembly line | chaîne_de_montage ligne_de_production
automated tests | tests_automatisés
automation | automatis- automatism-
baking | cuire fournil
bathroom | salle_de_bains salles_de_bains
battery | batterie-
beauty | esthétique- coiff-
beverages | boisson-
blood | sang prises_de_sang
blood pressure | tension tension_artérielle
body care | toilette toilettes soins_d_hygiène
boiler | chaudière- chauffe-eau
books | livre livres
brakes | frein-
bread | pain pains
breakfast | petit_déjeuner petits_déjeuners
bricks | brique- maçonner-
building | immeuble- bâtiments
bus | bus autobus autocar-
cable | câble- câblage-
calculation | calcul-
car | voiture- automobile-
cardiology | cardiolog-
care | soin soins soigner
carrier | transporteur- sous-traitant-
cash | espèces
catering | traiteur- restauration_collective
cattle | bétail vaches élevage-
circuit | circuit-
class | classe classes
cleaning | nettoy- propreté
cleanliness | propre propres
clinic | cliniqu-
clothing | habillement
CNC machines | commande_numérique machines_à_commande_numérique
code | code
cold | froid-
computer | ordinateur-
concrete | béton-
connect | raccord- branch-
containers | conteneur-
cooking | cuisson- cuisiner
crane | grue grues grutier-
crops | culture_de cultures céréale-
curriculum | programme_scolaire
customs | douane- douanier-
data | données donnée
database | base_de_données bases_de_données
delivery | livraison- livrer
dental | dentaire-
diagnosis | diagnos-
dinner | dîner dîners service_du_soir
disabilities | handicap- invalid-
dishes | plat plats mets
disinfection | désinf-
doors and windows | porte portes fenêtre-
drawing | dessin- plans
drilling | perç- perceuse
driving | conduire conduite
elderly | âgé âgés âgées personnes_âgées
electric switchboard | tableau_électrique tableaux_électriques armoire_électrique armoires_électriques tableaux
electrical | électriqu-
electricity | électricité
electronics | électroniqu-
elementary school | école_primaire école_élémentaire élémentaire primaire primaires
elevator | ascenseur-
emergency | urgence-
engine | moteur-
equipment | équipement- matériels appareil-
excavator | pelleteuse- pelle_mécanique
export | export-
fabric | tissu- textil-
factory | usine-
faults | panne- défaut- dysfonctionnement-
feeding | aide_aux_repas alimentation
finite element analysis | éléments_finis calcul_par_éléments_finis
fire protection | incendie-
first aid | premiers_secours
fish | poisson-
floor | sol sols parquet- revêtement-
forest | forêt- forest-
forklift | chariot_élévateur caces
freight rates | tarifs
fruit | fruit-
fuel | carburant-
furniture | meuble- mobilier
garden | jardin- espaces_verts
gas | gaz
goods | marchandise-
goods receiving | réception_des_marchandises
graphic design | graphisme
grinding | meulage ponçage rectification
guests | convive- couverts hôtes
hair | cheveu- coupe coupes
harvest | récolt- vendange-
health | santé
heating | chauffage-
home care | à_domicile soins_à_domicile
homework | devoirs
hospital | hôpital hospital- hôpitaux
hot | chaud-
hotel | hôtel-
housekeeping | ménage-
houses | maison- logement-
hydraulic | hydraul-
hygiene | hygièn-
import | import-
infusion | perfusion-
ingredients | ingrédient- denrée-
injections | injection- piqûre-
insulation | isolation isolant-
interface | interface-
inventory | inventaire- stock stocks
kindergarten | crèche- maternelle-
kitchen | cuisin-
laboratory | laborato-
laundry | linge blanchisser-
lawn | gazon- pelouse- tonte
laying | tirer poser pose
leaks | fuite-
legal | juridiqu-
lessons | leçon-
library | bibliothèque-
lighting | éclairag- luminaire-
loading | charger chargement- décharg-
logistics | logistiqu-
lubrication | graiss- lubrif-
lunch | déjeuner- service_du_midi
machine | machine-
massage | massage-
meals | repas
measurement | mesure- métrologie
meat | viande-
mechanical | mécaniqu-
medical | médical-
medication | médica-
mental | psychique- mental- psychiatr-
menu | menu menus de_la_carte
merchandise display | mise_en_rayon vitrine-
metal | métal- métaux métallur-
meters | compteur-
milking | traite lait-
milling | fraisag- fraiseuse-
mobility | mobilis- mobilité transferts
modelling | modélis-
music | musi-
network | réseau réseaux
nursing home residents | résident- ehpad maison_de_retraite
oil | huile- vidange
olympiad | olympiade-
order | commande-
order picking | préparation_de_commandes
packaging | emball- conditionnement
painting | peinture- peindre
pallets | palette-
parcels | colis courrier
parts | pièce-
pastry | pâtisser- gâteau-
patient | patient- malade-
patient care | soins_aux_patients
pharmacy | pharmacie-
pipes | tuyau- canalis- conduite_d_eau conduites
plants | plante- végét-
plaster | plâtre- enduit- placo
play | jeu jeux
plumbing | plomberie sanitaire-
power | puissance
prices | prix tarification
printing | impression imprim-
programming | programm-
protective equipment | équipements_de_protection epi
prototype | prototyp-
psychology | psychologie
public | public publique-
pump | pompe-
reading | lecture lire
real estate | immobili-
receipts | reçus ticket_de_caisse
receiving | réception
reception | accueil-
recipes | recette-
refrigeration | frigorif- réfrigér-
relational databases | bases_de_données_relationnelles
reservations | réserv-
restaurant | restaur-
road | route routes voirie
robot | robot-
roof | toit- toiture-
rooms | chambre- salle-
route | tournée- itinéraire-
samples | échantillon- prélèvement-
sawing | scie scies sciage
scaffolding | échafaud-
screws | vis visserie boulon-
security guard | agent_de_sécurité
server | serveurs
serving | servir servi
sewer | égout- évacuation- assainissement
sewing | couture- coudre
sheet metal | tôle- tôlerie chaudronner-
shelves | rayon rayons étagère-
ship | navire- bateau-
shipping | expédition-
shoes | chaussure- souliers
skin | peau
social | social-
software | logiciel- application-
solar panels | photovolta- panneaux_solaires solaire-
spare parts | pièces_détachées pièces_de_rechange
special education | éducation_spécialisée
sports | sport-
stairs | escalier-
steel | acier-
strength calculation | calculs_de_résistance
surgery | chirurg- opératoire- opération-
swimming | natation nager piscine
switches and outlets | interrupteur- prises_électriques
system | système-
systems installation | installations_techniques
tables | table tables
tachograph | tachygraphe- chronotachygraphe-
teaching | enseigner cours_de pédagog-
technical | technique-
technical drawings | plans_techniques dessin_technique
technology | technolog-
temperature | températur-
therapy | thérap- rééduc-
tiles | carrelage- carreau-
tires | pneu-
tolerances | tolérance-
tools | outil outils outillage
tourism | touris-
trailer | remorque- semi-remorque-
train | train trains ferroviair-
translation | traduc-
transport | transport- fret
travel | voyage-
treatment | traitement-
trees | arbre- élagage
troubleshooting | recherche_de_pannes dépannage- diagnostic_de_pannes
truck | camion-
turning | tournage tour_numérique
unit tests | tests_unitaires
vaccination | vaccin-
valves | vanne- robinet-
vegetables | légume-
vehicle | véhicule-
ventilation | ventilation-
vital signs | constantes signes_vitaux
voltage | basse_tension haute_tension
wall | mur murs cloison-
ward | service_hospitalier
warehouse | entrepôt- dépôt- magasinage
washing | laver lavage- vaisselle
waste | déchet-
water | eau eaux
web application | applications_web application_web
web services | services_web
welding | soud-
wiring | filerie
wiring diagrams | schéma- schémas_électriques
wood | bois
workshop | atelier-
wound | pansement- plaie-
`;
