import type { Pair } from './further-samples.ts';

/**
 * Adverts and resumes of eight professions for development: by what was missed in them the judging and the glossary were
 * fixed. Resumes say what adverts ask for mostly in other words. Fictional people. By language and profession the advert,
 * then the resume.
 */
export const developmentProfessions = [
  'warehouse',
  'dental',
  'baker',
  'social',
  'mechanic',
  'hairdresser',
  'security',
  'webdesign',
] as const;

export const developmentSamples: { readonly [language: string]: readonly Pair[] } = {
  en: [
    [
      'Warehouse Worker\nDuties\n- Receive and check incoming goods\n- Pick and pack orders\n- Load and unload lorries\nRequirements\n- Forklift licence\n- Fluent English\n- Willing to work shifts',
      'Floyd Cratewell\nfloyd.cratewell@example.com\nExperience\n2017 – present\nWarehouse Operative, Northcrate Ltd\n- Stored pallets, counted stock with a scanner\n- Labelled parcels for dispatch\n2012 – 2017\nStoreman, Oakyard Wholesale\n- Drove the forklift truck, sorted goods\nEducation\nGCSEs, 2011',
    ],
    [
      'Dental Assistant\nDuties\n- Assist the dentist at the chair\n- Sterilise instruments and prepare the rooms\n- Make appointments and keep the records\nRequirements\n- Dental assisting certificate\n- A second language is an advantage',
      'Selma Silverthorn\nselma.silverthorn@example.com\nExperience\n2016 – present\nDental Nurse, Cloverleaf Dental Practice\n- Chairside help with fillings and cleaning of teeth, impressions, X-rays\n- Received patients, cleaned equipment\nEducation\nDiploma in Dental Nursing, 2015',
    ],
    [
      'Baker\nDuties\n- Make dough for bread and rolls\n- Run the ovens and watch the proving\n- Keep the bakery clean\nRequirements\n- Experience in a bakery\n- Driving licence\n- Night work',
      'Godric Ryefield\ngodric.ryefield@example.com\nExperience\n2015 – present\nCraft Baker, Dale Mill Bakery\n- Sourdough, shaping and baking of loaves\n- Pastries and cakes for the shops\nEducation\nDiploma in Bakery, 2014',
    ],
    [
      'Social Worker\nDuties\n- Counsel families in difficulty\n- Write care plans with the child protection service\n- Refer people to public services\nRequirements\n- Degree in social work\n- Driving licence',
      'Maud Sunnington\nmaud.sunnington@example.com\nExperience\n2018 – present\nYouth Support Worker, Riverbend Home\n- Support of teenagers in residential care\n- Home visits, talks, applications for benefits\nEducation\nBA Social Work, University of Hull, 2017',
    ],
    [
      'Car Mechanic\nDuties\n- Service and repair cars\n- Find faults with diagnostic equipment\n- Replace brakes, tyres and oil\nRequirements\n- Vocational training\n- Driving licence\n- 2 years in a garage',
      'Rodney Axleby\nrodney.axleby@example.com\nExperience\n2016 – present\nVehicle Technician, Churchway Garage\n- Servicing, timing belts, exhausts and clutches\n- Reading of fault codes, preparation for the MOT\nEducation\nDiploma in Light Vehicle Maintenance, 2015',
    ],
    [
      'Hairdresser\nDuties\n- Cut, colour and style hair\n- Advise clients\n- Sell hair care products\nRequirements\n- Hairdressing diploma\n- Friendly manner',
      'Juliet Curlewis\njuliet.curlewis@example.com\nExperience\n2018 – present\nHair Stylist, The Lock Salon\n- Ladies’ and gentlemen’s haircuts, perms, highlights\n- Bridal hair, beard trims\nEducation\nDiploma in Hairdressing, 2017',
    ],
    [
      'Security Guard\nDuties\n- Control access and patrol the site\n- Watch the cameras\n- Report incidents to the police\nRequirements\n- Security licence\n- Driving licence\n- English',
      'Gilbert Wardlow\ngilbert.wardlow@example.com\nExperience\n2015 – present\nSecurity Officer, Shield Watch Ltd\n- Guarding of a shopping centre, night patrol\n- Checked passes, answered alarms\nEducation\nApprenticeship as a painter, 2010',
    ],
    [
      'Web Designer\nDuties\n- Design websites and banners\n- Draw user interfaces\n- Talk with developers and clients\nRequirements\n- Training in graphic design\n- Figma and HTML\n- Fluent English',
      'Saffron Hueford\nsaffron.hueford@example.com\nExperience\n2018 – present\nGraphic Designer, Blueprint Studio\n- Layouts for online shops, logos, icons\n- Photo editing, typefaces, prototypes\nEducation\nDiploma in Graphic Design, 2017',
    ],
  ],
  de: [
    [
      'Fachkraft für Lagerlogistik (m/w/d)\nAufgaben\n- Annahme und Kontrolle eingehender Ware\n- Kommissionieren und Verpacken der Bestellungen\n- Be- und Entladen von Lkw\nProfil\n- Gültiger Staplerschein\n- Deutsch in Wort und Schrift\n- Bereitschaft zur Schichtarbeit',
      'Holger Brandwein\nholger.brandwein@example.com\nBerufserfahrung\n2017 – heute\nLagerist, Nordkiste GmbH\n- Einlagerung von Paletten, Bestandszählung mit Handscanner\n- Pakete für den Versand packen und etikettieren\n2012 – 2017\nLagerhelfer, Eichhof Großhandel\n- Gabelstapler gefahren, Waren sortiert\nSchulbildung\nHauptschulabschluss, 2011',
    ],
    [
      'Zahnmedizinische Fachangestellte (m/w/d)\nAufgaben\n- Assistenz am Behandlungsstuhl\n- Sterilisation der Instrumente und Vorbereitung der Zimmer\n- Terminvergabe und Abrechnung mit den Kassen\nProfil\n- Abgeschlossene Ausbildung\n- Röntgenschein\n- Englischkenntnisse von Vorteil',
      'Annegret Silberhorn\nannegret.silberhorn@example.com\nBerufserfahrung\n2016 – heute\nZahnarzthelferin, Praxis Dr. Kleefeld\n- Stuhlassistenz bei Füllungen und Prophylaxe\n- Reinigung der Bestecke, Abdrücke, Röntgenaufnahmen\n- Empfang der Patienten\nAusbildung\n2013 – 2016 Ausbildung in der Zahnarztpraxis Weidenbach',
    ],
    [
      'Bäcker (m/w/d)\nAufgaben\n- Herstellung von Teigen für Brot und Brötchen\n- Bedienung der Öfen und Überwachung der Gärzeiten\n- Einhaltung der Hygiene in der Backstube\nProfil\n- Gesellenbrief\n- Führerschein Klasse B\n- Bereitschaft zur Nachtarbeit',
      'Eckhard Roggenkamp\neckhard.roggenkamp@example.com\nBerufserfahrung\n2015 – heute\nBäckergeselle, Mühlenbäckerei Thalheim\n- Sauerteig ansetzen, Laibe formen und backen\n- Feingebäck und Kuchen für die Filialen\nAusbildung\n2012 – 2015 Lehre zum Bäcker und Konditor',
    ],
    [
      'Sozialarbeiter (m/w/d)\nAufgaben\n- Beratung von Familien in schwierigen Lagen\n- Erstellung von Hilfeplänen mit dem Jugendamt\n- Vermittlung an Behörden und Beratungsstellen\nProfil\n- Studium der Sozialen Arbeit\n- Führerschein Klasse B\n- Englisch oder Arabisch von Vorteil',
      'Mechthild Sonnwald\nmechthild.sonnwald@example.com\nBerufserfahrung\n2018 – heute\nSozialpädagogin, Jugendhilfe Weserbogen\n- Begleitung von Jugendlichen in Wohngruppen\n- Hausbesuche, Krisengespräche, Anträge auf Unterstützung\nStudium\nBachelor Soziale Arbeit, Hochschule Emden, 2017',
    ],
    [
      'Kfz-Mechatroniker (m/w/d)\nAufgaben\n- Wartung und Reparatur von Pkw\n- Fehlerdiagnose mit Prüfgeräten\n- Wechsel von Bremsen, Reifen und Öl\nProfil\n- Abgeschlossene Ausbildung\n- Führerschein Klasse B\n- 2 Jahre Erfahrung in einer Werkstatt',
      'Rüdiger Achsmann\nruediger.achsmann@example.com\nBerufserfahrung\n2016 – heute\nAutomechaniker, Autohaus Kirchweg\n- Inspektionen, Zahnriemen, Auspuff und Kupplung\n- Auslesen der Fehlerspeicher, Vorbereitung zur Hauptuntersuchung\nAusbildung\n2012 – 2016 Lehre im Fahrzeughandwerk',
    ],
    [
      'Friseur (m/w/d)\nAufgaben\n- Schneiden, Färben und Föhnen der Haare\n- Beratung der Kundinnen und Kunden zu Frisuren\n- Verkauf von Pflegemitteln\nProfil\n- Gesellenprüfung\n- Freundliches Auftreten\n- Gutes Deutsch',
      'Jette Lockenfels\njette.lockenfels@example.com\nBerufserfahrung\n2018 – heute\nFriseurin, Salon Haarspiel\n- Damen- und Herrenschnitte, Dauerwellen, Strähnen\n- Hochsteckfrisuren für Hochzeiten, Bartpflege\nAusbildung\n2015 – 2018 Friseurlehre',
    ],
    [
      'Sicherheitsmitarbeiter (m/w/d)\nAufgaben\n- Kontrolle der Zugänge und Rundgänge auf dem Gelände\n- Überwachung der Kameras\n- Meldung von Vorfällen an die Polizei\nProfil\n- Sachkunde nach § 34a\n- Führerschein\n- Deutsch und Englisch',
      'Gunther Wachsmuth\ngunther.wachsmuth@example.com\nBerufserfahrung\n2015 – heute\nWachmann, Schildwehr Bewachung GmbH\n- Objektschutz im Einkaufszentrum, Nachtstreife\n- Pfortendienst, Ausweise prüfen, Alarme verfolgen\nAusbildung\nLehre als Maler, 2010',
    ],
    [
      'Webdesigner (m/w/d)\nAufgaben\n- Gestaltung von Internetseiten und Bannern\n- Entwürfe für Benutzeroberflächen\n- Abstimmung mit Entwicklern und Kunden\nProfil\n- Ausbildung als Mediengestalter\n- Figma und HTML\n- Gute Englischkenntnisse',
      'Swantje Farbenhold\nswantje.farbenhold@example.com\nBerufserfahrung\n2018 – heute\nGrafikerin, Agentur Blaupause\n- Layouts für Onlineshops, Logos und Symbole\n- Bildbearbeitung, Prototypen, Schriften\nAusbildung\nMediengestalterin Digital und Print, 2017',
    ],
  ],
  fr: [
    [
      'Magasinier (H/F)\nMissions\n- Réceptionner et contrôler les marchandises\n- Préparer et emballer les commandes\n- Charger et décharger les camions\nProfil\n- CACES chariot élévateur\n- Français courant\n- Travail en équipe de jour ou de nuit',
      'Fabrice Montcaisse\nfabrice.montcaisse@example.com\nExpérience professionnelle\n2017 – aujourd’hui\nPréparateur de commandes, Caisse du Nord SARL\n- Rangement des palettes, inventaires au lecteur\n- Étiquetage des colis pour l’expédition\n2012 – 2017\nManutentionnaire, Grossiste Chênaie\n- Conduite du chariot, tri des articles\nFormation\nBrevet des collèges, 2010',
    ],
    [
      'Assistant dentaire (H/F)\nMissions\n- Assister le praticien au fauteuil\n- Stériliser les instruments et préparer les salles\n- Prendre les rendez-vous et tenir les dossiers\nProfil\n- Titre d’assistant dentaire\n- Anglais apprécié',
      'Solange Argentine\nsolange.argentine@example.com\nExpérience professionnelle\n2016 – aujourd’hui\nAssistante de cabinet dentaire, Cabinet du Trèfle\n- Aide aux soins, détartrages, empreintes et radios\n- Nettoyage du matériel, accueil des patients\nFormation\nCertificat d’assistante dentaire, 2015',
    ],
    [
      'Boulanger (H/F)\nMissions\n- Pétrir les pâtes à pain et façonner les baguettes\n- Conduire les fours et surveiller la pousse\n- Respecter l’hygiène du fournil\nProfil\n- CAP boulanger\n- Permis B\n- Travail de nuit',
      'Gontran Laseigle\ngontran.laseigle@example.com\nExpérience professionnelle\n2015 – aujourd’hui\nOuvrier boulanger, Le Moulin de Valhaut\n- Levain, cuisson des miches et des viennoiseries\n- Gâteaux pour les deux magasins\nFormation\nCAP Boulangerie-pâtisserie, 2014',
    ],
    [
      'Assistant de service social (H/F)\nMissions\n- Accompagner les familles en difficulté\n- Monter les dossiers d’aide avec les services de l’enfance\n- Orienter vers les administrations\nProfil\n- Diplôme d’État d’assistant social\n- Permis B',
      'Mathilde Clairsoleil\nmathilde.clairsoleil@example.com\nExpérience professionnelle\n2018 – aujourd’hui\nTravailleuse sociale, Foyer des Boucles\n- Suivi d’adolescents en hébergement\n- Visites à domicile, écoute, demandes d’allocations\nFormation\nDiplôme d’État, Institut du travail social, 2017',
    ],
    [
      'Mécanicien automobile (H/F)\nMissions\n- Entretenir et réparer les véhicules\n- Rechercher les pannes avec la valise de diagnostic\n- Remplacer freins, pneus et huile\nProfil\n- CAP maintenance des véhicules\n- Permis B\n- 2 ans d’expérience en garage',
      'Rodrigue Lessieu\nrodrigue.lessieu@example.com\nExpérience professionnelle\n2016 – aujourd’hui\nTechnicien auto, Garage du Chemin Neuf\n- Révisions, courroies, échappements et embrayages\n- Lecture des défauts, préparation au contrôle technique\nFormation\nBac professionnel véhicules, 2015',
    ],
    [
      'Coiffeur (H/F)\nMissions\n- Couper, colorer et coiffer\n- Conseiller la clientèle\n- Vendre les produits capillaires\nProfil\n- Brevet professionnel coiffure\n- Bon contact, présentation soignée',
      'Juliette Bouclefine\njuliette.bouclefine@example.com\nExpérience professionnelle\n2018 – aujourd’hui\nCoiffeuse, Salon Mèche Folle\n- Coupes femmes et hommes, permanentes, balayages\n- Chignons de mariage, taille de barbe\nFormation\nBP Coiffure, 2018',
    ],
    [
      'Agent de sécurité (H/F)\nMissions\n- Contrôler les accès et faire des rondes\n- Surveiller les caméras\n- Alerter la police en cas d’incident\nProfil\n- Carte professionnelle\n- Permis B\n- Anglais souhaité',
      'Gaétan Gardemont\ngaetan.gardemont@example.com\nExpérience professionnelle\n2015 – aujourd’hui\nVigile, Bouclier Surveillance\n- Gardiennage d’un centre commercial, patrouilles de nuit\n- Vérification des badges, levée de doute sur alarme\nFormation\nCAP peinture, 2010',
    ],
    [
      'Webdesigner (H/F)\nMissions\n- Concevoir des sites et des bannières\n- Dessiner les interfaces\n- Échanger avec les développeurs et les clients\nProfil\n- Formation en graphisme\n- Figma et HTML\n- Anglais courant',
      'Solveig Palettin\nsolveig.palettin@example.com\nExpérience professionnelle\n2018 – aujourd’hui\nGraphiste, Agence Papier Bleu\n- Maquettes de boutiques en ligne, logos, pictogrammes\n- Retouche d’images, typographie, prototypes\nFormation\nBTS Design graphique, 2017',
    ],
  ],
  es: [
    [
      'Mozo de almacén\nFunciones\n- Recibir y comprobar la mercancía\n- Preparar y embalar los pedidos\n- Cargar y descargar camiones\nRequisitos\n- Carné de carretillero\n- Español fluido\n- Turnos rotativos',
      'Fermín Cajales\nfermin.cajales@example.com\nExperiencia laboral\n2017 – actualidad\nAlmacenero, Norcaja SL\n- Colocación de palés, inventario con lector\n- Etiquetado de paquetes y expedición\n2012 – 2017\nPeón, Mayorista Encinar\n- Manejo de la carretilla, clasificación de artículos\nFormación\nEducación Secundaria Obligatoria, 2010',
    ],
    [
      'Auxiliar de odontología\nFunciones\n- Asistir al dentista en el sillón\n- Esterilizar el instrumental y preparar los gabinetes\n- Dar citas y llevar las fichas\nRequisitos\n- Título de higiene bucodental o similar\n- Inglés valorable',
      'Soledad Plateros\nsoledad.plateros@example.com\nExperiencia laboral\n2016 – actualidad\nAuxiliar de clínica dental, Clínica Trébol\n- Ayuda en empastes y limpiezas, moldes, radiografías\n- Recepción de pacientes, lavado de material\nFormación\nTécnico en cuidados bucodentales, 2015',
    ],
    [
      'Panadero\nFunciones\n- Amasar y formar el pan\n- Manejar los hornos y vigilar la fermentación\n- Mantener la higiene del obrador\nRequisitos\n- Formación en panadería\n- Carné de conducir\n- Trabajo nocturno',
      'Gonzalo Centenera\ngonzalo.centenera@example.com\nExperiencia laboral\n2015 – actualidad\nOficial de panadería, Molino de Valdehorno\n- Masa madre, cocción de hogazas y barras\n- Bollería y tartas para las tiendas\nFormación\nCiclo formativo de panadería y repostería, 2014',
    ],
    [
      'Trabajador social\nFunciones\n- Asesorar a familias con dificultades\n- Elaborar planes de ayuda con los servicios de menores\n- Derivar a los organismos públicos\nRequisitos\n- Grado en Trabajo Social\n- Carné de conducir',
      'Matilde Solares\nmatilde.solares@example.com\nExperiencia laboral\n2018 – actualidad\nEducadora social, Hogar Las Riberas\n- Acompañamiento de adolescentes en pisos tutelados\n- Visitas a domicilio, tramitación de prestaciones\nFormación\nGrado en Trabajo Social, Universidad de Huelva, 2017',
    ],
    [
      'Mecánico de automóviles\nFunciones\n- Mantener y reparar vehículos\n- Localizar fallos con equipos de diagnosis\n- Cambiar frenos, neumáticos y aceite\nRequisitos\n- Formación profesional en automoción\n- Carné de conducir\n- 2 años en un taller',
      'Rodrigo Ejea\nrodrigo.ejea@example.com\nExperiencia laboral\n2016 – actualidad\nOficial de taller, Autos Camino Real\n- Revisiones, correas, escapes y embragues\n- Lectura de averías, preparación para la ITV\nFormación\nTécnico en electromecánica de vehículos, 2015',
    ],
    [
      'Peluquero\nFunciones\n- Cortar, teñir y peinar\n- Aconsejar a la clientela\n- Vender productos capilares\nRequisitos\n- Título de peluquería\n- Trato amable',
      'Julieta Rizos\njulieta.rizos@example.com\nExperiencia laboral\n2018 – actualidad\nPeluquera, Salón Mechas\n- Cortes de señora y caballero, permanentes, tintes\n- Recogidos de novia, arreglo de barba\nFormación\nTécnico en peluquería y cosmética capilar, 2017',
    ],
    [
      'Vigilante de seguridad\nFunciones\n- Controlar los accesos y hacer rondas\n- Vigilar las cámaras\n- Avisar a la policía de los incidentes\nRequisitos\n- Tarjeta de identidad profesional\n- Carné de conducir\n- Inglés básico',
      'Gervasio Guardiola\ngervasio.guardiola@example.com\nExperiencia laboral\n2015 – actualidad\nGuarda, Escudo Protección\n- Custodia de un centro comercial, patrulla nocturna\n- Comprobación de credenciales, respuesta a alarmas\nFormación\nCiclo formativo de pintura, 2010',
    ],
    [
      'Diseñador web\nFunciones\n- Diseñar páginas y banners\n- Crear interfaces de usuario\n- Tratar con programadores y clientes\nRequisitos\n- Estudios de diseño gráfico\n- Figma y HTML\n- Inglés alto',
      'Sonsoles Tintero\nsonsoles.tintero@example.com\nExperiencia laboral\n2018 – actualidad\nGrafista, Estudio Papel Azul\n- Maquetas de tiendas en línea, logotipos, iconos\n- Retoque de imágenes, tipografías, prototipos\nFormación\nCiclo superior de gráfica publicitaria, 2017',
    ],
  ],
  it: [
    [
      'Magazziniere\nMansioni\n- Ricevere e controllare la merce\n- Preparare e imballare gli ordini\n- Caricare e scaricare i camion\nRequisiti\n- Patentino del muletto\n- Buon italiano\n- Disponibilità a turni',
      'Fiorenzo Cassonetti\nfiorenzo.cassonetti@example.com\nEsperienza lavorativa\n2017 – oggi\nAddetto al magazzino, Nordcassa Srl\n- Stoccaggio dei bancali, inventario con lettore\n- Etichettatura dei pacchi e spedizione\n2012 – 2017\nFacchino, Ingrosso Querceto\n- Guida del carrello elevatore, smistamento articoli\nIstruzione\nLicenza media, 2009',
    ],
    [
      'Assistente alla poltrona\nMansioni\n- Assistere il dentista durante le cure\n- Sterilizzare gli strumenti e preparare le sale\n- Fissare gli appuntamenti e tenere le schede\nRequisiti\n- Attestato ASO\n- Inglese gradito',
      'Serena Argentieri\nserena.argentieri@example.com\nEsperienza lavorativa\n2016 – oggi\nAssistente di studio odontoiatrico, Studio Trifoglio\n- Aiuto nelle otturazioni, igiene orale, impronte e radiografie\n- Accoglienza dei pazienti, pulizia del materiale\nIstruzione\nQualifica di assistente dentale, 2015',
    ],
    [
      'Panettiere\nMansioni\n- Impastare e formare il pane\n- Gestire i forni e controllare la lievitazione\n- Curare l’igiene del laboratorio\nRequisiti\n- Esperienza in panificio\n- Patente B\n- Lavoro notturno',
      'Gaudenzio Spigadoro\ngaudenzio.spigadoro@example.com\nEsperienza lavorativa\n2015 – oggi\nFornaio, Mulino di Valforno\n- Lievito madre, cottura di pagnotte e focacce\n- Dolci e torte per i negozi\nIstruzione\nQualifica di panificatore e pasticciere, 2014',
    ],
    [
      'Assistente sociale\nMansioni\n- Sostenere famiglie in difficoltà\n- Redigere i progetti di aiuto con la tutela minori\n- Indirizzare agli uffici pubblici\nRequisiti\n- Laurea in Servizio sociale\n- Patente B',
      'Matelda Solari\nmatelda.solari@example.com\nEsperienza lavorativa\n2018 – oggi\nEducatrice, Comunità Le Anse\n- Accompagnamento di adolescenti in comunità\n- Visite domiciliari, ascolto, domande di sussidio\nIstruzione\nLaurea in Servizio sociale, Università di Macerata, 2017',
    ],
    [
      'Meccanico auto\nMansioni\n- Manutenzione e riparazione di veicoli\n- Ricerca guasti con strumenti di diagnosi\n- Cambio di freni, gomme e olio\nRequisiti\n- Diploma professionale\n- Patente B\n- 2 anni in officina',
      'Rodolfo Assali\nrodolfo.assali@example.com\nEsperienza lavorativa\n2016 – oggi\nAutoriparatore, Autofficina Via Nuova\n- Tagliandi, cinghie, marmitte e frizioni\n- Lettura delle centraline, preparazione alla revisione\nIstruzione\nQualifica di operatore alla riparazione dei veicoli a motore, 2015',
    ],
    [
      'Parrucchiere\nMansioni\n- Tagliare, tingere e acconciare i capelli\n- Consigliare la clientela\n- Vendere prodotti per la cura\nRequisiti\n- Abilitazione professionale\n- Cortesia',
      'Giulietta Riccioli\ngiulietta.riccioli@example.com\nEsperienza lavorativa\n2018 – oggi\nParrucchiera, Salone Ciocca\n- Tagli donna e uomo, permanenti, meches, pieghe\n- Acconciature da sposa, cura della barba\nIstruzione\nQualifica di acconciatore, 2017',
    ],
    [
      'Addetto alla sicurezza\nMansioni\n- Controllare gli accessi e fare ronde\n- Sorvegliare le telecamere\n- Segnalare gli incidenti alla polizia\nRequisiti\n- Decreto di guardia giurata\n- Patente B\n- Inglese di base',
      'Gennaro Guardabassi\ngennaro.guardabassi@example.com\nEsperienza lavorativa\n2015 – oggi\nGuardia giurata, Scudo Vigilanza\n- Custodia di un centro commerciale, pattuglia notturna\n- Verifica dei tesserini, intervento su allarme\nIstruzione\nQualifica di pittore edile, 2010',
    ],
    [
      'Web designer\nMansioni\n- Progettare siti e banner\n- Disegnare interfacce\n- Confrontarsi con programmatori e clienti\nRequisiti\n- Studi di grafica\n- Figma e HTML\n- Inglese fluente',
      'Smeralda Coloranti\nsmeralda.coloranti@example.com\nEsperienza lavorativa\n2018 – oggi\nGrafica, Studio Carta Blu\n- Bozze di negozi in rete, loghi, icone\n- Fotoritocco, caratteri, prototipi\nIstruzione\nDiploma in Grafica, Accademia di Urbino, 2017',
    ],
  ],
  pt: [
    [
      'Operador de armazém\nFunções\n- Receber e conferir a mercadoria\n- Preparar e embalar as encomendas\n- Carregar e descarregar camiões\nRequisitos\n- Certificado de empilhador\n- Português fluente\n- Turnos rotativos',
      'Firmino Caixeiro\nfirmino.caixeiro@example.com\nExperiência profissional\n2017 – presente\nFiel de armazém, Norcaixa Lda\n- Arrumação de paletes, inventário com leitor\n- Etiquetagem de volumes e expedição\n2012 – 2017\nAjudante, Grossista Carvalhal\n- Condução do empilhador, separação de artigos\nFormação\n9.º ano, 2010',
    ],
    [
      'Assistente dentária\nFunções\n- Apoiar o dentista na cadeira\n- Esterilizar os instrumentos e preparar os gabinetes\n- Marcar consultas e manter as fichas\nRequisitos\n- Curso de assistente dentário\n- Inglês valorizado',
      'Soraia Prateado\nsoraia.prateado@example.com\nExperiência profissional\n2016 – presente\nAssistente de consultório dentário, Clínica Trevo\n- Ajuda nas restaurações e destartarizações, moldes, radiografias\n- Receção dos doentes, lavagem do material\nFormação\nCurso profissional de assistente dentário, 2015',
    ],
    [
      'Padeiro\nFunções\n- Amassar e moldar o pão\n- Controlar os fornos e a fermentação\n- Zelar pela higiene da padaria\nRequisitos\n- Experiência em panificação\n- Carta de condução\n- Trabalho noturno',
      'Gualter Centeio\ngualter.centeio@example.com\nExperiência profissional\n2015 – presente\nOficial de panificação, Moinho de Valforno\n- Massa-mãe, cozedura de broas e papo-secos\n- Bolos e pastelaria para as lojas\nFormação\nCurso de padaria e pastelaria, 2014',
    ],
    [
      'Assistente social\nFunções\n- Aconselhar famílias em dificuldade\n- Elaborar planos de apoio com a proteção de menores\n- Encaminhar para os serviços públicos\nRequisitos\n- Licenciatura em Serviço Social\n- Carta de condução',
      'Matilde Soalheiro\nmatilde.soalheiro@example.com\nExperiência profissional\n2018 – presente\nTécnica de serviço social, Lar das Margens\n- Acompanhamento de jovens em acolhimento\n- Visitas domiciliárias, pedidos de subsídios\nFormação\nLicenciatura em Serviço Social, Universidade de Évora, 2017',
    ],
    [
      'Mecânico de automóveis\nFunções\n- Fazer a manutenção e a reparação de viaturas\n- Detetar avarias com máquinas de diagnóstico\n- Mudar travões, pneus e óleo\nRequisitos\n- Curso profissional de mecatrónica\n- Carta de condução\n- 2 anos em oficina',
      'Rogério Eixo\nrogerio.eixo@example.com\nExperiência profissional\n2016 – presente\nTécnico de mecatrónica automóvel, Auto Caminho Novo\n- Revisões, correias, escapes e embraiagens\n- Leitura de erros, preparação para a inspeção\nFormação\nCurso profissional de mecatrónica automóvel, 2015',
    ],
    [
      'Cabeleireiro\nFunções\n- Cortar, pintar e pentear\n- Aconselhar as clientes\n- Vender produtos capilares\nRequisitos\n- Carteira profissional\n- Simpatia',
      'Julieta Caracol\njulieta.caracol@example.com\nExperiência profissional\n2018 – presente\nCabeleireira, Salão Madeixa\n- Cortes de senhora e homem, permanentes, colorações\n- Penteados de noiva, aparar a barba\nFormação\nCurso de cabeleireiro, 2017',
    ],
    [
      'Vigilante\nFunções\n- Controlar os acessos e fazer rondas\n- Observar as câmaras\n- Comunicar ocorrências à polícia\nRequisitos\n- Cartão profissional de segurança privada\n- Carta de condução\n- Inglês básico',
      'Gervásio Guarda\ngervasio.guarda@example.com\nExperiência profissional\n2015 – presente\nSegurança, Escudo Proteção\n- Guarda de um centro comercial, patrulha noturna\n- Verificação de credenciais, resposta a alarmes\nFormação\nCurso de pintura, 2010',
    ],
    [
      'Web designer\nFunções\n- Desenhar sítios e banners\n- Criar interfaces\n- Falar com programadores e clientes\nRequisitos\n- Curso de design gráfico\n- Figma e HTML\n- Inglês fluente',
      'Sofia Tinteiro\nsofia.tinteiro@example.com\nExperiência profissional\n2018 – presente\nDesigner gráfica, Estúdio Papel Azul\n- Maquetes de lojas online, logótipos, ícones\n- Tratamento de imagem, tipografia, protótipos\nFormação\nCurso técnico de multimédia, 2017',
    ],
  ],
  nl: [
    [
      'Magazijnmedewerker\nTaken\n- Ontvangen en controleren van goederen\n- Orders verzamelen en inpakken\n- Vrachtwagens laden en lossen\nEisen\n- Heftruckcertificaat\n- Goed Nederlands\n- Bereid tot ploegendienst',
      'Folkert Kistemaker\nfolkert.kistemaker@example.com\nWerkervaring\n2017 – heden\nOrderpicker, Noordkist BV\n- Pallets opslaan, voorraad tellen met de scanner\n- Pakketten labelen voor verzending\n2012 – 2017\nLoodsmedewerker, Groothandel Eikenhof\n- Heftruck gereden, artikelen gesorteerd\nOpleiding\nVMBO, 2011',
    ],
    [
      'Tandartsassistent\nTaken\n- Assisteren aan de stoel\n- Instrumenten steriliseren en kamers klaarzetten\n- Afspraken maken en dossiers bijhouden\nEisen\n- Diploma tandartsassistent\n- Engels is een pre',
      'Silvia Zilverberg\nsilvia.zilverberg@example.com\nWerkervaring\n2016 – heden\nAssistente in de tandheelkunde, Praktijk Klaverblad\n- Hulp bij vullingen en gebitsreiniging, afdrukken, röntgenfoto’s\n- Ontvangst van patiënten, schoonmaak van materiaal\nOpleiding\nMBO Tandartsassistente, 2015',
    ],
    [
      'Bakker\nTaken\n- Deeg maken voor brood en broodjes\n- Ovens bedienen en het rijzen bewaken\n- Hygiëne in de bakkerij\nEisen\n- Bakkersdiploma\n- Rijbewijs B\n- Nachtwerk',
      'Gosse Roggeveld\ngosse.roggeveld@example.com\nWerkervaring\n2015 – heden\nBroodbakker, Molenbakkerij Dalzicht\n- Zuurdesem, vormen en afbakken van broden\n- Gebak en taarten voor de winkels\nOpleiding\nMBO Brood en banket, 2014',
    ],
    [
      'Maatschappelijk werker\nTaken\n- Gezinnen in moeilijkheden begeleiden\n- Hulpplannen opstellen met jeugdzorg\n- Doorverwijzen naar instanties\nEisen\n- HBO Social Work\n- Rijbewijs B',
      'Machteld Zonneveld\nmachteld.zonneveld@example.com\nWerkervaring\n2018 – heden\nJeugdhulpverlener, Woongroep De Bochten\n- Ondersteuning van jongeren die begeleid wonen\n- Huisbezoeken, gesprekken, aanvragen van uitkeringen\nOpleiding\nHBO Maatschappelijk Werk, Hogeschool Zeeland, 2017',
    ],
    [
      'Automonteur\nTaken\n- Onderhoud en reparatie van auto’s\n- Storingen zoeken met testapparatuur\n- Remmen, banden en olie vervangen\nEisen\n- MBO autotechniek\n- Rijbewijs B\n- 2 jaar ervaring in een garage',
      'Rutger Assink\nrutger.assink@example.com\nWerkervaring\n2016 – heden\nAutotechnicus, Garage Kerkpad\n- Beurten, distributieriemen, uitlaten en koppelingen\n- Foutcodes uitlezen, voorbereiding op de APK\nOpleiding\nMBO Motorvoertuigen, 2015',
    ],
    [
      'Kapper\nTaken\n- Haar knippen, verven en stylen\n- Klanten adviseren\n- Verkoop van verzorgingsproducten\nEisen\n- Kappersdiploma\n- Vriendelijk',
      'Jetske Krulders\njetske.krulders@example.com\nWerkervaring\n2018 – heden\nKapster, Salon Haarlok\n- Dames- en herenkapsels, permanent, highlights\n- Bruidskapsels opsteken, baarden trimmen\nOpleiding\nMBO Haarverzorging, 2017',
    ],
    [
      'Beveiliger\nTaken\n- Toegang controleren en rondes lopen\n- Camera’s bewaken\n- Incidenten melden bij de politie\nEisen\n- Beveiligingspas\n- Rijbewijs\n- Engels',
      'Govert Wachtmeester\ngovert.wachtmeester@example.com\nWerkervaring\n2015 – heden\nBewaker, Schild Toezicht BV\n- Surveillance in een winkelcentrum, nachtpatrouille\n- Legitimatie nakijken, alarmopvolging\nOpleiding\nMBO Schilder, 2010',
    ],
    [
      'Webdesigner\nTaken\n- Websites en banners ontwerpen\n- Gebruikersinterfaces tekenen\n- Overleg met programmeurs en klanten\nEisen\n- Opleiding grafische vormgeving\n- Figma en HTML\n- Goed Engels',
      'Sanne Kleurrijk\nsanne.kleurrijk@example.com\nWerkervaring\n2018 – heden\nGrafisch vormgever, Bureau Blauwdruk\n- Lay-outs voor webwinkels, logo’s, pictogrammen\n- Fotobewerking, lettertypen, prototypes\nOpleiding\nMBO Mediavormgever, 2017',
    ],
  ],
  ro: [
    [
      'Lucrător depozit\nResponsabilități\n- Recepția și verificarea mărfii\n- Pregătirea și ambalarea comenzilor\n- Încărcarea și descărcarea camioanelor\nCerințe\n- Autorizație de stivuitorist\n- Limba română\n- Disponibilitate pentru ture',
      'Florin Lădaru\nflorin.ladaru@example.com\nExperiență profesională\n2017 – prezent\nGestionar, Nord Cutii SRL\n- Așezarea paleților, inventar cu scanerul\n- Etichetarea coletelor pentru expediere\n2012 – 2017\nManipulant marfă, Angro Stejaru\n- Condus stivuitorul, sortarea articolelor\nEducație\nLiceul Tehnologic, 2011',
    ],
    [
      'Asistent stomatologie\nResponsabilități\n- Asistarea medicului la scaun\n- Sterilizarea instrumentelor și pregătirea cabinetului\n- Programări și evidența fișelor\nCerințe\n- Școală postliceală sanitară\n- Limba engleză constituie avantaj',
      'Sorina Argintaru\nsorina.argintaru@example.com\nExperiență profesională\n2016 – prezent\nAsistentă de cabinet stomatologic, Clinica Trifoi\n- Ajutor la plombe și detartraje, amprente, radiografii\n- Primirea pacienților, curățarea materialelor\nEducație\nȘcoala postliceală, profil dentar, 2015',
    ],
    [
      'Brutar\nResponsabilități\n- Frământarea aluatului și modelarea pâinii\n- Supravegherea cuptoarelor și a dospirii\n- Păstrarea igienei în brutărie\nCerințe\n- Curs de calificare\n- Permis categoria B\n- Muncă de noapte',
      'Gavril Secăreanu\ngavril.secareanu@example.com\nExperiență profesională\n2015 – prezent\nLucrător panificație, Moara Valea Cuptorului\n- Maia, coacerea franzelelor și a chiflelor\n- Cozonaci și prăjituri pentru magazine\nEducație\nCalificare brutar-patiser, 2014',
    ],
    [
      'Asistent social\nResponsabilități\n- Consilierea familiilor aflate în dificultate\n- Planuri de sprijin împreună cu protecția copilului\n- Îndrumarea către instituții\nCerințe\n- Licență în asistență socială\n- Permis categoria B',
      'Matilda Însorită\nmatilda.insorita@example.com\nExperiență profesională\n2018 – prezent\nLucrător social, Casa Malurilor\n- Însoțirea adolescenților din centrul de plasament\n- Vizite la domiciliu, dosare pentru ajutoare\nEducație\nFacultatea de Asistență Socială, Universitatea din Oradea, 2017',
    ],
    [
      'Mecanic auto\nResponsabilități\n- Întreținerea și repararea autovehiculelor\n- Diagnosticarea defecțiunilor cu testerul\n- Schimbarea frânelor, anvelopelor și uleiului\nCerințe\n- Școală profesională\n- Permis categoria B\n- 2 ani într-un service',
      'Radu Osieru\nradu.osieru@example.com\nExperiență profesională\n2016 – prezent\nMecanic, Service Drumul Nou\n- Revizii, curele, eșapamente și ambreiaje\n- Citirea erorilor, pregătirea pentru ITP\nEducație\nȘcoala profesională, specializarea automobile, 2015',
    ],
    [
      'Frizer-coafor\nResponsabilități\n- Tuns, vopsit și coafat\n- Sfătuirea clientelor\n- Vânzarea produselor de îngrijire a părului\nCerințe\n- Diplomă de calificare\n- Amabilitate',
      'Julieta Cârlionț\njulieta.carliont@example.com\nExperiență profesională\n2018 – prezent\nCoafeză, Salon Șuvița\n- Tunsori de damă și bărbătești, permanent, șuvițe\n- Coafuri de mireasă, aranjat barba\nEducație\nCurs de coafură, 2017',
    ],
    [
      'Agent de pază\nResponsabilități\n- Controlul accesului și rondul în obiectiv\n- Supravegherea camerelor\n- Anunțarea poliției la incidente\nCerințe\n- Atestat de agent de securitate\n- Permis categoria B\n- Engleză de bază',
      'Gheorghe Străjeru\ngheorghe.strajeru@example.com\nExperiență profesională\n2015 – prezent\nPaznic, Scutul Protect SRL\n- Paza unui centru comercial, patrulare de noapte\n- Verificarea legitimațiilor, intervenție la alarmă\nEducație\nȘcoala profesională, zugrav, 2010',
    ],
    [
      'Web designer\nResponsabilități\n- Proiectarea de site-uri și bannere\n- Desenarea interfețelor\n- Discuții cu programatori și clienți\nCerințe\n- Studii de grafică\n- Figma și HTML\n- Engleză avansat',
      'Smaranda Culoriu\nsmaranda.culoriu@example.com\nExperiență profesională\n2018 – prezent\nGrafician, Agenția Hârtia Albastră\n- Machete de magazine online, sigle, pictograme\n- Prelucrare de imagini, fonturi, prototipuri\nEducație\nFacultatea de Arte, Universitatea din Brașov, 2017',
    ],
  ],
  pl: [
    [
      'Magazynier\nObowiązki\n- Przyjmowanie i kontrola towaru\n- Kompletowanie i pakowanie zamówień\n- Załadunek i rozładunek ciężarówek\nWymagania\n- Uprawnienia na wózek widłowy\n- Język polski\n- Gotowość do pracy zmianowej',
      'Florian Skrzynkowski\nflorian.skrzynkowski@example.com\nDoświadczenie zawodowe\n2017 – obecnie\nPracownik magazynu, Północna Skrzynia sp. z o.o.\n- Układanie palet, inwentaryzacja skanerem\n- Etykietowanie paczek do wysyłki\n2012 – 2017\nPomocnik, Hurtownia Dębowa\n- Jazda wózkiem, sortowanie artykułów\nWykształcenie\nZasadnicza szkoła zawodowa, 2011',
    ],
    [
      'Asystentka stomatologiczna\nObowiązki\n- Asystowanie przy fotelu\n- Sterylizacja narzędzi i przygotowanie gabinetu\n- Umawianie wizyt i prowadzenie kartoteki\nWymagania\n- Dyplom asystentki stomatologicznej\n- Mile widziany język angielski',
      'Sylwia Srebrzyńska\nsylwia.srebrzynska@example.com\nDoświadczenie zawodowe\n2016 – obecnie\nAsysta w gabinecie dentystycznym, Gabinet Koniczyna\n- Pomoc przy wypełnieniach i skalingu, wyciski, zdjęcia rentgenowskie\n- Rejestracja pacjentów, mycie sprzętu\nWykształcenie\nSzkoła policealna, higiena stomatologiczna, 2015',
    ],
    [
      'Piekarz\nObowiązki\n- Wyrabianie ciasta i formowanie chleba\n- Obsługa pieców i nadzór nad fermentacją\n- Dbanie o higienę w piekarni\nWymagania\n- Dyplom czeladnika\n- Prawo jazdy kat. B\n- Praca w nocy',
      'Gracjan Żytnicki\ngracjan.zytnicki@example.com\nDoświadczenie zawodowe\n2015 – obecnie\nPiekarz-cukiernik, Młyn Dolina\n- Zakwas, wypiek bochenków i bułek\n- Ciasta i torty do sklepów\nWykształcenie\nTechnikum żywienia, 2014',
    ],
    [
      'Pracownik socjalny\nObowiązki\n- Wsparcie rodzin w trudnej sytuacji\n- Układanie planów pomocy z kuratorem\n- Kierowanie do urzędów\nWymagania\n- Studia z pracy socjalnej\n- Prawo jazdy kat. B',
      'Matylda Słoneczna\nmatylda.sloneczna@example.com\nDoświadczenie zawodowe\n2018 – obecnie\nWychowawczyni, Dom Młodzieży Zakola\n- Opieka nad nastolatkami w placówce\n- Wizyty domowe, rozmowy, wnioski o zasiłki\nWykształcenie\nLicencjat, praca socjalna, Uniwersytet Opolski, 2017',
    ],
    [
      'Mechanik samochodowy\nObowiązki\n- Naprawa i przeglądy pojazdów\n- Wykrywanie usterek testerem\n- Wymiana hamulców, opon i oleju\nWymagania\n- Wykształcenie zawodowe\n- Prawo jazdy kat. B\n- 2 lata w warsztacie',
      'Radosław Osiecki\nradoslaw.osiecki@example.com\nDoświadczenie zawodowe\n2016 – obecnie\nMechanik pojazdów, Auto Serwis Nowa Droga\n- Rozrządy, tłumiki, sprzęgła\n- Odczyt błędów, przygotowanie do badania technicznego\nWykształcenie\nTechnikum samochodowe, 2015',
    ],
    [
      'Fryzjer\nObowiązki\n- Strzyżenie, farbowanie i modelowanie włosów\n- Doradzanie klientkom\n- Sprzedaż kosmetyków do pielęgnacji\nWymagania\n- Dyplom czeladnika\n- Miła aparycja',
      'Julita Loczkowska\njulita.loczkowska@example.com\nDoświadczenie zawodowe\n2018 – obecnie\nFryzjerka, Salon Kosmyk\n- Cięcia damskie i męskie, trwała, pasemka\n- Upięcia ślubne, przycinanie brody\nWykształcenie\nSzkoła fryzjerska, 2017',
    ],
    [
      'Pracownik ochrony\nObowiązki\n- Kontrola wejść i obchody terenu\n- Nadzór nad kamerami\n- Zgłaszanie zdarzeń policji\nWymagania\n- Wpis na listę kwalifikowanych pracowników\n- Prawo jazdy kat. B\n- Podstawowy angielski',
      'Grzegorz Strażnicki\ngrzegorz.straznicki@example.com\nDoświadczenie zawodowe\n2015 – obecnie\nOchroniarz, Tarcza Monitoring\n- Ochrona centrum handlowego, nocny patrol\n- Sprawdzanie przepustek, reagowanie na alarmy\nWykształcenie\nSzkoła zawodowa, malarz, 2010',
    ],
    [
      'Projektant stron internetowych\nObowiązki\n- Projektowanie witryn i banerów\n- Rysowanie interfejsów\n- Ustalenia z programistami i klientami\nWymagania\n- Studia graficzne\n- Figma i HTML\n- Biegły angielski',
      'Sabina Kolorowa\nsabina.kolorowa@example.com\nDoświadczenie zawodowe\n2018 – obecnie\nGrafik komputerowy, Agencja Błękitny Papier\n- Makiety sklepów internetowych, logotypy, ikony\n- Obróbka zdjęć, kroje pisma, prototypy\nWykształcenie\nLiceum plastyczne, 2016',
    ],
  ],
};
