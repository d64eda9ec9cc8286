import type { LanguageSample } from './sample.ts';

/** Fictional people and employers. */
export const french: LanguageSample = {
  language: 'fr',
  byProfession: {
    software: {
      advert: `Développeur Java (H/F)
Qui sommes-nous ? Éditeur de logiciels pour les banques, nous avons 80 collaborateurs à Nantes.
Vos missions
- Concevoir et développer des services web en Java et Spring Boot
- Écrire des tests automatisés et relire le code de l'équipe
- Analyser les besoins avec le chef de produit
Profil recherché
- Diplôme d'ingénieur ou master en informatique
- Minimum 3 ans d'expérience en développement logiciel
- Bonne maîtrise des bases de données relationnelles et de SQL
- Anglais courant
- La connaissance de Docker serait un plus
Nous offrons : tickets restaurant, mutuelle, télétravail`,
      resume: `Thibault Garonnet
thibault.garonnet@example.com | 06 12 34 56 78 | Nantes
Profil
Développeur passionné avec six ans d'expérience dans le paiement en ligne
Expérience professionnelle
Depuis mars 2019 : Développeur Java, Loirebits SAS, Nantes
- Conception de services web pour le virement instantané
- Mise en place des tests d'intégration continue
juin 2016 – février 2019 : Développeur d'applications, Sillon Conseil, Rennes
- Réalisation de modules de facturation, requêtes SQL
Formation
2016 Master Informatique, Université de Rennes
Langues
Anglais : courant ; Espagnol : notions`,
      facts: {
        name: 'Thibault Garonnet',
        positions: ['Développeur Java | 2019-03 | present', "Développeur d'applications | 2016-06 | 2019-02"],
        languages: ['English', 'Spanish'],
        level: 'master',
      },
    },
    nursing: {
      advert: `Infirmier diplômé d'État en cardiologie (H/F)
Missions
- Administrer les traitements prescrits par le médecin
- Surveiller les constantes et prodiguer les soins aux patients
- Tenir à jour le dossier de soins
Profil
- Diplôme d'État d'infirmier exigé
- Première expérience en service hospitalier souhaitée
- Travail en équipe, horaires alternés
Avantages : reprise d'ancienneté, crèche`,
      resume: `Solène Kermadec
Infirmière diplômée d'État
solene.kermadec@example.com - Brest
EXPÉRIENCES PROFESSIONNELLES
Janvier 2018 à aujourd'hui
Infirmière en chirurgie, Centre hospitalier de Penfeld
Soins pré et post-opératoires, pansements, perfusions
Surveillance des malades et transmission aux équipes
Octobre 2015 à décembre 2017
Infirmière, Clinique des Ajoncs
Prises de sang, électrocardiogrammes
FORMATION
2012-2015 : Diplôme d'État d'infirmier, IFSI de Brest
LANGUES
Anglais B1, breton`,
      facts: {
        name: 'Solène Kermadec',
        positions: ['Infirmière en chirurgie | 2018-01 | present', 'Infirmière | 2015-10 | 2017-12'],
        languages: ['English'],
        level: 'vocational',
      },
    },
    accounting: {
      advert: `Comptable général (H/F)
Au sein d'une PME de négoce à Dijon
Vos responsabilités
- Saisie des factures et des relevés bancaires
- Rapprochements, déclarations de TVA, liasse fiscale
- Établissement des bulletins de paie
Votre profil
- Formation comptable de niveau Bac+3
- 4 ans d'expérience minimum en comptabilité
- Connaissance du droit fiscal
- Maîtrise d'Excel et de Sage indispensable`,
      resume: `Mireille Chastagnier
Dijon, mireille.chastagnier@example.com, 03 80 11 22 33
Parcours professionnel
Chef comptable, Bourgogne Négoce SARL, 05/2017 – ce jour
Clôtures mensuelles et annuelles, bilan, impôt sur les sociétés
Encadrement de deux assistants
Comptable fournisseurs, Bois du Morvan SA, 09/2012 – 04/2017
Saisie, lettrage, règlements, notes de frais
Études
Licence Comptabilité et gestion, Université de Bourgogne, 2012
Compétences
Sage, SAP, Excel, fiscalité
Langues : anglais (intermédiaire)`,
      facts: {
        name: 'Mireille Chastagnier',
        positions: ['Chef comptable | 2017-05 | present', 'Comptable fournisseurs | 2012-09 | 2017-04'],
        languages: ['English'],
        level: 'bachelor',
      },
    },
    logistics: {
      advert: `Coordinateur logistique
Missions principales
- Planifier les transports nationaux et internationaux
- Organiser la réception et l'expédition des marchandises à l'entrepôt
- Suivre les stocks et réaliser les inventaires
- Négocier les tarifs avec les transporteurs
Compétences requises
- 2 ans d'expérience en logistique ou transport
- Permis B obligatoire
- CACES apprécié`,
      resume: `Yannick Delorval
yannick.delorval@example.com · Lille · 07 55 10 02 00
Expérience
Avril 2020 - présent | Affréteur, Flandre Fret SARL
Organisation des tournées de 40 camions en France et en Europe
Négociation avec les sous-traitants, suivi des livraisons
2016 - 2020 | Magasinier cariste, Grand Dépôt SAS
Réception, préparation de commandes, expédition, inventaire, chariot élévateur
Formation
Baccalauréat professionnel Logistique, Lycée Vauban, 2012
Permis : B et C
Langues : italien (bien), anglais (débutant)`,
      facts: {
        name: 'Yannick Delorval',
        positions: ['Affréteur | 2020-04 | present', 'Magasinier cariste | 2016 | 2020'],
        languages: ['Italian', 'English'],
        level: 'secondary',
      },
    },
    sales: {
      advert: `Commercial itinérant matériaux de construction (H/F)
Le poste
- Visiter la clientèle existante et prospecter de nouveaux clients
- Présenter l'offre et conclure les contrats de vente
- Atteindre les objectifs mensuels
Votre profil
- Expérience d'au moins 1 an dans la vente
- Sens de la négociation et de la communication
- Permis B`,
      resume: `Bastien Roquefeuil
Montpellier | bastien.roquefeuil@example.com
À propos
Commercial terrain avec un portefeuille de 120 clients dans l'Hérault
Expériences
févr. 2018 – aujourd'hui
Attaché commercial
Béton du Lez SA
• Chiffre d'affaires dépassé de 15 % trois années de suite
• Négociation de contrats-cadres avec les négoces de matériaux
• Prospection et ouverture de comptes
2014 – 2018
Vendeur
Bricomas
• Conseil aux acheteurs, caisse, mise en rayon
Formation
BTS Négociation et relation client, Lycée Mermoz, 2013
Langues
Anglais B1`,
      facts: {
        name: 'Bastien Roquefeuil',
        positions: ['Attaché commercial | 2018-02 | present', 'Vendeur | 2014 | 2018'],
        languages: ['English'],
        level: 'vocational',
      },
    },
    teaching: {
      advert: `Professeur de mathématiques en collège
L'établissement privé recrute un enseignant de mathématiques.
Missions
- Enseigner les mathématiques de la 6e à la 3e
- Préparer les élèves au brevet
- Évaluer les élèves et rencontrer les parents
Exigences
- Licence de mathématiques et CAPES
- Goût du travail avec les enfants
- L'anglais est un atout`,
      resume: `Aurélie Montferrand
aurelie.montferrand@example.com, Tours
Expérience d'enseignement
Septembre 2017 – aujourd'hui
Professeure de mathématiques, Collège des Varennes
Cours de la 6e à la 3e, préparation aux olympiades, professeure principale
2014 – 2017
Professeure remplaçante, École du Vieux Puits
Formation
Master MEEF mathématiques, Université de Tours, 2016
Licence de mathématiques, Université de Tours, 2014
Langues
Anglais C1, allemand B1`,
      facts: {
        name: 'Aurélie Montferrand',
        positions: [
          'Professeure de mathématiques | 2017-09 | present',
          'Professeure remplaçante | 2014 | 2017',
        ],
        languages: ['English', 'German'],
        level: 'master',
      },
    },
    engineering: {
      advert: `Ingénieur conception mécanique
Votre rôle
- Concevoir des pièces et des ensembles sous SolidWorks
- Réaliser les plans techniques et les calculs de résistance
- Suivre la fabrication des prototypes avec l'atelier
Nous recherchons
- Diplôme d'ingénieur en mécanique
- Au moins deux ans d'expérience en bureau d'études
- Connaissance des tolérances et des procédés d'usinage
- Anglais technique`,
      resume: `Corentin Vasseuil
corentin.vasseuil@example.com | Saint-Étienne
Expérience professionnelle
01/2019 - présent : Ingénieur mécanique, Forez Moteurs SA
Modélisation 3D sous SolidWorks et CATIA, plans de supports moteur
Calcul par éléments finis, essais de prototypes
07/2016 - 12/2018 : Ingénieur méthodes, Usine du Gier
Gammes de fabrication, machines à commande numérique
Formation
2011 - 2016 : Diplôme d'ingénieur, génie mécanique, École d'ingénieurs du Pilat
Langues : anglais (courant), allemand (débutant)`,
      facts: {
        name: 'Corentin Vasseuil',
        positions: ['Ingénieur mécanique | 2019-01 | present', 'Ingénieur méthodes | 2016-07 | 2018-12'],
        languages: ['English', 'German'],
        level: 'master',
      },
    },
  },
};
