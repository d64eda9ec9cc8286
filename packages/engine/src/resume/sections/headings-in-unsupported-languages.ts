import { fold } from '../../words/reading-copy.ts';
import type { SectionKind } from './heading-words.ts';

/** Headings in languages of which little else is known: Russian, Czech, Hungarian, Turkish, Greek, Arabic, Chinese … */
const written: readonly (readonly [SectionKind, string])[] = [
  [
    'experience',
    `Опыт работы|Трудовая деятельность|Профессиональный опыт|Досвід роботи|Трудова діяльність|Професійний досвід|
    Pracovní zkušenosti|Pracovné skúsenosti|Praxe|Prax|Praxe a zkušenosti|Profesní zkušenosti|Zaměstnání|Szakmai tapasztalat|Munkatapasztalat|
    Szakmai tapasztalatok|Munkahelyek|İş Deneyimi|İş Deneyimleri|Deneyim|Deneyimler|Deneyimlerim|İş Tecrübesi|Mesleki Deneyim|
    Arbetslivserfarenhet|Arbetslivserfarenhet i korthet|Yrkeserfarenhet|Erfarenhet|Anställningar|Erfaring|Arbejdserfaring|
    Erhvervserfaring|Arbeidserfaring|Yrkeserfaring|Työkokemus|Töökogemus|Darbo patirtis|Darba pieredze|Επαγγελματική εμπειρία|
    Εμπειρία|Εργασιακή εμπειρία|Προϋπηρεσία|Radno iskustvo|Радно искуство|Трудов стаж|Професионален опит|工作经历|工作经验|工作經歷|
    工作經驗|经历|職歴|職務経歴|職務経験|경력|경력사항|경력 사항|직무경력|الخبرات|الخبرة|الخبرة العملية|الخبرات العملية|الخبرات المهنية|
    الخبرة المهنية|الخبرات الوظيفية|سوابق شغلی|سوابق کاری|سابقه کار|تجربیات شغلی|ניסיון תעסוקתי|ניסיון מקצועי|ניסיון בעבודה|ניסיון|
    कार्य अनुभव|कार्यानुभव|अनुभव|पेशेवर अनुभव|কর্ম অভিজ্ঞতা|ประสบการณ์ทำงาน|ประสบการณ์การทำงาน|ประวัติการทำงาน|Kinh nghiệm làm việc|
    Kinh nghiệm|Quá trình làm việc|Kinh nghiệm công tác|Pengalaman Kerja|Pengalaman|Riwayat Pekerjaan|Pengalaman Bekerja|
    Sea service|Sea service record|Sea going experience|Seagoing experience|Teaching positions|Clinical appointments`,
  ],
  [
    'education',
    `Образование|Освіта|Vzdělání|Vzdelanie|Dosažené vzdělání|Tanulmányok|Végzettség|Végzettségek|Iskolai végzettség|Eğitim|
    Eğitim Bilgileri|Öğrenim|Öğrenim Durumu|Utbildning|Utbildningar|Uddannelse|Utdanning|Koulutus|Haridus|Haridustee|Išsilavinimas|Izglītība|
    Εκπαίδευση|Σπουδές|Obrazovanje|Образовање|教育背景|教育经历|教育程度|學歷|學經歷|学历|学歴|学歴 職歴|학력|학력사항|학력 사항|التعليم|
    المؤهلات العلمية|المؤهلات|المؤهل العلمي|التعليم والمؤهلات|سوابق تحصیلی|تحصیلات|השכלה|לימודים|शिक्षा|शैक्षणिक योग्यता|
    शैक्षिक योग्यता|শিক্ষাগত যোগ্যতা|การศึกษา|ประวัติการศึกษา|Học vấn|Trình độ học vấn|Quá trình học tập|Riwayat Pendidikan|
    Pendidikan|Pendidikan Formal|Latar Belakang Pendidikan`,
  ],
  [
    'skills',
    `Навыки|Ключевые навыки|Профессиональные навыки|Навички|Професійні навички|Dovednosti|Znalosti|Znalosti a dovednosti|Zručnosti|
    Készségek|Ismeretek|Számítógépes ismeretek|Beceriler|Yetenekler|Yetkinlikler|Bilgisayar Bilgisi|Kompetenser|Färdigheter|
    Kompetencer|Ferdigheter|Taidot|Oskused|Įgūdžiai|Prasmes|Δεξιότητες|Vještine|Вештине|Умения|技能|专业技能|專業技能|專長|スキル|活かせる経験 知識 技術|
    기술|보유기술|المهارات|المهارات الشخصية|مهارت ها|مهارت‌ها|כישורים|מיומנויות|कौशल|ทักษะ|ความสามารถ|Kỹ năng|Keahlian|Kemampuan|Keterampilan`,
  ],
  [
    'languages',
    `Языки|Знание языков|Иностранные языки|Мови|Знання мов|Іноземні мови|Jazyky|Jazykové znalosti|Jazykové schopnosti|Nyelvismeret|
    Nyelvtudás|Nyelvek|Diller|Yabancı Dil|Yabancı Diller|Dil Bilgisi|Språk|Språkkunskaper|Sprog|Sprogkundskaber|Kielitaito|Keeled|
    Keelteoskus|Kalbos|Valodas|Γλώσσες|Ξένες γλώσσες|Jezici|Језици|Strani jezici|Езици|Чужди езици|语言|语言能力|語言能力|語言|外语水平|語学|語学力|언어|
    외국어|외국어 능력|어학|اللغات|زبان ها|زبان‌ها|زبان|שפות|भाषाएँ|भाषाएं|भाषा|भाषा ज्ञान|ভাষা|ภาษา|ความสามารถทางภาษา|Ngoại ngữ|
    Trình độ ngoại ngữ|Bahasa|Kemampuan Bahasa|Penguasaan Bahasa`,
  ],
  [
    'summary',
    `О себе|Обо мне|Цель|Про себе|Мета|O mně|Profil|Cíl|Bemutatkozás|Hakkımda|Özet|Kariyer Hedefi|Om mig|Om meg|Profiili|Προφίλ|O meni|За мен|
    自我评价|自我評價|个人简介|個人簡介|自己PR|職務要約|志望動機|자기소개|نبذة|نبذة شخصية|الملخص|الهدف الوظيفي|الهدف|درباره من|תמצית|אודות|परिचय|उद्देश्य|
    สรุป|จุดมุ่งหมาย|Mục tiêu nghề nghiệp|Giới thiệu|Ringkasan|Tentang Saya|Profil Singkat`,
  ],
  [
    'personal',
    `Личные данные|Личная информация|Персональные данные|Особисті дані|Особиста інформація|Osobní údaje|Osobné údaje|Osobní informace|
    Személyes adatok|Kişisel Bilgiler|Personuppgifter|Personlige oplysninger|Personlige opplysninger|Henkilötiedot|Isikuandmed|
    Asmeniniai duomenys|Προσωπικά στοιχεία|Osobni podaci|Лични данни|个人信息|基本信息|個人資料|基本資料|기본정보|인적사항|개인정보|
    المعلومات الشخصية|البيانات الشخصية|معلومات شخصية|بيانات شخصية|اطلاعات شخصی|مشخصات فردی|פרטים אישיים|व्यक्तिगत विवरण|
    व्यक्तिगत जानकारी|ข้อมูลส่วนตัว|ประวัติส่วนตัว|Thông tin cá nhân|Data Pribadi|Data Diri|Informasi Pribadi|Askerlik Durumu`,
  ],
  [
    'contact',
    `Контакты|Контакти|Kontakty|Elérhetőség|Elérhetőségek|İletişim|İletişim Bilgileri|Kontaktuppgifter|Yhteystiedot|Επικοινωνία|
    联系方式|聯絡方式|連絡先|연락처|معلومات الاتصال|بيانات الاتصال|التواصل|اطلاعات تماس|פרטי התקשרות|יצירת קשר|संपर्क|ข้อมูลติดต่อ|
    ติดต่อ|Liên hệ|Thông tin liên hệ|Kontak`,
  ],
  [
    'certifications',
    `Сертификаты|Курсы|Повышение квалификации|Повышение квалификации курсы|Сертифікати|Курси|Kurzy|Kurzy a certifikáty|Certifikáty|
    Tanfolyamok|Képesítések|Sertifikalar|Kurslar|Sertifika ve Kurslar|Kurser|Certifikat|Certifieringar|Kurssit|Σεμινάρια|
    Πιστοποιήσεις|证书|专业证书|資格|免許 資格|資格 免許|保有資格|證照|專業證照|자격증|자격사항|면허 및 자격증|الشهادات|الشهادات المهنية|
    الدورات التدريبية|الدورات|گواهینامه ها|دوره ها|קורסים|הסמכות|תעודות|प्रमाणपत्र|ประกาศนียบัตร|การอบรม|ใบรับรอง|Chứng chỉ|
    Sertifikat|Sertifikasi|Pelatihan|Kursus|Certificates of competency|Certificates of proficiency`,
  ],
  [
    'interests',
    `Хобби|Увлечения|Хобі|Захоплення|Záliby|Koníčky|Érdeklődési kör|Hobi|Hobiler|İlgi Alanları|Intressen|Fritid|Harrastukset|
    Ενδιαφέροντα|兴趣爱好|興趣|趣味|취미|الهوايات|علاقه مندی ها|תחביבים|रुचियाँ|रुचि|งานอดิเรก|Sở thích|Hobi|Minat`,
  ],
  [
    'references',
    `Рекомендации|Рекомендації|Reference|Referenciák|Referanslar|Referenser|Referencer|Referanser|Suosittelijat|Συστάσεις|推荐人|推薦人|المراجع|
    המלצות|ממליצים|संदर्भ|บุคคลอ้างอิง|Người tham khảo|Referensi`,
  ],
  [
    'additional',
    `Дополнительная информация|Додаткова інформація|Další informace|Ostatní|Řidičský průkaz|Vodičský preukaz|Egyéb|Egyéb információk|
    Diğer|Ek Bilgiler|Ehliyet|Övrigt|Körkort|Muut|Άλλα στοιχεία|其他|その他|기타|معلومات إضافية|אחר|अन्य|อื่นๆ|Khác|Lainnya`,
  ],
];

/** Folded phrases by section. */
export const headingsOfOtherLanguages: readonly (readonly [SectionKind, readonly string[]])[] = written.map(
  ([kind, phrases]) => [
    kind,
    fold(phrases)
      .split('|')
      .map((phrase) => phrase.trim()),
  ],
);
