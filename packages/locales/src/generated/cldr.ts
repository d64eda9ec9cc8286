// Made by tools/build-locales.ts from CLDR (Unicode-3.0); see NOTICE.
export const cldr = {
  ar: {
    "name": "Arabic",
    "months": [
      "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
      "جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر",
      "كانون_الثاني شباط آذار نيسان أيار حزيران تموز آب أيلول تشرين_الأول تشرين_الثاني كانون_الأول",
      "يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر",
      "يناير فبراير مارس إبريل مايو يونيو يوليو أغشت شتمبر أكتوبر نوفمبر دجمبر"
    ],
    "weekdays": "الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت"
  },
  bg: {
    "name": "Bulgarian",
    "months": [
      "януари февруари март април май юни юли август септември октомври ноември декември"
    ],
    "weekdays": "неделя понеделник вторник сряда четвъртък петък събота"
  },
  bn: {
    "name": "Bangla",
    "months": [
      "জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর"
    ],
    "weekdays": "রবিবার সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার শুক্রবার শনিবার"
  },
  cs: {
    "name": "Czech",
    "months": [
      "leden únor březen duben květen červen červenec srpen září říjen listopad prosinec",
      "ledna února března dubna května června července srpna září října listopadu prosince"
    ],
    "weekdays": "neděle pondělí úterý středa čtvrtek pátek sobota"
  },
  da: {
    "name": "Danish",
    "months": [
      "januar februar marts april maj juni juli august september oktober november december"
    ],
    "weekdays": "søndag mandag tirsdag onsdag torsdag fredag lørdag"
  },
  de: {
    "name": "German",
    "months": [
      "januar februar märz april mai juni juli august september oktober november dezember",
      "jänner februar märz april mai juni juli august september oktober november dezember"
    ],
    "weekdays": "sonntag montag dienstag mittwoch donnerstag freitag samstag"
  },
  el: {
    "name": "Greek",
    "months": [
      "ιανουάριος φεβρουάριος μάρτιος απρίλιος μάιος ιούνιος ιούλιος αύγουστος σεπτέμβριος οκτώβριος νοέμβριος δεκέμβριος",
      "ιανουαρίου φεβρουαρίου μαρτίου απριλίου μαΐου ιουνίου ιουλίου αυγούστου σεπτεμβρίου οκτωβρίου νοεμβρίου δεκεμβρίου"
    ],
    "weekdays": "κυριακή δευτέρα τρίτη τετάρτη πέμπτη παρασκευή σάββατο"
  },
  en: {
    "name": "English",
    "months": [
      "january february march april may june july august september october november december"
    ],
    "weekdays": "sunday monday tuesday wednesday thursday friday saturday"
  },
  es: {
    "name": "Spanish",
    "months": [
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
      "enero febrero marzo abril mayo junio julio agosto setiembre octubre noviembre diciembre"
    ],
    "weekdays": "domingo lunes martes miércoles jueves viernes sábado"
  },
  et: {
    "name": "Estonian",
    "months": [
      "jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember"
    ],
    "weekdays": "pühapäev esmaspäev teisipäev kolmapäev neljapäev reede laupäev"
  },
  fa: {
    "name": "Persian",
    "months": [
      "ژانویه فوریه مارس آوریل مه ژوئن ژوئیه اوت سپتامبر اکتبر نوامبر دسامبر",
      "ژانویهٔ فوریهٔ مارس آوریل مهٔ ژوئن ژوئیهٔ اوت سپتامبر اکتبر نوامبر دسامبر",
      "جنوری فبروری مارچ اپریل می جون جولای اگست سپتمبر اکتوبر نومبر دسمبر"
    ],
    "weekdays": "یکشنبه دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه شنبه"
  },
  fi: {
    "name": "Finnish",
    "months": [
      "tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu",
      "tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta"
    ],
    "weekdays": "sunnuntai maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntaina maanantaina tiistaina keskiviikkona torstaina perjantaina lauantaina"
  },
  fil: {
    "name": "Filipino",
    "months": [
      "enero pebrero marso abril mayo hunyo hulyo agosto setyembre oktubre nobyembre disyembre"
    ],
    "weekdays": "linggo lunes martes miyerkules huwebes biyernes sabado"
  },
  fr: {
    "name": "French",
    "months": [
      "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"
    ],
    "weekdays": "dimanche lundi mardi mercredi jeudi vendredi samedi"
  },
  he: {
    "name": "Hebrew",
    "months": [
      "ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר"
    ],
    "weekdays": "יום_ראשון יום_שני יום_שלישי יום_רביעי יום_חמישי יום_שישי יום_שבת"
  },
  hi: {
    "name": "Hindi",
    "months": [
      "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर"
    ],
    "weekdays": "रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार"
  },
  hr: {
    "name": "Croatian",
    "months": [
      "siječanj veljača ožujak travanj svibanj lipanj srpanj kolovoz rujan listopad studeni prosinac",
      "siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca"
    ],
    "weekdays": "nedjelja ponedjeljak utorak srijeda četvrtak petak subota"
  },
  hu: {
    "name": "Hungarian",
    "months": [
      "január február március április május június július augusztus szeptember október november december"
    ],
    "weekdays": "vasárnap hétfő kedd szerda csütörtök péntek szombat"
  },
  id: {
    "name": "Indonesian",
    "months": [
      "januari februari maret april mei juni juli agustus september oktober november desember"
    ],
    "weekdays": "minggu senin selasa rabu kamis jumat sabtu"
  },
  it: {
    "name": "Italian",
    "months": [
      "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"
    ],
    "weekdays": "domenica lunedì martedì mercoledì giovedì venerdì sabato"
  },
  ja: {
    "name": "Japanese",
    "months": [],
    "weekdays": "日曜日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日"
  },
  ko: {
    "name": "Korean",
    "months": [],
    "weekdays": "일요일 월요일 화요일 수요일 목요일 금요일 토요일"
  },
  lt: {
    "name": "Lithuanian",
    "months": [
      "sausis vasaris kovas balandis gegužė birželis liepa rugpjūtis rugsėjis spalis lapkritis gruodis",
      "sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio"
    ],
    "weekdays": "sekmadienis pirmadienis antradienis trečiadienis ketvirtadienis penktadienis šeštadienis"
  },
  lv: {
    "name": "Latvian",
    "months": [
      "janvāris februāris marts aprīlis maijs jūnijs jūlijs augusts septembris oktobris novembris decembris"
    ],
    "weekdays": "svētdiena pirmdiena otrdiena trešdiena ceturtdiena piektdiena sestdiena"
  },
  nb: {
    "name": "Norwegian Bokmål",
    "months": [
      "januar februar mars april mai juni juli august september oktober november desember"
    ],
    "weekdays": "søndag mandag tirsdag onsdag torsdag fredag lørdag"
  },
  nl: {
    "name": "Dutch",
    "months": [
      "januari februari maart april mei juni juli augustus september oktober november december"
    ],
    "weekdays": "zondag maandag dinsdag woensdag donderdag vrijdag zaterdag"
  },
  pl: {
    "name": "Polish",
    "months": [
      "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień",
      "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia"
    ],
    "weekdays": "niedziela poniedziałek wtorek środa czwartek piątek sobota"
  },
  pt: {
    "name": "Portuguese",
    "months": [
      "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro"
    ],
    "weekdays": "domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado"
  },
  ro: {
    "name": "Romanian",
    "months": [
      "ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie"
    ],
    "weekdays": "duminică luni marți miercuri joi vineri sâmbătă"
  },
  ru: {
    "name": "Russian",
    "months": [
      "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь",
      "января февраля марта апреля мая июня июля августа сентября октября ноября декабря"
    ],
    "weekdays": "воскресенье понедельник вторник среда четверг пятница суббота"
  },
  sk: {
    "name": "Slovak",
    "months": [
      "január február marec apríl máj jún júl august september október november december",
      "januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra"
    ],
    "weekdays": "nedeľa pondelok utorok streda štvrtok piatok sobota"
  },
  sl: {
    "name": "Slovenian",
    "months": [
      "januar februar marec april maj junij julij avgust september oktober november december"
    ],
    "weekdays": "nedelja ponedeljek torek sreda četrtek petek sobota"
  },
  sq: {
    "name": "Albanian",
    "months": [
      "janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor"
    ],
    "weekdays": "e_diel e_hënë e_martë e_mërkurë e_enjte e_premte e_shtunë"
  },
  sr: {
    "name": "Serbian",
    "months": [
      "јануар фебруар март април мај јун јул август септембар октобар новембар децембар",
      "januar februar mart april maj jun jul avgust septembar oktobar novembar decembar"
    ],
    "weekdays": "недеља понедељак уторак среда четвртак петак субота nedelja ponedeljak utorak sreda četvrtak petak subota nedjelja ponedjeljak srijeda"
  },
  sv: {
    "name": "Swedish",
    "months": [
      "januari februari mars april maj juni juli augusti september oktober november december"
    ],
    "weekdays": "söndag måndag tisdag onsdag torsdag fredag lördag"
  },
  sw: {
    "name": "Swahili",
    "months": [
      "januari februari machi aprili mei juni julai agosti septemba oktoba novemba desemba"
    ],
    "weekdays": "jumapili jumatatu jumanne jumatano alhamisi ijumaa jumamosi"
  },
  th: {
    "name": "Thai",
    "months": [
      "มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม"
    ],
    "weekdays": "วันอาทิตย์ วันจันทร์ วันอังคาร วันพุธ วันพฤหัสบดี วันศุกร์ วันเสาร์"
  },
  tr: {
    "name": "Turkish",
    "months": [
      "ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık"
    ],
    "weekdays": "pazar pazartesi salı çarşamba perşembe cuma cumartesi"
  },
  uk: {
    "name": "Ukrainian",
    "months": [
      "січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень",
      "січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня"
    ],
    "weekdays": "неділя понеділок вівторок середа четвер пʼятниця субота"
  },
  ur: {
    "name": "Urdu",
    "months": [
      "جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر"
    ],
    "weekdays": "اتوار پیر منگل بدھ جمعرات جمعہ ہفتہ"
  },
  vi: {
    "name": "Vietnamese",
    "months": [],
    "weekdays": "chủ_nhật thứ_hai thứ_ba thứ_tư thứ_năm thứ_sáu thứ_bảy"
  },
  zh: {
    "name": "Chinese",
    "months": [
      "一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月"
    ],
    "weekdays": "星期日 星期一 星期二 星期三 星期四 星期五 星期六"
  },
} as const;
