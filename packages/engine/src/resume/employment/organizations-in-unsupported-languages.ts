import { fold } from '../../words/reading-copy.ts';

const anyOf = (list: string): string =>
  fold(list)
    .trim()
    .split(/(?:(?<!\s)\s+)?\|\s*/)
    .map((form) => form.replaceAll('.', '\\.'))
    .join('|');

/** Legal forms that begin or end a name. */
const legalForms = [
  // Words that begin one: "ООО Ромашка", "PT Mega Abadi", "Công ty TNHH Hoa Sen", "บริษัท …".
  `^["«„“]?(?:${anyOf('ооо|оао|пао|зао|ао|ип|гуп|муп|тов|пп|фоп|пат|прат|ет|pt|cv|ud|uab|sia|as|công ty|tập đoàn|tổng công ty|บริษัท|ห้างหุ้นส่วน|شركة|مؤسسة|مجموعة|شرکت|مؤسسه|חברת|株式会社|有限会社|合同会社|医療法人|学校法人|社会福祉法人|주식회사|유한회사|의료법인')})(?![a-zа-яіїє])(?=["«„“. ]*\\S{2})`,
  `^\\((?:주|유|株|有|合|재|사)\\)|\\((?:주|유|株|有)\\)$|㈜|㈱`,
  // Forms that end one.
  `(?:株式会社|有限会社|合同会社|有限公司|公司|集团|集團|事務所|事务所|주식회사)$`,
  `[ ,](?:${anyOf('a.s.|a.ş.|aş|ltd. şti.|san. ve tic.|san. tic.|s.r.o.|spol. s r.o.|v.o.s.|k.s.|o.p.s.|z.s.|kft.|kft|bt.|bt|zrt.|zrt|nyrt.|nyrt|ab|hb|a/s|as|aps|asa|oy|oyj|ky|d.o.o.|d.d.|j.d.o.o.|а.д.|оод|еоод|ад|доо|α.ε.|ο.ε.|ε.ε.|ε.π.ε.|ι.κ.ε.|αε|οε|επε|ικε|sdn bhd|tbk|oü')})(?=$|[ ,;)])`,
  'בע"מ|בע׳׳מ|בעמ$',
];

/** Nouns that begin the name of an employer: "Больница № 3", "بنك …", "โรงพยาบาล…". */
const leading = anyOf(
  `компания|банк|завод|фабрика|больница|клиника|школа|детский сад|университет|институт|центр|группа компаний|администрация|
  министерство|гостиница|ресторан|магазин|компанія|лікарня|дитячий садок|університет|лікарня|готель|болница|училище|
  مستشفى|بنك|مصرف|وزارة|جامعة|مدرسة|مصنع|مكتب|هيئة|مركز|فندق|بلدية|معهد|صيدلية|بیمارستان|بانک|دانشگاه|کارخانه|گروه|وزارت|سازمان|مدرسه|
  בית חולים|בנק|משרד|עיריית|אוניברסיטת|מכללת|קבוצת|בית ספר|מפעלי|מלון|
  ngân hàng|bệnh viện|trường|khách sạn|nhà hàng|trung tâm|viện|cửa hàng|bank|rumah sakit|rsud|rs|universitas|sekolah|yayasan|dinas|kementerian|hotel|toko|koperasi|
  nemocnice|nemocnica|univerzita|základní škola|střední škola|gymnázium|gymnazium|mateřská škola|městský úřad|obecní úřad|bolnica|osnovna škola|tvornica|opća bolnica|
  εταιρεία|όμιλος|τράπεζα|νοσοκομείο|πανεπιστήμιο|δήμος|ξενοδοχείο|φαρμακείο|region|`.replace(/\|$/, ''),
);

/** Words that a name holds anywhere or ends with. */
const within = anyOf(
  `holding|bankası|hastanesi|üniversitesi|okulu|lisesi|koleji|şirketi|belediyesi|fabrikası|müdürlüğü|bakanlığı|oteli|eczanesi|mağazası|
  kórház|kórháza|iskola|egyetem|gimnázium|óvoda|hivatal|patika|gyógyszertár|bank|áruház|vállalat|gyár|
  kommun|kommune|region|sjukhus|sjukhuset|sygehus|sykehus|vårdcentral|skole|universitet|universitetet|kaupunki|sairaala|koulu|yliopisto|haigla|kool|ülikool|ligoninė|mokykla|slimnīca|
  банк|завод|комбинат|холдинг|школа|лікарня|больница|университет|університет|
  स्कूल|विद्यालय|महाविद्यालय|विश्वविद्यालय|अस्पताल|चिकित्सालय|बैंक|कंपनी|लिमिटेड|प्राइवेट|संस्थान|विभाग|मंत्रालय|उद्योग|कॉलेज|होटल|
  병원|은행|대학교|고등학교|그룹|연구소|학원|재단|협회|공사|공단|시청|구청`.trim(),
);

/** Ends of words that are written as one with what they name. */
const endings = anyOf(
  `医院|病院|银行|銀行|大学|大學|学院|學院|学校|學校|小学|中学|高校|研究所|研究院|工厂|工廠|酒店|飯店|診所|诊所|商店|超市|协会|協會|中心|公所|局|
  産業|工業|商事|物流|製作所|商会|商店|銀行|クリニック|ホテル|병원|은행|대학교|고등학교|그룹|전자|건설|식품|물산|연구소|
  sjukhus|sjukhuset|boende|äldreboende|skolan|hemmet|bolaget|kommunen|sygehuset|skolen|hospitalet|sykehuset|sykehjem|plejehjem|omsorgen`.trim(),
);

const isLegal = new RegExp(legalForms.join('|'), 'u');
const isNamed = new RegExp(
  `^["«„“]?(?:${leading})(?![\\p{L}\\p{M}])|(?<![\\p{L}\\p{M}])(?:${within})(?![\\p{L}\\p{M}])|(?:โรงพยาบาล|ธนาคาร|มหาวิทยาลัย|โรงเรียน|สำนักงาน|กระทรวง|โรงแรม|ร้าน|วิทยาลัย|องค์การ|เทศบาล)|[\\p{L}\\p{M}]{2}(?:${endings})$`,
  'u',
);

/** How surely folded words in a language without a glossary name an organization: 1, 0.6 or 0. */
export function organizationInUnsupportedLanguage(folded: string): number {
  if (isLegal.test(folded)) return 1;
  return isNamed.test(folded) ? 0.6 : 0;
}
