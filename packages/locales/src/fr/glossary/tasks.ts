/** What people do at work, as verbs and as nouns. */
export const tasks = `
accompany | accompagn-
accuracy | rigueur précision minut-
activity | activité-
advice | conseil conseils
advise | orienter
agriculture | agricultur- agricole-
analysis | analys-
annual | annuel-
answer | répondre réponse-
apply for benefits | demandes_d_allocations dossiers_d_aide demande_d_aide
area | domaine- zone- région-
assess | apprécier notation
assist | assister seconder
bake | cuisson enfourner
book | réserver réservation-
build | construire bâtir
building materials | matériaux_de_construction négoce_de_matériaux
buy | acheter achats_de
calculate | calculer
care for | prendre_soin s_occuper prise_en_charge
careful | soigneux soigneuse
carry | porter manutention-
check | vérifi- contrôler vérifier vérification
check in | enregistrement_des_arrivées arrivées
children | enfant-
city | ville-
clean | nettoyer nettoyage- nettoyage lavage
collect | collect-
color hair | colorer coloration- balayage- mèches
commercial | tertiair-
compare | compar-
conduct | mener conduire_des
construction | bâtiment- chantier- construction-
control | contrôl-
coordinate | coordonner échanger
coordination | coordin-
counsel | accompagner accompagnement conseiller écoute
count | compter comptage
count stock | inventaires inventaire
country | pays étranger-
create | créer création
creativity | créativ-
cut | couper découpe-
daily | quotidien-
day | jour jours journée-
deliver | livré-
department | service services département-
design | concevoir conception maquette- dessiner
development | développe-
diagnose faults | rechercher_les_pannes
difficult | difficil- difficult-
digital | digital- numérique-
disinfect | désinfect-
dispatch | expédition expédier
document | document documents
drill | percer perçage
edit images | retouche_d_images retouche_photo
encourage | encourag-
energy | énerg-
evaluation | évalu-
explain | expliqu-
family | famill-
feed | nourrir repas_aide
find | rechercher_les trouver
flexible | flexib-
food | alimentaire- aliment-
grade | corriger corrections
group | groupe-
guard | garder surveiller
harvest | récolter récolte-
help | aide aider aides
hours | heure-
house calls | visites_à_domicile
implementation | mise_en_place mise_en_œuvre implément-
improvement | amélior- optimis-
industrial | industriel-
industry | industri- secteur-
inform | informer renseigner
inspection | inspect-
install | installer installation- raccorder raccordement
installation | install- montage
instruct | former encadrer
international | international-
internship | stage stages
invoice | facturer
knead | pétri-
label | étiquet-
large | grand grande grands grandes
leadership | leadership
lift and move patients | mobilisation changement_de_position
list | liste-
listen | écout-
maintain | entretenir entretien_des révision révisions
maintenance | maintenance entretien
management | gestion gérer pilotage encadrement management
manufacturing | fabrication- usinage
material | matéri- matériau-
measure | mesurer prise_de_mesures
mechanical design | conception_mécanique bureau_d_études
method | méthode-
monitoring | suivi suivre surveill-
monthly | mensuel-
motivate | motiv-
mow and prune | tondre taille tailler
national | national-
negotiate | négocier négociation-
new | nouveau nouveaux nouvelle-
night | nuit-
observe | observ-
operate | faire_fonctionner opérer
order | commander
order supplies | passer_les_commandes
organization | organis-
pack | emballer emballage- conditionne-
paint | peinture
parents | parents
passion | passion goût
patience | patience
patrol | patrouill-
person | personne personnes
physical strength | physiques force_physique
pick orders | préparer_les_commandes picking
plan | plan
planning | planif-
plant | planter plantation- semer semis
plastic | plasti-
play music | jouer_de
post entries | saisir_les_écritures saisie_comptable
preparation | prépar-
prepare | préparer préparation
prepare lessons | préparation_des_cours préparer_les_cours
private | privé- particulier-
problem | problème-
process | processus procédé-
processing | traitement traiter saisie
production | production
professional | professionnel-
profile | profil
project | projet-
protect | protéger protection
publish | publi- diffuser
quality | qualité-
quality control | contrôle_qualité contrôle_de_la_qualité
receive | réceptionner accueillir accueil
record | enregistr- consign-
refer | orientation
reliability | fiabilité
remove | enlev- démont-
repair | répar- dépann- dépanner réparer réparation- remise_en_état
replace | remplac- remplacer remplacement- changer
report | signaler signalement rapporter rendre_compte
requirements analysis | analyse_des_besoins
research | recherch- rechercher_des recherche
respond to complaints | gestion_des_réclamations
responsible | responsabl- chargé chargée
results | résultat-
review | relire relecture revue
rules | règle- norme-
safety | sécurité
schedule | planning- horaire- calendrier
schedule appointments | prise_de_rendez-vous
screen | trier tri
secure cargo | arrimage arrimer
sell | vendre vendu vente ventes
service | prestation-
shape | façonner façonnage
small | petit petits petite petites
software development | développement_logiciel
solution | solution-
solve | résoudre résolution-
sort | trier_les tri_des triage
standards | standard-
sterilize | stérilis-
store | stocker stockage
store goods | rangement ranger
strategy | stratég-
style hair | coiffer coiffage brushing chignon- permanente-
supervise | superviser
supervision | supervis-
support | soutien support- accompagne-
take calls | prendre_les_appels répondre_aux_appels traiter_les_appels standard_téléphonique
talk | entretien_avec parler
teach | apprendre_à
teamwork | travail_en_équipe esprit_d_équipe
test | essai- test-
train staff | encadrement_des_équipes
translate | traduire traduction-
transport of patients | brancardage
unload | décharger déchargement-
update | mettre_à_jour mise_à_jour
use | utilis- maîtris-
use of computers | outils_informatiques
visit | visit-
visit homes | visite_à_domicile
wash and dress | habillage aide_à_la_toilette
week | semaine-
weekly | hebdomadair-
weigh | pesée peser
welcome guests | accueil_des_clients accueillir_les_clients
weld | souder soudage soudure-
workplace | lieu_de_travail
write | rédiger établir
writing | rédig- rédaction écrire
`;
