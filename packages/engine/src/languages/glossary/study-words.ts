/** Degrees, subjects and languages. Rows as in `advert-words.ts`. */
export const studyWords = `
university degree | de abgeschlossenes_studium hochschulabschluss hochschulstudium studium studienabschluss | fr diplôme_universitaire diplôme_supérieur | es titulación_universitaria estudios_universitarios estudios_superiores | it titolo_universitario | pt ensino_superior curso_superior | nl hbo wo universitaire_opleiding hbo-diploma | ro studii_superioare studii_universitare diplomă_universitară facultate_absolvită | pl wykształcenie_wyższe wykształcenie_wyższym studia_wyższe ukończone_studia
university degree in economics | ro studii_economice_superioare studii_superioare_economice | pl wykształcenie_wyższe_ekonomiczne
university degree in computer science | pl wykształcenie_wyższe_informatyczne
bachelor degree | de bachelor bachelorabschluss | fr licence | es licenciatur- grado_en diplomatura grado_o | it laurea laurea_triennale | pt licenciatura bacharelado bacharel | nl bachelor | ro licență licența diplomă_de_licență | pl licencjat licencjata
master degree | de master diplom diplom-ingenieur staatsexamen masterabschluss | fr master mastère diplôme_d_ingénieur | es máster maestría | it laurea_magistrale laurea_specialistica | pt mestrado | nl master | ro master masterat masteratul | pl magister magistra studia_magisterskie magisterskie
phd | de promotion doktor | fr doctorat | es doctorado | it dottorato | pt doutoramento doutorado | nl doctoraat gepromoveerd | ro doctorat doctoratul | pl doktorat doktora
vocational training | de ausbildung berufsausbildung abgeschlossene_ausbildung abgeschlossene_berufsausbildung lehre | fr formation_professionnelle cap bep bts | es formación_profesional ciclo_formativo | it formazione_professionale qualifica_professionale | pt curso_profissional curso_técnico | nl mbo beroepsopleiding mbo-opleiding | ro școală_profesională școală_postliceală postliceală studii_postliceale | pl wykształcenie_zawodowe szkoła_zawodowa
high school | de abitur mittlere_reife realschulabschluss | fr baccalauréat bac | es bachillerato | it diploma_di_maturità scuola_superiore | pt ensino_secundário ensino_médio 12_ano | nl havo vwo | ro studii_medii liceu bacalaureat studii_liceale | pl wykształcenie_średnie matura
degree | fr diplôme diplômes | es título titulación | it titolo_di_studio | nl diploma | ro diplomă diploma diplomei | pl dyplom wykształcenie
graduate | de absolvent- | fr diplômé- | es graduad- titulad- | it laureat- diplomat- | pt graduad- licenciad- formad- | nl afgestudeerd- | ro absolvent- absolvit- | pl absolwent-
training | de schulung- weiterbildung- fortbildung- | fr formation formations | es formación capacitación | it formazione | pt formação treinamento | nl opleiding- bijscholing cursus- training | ro formare- instruire- pregătire_profesională perfecționare | pl szkoleni-
education | de bildung schulbildung | fr éducation enseignement | es educación enseñanza | it istruzione | pt educação ensino | nl onderwijs | ro educație educația învățământ | pl edukacj- kształceni-
course | de kurs- lehrgang | fr cours | es curso- | it corso corsi | pt curso- | nl cursus | ro curs cursul cursuri | pl kurs-
certificate | de zertifikat- bescheinigung | fr certificat- attestation- | es certificad- | it certificat- attestat- | pt certificad- | nl certificaat certificaten | ro certificat- atestat- | pl certyfikat- zaświadczeni- uprawnieni-
English | de englisch- | fr anglais anglaise | es inglés inglesa | it inglese | pt inglês inglesa | nl engels engelse | ro engleză engleza engleze | pl angielski angielskiego angielskim
German | de deutsch- | fr allemand allemande | es alemán alemana | it tedesco tedesca | pt alemão alemã | nl duits duitse | ro germană germana | pl niemiecki niemieckiego niemieckim
French | de französisch- | fr français française | es francés francesa | it francese | pt francês francesa | nl frans franse | ro franceză franceza | pl francuski francuskiego
Spanish | de spanisch- | fr espagnol espagnole | es español castellano | it spagnolo | pt espanhol | nl spaans spaanse | ro spaniolă spaniola | pl hiszpański hiszpańskiego
Italian | de italienisch- | fr italien italienne | es italiano | it italiano | pt italiano | nl italiaans | ro italiană italiana | pl włoski włoskiego
Romanian | de rumänisch- | fr roumain | es rumano | it rumeno | pt romeno | nl roemeens | ro română româna | pl rumuński
Polish | de polnisch- | fr polonais | es polaco | it polacco | pt polaco polonês | nl pools | ro poloneză | pl polski polskiego
Dutch | de niederländisch- | fr néerlandais | es neerlandés | it olandese | pt neerlandês | nl nederlands nederlandse | ro olandeză | pl niderlandzki
Portuguese | de portugiesisch- | fr portugais | es portugués | it portoghese | pt português | nl portugees | ro portugheză | pl portugalski
Russian | de russisch- | fr russe | es ruso | it russo | pt russo | nl russisch | ro rusă rusa | pl rosyjski rosyjskiego
English language skills | de englischkenntnisse sprachkenntnisse_englisch
German language skills | de deutschkenntnisse
French language skills | de französischkenntnisse
language | de sprache sprachen sprachkenntnis- fremdsprache- | fr langue langues | es idioma idiomas | it lingua lingue | pt língua línguas idioma idiomas | nl taal talen | ro limbă limba limbi limbii | pl język języka języku języki języków
fluent | de fließend verhandlungssicher- | fr courant courante couramment bilingue | es fluido fluida avanzado avanzada | it fluente avanzato avanzata fluido | pt fluente avançado avançada | nl vloeiend | ro fluent avansat avansată | pl biegł- zaawansowan- płynn-
level | de niveau | fr niveau | es nivel | it livello | pt nível | nl niveau | ro nivel nivelul | pl poziom- stopni-
computer science | de informatik- | fr informatique | es informática informatica ingeniería_informática | it informatica | pt informática engenharia_informática | nl informatica | ro informatică informatica calculatoare | pl informatyk- informatyczn-
economics | de wirtschaft- betriebswirt- volkswirt- bwl | fr économie économique- | es económic- económicas economía ade | it economia economico economica | pt economia económic- | nl economie bedrijfseconomie | ro economie economice economic economică | pl ekonomi-
mathematics | de mathemati- | fr mathématique- maths | es matemátic- | it matematic- | pt matemátic- | nl wiskund- | ro matematic- | pl matematy-
physics | de physik- | fr physique | es física | it fisica | pt física | nl natuurkunde | ro fizică fizica | pl fizyk-
chemistry | de chemie- chemisch- | fr chimi- | es químic- | it chimic- | pt químic- | nl chemi- scheikund- | ro chimi- | pl chemi-
biology | de biolog- | fr biolog- | es biolog- | it biolog- | pt biolog- | nl biolog- | ro biolog- | pl biolog-
law | de recht rechtswissenschaft- jura gesetz- | fr droit juridique- loi lois | es derecho ley leyes | it diritto giurisprudenza legge | pt direito lei | nl recht rechten wetgeving | ro drept legislați- lege legea juridic- | pl prawo prawa prawn-
science | de wissenschaft- | fr science- scientifique- | es ciencia- científic- | it scienz- scientific- | pt ciência- científic- | nl wetenschap- | ro științ- | pl nauk- naukow-
student | de student- studierende- | fr étudiant- | es estudiante- | it student- | pt estudante- | nl student- | ro student- | pl student-
pupils | de schüler- | fr élève- | es alumn- | it alunn- allievi | pt alun- | nl leerling- | ro elev- | pl uczni- uczeń
exam | de prüfung- klausur- | fr examen- | es examen- exámen- | it esam- | pt exame- | nl examen- toets- | ro examen- | pl egzamin-
school | de schule schulen schul- gymnasium | fr école écoles lycée collège | es escuela- colegio- | it scuola scuole scolastic- liceo | pt escola- colégio- | nl school scholen schol- | ro școala școală școlii școli liceul gimnazi- colegiul | pl szkoł- szkół liceum
university | de universität- hochschule- | fr université- | es universi- | it universi- | pt universi- | nl universiteit- hogeschool | ro universi- facultate- facultat- | pl uniwersytet- politechnik- uczelni-
`;
