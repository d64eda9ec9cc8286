import { fold } from '../../words/reading-copy.ts';

/** Nouns for people by their work, in languages without a glossary. */
const nouns = new Set(
  fold(`
инженер разработчик программист аналитик консультант директор администратор координатор специалист ассистент помощник руководитель начальник
заместитель техник бухгалтер экономист менеджер секретарь продавец кассир кладовщик водитель механик электрик сварщик слесарь повар официант
бармен учитель преподаватель воспитатель врач медсестра фельдшер фармацевт провизор юрист адвокат переводчик дизайнер архитектор журналист
редактор оператор диспетчер логист рабочий мастер стажёр кассирша товаровед охранник
інженер розробник програміст аналітик консультант адміністратор координатор спеціаліст фахівець асистент помічник керівник керівниця начальник
заступник технік бухгалтер економіст секретар продавець продавчиня касир комірник водій механік електрик зварювальник кухар офіціант вчитель
вчителька викладач викладачка вихователь лікар лікарка фармацевт перекладач перекладачка дизайнер журналіст оператор диспетчер логіст майстер стажер
инженер специалист счетоводител управител сътрудник учител лекар шофьор продавач готвач
inzenyr inzenyrka vyvojar programator analytik konzultant reditel reditelka administrator koordinator koordinatorka specialista specialistka asistent
asistentka vedouci technik ucetni ekonom ekonomka manazer manazerka sekretarka prodavac prodavacka pokladni skladnik ridic mechanik elektrikar
svarec kuchar kucharka cisnik servirka ucitel ucitelka lektor lekar lekarka sestra lekarnik pravnik prekladatel prekladatelka designer
laborant laborantka referent referentka obchodnik mistr delnik operator recepcni stazista
inzinier riaditel veduci uctovnik uctovnicka predavac predavacka vodic ucitelka skladnik kuchar casnik zdravotna
mernok fejleszto programozo elemzo tanacsado igazgato vezeto koordinator szakerto szakember asszisztens menedzser technikus konyvelo kozgazdasz
titkar titkarno elado penztaros raktaros sofor gepkocsivezeto szerelo villanyszerelo hegeszto szakacs pincer tanar tanarno oktato tanito ovono
orvos apolo apolono gyogyszeresz jogasz ugyved fordito tervezo ujsagiro szerkeszto operator diszpecser munkatars ugyintezo gyakornok
muhendis muhendisi gelistirici programci analist danisman danismani mudur muduru mudur yardimcisi direktor koordinator koordinatoru uzman uzmani
asistan asistani yonetici yoneticisi tekniker teknikeri teknisyen teknisyeni muhasebeci ekonomist sekreter satis temsilcisi temsilci temsilcisi
kasiyer depocu sofor soforu tamirci elektrikci kaynakci asci garson ogretmen ogretmeni egitmen doktor hekim hemsire hemsiresi eczaci avukat
cevirmen tasarimci tasarimcisi mimar gazeteci editor operator operatoru sorumlusu sorumlu sefi sef elemani stajyer memur memuru isci
ingenjor utvecklare programmerare analytiker konsult direktor chef administrator handlaggare samordnare koordinator specialist assistent tekniker
ekonom redovisningsekonom revisor ekonomiassistent sekreterare saljare butikssaljare kassor lagerarbetare forare chauffor lastbilschaufför mekaniker
elektriker svetsare kock servitor servitris larare forskollarare barnskotare lakare sjukskoterska underskoterska apotekare jurist advokat
oversattare formgivare arkitekt journalist redaktor operator arbetsledare butikschef projektledare enhetschef vardbitrade receptionist praktikant
ingenior udvikler konsulent direktor leder koordinator specialist medarbejder tekniker bogholder revisor sekretaer saelger lagermedarbejder chauffor
mekaniker elektriker kok tjener laerer paedagog laege sygeplejerske advokat
utvikler radgiver leder koordinator sekretaer selger laerer lege sykepleier helsefagarbeider regnskapsforer ingeniør konsulent sjafor kokk servitor
insinoori kehittaja ohjelmoija konsultti johtaja paallikko koordinaattori asiantuntija assistentti kirjanpitaja sihteeri myyja varastotyontekija
kuljettaja asentaja sahkoasentaja hitsaaja kokki tarjoilija opettaja laakari sairaanhoitaja lahihoitaja farmaseutti lakimies harjoittelija
inzener projektijuht raamatupidaja opetaja muuja inzinierius vadybininkas vadybininke vadovas buhaltere mokytojas mokytoja slaugytoja vairuotojas
inzenieris vaditajs gramatvedis gramatvede skolotajs skolotaja pardevejs pardeveja medmasa
μηχανικος αναλυτης συμβουλος διευθυντης διευθυντρια υπευθυνος υπευθυνη συντονιστης ειδικος βοηθος λογιστης γραμματεας πωλητης πωλητρια ταμιας
αποθηκαριος οδηγος ηλεκτρολογος μαγειρας σερβιτορος σερβιτορα δασκαλος δασκαλα καθηγητης καθηγητρια ιατρος νοσηλευτης νοσηλευτρια φαρμακοποιος
δικηγορος μεταφραστης σχεδιαστης αρχιτεκτονας δημοσιογραφος προϊσταμενος προϊσταμενη προγραμματιστης τεχνικος υπαλληλος
inzenjer programer savjetnik direktor voditelj voditeljica koordinator strucnjak asistent tehnicar racunovoda knjigovoda tajnica prodavac
prodavacica blagajnik skladistar vozac mehanicar elektricar zavarivac kuhar konobar konobarica ucitelj uciteljica nastavnik profesor lijecnik
medicinska odgojitelj prevoditelj инжењер програмер руководилац наставник продавац возач
manajer manager supervisor staf staff asisten kepala direktur koordinator spesialis teknisi akuntan sekretaris kasir penjual pramuniaga sopir
pengemudi mekanik juru koki pelayan guru dosen dokter perawat bidan apoteker pengacara penerjemah desainer arsitek wartawan operator petugas
karyawan pegawai magang ketua analis insinyur pengurus penolong jururawat kerani
مهندس مهندسة مطور مطورة مبرمج مبرمجة محلل محللة مستشار مستشارة مدير مديرة مسؤول مسؤولة منسق منسقة أخصائي أخصائية مساعد مساعدة مشرف مشرفة رئيس
رئيسة فني فنية محاسب محاسبة سكرتير سكرتيرة بائع بائعة كاشير سائق ميكانيكي كهربائي طباخ نادل معلم معلمة مدرس مدرسة أستاذ أستاذة طبيب طبيبة ممرض
ممرضة صيدلي صيدلانية محامي محامية مترجم مترجمة مصمم مصممة صحفي موظف موظفة مندوب عامل متدرب أمين
مهندس توسعه‌دهنده برنامه‌نویس برنامه نویس تحلیلگر مشاور مدیر مسئول کارشناس دستیار سرپرست تکنسین حسابدار منشی فروشنده صندوقدار راننده مکانیک آشپز معلم
دبیر استاد پزشک پرستار داروساز وکیل مترجم طراح کارمند کارآموز رئیس
מהנדס מהנדסת מפתח מפתחת מתכנת מתכנתת אנליסט אנליסטית יועץ יועצת מנהל מנהלת מנכל סמנכל רכז רכזת מומחה עוזר עוזרת טכנאי טכנאית חשב חשבת
מזכיר מזכירה מוכר מוכרת קופאי קופאית מחסנאי נהג חשמלאי טבח מלצר מלצרית מורה גננת רופא רופאה אח אחות רוקח רוקחת עורך מתרגם מתרגמת מעצב מעצבת
אדריכל עיתונאי ראש אחראי אחראית פקיד פקידה מתמחה נציג נציגת
अभियंता इंजीनियर विश्लेषक सलाहकार प्रबंधक निदेशक समन्वयक सहायक पर्यवेक्षक तकनीशियन लेखाकार सचिव विक्रेता कैशियर चालक ड्राइवर मैकेनिक रसोइया
शिक्षक शिक्षिका अध्यापक अध्यापिका प्राध्यापक प्रधानाचार्य चिकित्सक डॉक्टर नर्स वकील अनुवादक डिज़ाइनर पत्रकार संपादक अधिकारी लिपिक कर्मचारी प्रशिक्षु
과장 대리 사원 부장 차장 팀장 이사 주임 실장 본부장 매니저 엔지니어 개발자 디자이너 간호사 교사 강사 회계사 약사 의사 연구원 선임 책임 인턴 상담원 기사 조리사 영양사 팀원
`)
    .split(/\s+/)
    .filter((noun) => noun.length > 1),
);

/** Vietnamese titles are several words; Thai, Chinese and Japanese have no spaces between words. */
const phrases = new RegExp(
  fold(
    `^(?:trưởng (?:phòng|nhóm|bộ phận|ca)|phó (?:phòng|giám đốc)|giám đốc|nhân viên|chuyên viên|kế toán|kỹ sư|lập trình viên|quản lý|giám sát|trợ lý|thư ký|giáo viên|giảng viên|bác sĩ|điều dưỡng|y tá|dược sĩ|tài xế|thợ|đầu bếp|phục vụ|lễ tân|thực tập sinh|phiên dịch|cố vấn)(?! \\d)`,
  ) +
    '|^(?:ผู้จัดการ|ผู้ช่วย|ผู้อำนวยการ|หัวหน้า|พนักงาน|เจ้าหน้าที่|วิศวกร|นักบัญชี|นักวิเคราะห์|นัก|ครู|อาจารย์|แพทย์|พยาบาล|เภสัชกร|ช่าง|พ่อครัว|แม่ครัว|เลขานุการ|ที่ปรึกษา|โปรแกรมเมอร์|สมุห์บัญชี|คนขับ)' +
    '|(?:经理|經理|主管|总监|總監|工程师|工程師|专员|專員|助理|会计师?|會計師?|护士|護士|护士长|護理長|護理師|医生|醫師|医师|教师|教師|老师|老師|讲师|講師|教授|主任|组长|組長|店长|店長|厂长|司机|司機|秘书|秘書|顾问|顧問|设计师|設計師|分析师|分析師|程序员|销售员|业务员|業務員|服务员|店员|店員|翻译|编辑|編輯|出纳|厨师|廚師|部长|部長|課長|係長|次長|社員|職員|研究員|研究员|实习生|實習生|代表|总裁|主任医师)$'.replace(
      /./gu,
      (sign) => fold(sign),
    ) +
    `|(?:${fold('エンジニア|マネージャー|マネジャー|リーダー|スタッフ|ディレクター|デザイナー|プログラマー|コンサルタント|アシスタント|アナリスト|オペレーター|チーフ|(?<!を)担当|販売員|看護師|薬剤師|保育士|介護士|介護福祉士|調理師|運転手|事務|営業|総務|経理|教諭|講師')})$`,
  'u',
);

/** How surely folded words in a language without a glossary are a title: by their first noun or their last. */
export function titleInUnsupportedLanguage(folded: string): number {
  if (phrases.test(folded)) return 0.85;
  const words = folded.split(/[^\p{L}\p{M}\u200c-]+/u).filter(Boolean);
  if (words.length === 0 || words.length > 8) return 0;
  if (nouns.has(words[0] ?? '') || nouns.has(words.at(-1) ?? '')) return 0.85;
  return words.some((word) => nouns.has(word)) ? 0.6 : 0;
}
