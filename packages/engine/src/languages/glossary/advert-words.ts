/**
 * Words common in adverts. A row: the English words, then their translations by language. A hyphen at the end matches
 * any ending, an underscore is a blank. The English words are those that the English reader looks for.
 */
export const advertWords = `
requirements | de anforderungen voraussetzungen anforderungsprofil | fr exigences prérequis | es requisitos | it requisiti | pt requisitos | nl eisen functie-eisen vereisten functievereisten | ro cerințe cerințele | pl wymagania
requirements | es requisitos_mínimos perfil_requerido se_requiere | fr profil_recherché profil_souhaité compétences_requises | pt requisitos_obrigatórios perfil_pretendido | ro cerințe_obligatorii profilul_candidatului profilul_candidatului_ideal candidatul_ideal cerințele_postului | pl nasze_wymagania wymagane_kwalifikacje profil_kandydata | it requisiti_richiesti profilo_ricercato | nl functieprofiel
qualifications | de qualifikation- | fr qualifications | es cualificacion- | it qualifiche | pt qualificações habilitações | nl kwalificaties | ro calificări calificările calificare | pl kwalifikacje
your profile | de dein_profil ihr_profil sie_passen_zu_uns | fr votre_profil ton_profil | es tu_perfil su_perfil | it il_tuo_profilo | pt o_seu_perfil seu_perfil | nl jouw_profiel wie_ben_jij wie_ben_je | ro profilul_tău profilul_dumneavoastră | pl twój_profil
what you bring | de das_bringst_du_mit das_bringen_sie_mit was_du_mitbringst was_sie_mitbringen | fr ce_que_vous_apportez | es qué_aportas | it cosa_porti | pt o_que_traz | nl wat_je_meebrengt wat_breng_je_mee wat_neem_je_mee | ro ce_aduci ce_trebuie_să_ai | pl co_wnosisz
what we expect | de was_wir_erwarten wir_erwarten das_erwarten_wir was_wir_uns_wünschen | fr ce_que_nous_attendons | es qué_pedimos | it cosa_chiediamo | pt o_que_esperamos | nl wat_vragen_wij wij_vragen wat_verwachten_wij | ro ce_așteptăm | pl czego_oczekujemy oczekujemy wymagamy nasze_oczekiwania
what we look for | de wir_suchen was_wir_suchen | fr nous_recherchons ce_que_nous_recherchons | es qué_buscamos buscamos | it cosa_cerchiamo cerchiamo chi_cerchiamo | pt o_que_procuramos procuramos | nl wij_zoeken wie_zoeken_wij | ro ce_căutăm pe_cine_căutăm | pl kogo_szukamy szukamy
responsibilities | de aufgaben verantwortlichkeiten aufgabenbereich aufgabengebiet tätigkeiten aufgabenstellung | fr responsabilités missions attributions tâches activités_principales | es responsabilidades funciones tareas | it responsabilità mansioni compiti attività | pt responsabilidades funções tarefas atividades atribuições | nl taken werkzaamheden verantwoordelijkheden | ro responsabilități responsabilitățile atribuții atribuțiile sarcini activități | pl obowiązki zadania
your responsibilities | de deine_aufgaben ihre_aufgaben das_erwartet_dich das_erwartet_sie was_dich_erwartet was_sie_erwartet | fr vos_missions vos_responsabilités | es tus_funciones | it i_tuoi_compiti | pt suas_funções | nl jouw_taken | ro responsabilitățile_tale responsabilități_principale atribuții_principale | pl twoje_zadania twoje_obowiązki zakres_obowiązków
what you will do | de was_du_machst was_sie_tun deine_mission | fr ce_que_vous_ferez | es qué_harás lo_que_harás | it cosa_farai | pt o_que_vai_fazer o_que_você_vai_fazer | nl wat_ga_je_doen wat_je_gaat_doen | ro ce_vei_face ce_veți_face | pl co_będziesz_robić
the role | de die_stelle die_position deine_rolle ihre_rolle | fr le_poste votre_rôle | es el_puesto tu_papel | it il_ruolo il_tuo_ruolo | pt o_seu_papel a_função | nl de_functie jouw_rol | ro rolul_tău despre_rol despre_post | pl twoja_rola o_stanowisku
job description | de stellenbeschreibung | fr description_du_poste descriptif_du_poste | es descripción_del_puesto | it descrizione_della_posizione | pt descrição_da_função descrição_da_vaga | nl functieomschrijving | ro descrierea_postului descrierea_jobului descrierea_rolului | pl opis_stanowiska
we offer | de wir_bieten unser_angebot das_bieten_wir was_wir_bieten unsere_leistungen | fr nous_offrons nous_proposons ce_que_nous_offrons avantages | es ofrecemos qué_ofrecemos se_ofrece | it offriamo cosa_offriamo si_offre | pt oferecemos o_que_oferecemos oferece_se | nl wij_bieden wat_bieden_wij ons_aanbod | ro oferim ce_oferim ce_îți_oferim îți_oferim vă_oferim | pl oferujemy co_oferujemy
benefits | de benefits vorteile zusatzleistungen | fr bénéfices | es beneficios | it benefit | pt benefícios | nl arbeidsvoorwaarden secundaire_arbeidsvoorwaarden | ro beneficii beneficiile | pl benefity świadczenia
about us | de über_uns | fr à_propos_de_nous | es sobre_nosotros quiénes_somos | it chi_siamo su_di_noi | pt sobre_nós quem_somos | nl over_ons wie_zijn_wij | ro despre_noi despre_companie cine_suntem | pl o_nas o_firmie kim_jesteśmy
who we are | de wer_wir_sind | fr qui_sommes_nous l_entreprise
we are | de wir_sind | fr nous_sommes | es somos | it siamo | pt somos | nl wij_zijn | ro suntem | pl jesteśmy
nice to have | de nice_to_have wünschenswert_sind | fr les_plus | es se_valorará valorable se_valora | it requisiti_preferenziali | pt valoriza_se diferenciais | nl mooi_meegenomen | ro constituie_avantaje avantaje | pl mile_widziane mile_widziana mile_widziany dodatkowe_atuty
required | de erforderlich zwingend_erforderlich vorausgesetzt | fr exigé exigée requis requise obligatoire | es requerido requerida obligatorio obligatoria | it richiesto richiesta richiesti obbligatorio obbligatoria | pt obrigatório obrigatória exigido exigida | nl vereist verplicht | ro obligatoriu obligatorie obligatorii necesar necesară | pl wymagany wymagana wymagane konieczne konieczna obowiązkowe
essential | de unbedingt unerlässlich notwendig zwingend | fr indispensable impératif impérative | es imprescindible indispensable | it indispensabile necessario necessaria | pt indispensável imprescindível necessário | nl noodzakelijk essentieel | ro esențial- indispensabil- | pl niezbędne niezbędna niezbędny
preferred | de bevorzugt idealerweise | fr idéalement de_préférence | es preferible preferiblemente idealmente | it preferibile preferibilmente gradito gradita gradite titolo_preferenziale preferenziale | pt preferencial preferencialmente valorizado valorizada | nl bij_voorkeur | ro preferabil de_preferat ideal | pl preferowan-
desirable | de wünschenswert gewünscht | fr souhaité souhaitée souhaitable apprécié appréciée | es deseable valorado | it desiderabile auspicabile | pt desejável | nl gewenst wenselijk | ro de_dorit dezirabil- | pl pożądan-
a plus | de von_vorteil ein_plus vorteilhaft ein_vorteil | fr un_plus un_atout | es un_plus una_ventaja | it un_plus un_vantaggio | pt um_diferencial uma_mais_valia mais_valia um_plus | nl een_pré een_plus een_voordeel | ro un_plus un_avantaj avantaj | pl atutem będą_atutem dodatkowym_atutem plusem
at least | de mindestens wenigstens | fr au_moins au_minimum | es al_menos por_lo_menos como_mínimo | it almeno | pt pelo_menos no_mínimo | nl minstens ten_minste | ro cel_puțin | pl co_najmniej przynajmniej
minimum | de min minimum | fr minimum minimal- | es mínimo mínima mínimos | it minimo minima | pt mínimo mínima mínimos | nl minimaal minimum | ro minim minimă minimum | pl minimum minimaln-
years | de jahre jahren jahres- | fr ans années | es años año | it anni anno | pt anos ano | nl jaar jaren | ro ani | pl lat lata
one year | de ein_jahr einem_jahr | fr un_an une_année | es un_año | it un_anno | pt um_ano | nl een_jaar | ro un_an | pl rok roku jeden_rok
months | de monate monaten | fr mois | es meses | it mesi | pt meses | nl maanden | ro luni | pl miesięcy miesiące
month | de monat monats- | es mes | it mese | pt mês | nl maand | ro lună luna | pl miesiąc miesiąca
two | de zwei | fr deux | es dos | it due | pt dois duas | nl twee | ro doi două | pl dwa dwóch dwie
three | de drei | fr trois | es tres | it tre | pt três | nl drie | ro trei | pl trzy trzech
four | de vier | fr quatre | es cuatro | it quattro | pt quatro | nl vier | ro patru | pl cztery czterech
five | de fünf | fr cinq | es cinco | it cinque | pt cinco | nl vijf | ro cinci | pl pięć pięciu
six | de sechs | es seis | it sei | pt seis | nl zes | ro șase | pl sześć sześciu
seven | de sieben | fr sept | es siete | it sette | pt sete | nl zeven | ro șapte | pl siedem
eight | de acht | fr huit | es ocho | it otto | pt oito | nl acht | ro opt | pl osiem
ten | de zehn | fr dix | es diez | it dieci | pt dez | nl tien | ro zece | pl dziesięć
and | de und | fr et | es y e | it e ed | pt e | nl en | ro și | pl i oraz
or | de oder bzw | fr ou | es o u | it o oppure | pt ou | nl of | ro sau ori | pl lub albo
in | de in im | fr en dans | es en | it in nel nella | pt em no na | nl in | ro în | pl w we
with | de mit | fr avec | es con | it con | pt com | nl met | ro cu | pl z ze
experience | de erfahrung- praxis | fr expérience- | es experiencia- experimentad- | it esperienz- espert- | pt experiência- | nl ervaring ervaren | ro experienț- | pl doświadczeni- doświadczon-
professional experience | de berufserfahrung berufspraxis praxiserfahrung | nl werkervaring | fr expérience_professionnelle
work experience | de arbeitserfahrung | es experiencia_laboral | it esperienza_lavorativa | ro experiență_de_muncă experiența_de_muncă | pl doświadczenie_zawodowe
knowledge | de kenntnis- wissen | fr connaissance- | es conocimiento- | it conoscenz- | pt conhecimento- | nl kennis | ro cunoștinț- cunoaștere- cunoaște- | pl znajomoś- wiedz-
skills | de fähigkeit- kompetenz- | fr compétence- aptitude- | es habilidad- competencias aptitud- dotes destreza- | it competenz- capacità abilità doti | pt competência- aptidõ- habilidades capacidade- | nl vaardighe- competenties | ro abilități abilitate abilitățile competenț- aptitudin- | pl umiejętnoś- kompetencj-
good | de gut- sehr_gut- | fr bon bonne bonnes bons | es buen buena buenos buenas | it buon buona ottim- | pt bom boa boas bons | nl goed goede | ro bun bună bune | pl dobr-
strong | de fundiert- ausgeprägt- sicher- | fr solide- solides | es sólid- | it solid- | pt sólid- | nl sterk- gedegen | ro solid- temeinic- | pl solidn-
driving license | de führerschein fahrerlaubnis | fr permis_de_conduire permis_b permis | es carné_de_conducir permiso_de_conducir permiso_de_conducción | it patente patente_di_guida | pt carta_de_condução carteira_de_motorista cnh | nl rijbewijs | ro permis_de_conducere permis_auto permis | pl prawo_jazdy
shift work | de schichtdienst schichtarbeit schichtbereitschaft | fr horaires_alternés travail_posté horaires_décalés | es turnos turnos_rotativos | it turni | pt turnos | nl ploegendienst ploegen | ro ture în_ture | pl praca_zmianowa pracy_zmianowej zmian
availability | de bereitschaft verfügbarkeit | fr disponibilité- | es disponibilidad | it disponibilità | pt disponibilidade | nl beschikbaarheid bereid | ro disponibilitate- | pl gotowość dyspozycyjność
salary | de gehalt vergütung- entgelt | fr salaire rémunération- | es salario sueldo | it stipendio retribuzione | pt salário_competitivo remuneração | nl salaris | ro salariu salariul | pl wynagrodzenie
equal opportunity | de chancengleichheit | es igualdad_de_oportunidades | fr égalité_des_chances | it pari_opportunità | pt igualdade_de_oportunidades | ro egalitate_de_șanse | nl gelijke_kansen | pl równe_szanse
health insurance | de krankenversicherung | fr mutuelle | es seguro_médico | it assicurazione_sanitaria | pt seguro_de_saúde plano_de_saúde | ro asigurare_medicală | pl opieka_medyczna opiekę_medyczną prywatną_opiekę
meal vouchers benefits | fr tickets_restaurant | it buoni_pasto | ro tichete_de_masă | pt subsídio_de_alimentação vale_refeição
company | de unternehmen firma gesellschaft | fr entreprise société | es empresa compañía sociedad | it azienda società impresa | pt empresa companhia | nl bedrijf onderneming | ro companie compania companiei firmă firma | pl firma firmie firmy firmą przedsiębiorstw-
candidate | de bewerber- kandidat- | fr candidat- | es candidat- | it candidat- | pt candidat- | nl kandidaat kandidaten | ro candidat- | pl kandydat-
ability | de fähig- | fr capacité- | es capacidad- | nl vermogen | ro capacitate- capabil- | pl zdolnoś-
team | de team- mannschaft | fr équipe- | es equipo- | it squadra gruppo_di_lavoro | pt equipa equipas equipe- | nl team- | ro echipă echipa echipe echipei echipelor | pl zespół zespołu zespole zespołem zespoły
colleagues | de kolleg- | fr collègue- collaborateur- | es compañer- | it collegh- colleg- | pt colega- | nl collega- | ro coleg- | pl współpracownik- koleg-
environment | de umfeld umgebung | fr environnement- | es entorno- | it ambiente | pt ambiente | nl omgeving | ro mediu mediul | pl środowisk-
work | de arbeit arbeiten mitarbeit | fr travail travailler | es trabajo trabajar | it lavoro lavorare | pt trabalho trabalhar | nl werk werken | ro muncă munca lucru lucra lucrez | pl praca pracy pracę
job | de stelle arbeitsplatz | fr poste emploi | es puesto empleo | it posto impiego | pt cargo emprego vaga | nl functie baan | ro post postul poziție poziția | pl stanowisk-
full time | de vollzeit | fr temps_plein | es jornada_completa | it tempo_pieno | pt tempo_inteiro | nl fulltime | ro normă_întreagă | pl pełny_etat
remote | de homeoffice | fr télétravail | es teletrabajo | it lavoro_agile smart_working | pt trabalho_remoto teletrabalho | nl thuiswerken | ro la_distanță telemuncă | pl praca_zdalna pracę_zdalną zdaln-
`;
