/** Titles of jobs and the words they are built from. */
export const titles = `
accountant | comptable-
actor | comédien- acteur- actrice-
administrator | administrateur-
agent | agent-
analyst | analyste-
architect | architecte-
assembler | monteur- monteuse- assembleur-
assistant | assistant-
auditor | auditeur- commissaire_aux_comptes
automotive mechanic | mécanicien_auto mécanicien_automobile technicien_auto garagist-
baker | boulanger- pâtissier- pâtissière- boulanger boulangère ouvrier_boulanger
bank clerk | conseiller_bancaire guichetier-
bartender | barman barmaid
beautician | esthéticien- maquilleu-
body repairer | carrossier-
bookkeeper | aide-comptable secrétaire_comptable
bus driver | conducteur_de_bus chauffeur_de_bus
butcher | boucher- charcutier- boucher bouchère
buyer | acheteur- acheteuse-
call center agent | téléconseiller- télévendeur- téléopérateur- téléconseillère- téléopérat-
caretaker of the building | concierge- gardien_d_immeuble
carpenter | menuisier- charpentier- ébéniste- ébénist-
cashier | caissier- caissière hôte_de_caisse hôtesse_de_caisse caissi-
chief | chef cheffe
chief accountant | chef_comptable
childcare worker | assistante_maternelle auxiliaire_de_puériculture nounou
civil engineering | génie_civil
cleaner | agent_d_entretien agent_de_propreté femme_de_ménage
clerk | employé_de_bureau agent_administratif
coach | entraîneur- coach-
construction worker | maçon- ouvrier_du_bâtiment manœuvre
consultant | consultant- conseiller- conseillère-
cook | cuisinier- cuisinière chef_cuisinier cuisini-
coordinator | coordinateur- coordinatrice-
courier | coursier- livreur- facteur
customer service representative | conseiller_clientèle chargé_de_clientèle conseillère_clientèle conseiller_de_clientèle chargée_de_clientèle
data analyst | analyste_de_données
data scientist | scientifique_des_données
dental assistant | assistant_dentaire assistante_dentaire assistante_de_cabinet_dentaire
dental technician | prothésiste_dentaire
dentist | dentiste-
design engineer | projeteur-
designer | graphiste- concepteur-
dietitian | diététicien- nutritionnist-
director | directeur- directrice-
draftsman | dessinateur- dessinatrice-
driver | chauffeur- conducteur-
electrical engineering | génie_électrique
electrical technician | électrotechnicien-
electrician | électricien-
elementary school teacher | professeur_des_écoles professeure_des_écoles instituteur institutrice maître_d_école
engineer | ingénieur-
engineering | ingénierie génie
event manager | chargé_d_événementiel
executive assistant | assistante_de_direction assistant_de_direction
farm worker | ouvrier_agricole
farmer | agriculteur- agricultrice- éleveur-
financial analyst | analyste_financier
firefighter | pompier-
fisher | pêcheur-
flight attendant | hôtesse_de_l_air steward
florist | fleurist-
foreman | chef_de_chantier contremaître- chef_d_atelier
forester | forestier- bûcheron-
forklift operator | cariste-
funeral director | conseiller_funéraire
gardener | jardinier- paysagiste- paysagist-
glazier | vitrier-
graphic designer | infographiste- graphist- infographist- maquettist-
hairdresser | coiffeur- coiffeuse- coiffeu-
help desk technician | technicien_informatique technicien_support
helper | aide-
home health aide | auxiliaire_de_vie auxiliaires_de_vie aide_à_domicile
hotel receptionist | réceptionnist- hôtesse_d_accueil
housekeeper | femme_de_chambre gouvernante- valet_de_chambre employé_de_ménage employée_de_maison
human resources manager | responsable_des_ressources_humaines directeur_des_ressources_humaines
human resources specialist | chargé_de_recrutement chargé_rh gestionnaire_rh
inspector | inspecteur- contrôleur-
insurance agent | courtier_en_assurance agent_d_assurance conseiller_en_assurance
interior designer | architecte_d_intérieur décorateur- décoratrice-
journalist | journaliste- rédacteur- rédactrice-
judge | juge magistrat-
junior | débutant
kindergarten teacher | éducateur_de_jeunes_enfants
kitchen helper | commis plongeur- aide_de_cuisine
laboratory technician | technicien_de_laboratoire laborantin-
lawyer | avocat- juriste-
librarian | bibliothécaire- bibliothécair-
locksmith | serrurier-
logistics coordinator | affréteur- coordinateur_logistique
machine operator | conducteur_de_ligne opérateur_de_production
machinist | tourneur- fraiseur- usineur-
maintenance technician | technicien_de_maintenance agent_de_maintenance
manager | responsable- gestionnaire- gérant-
marketing manager | responsable_marketing directeur_marketing chargé_de_marketing
mechanic | mécanicien-
mechanical engineering | génie_mécanique
medical assistant | assistant_médical secrétaire_médicale
midwife | sage-femme sages-femmes
musician | musicien-
nurse | infirmier- infirmière-
nursing | soins_infirmiers
nursing assistant | aide-soignant- aides-soignants aides-soignantes auxiliaire_de_soins
occupational therapist | ergothérapeut-
office manager | responsable_administratif
operator | opérateur-
optician | opticien-
packer | emballeur- conditionneur-
painter | peintre- peintre_en_bâtiment
paralegal | clerc_de_notaire secrétaire_juridique assistant_juridique
paramedic | ambulancier-
pastry cook | pâtissier pâtissière
payroll clerk | gestionnaire_de_paie gestionnaire_paie
pharmacist | pharmacien-
pharmacy technician | préparateur_en_pharmacie préparatrice_en_pharmacie
photographer | photographe- photograph-
physical therapist | kinésithérapeute-
physician | médecin-
pilot | pilote-
plumber | plombier- chauffagiste- chauffagist-
police officer | policier- policière- gendarme-
principal of the school | directeur_d_école proviseur-
printer | imprimeur-
product manager | chef_de_produit
production manager | responsable_de_production chef_de_production
production worker | agent_de_production ouvrier_de_production
professor | maître_de_conférences
project manager | chef_de_projet cheffe_de_projet
psychologist | psychologue- psycholog-
quality inspector | contrôleur_qualité
radiologic technologist | manipulateur_radio manipulatrice_radio
real estate agent | agent_immobilier
receptionist | réceptionniste- hôte_d_accueil
recruiter | recruteur- recruteuse- chargée_de_recrutement
representative | représentant-
roofer | couvreur-
sailor | marin matelot-
sales manager | directeur_commercial directrice_commerciale responsable_commercial
sales representative | attaché_commercial attachée_commerciale commercial_itinérant technico-commercial représentant_commercial
salesperson | vendeur- vendeuse- conseiller_de_vente conseillère_de_vente employé_de_commerce
scientist | chercheur- chercheuse-
seamstress | tailleur
secretary | secrétaire- assistant_administratif assistante_administrative
security guard | gardien- vigile- agent_de_prévention vigile
senior | confirmé confirmée
sheet metal worker | tôlier- chaudronnier-
shoemaker | cordonnier-
site manager | conducteur_de_travaux
social media manager | community_manager- responsable_des_réseaux_sociaux
social worker | travailleur_social assistant_social assistante_sociale assistant_de_service_social travailleuse_sociale éducateur_spécialisé éducatrice_spécialisée
software developer | développeur- développeuse- programmeur-
software tester | testeur-
soldier | militaire- soldat-
sous chef | second_de_cuisine chef_de_cuisine chef_de_partie commis_de_cuisine
specialist | spécialiste-
speech therapist | orthophonist-
stock clerk | employé_libre-service
store manager | responsable_de_magasin directeur_de_magasin
surveyor | géomètre-
system administrator | administrateur_système administrateur_systèmes administrateur_réseau
tailor | couturier- couturière- tailleur-
tax advisor | fiscaliste
taxi driver | chauffeur_de_taxi
teacher | professeur- enseignant- instituteur- institutrice-
teaching assistant | accompagnant_des_élèves aesh
team leader | chef_d_équipe
technician | technicien-
tiler | carreleur-
tour guide | guide_touristique guide
train driver | conducteur_de_train cheminot-
trainee | stagiaire- alternant- apprenti-
trainer | formateur- formatrice-
translator | traducteur- traductrice- interprète-
travel agent | conseiller_voyages agent_de_voyages
truck driver | chauffeur_routier conducteur_routier chauffeur_poids_lourd chauffeur_poids_lourds conducteur_poids_lourds conductrice_routière chauffeur_poids routier
user interface designer | designer_d_interface
veterinarian | vétérinaire-
veterinary assistant | auxiliaire_vétérinaire assistant_vétérinaire
waiter | serveur- serveuse serveur chef_de_rang
warehouse worker | magasinier- préparateur_de_commandes manutentionnaire- préparatrice_de_commandes
web designer | webdesigner- concepteur_web graphiste_web
welder | soudeur- soudeu-
worker | ouvrier- ouvrière-
`;
