/**
 * Adverts and resumes of four further professions, used to find and fix gaps in the tables. Fictional people. By
 * language and profession, the advert and then the resume.
 */
export const furtherProfessions = ['cook', 'recruiter', 'electrician', 'marketing'] as const;

export type Pair = readonly [advert: string, resume: string];

export const furtherSamples: { readonly [language: string]: readonly [Pair, Pair, Pair, Pair] } = {
  en: [
    [
      'Head Cook\nDuties:\n- Prepare hot and cold dishes from the menu\n- Order ingredients and keep the kitchen clean\n- Train the kitchen helpers\nRequirements:\n- 3 years of experience in a restaurant kitchen\n- Knowledge of food hygiene rules',
      'Hugh Pemberley\nhugh.pemberley@example.com\nExperience\nSous Chef, The Copper Pan, May 2019 – present\n- Cooked lunch and dinner for ninety guests\n- Planned menus, ordered meat and vegetables\nEducation\nCatering diploma, Devon College, 2014',
    ],
    [
      'Recruiter\nDuties:\n- Place job adverts and screen applications\n- Conduct interviews with candidates\n- Advise managers on hiring\nRequirements:\n- Degree in psychology or business\n- Experience in recruitment',
      'Tamsin Arkwright\ntamsin.arkwright@example.com\nExperience\nHR Officer, Brightwater Ltd, 2018 – present\n- Filled forty vacancies a year, from advert to contract\n- Interviewed applicants, looked after trainees\nEducation\nBSc Psychology, University of Kent, 2016',
    ],
    [
      'Electrician\nDuties:\n- Lay cables and connect switchboards on building sites\n- Find faults and repair electrical systems\nRequirements:\n- Completed apprenticeship as an electrician\n- Ability to read wiring diagrams\n- Driving licence',
      'Gareth Stonebridge\ngareth.stonebridge@example.com\nExperience\nElectrician, Voltway Ltd, 2016 – present\n- Wiring of houses and workshops, lighting, meters\n- Testing of installations, fault finding\nEducation\nApprenticeship in electrical installation, 2015',
    ],
    [
      'Online Marketing Manager\nDuties:\n- Plan campaigns on social networks and search engines\n- Write texts for the newsletter and the website\n- Evaluate the figures of visitors\nRequirements:\n- Degree in communication\n- Experience with Google Analytics',
      'Cressida Moorhouse\ncressida.moorhouse@example.com\nExperience\nSocial Media Manager, Larkspur Shoes, 2019 – present\n- Advertising on Instagram and Google Ads\n- Newsletter, blog posts, reports on reach\nEducation\nBA Media Studies, Leeds, 2017',
    ],
  ],
  de: [
    [
      'Koch (m/w/d)\nIhre Aufgaben\n- Zubereitung warmer und kalter Speisen nach Karte\n- Bestellung der Zutaten und Sauberkeit in der Küche\n- Anleitung der Küchenhilfen\nIhr Profil\n- Abgeschlossene Kochlehre, 3 Jahre Erfahrung im Restaurant\n- Kenntnisse der Hygienevorschriften',
      'Valentin Moosburger\nvalentin.moosburger@example.com\nBerufserfahrung\nMai 2019 – heute\nKoch, Gasthof Zur Linde\n- Mittags- und Abendtisch für neunzig Gäste\n- Menüplanung, Einkauf von Fleisch und Gemüse\nAusbildung\n2011 – 2014 Ausbildung zum Koch',
    ],
    [
      'Personalreferent Recruiting (m/w/d)\nAufgaben\n- Schalten von Stellenanzeigen und Sichten der Bewerbungen\n- Führen von Vorstellungsgesprächen\n- Beratung der Führungskräfte bei Einstellungen\nProfil\n- Studium der Psychologie oder Betriebswirtschaft\n- Erfahrung in der Personalauswahl',
      'Henrike Falkenrath\nhenrike.falkenrath@example.com\nBerufserfahrung\n2018 – heute\nPersonalsachbearbeiterin, Hellwasser GmbH\n- Besetzung von vierzig Stellen im Jahr, von der Anzeige bis zum Vertrag\n- Bewerbergespräche, Betreuung der Auszubildenden\nStudium\nBachelor Psychologie, Universität Trier, 2016',
    ],
    [
      'Elektroniker Energie- und Gebäudetechnik (m/w/d)\nAufgaben\n- Verlegen von Leitungen und Anschließen von Schaltschränken auf Baustellen\n- Fehlersuche und Reparatur elektrischer Anlagen\nProfil\n- Abgeschlossene Ausbildung als Elektroniker\n- Lesen von Schaltplänen\n- Führerschein',
      'Torben Wiesenthal\ntorben.wiesenthal@example.com\nBerufserfahrung\n2016 – heute\nElektriker, Strommeister KG\n- Installation in Wohnhäusern und Werkstätten, Beleuchtung, Zähler\n- Prüfung der Anlagen, Störungsbeseitigung\nAusbildung\nAusbildung zum Elektroniker, 2015',
    ],
    [
      'Online-Marketing-Manager (m/w/d)\nAufgaben\n- Planung von Kampagnen in sozialen Netzwerken und Suchmaschinen\n- Texte für Newsletter und Website\n- Auswertung der Besucherzahlen\nProfil\n- Studium der Kommunikation\n- Erfahrung mit Google Analytics',
      'Leonie Achterberg\nleonie.achterberg@example.com\nBerufserfahrung\n2019 – heute\nSocial-Media-Managerin, Rittersporn Schuhe GmbH\n- Werbung auf Instagram und Google Ads\n- Newsletter, Blogbeiträge, Berichte zur Reichweite\nStudium\nBachelor Medienwissenschaft, Universität Siegen, 2017',
    ],
  ],
  fr: [
    [
      'Cuisinier (H/F)\nMissions\n- Préparer les plats chauds et froids de la carte\n- Commander les denrées et tenir la cuisine propre\n- Former les commis\nProfil\n- 3 ans en restauration\n- Connaissance des normes d’hygiène',
      'Gaspard Tournemire\ngaspard.tournemire@example.com\nExpérience professionnelle\nmai 2019 – aujourd’hui\nSecond de cuisine, Auberge du Cuivre\n- Service du midi et du soir pour quatre-vingt-dix couverts\n- Élaboration des menus, achats de viande et de légumes\nFormation\nCAP Cuisine, 2014',
    ],
    [
      'Chargé de recrutement (H/F)\nMissions\n- Publier les annonces et trier les candidatures\n- Mener les entretiens d’embauche\n- Conseiller les managers\nProfil\n- Diplôme de psychologie ou de gestion\n- Expérience du recrutement',
      'Capucine Lestrange\ncapucine.lestrange@example.com\nExpérience professionnelle\n2018 – aujourd’hui\nAssistante ressources humaines, Eauclaire SAS\n- Quarante postes pourvus par an, de l’annonce au contrat\n- Entretiens avec les candidats, suivi des stagiaires\nFormation\nLicence de psychologie, Université de Nancy, 2016',
    ],
    [
      'Électricien bâtiment (H/F)\nMissions\n- Tirer les câbles et raccorder les tableaux sur les chantiers\n- Rechercher les pannes et dépanner les installations\nProfil\n- CAP électricien\n- Lecture de schémas\n- Permis B',
      'Loïc Pierrepont\nloic.pierrepont@example.com\nExpérience professionnelle\n2016 – aujourd’hui\nÉlectricien, Courant Fort SARL\n- Installation de maisons et d’ateliers, éclairage, compteurs\n- Contrôle des installations, dépannage\nFormation\nCAP Électricité, 2015',
    ],
    [
      'Responsable marketing digital (H/F)\nMissions\n- Planifier les campagnes sur les réseaux sociaux et les moteurs de recherche\n- Rédiger la lettre d’information et le site\n- Analyser les chiffres de fréquentation\nProfil\n- Études de communication\n- Maîtrise de Google Analytics',
      'Philippine Vauclair\nphilippine.vauclair@example.com\nExpérience professionnelle\n2019 – aujourd’hui\nCommunity manager, Souliers Dauphine\n- Publicité sur Instagram et Google Ads\n- Lettre d’information, articles de blog, bilans d’audience\nFormation\nLicence Médias, Université de Lille, 2017',
    ],
  ],
  es: [
    [
      'Cocinero\nFunciones\n- Elaborar platos calientes y fríos de la carta\n- Pedir los ingredientes y mantener limpia la cocina\n- Formar a los ayudantes\nRequisitos\n- 3 años en un restaurante\n- Conocimiento de las normas de higiene',
      'Anselmo Cifuentes\nanselmo.cifuentes@example.com\nExperiencia laboral\nmayo de 2019 – actualidad\nSegundo de cocina, Mesón del Cobre\n- Comidas y cenas para noventa comensales\n- Diseño de menús, compra de carne y verdura\nFormación\nCiclo formativo de cocina, 2014',
    ],
    [
      'Técnico de selección\nFunciones\n- Publicar ofertas y cribar candidaturas\n- Realizar entrevistas\n- Asesorar a los responsables en las contrataciones\nRequisitos\n- Grado en psicología o empresas\n- Experiencia en selección de personal',
      'Remedios Zubizarreta\nremedios.zubizarreta@example.com\nExperiencia laboral\n2018 – actualidad\nTécnica de recursos humanos, Aguaclara SL\n- Cuarenta vacantes cubiertas al año, del anuncio al contrato\n- Entrevistas a aspirantes, atención a becarios\nFormación\nGrado en Psicología, Universidad de Salamanca, 2016',
    ],
    [
      'Electricista\nFunciones\n- Tender cables y conectar cuadros en obra\n- Localizar averías y reparar instalaciones\nRequisitos\n- Formación profesional de electricidad\n- Lectura de esquemas\n- Carné de conducir',
      'Pelayo Ribadesella\npelayo.ribadesella@example.com\nExperiencia laboral\n2016 – actualidad\nElectricista, Corriente Alta SL\n- Instalaciones en viviendas y talleres, alumbrado, contadores\n- Revisión de instalaciones y averías\nFormación\nCiclo formativo de instalaciones eléctricas, 2015',
    ],
    [
      'Responsable de marketing digital\nFunciones\n- Planificar campañas en redes sociales y buscadores\n- Redactar el boletín y la web\n- Analizar las cifras de visitas\nRequisitos\n- Estudios de comunicación\n- Manejo de Google Analytics',
      'Candela Mondoñedo\ncandela.mondonedo@example.com\nExperiencia laboral\n2019 – actualidad\nGestora de redes sociales, Zapatos Espuela\n- Publicidad en Instagram y Google Ads\n- Boletines, artículos del blog, informes de alcance\nFormación\nGrado en Comunicación Audiovisual, Universidad de Málaga, 2017',
    ],
  ],
  it: [
    [
      'Cuoco\nMansioni\n- Preparare piatti caldi e freddi del menù\n- Ordinare gli ingredienti e tenere pulita la cucina\n- Istruire gli aiutanti\nRequisiti\n- 3 anni in un ristorante\n- Conoscenza delle norme igieniche',
      'Arduino Belforte\narduino.belforte@example.com\nEsperienze lavorative\nmaggio 2019 – oggi\nSecondo cuoco, Locanda del Rame\n- Pranzi e cene per novanta coperti\n- Menù, acquisto di carne e verdure\nFormazione\nDiploma alberghiero, 2014',
    ],
    [
      'Addetto alla selezione del personale\nMansioni\n- Pubblicare annunci e vagliare le candidature\n- Condurre i colloqui\n- Affiancare i responsabili nelle assunzioni\nRequisiti\n- Laurea in psicologia o economia\n- Esperienza nella selezione',
      'Costanza Acquaviva\ncostanza.acquaviva@example.com\nEsperienze lavorative\n2018 – oggi\nImpiegata risorse umane, Fontechiara Srl\n- Quaranta assunzioni l’anno, dall’annuncio al contratto\n- Colloqui con i candidati, tutor dei tirocinanti\nFormazione\nLaurea in Psicologia, Università di Padova, 2016',
    ],
    [
      'Elettricista\nMansioni\n- Posare cavi e collegare quadri in cantiere\n- Cercare guasti e riparare impianti\nRequisiti\n- Qualifica di elettricista\n- Lettura degli schemi\n- Patente B',
      'Gualtiero Pontremoli\ngualtiero.pontremoli@example.com\nEsperienze lavorative\n2016 – oggi\nElettricista, Correntissima Srl\n- Impianti di case e officine, illuminazione, contatori\n- Verifica degli impianti, ricerca guasti\nFormazione\nQualifica professionale di elettricista, 2015',
    ],
    [
      'Responsabile marketing digitale\nMansioni\n- Pianificare campagne sui social e sui motori di ricerca\n- Scrivere la newsletter e il sito\n- Analizzare i numeri delle visite\nRequisiti\n- Laurea in comunicazione\n- Uso di Google Analytics',
      'Fiammetta Rocchigiani\nfiammetta.rocchigiani@example.com\nEsperienze lavorative\n2019 – oggi\nSocial media manager, Calzature Sperone\n- Pubblicità su Instagram e Google Ads\n- Newsletter, articoli del blog, rapporti di copertura\nFormazione\nLaurea in Scienze della comunicazione, Università di Bologna, 2017',
    ],
  ],
  pt: [
    [
      'Cozinheiro\nFunções\n- Preparar pratos quentes e frios da ementa\n- Encomendar ingredientes e manter a cozinha limpa\n- Formar os ajudantes\nRequisitos\n- 3 anos em restaurante\n- Conhecimento das normas de higiene',
      'Eleutério Valbom\neleuterio.valbom@example.com\nExperiência profissional\nmaio de 2019 – presente\nSubchefe de cozinha, Taberna do Cobre\n- Almoços e jantares para noventa pessoas\n- Ementas, compra de carne e legumes\nFormação\nCurso profissional de cozinha, 2014',
    ],
    [
      'Técnico de recrutamento\nFunções\n- Publicar anúncios e triar candidaturas\n- Conduzir entrevistas\n- Aconselhar as chefias nas contratações\nRequisitos\n- Licenciatura em psicologia ou gestão\n- Experiência em recrutamento',
      'Violante Aguiar de Sá\nviolante.aguiar@example.com\nExperiência profissional\n2018 – presente\nTécnica de recursos humanos, Fonte Clara Lda\n- Quarenta vagas preenchidas por ano, do anúncio ao contrato\n- Entrevistas a candidatos, apoio a estagiários\nFormação\nLicenciatura em Psicologia, Universidade do Porto, 2016',
    ],
    [
      'Eletricista\nFunções\n- Passar cabos e ligar quadros em obra\n- Procurar avarias e reparar instalações\nRequisitos\n- Curso de eletricista\n- Leitura de esquemas\n- Carta de condução',
      'Belmiro Castanheira\nbelmiro.castanheira@example.com\nExperiência profissional\n2016 – presente\nEletricista, Corrente Forte Lda\n- Instalações em casas e oficinas, iluminação, contadores\n- Ensaio das instalações, avarias\nFormação\nCurso profissional de instalações elétricas, 2015',
    ],
    [
      'Gestor de marketing digital\nFunções\n- Planear campanhas em redes sociais e motores de busca\n- Escrever a newsletter e o site\n- Analisar os números de visitas\nRequisitos\n- Licenciatura em comunicação\n- Domínio de Google Analytics',
      'Constança Penaforte\nconstanca.penaforte@example.com\nExperiência profissional\n2019 – presente\nGestora de redes sociais, Sapatos Espora\n- Publicidade no Instagram e Google Ads\n- Newsletter, artigos do blogue, relatórios de alcance\nFormação\nLicenciatura em Ciências da Comunicação, Universidade do Minho, 2017',
    ],
  ],
  nl: [
    [
      'Kok\nTaken\n- Bereiden van warme en koude gerechten van de kaart\n- Bestellen van ingrediënten en schoonhouden van de keuken\n- Inwerken van keukenhulpen\nEisen\n- 3 jaar ervaring in een restaurant\n- Kennis van hygiëneregels',
      'Wouter Koperslager\nwouter.koperslager@example.com\nWerkervaring\nmei 2019 – heden\nSouschef, Herberg De Koperen Pan\n- Lunch en diner voor negentig gasten\n- Menu’s, inkoop van vlees en groente\nOpleiding\nMbo-opleiding tot kok, 2014',
    ],
    [
      'Recruiter\nTaken\n- Plaatsen van vacatures en beoordelen van sollicitaties\n- Voeren van sollicitatiegesprekken\n- Adviseren van leidinggevenden\nEisen\n- Studie psychologie of bedrijfskunde\n- Ervaring met werving en selectie',
      'Liesbeth Helderwater\nliesbeth.helderwater@example.com\nWerkervaring\n2018 – heden\nPersoneelsfunctionaris, Bronwater BV\n- Veertig vacatures per jaar vervuld, van advertentie tot contract\n- Gesprekken met sollicitanten, begeleiding van stagiairs\nOpleiding\nBachelor Psychologie, Universiteit Utrecht, 2016',
    ],
    [
      'Elektricien\nTaken\n- Leggen van kabels en aansluiten van schakelkasten op de bouw\n- Opsporen van storingen en repareren van installaties\nEisen\n- Opleiding tot elektricien\n- Schema’s kunnen lezen\n- Rijbewijs B',
      'Sjoerd Stroomberg\nsjoerd.stroomberg@example.com\nWerkervaring\n2016 – heden\nElektromonteur, Hoogspanning BV\n- Installaties in woningen en werkplaatsen, verlichting, meters\n- Keuren van installaties, storingen verhelpen\nOpleiding\nMbo Elektrotechniek, 2015',
    ],
    [
      'Online marketeer\nTaken\n- Plannen van campagnes op sociale media en zoekmachines\n- Schrijven van de nieuwsbrief en de website\n- Analyseren van bezoekcijfers\nEisen\n- Hbo communicatie\n- Ervaring met Google Analytics',
      'Roosmarijn Spoorenberg\nroosmarijn.spoorenberg@example.com\nWerkervaring\n2019 – heden\nSocialmediamanager, Ridderspoor Schoenen\n- Adverteren op Instagram en Google Ads\n- Nieuwsbrief, blogs, rapportages over bereik\nOpleiding\nBachelor Mediawetenschappen, Universiteit Utrecht, 2017',
    ],
  ],
  ro: [
    [
      'Bucătar\nResponsabilități\n- Prepararea mâncărurilor calde și reci din meniu\n- Comandarea ingredientelor și păstrarea curățeniei în bucătărie\n- Instruirea ajutoarelor\nCerințe\n- 3 ani într-un restaurant\n- Cunoașterea normelor de igienă',
      'Octavian Arămescu\noctavian.aramescu@example.com\nExperiență profesională\nmai 2019 – prezent\nBucătar, Hanul de Aramă\n- Prânzuri și cine pentru nouăzeci de oaspeți\n- Meniuri, achiziția de carne și legume\nStudii\nȘcoală profesională de alimentație publică, 2014',
    ],
    [
      'Specialist recrutare\nResponsabilități\n- Publicarea anunțurilor și trierea candidaturilor\n- Susținerea interviurilor\n- Consilierea managerilor la angajări\nCerințe\n- Studii de psihologie sau management\n- Experiență în recrutare',
      'Ruxandra Izvoranu\nruxandra.izvoranu@example.com\nExperiență profesională\n2018 – prezent\nInspector resurse umane, Apa Limpede SRL\n- Patruzeci de posturi ocupate pe an, de la anunț la contract\n- Interviuri cu aplicanții, îndrumarea stagiarilor\nStudii\nLicență în psihologie, Universitatea din Iași, 2016',
    ],
    [
      'Electrician\nResponsabilități\n- Pozarea cablurilor și racordarea tablourilor pe șantier\n- Depistarea defectelor și repararea instalațiilor\nCerințe\n- Calificare de electrician\n- Citirea schemelor\n- Permis de conducere',
      'Traian Scânteie\ntraian.scanteie@example.com\nExperiență profesională\n2016 – prezent\nElectrician, Curent Tare SRL\n- Instalații în locuințe și ateliere, iluminat, contoare\n- Verificarea instalațiilor, remedierea defectelor\nStudii\nȘcoala profesională de electricieni, 2015',
    ],
    [
      'Specialist marketing online\nResponsabilități\n- Planificarea campaniilor pe rețele sociale și motoare de căutare\n- Redactarea buletinului informativ și a site-ului\n- Analiza cifrelor de trafic\nCerințe\n- Studii de comunicare\n- Utilizarea Google Analytics',
      'Smaranda Pintenaru\nsmaranda.pintenaru@example.com\nExperiență profesională\n2019 – prezent\nSocial media manager, Încălțăminte Pintenul\n- Publicitate pe Instagram și Google Ads\n- Buletine informative, articole de blog, rapoarte de audiență\nStudii\nLicență în jurnalism, Universitatea din București, 2017',
    ],
  ],
  pl: [
    [
      'Kucharz\nObowiązki\n- Przygotowywanie dań ciepłych i zimnych z karty\n- Zamawianie składników i czystość w kuchni\n- Szkolenie pomocy kuchennych\nWymagania\n- 3 lata w restauracji\n- Znajomość zasad higieny',
      'Zbigniew Miedziński\nzbigniew.miedzinski@example.com\nDoświadczenie zawodowe\nmaj 2019 – obecnie\nKucharz, Gospoda Pod Miedzią\n- obiady i kolacje dla dziewięćdziesięciu gości\n- układanie menu, zakup mięsa i warzyw\nWykształcenie\nSzkoła zawodowa, kucharz, 2014',
    ],
    [
      'Rekruter\nObowiązki\n- Publikowanie ogłoszeń i selekcja aplikacji\n- Prowadzenie rozmów kwalifikacyjnych\n- Doradzanie kierownikom przy zatrudnianiu\nWymagania\n- Studia z psychologii lub zarządzania\n- Doświadczenie w rekrutacji',
      'Kalina Źródłowska\nkalina.zrodlowska@example.com\nDoświadczenie zawodowe\n2018 – obecnie\nSpecjalistka ds. kadr, Czysta Woda Sp. z o.o.\n- czterdzieści obsadzonych stanowisk rocznie, od ogłoszenia do umowy\n- rozmowy z kandydatami, opieka nad stażystami\nWykształcenie\nLicencjat z psychologii, Uniwersytet Gdański, 2016',
    ],
    [
      'Elektryk\nObowiązki\n- Układanie kabli i podłączanie rozdzielnic na budowie\n- Wyszukiwanie usterek i naprawa instalacji\nWymagania\n- Wykształcenie zawodowe elektryczne\n- Czytanie schematów\n- Prawo jazdy',
      'Ireneusz Iskrzycki\nireneusz.iskrzycki@example.com\nDoświadczenie zawodowe\n2016 – obecnie\nElektryk, Mocny Prąd Sp. z o.o.\n- instalacje w domach i warsztatach, oświetlenie, liczniki\n- pomiary instalacji, usuwanie usterek\nWykształcenie\nTechnikum elektryczne, 2015',
    ],
    [
      'Specjalista ds. marketingu internetowego\nObowiązki\n- Planowanie kampanii w mediach społecznościowych i wyszukiwarkach\n- Pisanie newslettera i strony\n- Analiza liczby odwiedzin\nWymagania\n- Studia z komunikacji\n- Obsługa Google Analytics',
      'Malwina Ostrogska\nmalwina.ostrogska@example.com\nDoświadczenie zawodowe\n2019 – obecnie\nSpecjalistka mediów społecznościowych, Buty Ostroga\n- reklama na Instagramie i w Google Ads\n- newsletter, wpisy na blogu, raporty zasięgu\nWykształcenie\nLicencjat z dziennikarstwa, Uniwersytet Wrocławski, 2017',
    ],
  ],
};
