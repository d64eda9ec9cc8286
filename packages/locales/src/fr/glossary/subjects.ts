/** Money, people, offices, media, law, computers, and other fields of work. */
export const subjects = `
access control | contrôle_d_accès contrôle_des_accès contrôler_les_accès accès
account | compte comptes
accounting | comptabilit-
accounts payable | comptabilité_fournisseurs
administration | administrat- administrer
advertisements | annonce-
advertising | publicité-
alarm | alarme-
applicants | postulant-
applications of candidates | candidature-
appointments | rendez-vous agenda-
articles | article-
artificial intelligence | intelligence_artificielle
assets | immobilisation- actifs
audience reach | audience-
audit | audit-
authorities | administrations_publiques autorités
backup | sauvegard-
bakery | boulangerie-
balance sheet | bilan bilans
bank | banque- bancaire-
bank reconciliation | rapprochement- rapprochements_bancaires
bank statements | relevé_bancaire relevés_bancaires
banners | bannière-
beard | barbe barbier-
bookkeeping entries | écritures_comptables écritures
brakes | plaquettes
brand | marque marques
bread | baguette- miche- viennoiserie-
bride and wedding | mariage- mariée
budget | budget-
business administration | gestion_d_entreprise
cakes and pastries | pâtisserie- tartes
call center | centre_d_appels centre_d_appel plateforme_téléphonique
calls | appel appels
campaigns | campagne-
cash register | caisse encaissement-
child protection | services_de_l_enfance protection_de_l_enfance
claims | sinistre-
clutch and transmission | embrayage- boîte_de_vitesses
communication | communic-
complaint | réclamation-
contents | contenu-
contract | contrat-
controlling | contrôle_de_gestion
correspondence | correspondan-
cosmetics | cosmétique- esthétique
cost | coût coûts
court | tribuna-
crisis | crise difficulté difficultés précarité
customer | client- clientèle
customer service | service_client relation_client
data entry | saisie_de_données saisie_des_données
deadline and punctuality | ponctualité ponctuel
debt collection | recouvrement relances
debts | créance- relance- recouvrement-
dental impressions | empreinte-
dental treatment chair | fauteuil fauteuil_dentaire
design of layouts | maquett- mise_en_page
disabled people | handicapé-
documentation | documentation documenter
dough | pâte pâtes levain
elderly people | aînés résident résidents résidente
employees | salarié- employé-
employment contracts | contrat_de_travail contrats_de_travail
events | événement-
exhaust systems | échappement-
expenses | dépense- notes_de_frais
families | familles famille
fermentation | pousse fermentation
field sales | vente_terrain commercial_terrain
figures | chiffre chiffres
filing | classement- archiv-
fillings and cleaning of teeth | détartrage- plombage- obturation-
finance | financ-
financial statements | comptes_annuels liasse_fiscale
flowers | fleur- bouquet-
food safety | normes_d_hygiène hygiène_alimentaire
forklift truck | chariot chariots
forms | formulaire-
foster home | foyer hébergement
freight documents | lettre_de_voiture bons_de_livraison bon_de_livraison
friendly manner | amabilité bon_contact sourire présentation_soignée
garage | garage garages
goods | articles_de
graphics | graphique-
hair | capillaire-
hair salon | salon_de_coiffure coiffure
haircuts | coupes_femmes coupe_de_cheveux
hardware | matériel_informatique
headset and scripts | script
heating systems | chauffage radiateurs
hedges and lawn | haie- gazon massif-
hiring | embauche- embaucher
hotel | auberge
hotel guests | clientèle_de_l_hôtel voyageurs clients_de_l_hôtel
human resources | ressources_humaines
identity cards | badge- pièces_d_identité
images | image images
incidents | incident-
information | information-
information security | cybersécurité sécurité_informatique
inquiries | demandes renseignement-
instruments | instrument-
insurance | assurance-
internet | internet en_ligne
interviews | entretien_d_embauche entretiens_d_embauche entretiens
investment | investiss- placement-
invoice | facture factures facturation
irrigation | arrosage arroser irrigation
job postings | offre_d_emploi offres_d_emploi
journalism | journalis-
kitchen staff | brigade équipe_de_cuisine
labor law | droit_du_travail droit_social
laundry | blanchisserie pressing
ledger | grand_livre lettrage
legislation | législation- réglementation-
loan | prêt crédit-
logos and icons | logos logo pictogramme-
machine learning | apprentissage_automatique
mail | e-mail- courriel- mails
managers | managers cadres
market | marché-
marketing | marketing
media | média-
medical practice | cabinet cabinet_médical cabinet_dentaire
meeting | réunion-
mobile | mobile mobiles
month-end closing | clôture_mensuelle clôtures_mensuelles
nails | manucure ongles
negotiation | négoci-
new customers acquisition | prospection prospecter
newsletter | lettre_d_information lettres_d_information infolettre-
notary | notai- notari-
offer | offre offres
office | bureau bureautique
onboarding | intégration_des_salariés
online store | boutique_en_ligne vente_en_ligne
operating systems | système_d_exploitation systèmes_d_exploitation
oven | four fours
paint | peintures vernis
patient records | dossier_médical dossiers_médicaux
payment | paiement- règlement-
payroll | paie bulletins_de_paie
personnel administration | administration_du_personnel
phone calls | téléphoni-
photos | photo- image-
physically fit | bonne_condition_physique
police | police
present | présent présente aujourd_hui
presentation | présent-
press | presse-
primary school | cycle_2 cycle_3
printer | imprimante-
printing | imprimerie
product | produit-
profit | bénéfice rentabil-
public relations | relations_publiques relations_presse
pupils | écolier-
purchasing | achat achats approvisionnement-
reading and writing | lecture_et_écriture écriture
receipts and vouchers | justificatif- pièces_comptables
records | dossier- registre-
recruitment | recrut-
report | rapport- compte-rendu
retail | commerce_de_détail distribution
risk | risque-
route | trajet-
sales | vente- commercial-
scanner | lecteur lecteurs_de_codes scanner
search engines | moteur_de_recherche moteurs_de_recherche référencement
selection of personnel | sélection-
shelf | rayon-
shopping center | centre_commercial centres_commerciaux
social insurance contributions | cotisation- urssaf
social media | réseaux_sociaux médias_sociaux
social services | service_social travail_social services_sociaux action_sociale
staff | personnel
statistics | statisti-
store | magasin- boutique-
stores | magasin magasins
studies | études
subscriptions | abonnement- abonné-
supplier | fournisseur-
surveillance | gardiennage surveillance ronde rondes
surveillance cameras | caméra caméras vidéosurveillance
survey | enquête- sondage-
target | objectif-
tax | impôt- fiscal- fiscalité taxe taxes
tax law | droit_fiscal
tax return | déclaration_fiscale déclarations_de_tva
teeth | dent dents
telephone | téléphon-
texts | texte-
timing belts | courroie-
toilets | sanitaires sanitaire
trade | négoce commerce
trade fairs | salon salons foire-
trainees | stagiaires
transfers | virement-
truck | poids_lourd-
turnover | chiffre_d_affaires
typing | dactylograph- frappe
typography | typographi-
user interfaces | interfaces interface_utilisateur
users | utilisateur-
vacancies | postes postes_à_pourvoir
value added tax | tva
vehicle inspection | contrôle_technique
video | vidéo- film-
visitors | visiteur- fréquentation
wages | salaires
water pipes | tuyauterie- canalisation-
web pages | sites pages_web boutiques_en_ligne
website | site_internet site_web sites_internet sites_web le_site
x-rays | radios radiographi-
youth | adolescent- jeunes jeunesse
`;
