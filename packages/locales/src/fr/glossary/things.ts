/** Things, places and people of work. */
export const things = `
addiction | addiction- toxicoman-
airport | aéroport-
annual accounts | bilan- clôture-
asylum seekers and migrants | migrant- réfugié- demandeurs_d_asile insertion
bank customers and loans | prêt- ouverture_de_comptes
banquet | banquet- séminaire-
bathroom fittings | lavabo- douche-
beds | lit lits literie
bookings | réservations
camera and film | film films montage_vidéo
cattle and dairy | élevage étable
chemicals | chimique- produits_chimiques
childbirth | accouchement- maternité naissance
classroom | salle_de_classe
cleaning of floors and windows | vitres nettoyage_des_locaux locaux
cloud and servers | cloud centre_de_données
contracts and deeds | actes contrats
curriculum | programmes_scolaires
customer calls | appels_entrants appels_sortants
customer complaints | plainte-
customer questions | demandes_des_clients questions renseign-
daily life | vie_quotidienne quotidien gestes_de_la_vie actes_de_la_vie
dangerous goods | matières_dangereuses adr
drainage | eaux_usées débouch-
drawing and crafts | bricolage arts_plastiques activités_manuelles
dressings and wounds | pansements plaies
drinks and bar | boissons bar comptoir
excursion | sorties_scolaires excursion-
exercises | exercices
fashion and clothes | vêtement- prêt-à-porter mode
fields and crops | champs céréales
food processing | agroalimentaire transformation_alimentaire
forest and timber | abattage
freight | chargement_de_marchandises
front desk | accueil_téléphonique front_office
glasses and lenses | lunettes lentilles
greenhouse | serre serres
groceries | supermarché produits_frais
heat pumps and boilers | pompe_à_chaleur chaudières
highway and long distance | longue_distance autoroute- régional national
home care | domicile
hotel rooms | chambres chambre
insurance claims | polices_d_assurance
job interviews | entretien_de_recrutement
laboratory tests | laboratoire- analyses
ladder and heights | hauteur travaux_en_hauteur échelle-
lawsuits | procès procédure- plaidoirie- contentieux
learning support | soutien_scolaire difficultés_d_apprentissage
leave and working time | congés horaires
leisure activities | activités animations loisirs
lesson | séance-
make-up | maquillage
market research | étude_de_marché études_de_marché
masonry and plastering | maçonnerie chape-
medicines | ordonnance- médicament-
mobile applications | applications_mobiles
municipality | mairie commune collectivité- administration_publique
newspaper and radio | journal journaux radio télévision
nursing home | résidence
playgroup | garderie école_maternelle
port | port portuaire
private customers | particuliers
production line | chaîne_de_production ligne
quality checks | contrôles_qualité
rail | ferroviaire rail
real estate | immobilier biens_immobiliers location
rehabilitation | rééducation réadaptation
rest periods and driving times | temps_de_conduite temps_de_repos
room keys | clé clés clef-
setting up machines | réglage- régler
sewing machine | machine_à_coudre
shop window | merchandising
skin and face treatments | soins_du_visage épilation
small repairs | petits_travaux petites_réparations
solar and wind energy | photovoltaïque- éolien-
sports lessons | cours_de_sport remise_en_forme
stage and theater | scène théâtre- spectacle-
swimming pool | piscine-
targets and sales figures | objectifs_de_vente objectifs_commerciaux
telephone sales | télévente démarchage télémarketing
tickets and support requests | tickets assistance_utilisateurs
tractor | tracteur-
vehicle fleet | flotte parc_automobile
vineyard and wine | vigne- vin vins vitic-
vital signs | pouls constantes_vitales
volunteers | bénévole-
waste and recycling | recyclage tri_des_déchets
welded steel | métallerie
well-being and dignity | bien-être dignité confort
windows and doors | menuiseries
wooden furniture | ébénisterie
work orders | bons_de_travail ordres_de_travail commandes_clients
`;
