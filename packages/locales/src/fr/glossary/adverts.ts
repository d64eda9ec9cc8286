/** Headings and phrases of adverts, degrees, subjects, licenses. */
export const adverts = `
a plus | un_plus un_atout
ability | capacité-
about us | à_propos_de_nous
and | et
at least | au_moins au_minimum
availability | disponibilité-
bachelor degree | licence
benefits | bénéfices
biology | biolog-
candidate | candidat-
certificate | certificat- attestation-
chemistry | chimi-
colleagues | collègue- collaborateur-
company | entreprise société
computer science | informatique
course | cours
criminal record | casier_judiciaire
degree | diplôme diplômes
desirable | souhaité souhaitée souhaitable apprécié appréciée
driving license | permis_de_conduire permis_b permis permis_c
Dutch | néerlandais
economics | économie économique-
education | éducation enseignement
eight | huit
English | anglais anglaise
environment | environnement-
equal opportunity | égalité_des_chances
essential | indispensable impératif impérative
exam | examen-
experience | expérience-
first aid course | sst sauveteur_secouriste
five | cinq
fluent | courant courante couramment bilingue
four | quatre
French | français française
full time | temps_plein
German | allemand allemande
good | bon bonne bonnes bons
graduate | diplômé-
health insurance | mutuelle
high school | baccalauréat bac brevet_des_collèges
in | en dans
Italian | italien italienne
job | poste emploi
job description | description_du_poste descriptif_du_poste
knowledge | connaissance-
language | langue langues
law | droit juridique- loi lois
level | niveau
master degree | master mastère diplôme_d_ingénieur
mathematics | mathématique- maths
meal vouchers benefits | tickets_restaurant
minimum | minimum minimal-
months | mois
nice to have | les_plus atouts serait_un_plus seraient_un_plus ce_serait_un_plus compétences_appréciées atouts_appréciés facultatif vos_plus le_petit_plus les_petits_plus ce_qui_fera_la_différence ce_qui_vous_démarquera
night work | travail_de_nuit
one year | un_an une_année
or | ou
part time | temps_partiel mi-temps
phd | doctorat
physics | physique
Polish | polonais
Portuguese | portugais
preferred | idéalement de_préférence
professional experience | expérience_professionnelle
professional qualification | titre_professionnel qualification_professionnelle
pupils | élève-
qualifications | qualifications
remote | télétravail
required | exigé exigée requis requise obligatoire
requirements | exigences prérequis profil_recherché profil_souhaité compétences_requises conditions_requises
responsibilities | responsabilités missions attributions tâches activités_principales
Romanian | roumain
Russian | russe
salary | salaire rémunération-
school | école écoles lycée collège
science | science- scientifique-
security certificate | carte_professionnelle
seven | sept
shift work | horaires_alternés travail_posté horaires_décalés
skills | compétence- aptitude-
Spanish | espagnol espagnole
strong | solide- solides
student | étudiant-
team | équipe-
ten | dix
the role | le_poste votre_rôle
three | trois
training | formation formations
two | deux
university | université-
university degree | diplôme_universitaire diplôme_supérieur
vocational training | formation_professionnelle cap bep bts bac_professionnel bac_pro brevet_professionnel
we are | nous_sommes
we offer | nous_offrons nous_proposons ce_que_nous_offrons avantages nous_vous_proposons nous_vous_offrons ce_que_nous_vous_offrons ce_que_nous_proposons ce_qu_on_vous_propose ce_qu_on_vous_offre pourquoi_nous_rejoindre
weekend work | travail_le_week-end
what we expect | ce_que_nous_attendons ce_que_nous_demandons ce_que_nous_attendons_de_vous ce_qu_on_attend_de_vous
what we look for | nous_recherchons ce_que_nous_recherchons qui_cherchons_nous qui_recherchons_nous
what you bring | ce_que_vous_apportez
what you will do | ce_que_vous_ferez votre_quotidien ce_qui_vous_attend
who we are | qui_sommes_nous l_entreprise
with | avec
work | travail travailler
work permit | permis_de_travail
years | ans années
your profile | votre_profil ton_profil qui_êtes_vous
your responsibilities | vos_missions vos_responsabilités missions_principales au_quotidien
`;
