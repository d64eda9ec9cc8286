/** What people do in any occupation. Rows as in `advert-words.ts`. */
export const workWords = `
management | de management- leitung führung steuerung | fr gestion gérer pilotage encadrement management | es gestión gestionar dirección | it gestione gestire | pt gestão gerir gerenciamento | nl leiding management sturing | ro gestion- conducer- management- managerial- | pl zarządza-
leadership | de personalführung mitarbeiterführung führungserfahrung | fr leadership | es liderazgo liderar | it leadership | pt liderança liderar | nl leidinggeven leiderschap | ro leadership | pl przywództw-
planning | de plan- planung- | fr planif- | es planific- | it pianific- | pt planear planejar planeamento planejamento | nl plannen planning- | ro planific- | pl planow-
organization | de organis- | fr organis- | es organiz- | it organizz- | pt organiz- | nl organis- | ro organiz- | pl organiz-
coordination | de koordin- abstimmung- | fr coordin- | es coordin- | it coordina- coordinamento | pt coorden- | nl coördin- | ro coordon- | pl koordyn-
supervision | de überwach- aufsicht | fr supervis- | es supervis- | it supervis- | pt supervis- | nl toezicht bewak- | ro supravegh- supervis- | pl nadzor- nadzór
monitoring | fr suivi suivre surveill- | es seguimiento vigila- | it monitora- monitoraggio | pt acompanha- vigia- | nl volgen | ro monitoriz- urmări- | pl monitor-
control | de kontroll- | fr contrôl- | es control controlar | it controll- | pt control- controlo | nl control- | ro control- verific- | pl kontrol-
analysis | de analys- | fr analys- | es análisis analizar | it analisi analizzar- | pt análise- analisar | nl analys- | ro analiz- | pl analiz-
development | de entwicklung- | fr développe- | es desarroll- | it svilupp- | pt desenvolv- | nl ontwikkel- | ro dezvolt- | pl rozwój rozwoju rozwij- tworzeni-
software development | de softwareentwicklung- | fr développement_logiciel | es desarrollo_de_software | it sviluppo_software | pt desenvolvimento_de_software | nl softwareontwikkeling | ro dezvoltare_software dezvoltarea_software | pl tworzenie_oprogramowania tworzeniu_oprogramowania rozwój_oprogramowania
design | de entwurf entwerfen konzeption- gestaltung | fr concevoir conception | es diseñ- | it progettar- progettato progettazion- | pt projetar projeto_mecânico desenhei desenhar | nl ontwerp- ontwerpen | ro proiectar- proiectez proiectat proiectezi | pl projektow-
mechanical design | de konstruktion mechanische_konstruktion mechanischen_konstruktion | fr conception_mécanique bureau_d_études | es diseño_mecánico | it progettazione_meccanica | pt projeto_mecânico | nl mechanisch_ontwerp | ro proiectare_mecanică | pl konstrukcj-
project | de projekt- | fr projet- | es proyecto- | it progett- | pt projeto- | nl project- | ro proiect- | pl projekt projektu projekty projektów projektach
implementation | de umsetzung- implementierung- einführung | fr mise_en_place mise_en_œuvre implément- | es implement- implant- | it implementa- | pt implement- | nl implement- invoer- | ro implement- | pl wdroż- wdraż-
maintenance | de wartung- instandhaltung- | fr maintenance entretien | es mantenimient- | it manuten- | pt manuten- | nl onderhoud- | ro întreține- mentenanț- | pl konserwac- utrzyman-
repair | de reparatur- | fr répar- dépann- | es repara- | it ripara- | pt repara- | nl repar- | ro repar- depan- | pl napraw-
installation | de install- montage- | fr install- montage | es instal- montaje | it installa- montaggi- | pt instal- montagem | nl install- montage | ro instal- monta- | pl instal- montaż-
inspection | de inspektion- prüfen | fr inspect- | es inspecc- | it ispezion- | pt inspec- inspeç- | nl inspect- | ro inspecț- | pl inspekc- przegląd-
test | de test- erprobung- testautomatisierung | fr essai- test- | es prueba- ensayo- | it test prove prova | pt teste- ensaio- | nl test- | ro test- | pl test- badani-
quality | de qualität- | fr qualité- | es calidad | it qualità | pt qualidade | nl kwaliteit- | ro calitat- calităț- | pl jakoś-
quality control | de qualitätskontrolle qualitätssicherung | fr contrôle_qualité contrôle_de_la_qualité | es control_de_calidad | it controllo_qualità | pt controlo_de_qualidade controle_de_qualidade | nl kwaliteitscontrole kwaliteitsborging | ro controlul_calității control_calitate | pl kontrola_jakości kontroli_jakości
safety | de sicherheit- arbeitssicherheit | fr sécurité | es seguridad prevención_de_riesgos | it sicurezza | pt segurança | nl veiligheid- | ro securitat- siguranț- protecția_muncii | pl bezpieczeństw- bhp
production | de produktion- | fr production | es producción | it produzione | pt produção | nl productie- | ro producți- | pl produkcj-
manufacturing | de fertigung- herstellung | fr fabrication- usinage | es fabrica- mecanizado | it fabbricaz- costruzion- lavorazion- | pt fabric- fabrico maquinagem | nl fabric- vervaardig- bewerking- | ro fabric- prelucr- | pl wytwarza- obróbk-
process | de prozess- verfahren- | fr processus procédé- | es proceso- | it process- procediment- | pt processo- | nl proces- | ro proces- procedur- | pl proces-
improvement | de verbesser- optimier- | fr amélior- optimis- | es mejora- optimiz- | it miglior- ottimizz- | pt melhor- otimiz- | nl verbeter- optimal- | ro îmbunătăț- optimiz- | pl popraw- ulepsz- optymal-
solution | de lösung- | fr solution- | es solucion- solución | it soluzion- | pt soluç- soluções | nl oplossing- | ro soluți- | pl rozwiązan-
problem | de problem- | fr problème- | es problema- | it problem- | pt problema- | nl probleem problemen | ro problem- | pl problem-
research | de forschung- | fr recherch- | es investiga- | it ricerc- | pt pesquis- investigaç- | nl onderzoek- | ro cercet- | pl badawcz-
support | de unterstütz- betreu- support- | fr soutien support- accompagne- | es apoy- soporte- | it support- | pt apoio- suporte- | nl ondersteun- begeleid- | ro suport sprijin- asisten- | pl wsparci- wspier-
advice | de beratung- | fr conseil conseils | es asesora- | it consulenz- | pt aconselha- consultoria | nl advies advis- | ro consilier- consultanț- | pl doradztw-
training of staff | de einarbeitung | ro instruirea_personalului | it formazione_del_personale
evaluation | de bewert- beurteil- | fr évalu- | es evalu- valora- | it valuta- | pt avalia- | nl beoordel- evalu- | ro evalu- | pl ocen-
documentation writing | pl sporządzan-
preparation | de vorbereit- | fr prépar- | es prepara- elabora- | it prepara- compila- | pt prepara- elabora- | nl voorbereid- opstell- | ro pregăt- întocm- | pl przygotow-
writing | de erstell- schreib- | fr rédig- rédaction écrire | es escrib- redac- escribí | it scriv- scrittur- scritto | pt escrev- redaç- escrevi | nl schrijv- | ro scriere- scris redact- | pl pisani- pisze-
reading of drawings | de zeichnungslesen
review | de review- überprüfung- | fr relire relecture revue | es revis- | it revision- | pt revis- | nl review- herzien- | ro revizui- | pl przegląd_kodu weryfik-
processing | de bearbeit- verarbeit- verbuch- | fr traitement traiter saisie | es procesa- tramita- | it elabora- registra- | pt processa- lança- lançamento | nl verwerk- | ro procesa- prelucrare_date | pl przetwarz- księgowanie księgowania
use | de nutzung anwendung umgang | fr utilis- maîtris- | es uso utiliz- manejo | it uso utilizz- | pt uso utiliz- domínio | nl gebruik- beheersing | ro utiliz- folos- operare | pl obsług- użytkow-
customer visits | ro vizitarea_clienților | de kundenbesuche
visit | de besuch- | fr visit- | es visit- | it visit- | pt visit- | nl bezoek- | ro vizit- | pl odwiedz- wizyt-
requirements analysis | de anforderungsanalyse | es análisis_de_requisitos | it analisi_dei_requisiti | pt levantamento_de_requisitos | ro analiza_cerințelor | pl analiza_wymagań | fr analyse_des_besoins
activity | fr activité- | es actividad- | it attivit- | pt atividad- | nl activiteit- | ro activit- | pl działaln- działan-
strategy | de strateg- | fr stratég- | es estrateg- | it strateg- | pt estratég- | nl strateg- | ro strateg- | pl strateg-
department | de abteilung- | fr service services département- | es departamento- | it reparto reparti ufficio | pt departamento- serviço_de | nl afdeling- | ro departament- secți- | pl dział działu oddział-
service | de dienst dienste dienstleistung- service- | fr prestation- | es servicio- | it serviz- | pt serviço- | nl dienst diensten service- | ro servici- | pl usług-
responsible | de verantwort- zuständig | fr responsabl- chargé chargée | es responsabl- encargad- | it responsabil- | pt responsáve- | nl verantwoordelijk | ro responsabil | pl odpowiedzialn-
internship | de praktikum praktika | fr stage stages | it tirocini- | pt estágio- | nl stage stages | ro stagiu stagii | pl staż praktyki
industry | de industrie- branche- | fr industri- secteur- | es industri- sector- | it industri- settor- | pt indústri- setor- | nl industrie- sector- | ro industri- sector- | pl przemysł- branż-
international | de international- | fr international- | es internaciona- | it internaziona- | pt internaciona- | nl internationa- | ro internațional- | pl międzynarod-
national | de national- | fr national- | es naciona- | it naziona- | pt naciona- | nl nationa- | ro național- intern- | pl krajow-
annual | de jährlich- | fr annuel- | es anual- | it annual- | pt anua- anuais | nl jaarlijks- | ro anual- | pl roczn-
monthly | de monatlich- | fr mensuel- | es mensual- | it mensil- | pt mensa- mensais | nl maandelijks- | ro lunar- | pl miesięczn-
children | de kind kinder kindern jugendlich- | fr enfant- | es niñ- | it bambin- ragazz- | pt criança- | nl kind- kinderen | ro copii copil- copiilor copiii | pl dziec- dzieć-
parents | de eltern- | fr parents | es padres familias | it genitor- | pt pais encarregados_de_educação | nl ouder- ouders | ro părinț- | pl rodzic-
passion | de leidenschaft freude | fr passion goût | es pasión vocación | it passion- | pt paixão gosto | nl passie plezier | ro pasiun- | pl pasj- zamiłowan-
flexible | de flexib- | fr flexib- | es flexib- | it flessib- | pt flexív- flexib- | nl flexib- | ro flexib- | pl elastyczn-
creativity | de kreativ- | fr créativ- | es creativ- | it creativ- | pt criativ- | nl creati- | ro creativ- | pl kreatywn-
teamwork | de teamfähig- teamarbeit | fr travail_en_équipe esprit_d_équipe | es trabajo_en_equipo | it lavoro_di_squadra lavoro_in_team | pt trabalho_em_equipa trabalho_em_equipe | nl samenwerk- teamspeler- | ro lucru_în_echipă muncă_în_echipă munca_în_echipă | pl praca_zespołowa praca_w_zespole
reliability | de zuverlässig- | fr fiabilité | es fiabilidad | it affidabil- | pt fiabilidade | nl betrouwbaar- | ro seriozitate | pl rzeteln-
organized | ro organizat- | de strukturiert- | nl gestructureerd- | pl zorganizowan-
material | de material- werkstoff- | fr matéri- matériau- | es material- | it material- | pt materia- | nl materia- | ro materia- | pl materiał-
building materials | de baustoff- baustoffe | fr matériaux_de_construction négoce_de_matériaux | es materiales_de_construcción | it materiali_edili | pt materiais_de_construção | nl bouwmaterialen | ro materiale_de_construcții materiale_de_construcție | pl materiały_budowlane
construction | de bau- baustelle- | fr bâtiment- chantier- construction- | es construcc- obra obras | it edil- cantier- | pt construç- obra obras | nl bouw- | ro construcți- șantier- | pl budow- budowlan-
energy | de energie- | fr énerg- | es energ- | it energ- | pt energ- | nl energie- | ro energ- | pl energ-
environmental | de umwelt- | es ambiental- medioambient- | it ambiental- | pt ambienta- | nl milieu- | ro mediului | pl środowiskow-
agriculture | de landwirtschaft- | fr agricultur- agricole- | es agricultur- agrícola- | it agricol- | pt agricultur- agrícol- | nl landbouw- | ro agricol- agricultur- | pl rolnic-
food | de lebensmittel- | fr alimentaire- aliment- | es aliment- | it alimentar- | pt aliment- | nl voeding- levensmiddel- | ro aliment- | pl spożywcz- żywnoś-
`;
