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
    "weekdays": "الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت",
    "languages": "en الإنجليزية|de الألمانية|fr الفرنسية|es الإسبانية|it الإيطالية|pt البرتغالية|nl الهولندية|ro الرومانية|pl البولندية|ru الروسية|uk الأوكرانية|zh الصينية|yue الكَنْتُونية|ja اليابانية|ko الكورية|ar العربية|hi الهندية|ur الأوردية|bn البنغالية|ta التاميلية|te التيلوغوية|kn الكانادا|ml المالايالامية|mr الماراثية|gu الغوجاراتية|pa البنجابية|or الأورية|sa السنسكريتية|ne النيبالية|si السنهالية|fa الفارسية|ps البشتو|ps بشتو|tr التركية|el اليونانية|he العبرية|hu الهنغارية|cs التشيكية|sk السلوفاكية|bg البلغارية|sr الصربية|hr الكرواتية|sl السلوفانية|sv السويدية|no النرويجية|da الدانمركية|fi الفنلندية|is الأيسلندية|et الإستونية|lv اللاتفية|lt الليتوانية|sq الألبانية|hy الأرمنية|ka الجورجية|kk الكازاخستانية|vi الفيتنامية|th التايلاندية|id الإندونيسية|ms الماليزية|fil الفلبينية|fil التاغالوغية|sw السواحلية|am الأمهرية|yo اليوروبا|ig الإيجبو|ha الهوسا|zu الزولو|xh الخوسا|af الأفريقانية|so الصومالية|ca الكتالانية|eu الباسكية|gl الجاليكية|ga الأيرلندية|cy الويلزية|wo الولوفية|sn الشونا|rw الكينيارواندا|ln اللينجالا|ti التغرينية|om الأورومية|bm البامبارا|tw التوي|ak الأكانية|tn التسوانية|ny النيانجا|lg الغاندا|ki الكيكيو|mg الملغاشي|az الأذربيجانية|uz الأوزبكية|tk التركمانية|tg الطاجيكية|ky القيرغيزية|mn المنغولية|mk المقدونية|bs البوسنية|be البيلاروسية|mt المالطية|lb اللكسمبورغية|my البورمية|km الخميرية|lo اللاوية|jv الجاوية|ceb السيبيوانية|ilo الإيلوكو|hmn الهمونجية|as الأسامية|kok الكونكانية|sd السندية|mai المايثيلي|bho البهوجبورية|ks الكشميرية|qu كيشوا|gn الغوارانية|fo الفاروية|ug الأويغورية|ug الأيغورية|bo التبتية|mi الماورية|sm الساموائية|to التونغية|nv النافاجو|ff الفولانية|yi اليديشية|br البريتونية|la اللاتينية"
  },
  bg: {
    "name": "Bulgarian",
    "months": [
      "януари февруари март април май юни юли август септември октомври ноември декември"
    ],
    "weekdays": "неделя понеделник вторник сряда четвъртък петък събота",
    "languages": "en английски|de немски|fr френски|es испански|it италиански|pt португалски|nl нидерландски|ro румънски|pl полски|ru руски|uk украински|zh китайски|yue кантонски|ja японски|ko корейски|ar арабски|hi хинди|ur урду|bn бенгалски|ta тамилски|te телугу|kn каннада|ml малаялам|mr марати|gu гуджарати|pa пенджабски|or ория|sa санскрит|ne непалски|si синхалски|fa персийски|ps пущу|ps пущунски|tr турски|el гръцки|he иврит|hu унгарски|cs чешки|sk словашки|bg български|sr сръбски|hr хърватски|sl словенски|sv шведски|no норвежки|da датски|fi фински|is исландски|et естонски|lv латвийски|lt литовски|sq албански|hy арменски|ka грузински|kk казахски|vi виетнамски|th тайски|id индонезийски|ms малайски|fil филипински|fil тагалог|sw суахили|am амхарски|yo йоруба|ig игбо|ha хауса|zu зулуски|xh кхоса|af африканс|so сомалийски|ca каталонски|eu баски|gl галисийски|ga ирландски|cy уелски|wo волоф|sn шона|rw киняруанда|ln лингала|ti тигриня|om оромо|bm бамбара|tw туи|ak акан|st сото|tn тсвана|ny нянджа|lg ганда|ki кикую|mg малгашки|az азербайджански|uz узбекски|tk туркменски|tg таджикски|ky киргизки|mn монголски|mk македонски|bs босненски|be беларуски|mt малтийски|lb люксембургски|my бирмански|km кхмерски|lo лаоски|jv явански|ceb себуански|ilo илоко|hmn хмонг|as асамски|kok конкани|sd синдхи|mai майтхили|bho боджпури|ks кашмирски|qu кечуа|gn гуарани|fo фарьорски|ug уйгурски|bo тибетски|mi маорски|sm самоански|to тонгански|haw хавайски|nv навахо|ff фула|yi идиш|br бретонски|la латински"
  },
  bn: {
    "name": "Bangla",
    "months": [
      "জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর"
    ],
    "weekdays": "রবিবার সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার শুক্রবার শনিবার",
    "languages": "en ইংরেজি|de জার্মান|fr ফরাসি|es স্প্যানিশ|it ইতালীয়|pt পর্তুগিজ|nl ওলন্দাজ|ro রোমানীয়|pl পোলিশ|ru রুশ|uk ইউক্রেনীয়|zh চীনা|yue ক্যান্টোনিজ|ja জাপানি|ko কোরিয়ান|ar আরবি|hi হিন্দি|ur উর্দু|bn বাংলা|ta তামিল|te তেলুগু|kn কন্নড়|ml মালয়ালম|mr মারাঠি|gu গুজরাটি|pa পাঞ্জাবি|or ওড়িয়া|sa সংস্কৃত|ne নেপালি|si সিংহলি|fa ফার্সি|ps পাশতু|tr তুর্কি|el গ্রিক|he হিব্রু|hu হাঙ্গেরীয়|cs চেক|sk স্লোভাক|bg বুলগেরিয়|sr সার্বীয়|hr ক্রোয়েশীয়|sl স্লোভেনীয়|sv সুইডিশ|no নরওয়েজীয়|da ডেনিশ|fi ফিনিশ|is আইসল্যান্ডীয়|et এস্তোনীয়|lv লাটভিয়|lt লিথুয়ানীয়|sq আলবেনীয়|hy আর্মেনিয়|ka জর্জিয়ান|kk কাজাখ|vi ভিয়েতনামী|th থাই|id ইন্দোনেশীয়|ms মালয়|fil ফিলিপিনো|fil তাগালগ|sw সোয়াহিলি|am আমহারিক|yo ইওরুবা|ig ইগবো|ha হাউসা|zu জুলু|xh খোসা|af আফ্রিকান|so সোমালি|ca কাতালান|eu বাস্ক|gl গ্যালিশীয়|ga আইরিশ|cy ওয়েলশ|wo ওলোফ|sn শোনা|rw কিনয়ারোয়ান্ডা|ln লিঙ্গালা|ti তিগরিনিয়া|om ওরোমো|bm বামবারা|tw টোয়াই|ak আকান|tn সোয়ানা|ny নায়াঞ্জা|lg গান্ডা|ki কিকুয়ু|mg মালাগাসি|az আজারবাইজানী|uz উজবেক|tk তুর্কমেনী|tg তাজিক|ky কিরগিজ|mn মোঙ্গোলীয়|mk ম্যাসেডোনিয়া|bs বসনীয়|be বেলারুশীয়|mt মল্টীয়|lb লুক্সেমবার্গীয়|my বর্মি|km খমের|lo লাও|jv জাভানিজ|ceb চেবুয়ানো|ilo ইলোকো|hmn হ্‌মোঙ|as অসমীয়া|kok কোঙ্কণী|sd সিন্ধি|mai মৈথিলি|bho ভোজপুরি|ks কাশ্মীরি|qu কেচুয়া|gn গুয়ারানি|fo ফেরোইস|ug উইঘুর|bo তিব্বতি|mi মাওরি|sm সামোয়ান|to টোঙ্গান|haw হাওয়াইয়ান|nv নাভাজো|gd স্কটিশ-গ্যেলিক|ff ফুলা|yi ইদ্দিশ|br ব্রেটন|la লাতিন"
  },
  cs: {
    "name": "Czech",
    "months": [
      "leden únor březen duben květen červen červenec srpen září říjen listopad prosinec",
      "ledna února března dubna května června července srpna září října listopadu prosince"
    ],
    "weekdays": "neděle pondělí úterý středa čtvrtek pátek sobota",
    "languages": "en angličtina|de němčina|fr francouzština|es španělština|it italština|pt portugalština|nl nizozemština|ro rumunština|pl polština|ru ruština|uk ukrajinština|zh čínština|yue kantonština|ja japonština|ko korejština|ar arabština|hi hindština|ur urdština|bn bengálština|ta tamilština|te telugština|kn kannadština|ml malajálamština|mr maráthština|gu gudžarátština|pa paňdžábština|or urijština|sa sanskrt|ne nepálština|si sinhálština|fa perština|ps paštština|tr turečtina|el řečtina|he hebrejština|hu maďarština|cs čeština|sk slovenština|bg bulharština|sr srbština|hr chorvatština|sl slovinština|sv švédština|no norština|da dánština|fi finština|is islandština|et estonština|lv lotyština|lt litevština|sq albánština|hy arménština|ka gruzínština|kk kazaština|vi vietnamština|th thajština|id indonéština|ms malajština|fil filipínština|fil tagalog|sw svahilština|am amharština|yo jorubština|ig igboština|ha hauština|zu zuluština|xh xhoština|af afrikánština|so somálština|ca katalánština|eu baskičtina|gl galicijština|ga irština|cy velština|wo wolofština|sn šonština|rw kiňarwandština|ln lingalština|ti tigrinijština|om oromština|bm bambarština|ak akanština|tn setswanština|ny ňandžština|lg gandština|ki kikujština|mg malgaština|az ázerbájdžánština|uz uzbečtina|tk turkmenština|tg tádžičtina|ky kyrgyzština|mn mongolština|mk makedonština|bs bosenština|be běloruština|mt maltština|lb lucemburština|my barmština|km khmérština|lo laoština|jv javánština|ceb cebuánština|ilo ilokánština|hmn hmongština|as ásámština|kok konkánština|sd sindhština|mai maithiliština|bho bhódžpurština|ks kašmírština|tcy tuluština|qu kečuánština|gn guaranština|fo faerština|ug ujgurština|bo tibetština|mi maorština|sm samojština|to tongánština|haw havajština|nv navažština|ff fulbština|yi jidiš|br bretonština|la latina"
  },
  da: {
    "name": "Danish",
    "months": [
      "januar februar marts april maj juni juli august september oktober november december"
    ],
    "weekdays": "søndag mandag tirsdag onsdag torsdag fredag lørdag",
    "languages": "en engelsk|fr fransk|es spansk|it italiensk|pt portugisisk|nl nederlandsk|ro rumænsk|pl polsk|ru russisk|uk ukrainsk|zh kinesisk|yue kantonesisk|ja japansk|ko koreansk|ar arabisk|hi hindi|bn bengali|ta tamil|te telugu|kn kannada|ml malayalam|mr marathi|gu gujarati|pa punjabi|or oriya|sa sanskrit|ne nepalesisk|si singalesisk|fa persisk|ps pashto|ps pushto|tr tyrkisk|el græsk|he hebraisk|hu ungarsk|cs tjekkisk|sk slovakisk|bg bulgarsk|sr serbisk|hr kroatisk|sl slovensk|sv svensk|no norsk|no bokmål|da dansk|fi finsk|is islandsk|et estisk|lv lettisk|lt litauisk|sq albansk|hy armensk|ka georgisk|kk kasakhisk|vi vietnamesisk|id indonesisk|ms malajisk|fil filippinsk|fil tagalog|sw swahili|am amharisk|yo yoruba|ha hausa|xh xhosa|af afrikaans|ca catalansk|eu baskisk|gl galicisk|cy walisisk|wo wolof|sn shona|rw kinyarwanda|ln lingala|ti tigrinya|om oromo|bm bambara|st sydsotho|tn tswana|nd nordndebele|ny nyanja|lg ganda|ki kikuyu|mg malagassisk|az aserbajdsjansk|uz usbekisk|tk turkmensk|tg tadsjikisk|ky kirgisisk|mn mongolsk|mk makedonsk|bs bosnisk|be belarusisk|mt maltesisk|lb luxembourgsk|my burmesisk|km khmer|jv javanesisk|ceb cebuano|ilo iloko|hmn hmong|as assamesisk|kok konkani|sd sindhi|mai maithili|bho bhojpuri|ks kashmiri|hak hakka-kinesisk|qu quechua|gn guarani|fo færøsk|ug uygurisk|ug uighurisk|bo tibetansk|mi maori|sm samoansk|to tongansk|haw hawaiiansk|nv navajo|ff fulah|yi jiddisch|br bretonsk|nan min-kinesisk"
  },
  de: {
    "name": "German",
    "months": [
      "januar februar märz april mai juni juli august september oktober november dezember",
      "jänner februar märz april mai juni juli august september oktober november dezember"
    ],
    "weekdays": "sonntag montag dienstag mittwoch donnerstag freitag samstag",
    "languages": "en englisch|de deutsch|fr französisch|es spanisch|it italienisch|pt portugiesisch|nl niederländisch|ro rumänisch|pl polnisch|ru russisch|uk ukrainisch|zh chinesisch|yue kantonesisch|ja japanisch|ko koreanisch|ar arabisch|hi hindi|bn bengalisch|ta tamil|te telugu|kn kannada|ml malayalam|mr marathi|gu gujarati|pa punjabi|or oriya|sa sanskrit|ne nepalesisch|si singhalesisch|fa persisch|ps paschtu|tr türkisch|el griechisch|he hebräisch|hu ungarisch|cs tschechisch|sk slowakisch|bg bulgarisch|sr serbisch|hr kroatisch|sl slowenisch|sv schwedisch|no norwegisch|da dänisch|fi finnisch|is isländisch|et estnisch|lv lettisch|lt litauisch|sq albanisch|hy armenisch|ka georgisch|kk kasachisch|vi vietnamesisch|th thailändisch|id indonesisch|ms malaiisch|fil filipino|fil tagalog|sw suaheli|am amharisch|yo yoruba|ha haussa|xh xhosa|af afrikaans|ca katalanisch|eu baskisch|gl galicisch|ga irisch|cy walisisch|wo wolof|sn shona|rw kinyarwanda|ln lingala|ti tigrinya|om oromo|bm bambara|st süd-sotho|tn tswana|nd nord-ndebele|ny nyanja|lg ganda|ki kikuyu|mg malagasy|az aserbaidschanisch|uz usbekisch|tk turkmenisch|tg tadschikisch|ky kirgisisch|mn mongolisch|mk mazedonisch|bs bosnisch|be belarussisch|mt maltesisch|lb luxemburgisch|my birmanisch|km khmer|lo laotisch|jv javanisch|ceb cebuano|ilo ilokano|as assamesisch|kok konkani|sd sindhi|mai maithili|bho bhodschpuri|ks kaschmiri|hak hakka|qu quechua|gn guaraní|fo färöisch|ug uigurisch|bo tibetisch|mi māori|sm samoanisch|to tongaisch|haw hawaiisch|nv navajo|yi jiddisch|br bretonisch|la latein"
  },
  el: {
    "name": "Greek",
    "months": [
      "ιανουάριος φεβρουάριος μάρτιος απρίλιος μάιος ιούνιος ιούλιος αύγουστος σεπτέμβριος οκτώβριος νοέμβριος δεκέμβριος",
      "ιανουαρίου φεβρουαρίου μαρτίου απριλίου μαΐου ιουνίου ιουλίου αυγούστου σεπτεμβρίου οκτωβρίου νοεμβρίου δεκεμβρίου"
    ],
    "weekdays": "κυριακή δευτέρα τρίτη τετάρτη πέμπτη παρασκευή σάββατο",
    "languages": "en αγγλικά|de γερμανικά|fr γαλλικά|es ισπανικά|it ιταλικά|pt πορτογαλικά|nl ολλανδικά|ro ρουμανικά|pl πολωνικά|ru ρωσικά|uk ουκρανικά|zh κινεζικά|yue καντονέζικα|ja ιαπωνικά|ko κορεατικά|ar αραβικά|hi χίντι|ur ούρντου|bn βεγγαλικά|ta ταμιλικά|te τελούγκου|kn κανάντα|ml μαλαγιαλαμικά|mr μαραθικά|gu γκουτζαρατικά|pa παντζαπικά|or όντια|sa σανσκριτικά|ne νεπαλικά|si σινχαλεζικά|fa περσικά|ps πάστο|tr τουρκικά|el ελληνικά|he εβραϊκά|hu ουγγρικά|cs τσεχικά|sk σλοβακικά|bg βουλγαρικά|sr σερβικά|hr κροατικά|sl σλοβενικά|sv σουηδικά|no νορβηγικά|da δανικά|fi φινλανδικά|is ισλανδικά|et εσθονικά|lv λετονικά|lt λιθουανικά|sq αλβανικά|hy αρμενικά|ka γεωργιανά|kk καζακικά|vi βιετναμικά|th ταϊλανδικά|id ινδονησιακά|ms μαλαισιανά|fil φιλιππινικά|fil τάγκαλογκ|sw σουαχίλι|am αμχαρικά|yo γιορούμπα|ig ίγκμπο|ha χάουσα|zu ζουλού|xh κόσα|af αφρικάανς|so σομαλικά|ca καταλανικά|eu βασκικά|gl γαλικιανά|ga ιρλανδικά|cy ουαλικά|wo γουόλοφ|sn σόνα|rw κινιαρουάντα|ln λινγκάλα|ti τιγκρινικά|om ορόμο|bm μπαμπάρα|tw τούι|ak ακάν|tn τσουάνα|ny νιάντζα|lg γκάντα|ki κικούγιου|mg μαλγασικά|az αζερμπαϊτζανικά|uz ουζμπεκικά|tk τουρκμενικά|tg τατζικικά|ky κιργιζικά|mn μογγολικά|mk σλαβομακεδονικά|bs βοσνιακά|be λευκορωσικά|mt μαλτεζικά|lb λουξεμβουργιανά|my βιρμανικά|km χμερ|lo λαοτινά|jv ιαβανικά|ceb σεμπουάνο|ilo ιλόκο|hmn χμονγκ|as ασαμικά|kok κονκανικά|sd σίντι|mai μαϊτχίλι|bho μπότζπουρι|ks κασμιρικά|qu κέτσουα|gn γκουαρανί|fo φεροϊκά|ug ουιγουρικά|ug ουιγούρ|bo θιβετιανά|mi μαορί|sm σαμοανά|to τονγκανικά|haw χαβαϊκά|nv νάβαχο|ff φουλά|yi γίντις|br βρετονικά|la λατινικά"
  },
  en: {
    "name": "English",
    "months": [
      "january february march april may june july august september october november december"
    ],
    "weekdays": "sunday monday tuesday wednesday thursday friday saturday",
    "languages": "en english|de german|fr french|es spanish|it italian|pt portuguese|nl dutch|ro romanian|pl polish|ru russian|uk ukrainian|zh chinese|yue cantonese|ja japanese|ko korean|ar arabic|hi hindi|bn bangla|ta tamil|te telugu|kn kannada|ml malayalam|mr marathi|gu gujarati|pa punjabi|sa sanskrit|ne nepali|si sinhala|fa persian|ps pashto|ps pushto|tr turkish|el greek|he hebrew|hu hungarian|cs czech|sk slovak|bg bulgarian|sr serbian|hr croatian|sl slovenian|sv swedish|no norwegian|da danish|fi finnish|is icelandic|et estonian|lv latvian|lt lithuanian|sq albanian|hy armenian|ka georgian|kk kazakh|vi vietnamese|id indonesian|ms malay|fil filipino|fil tagalog|sw swahili|am amharic|yo yoruba|ha hausa|xh xhosa|af afrikaans|ca catalan|eu basque|gl galician|ga irish|cy welsh|wo wolof|sn shona|rw kinyarwanda|ln lingala|ti tigrinya|om oromo|bm bambara|tn tswana|ny nyanja|lg ganda|ki kikuyu|mg malagasy|ckb-menu-core kurdish|uz uzbek|tk turkmen|tg tajik|ky kyrgyz|ky kirghiz|mn mongolian|mk macedonian|bs bosnian|be belarusian|mt maltese|lb luxembourgish|my burmese|km khmer|jv javanese|ceb cebuano|ilo iloko|hmn hmong|as assamese|kok konkani|sd sindhi|mai maithili|bho bhojpuri|ks kashmiri|qu quechua|gn guarani|fo faroese|ug uyghur|ug uighur|bo tibetan|mi māori|sm samoan|to tongan|haw hawaiian|nv navajo|yi yiddish|br breton|la latin"
  },
  es: {
    "name": "Spanish",
    "months": [
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
      "enero febrero marzo abril mayo junio julio agosto setiembre octubre noviembre diciembre"
    ],
    "weekdays": "domingo lunes martes miércoles jueves viernes sábado",
    "languages": "en inglés|de alemán|fr francés|es español|it italiano|pt portugués|nl neerlandés|ro rumano|pl polaco|uk ucraniano|zh chino|yue cantonés|ja japonés|ko coreano|ar árabe|hi hindi|bn bengalí|ta tamil|te telugu|kn canarés|ml malayálam|mr maratí|gu guyaratí|pa punyabí|or oriya|sa sánscrito|ne nepalí|si cingalés|fa persa|ps pastún|ps pastú|tr turco|el griego|he hebreo|hu húngaro|cs checo|sk eslovaco|bg búlgaro|sr serbio|hr croata|sl esloveno|sv sueco|no noruego|da danés|is islandés|et estonio|lv letón|lt lituano|sq albanés|hy armenio|ka georgiano|kk kazajo|vi vietnamita|th tailandés|id indonesio|ms malayo|fil filipino|fil tagalo|sw suajili|am amárico|yo yoruba|ha hausa|xh xhosa|af afrikáans|ca catalán|eu euskera|gl gallego|ga irlandés|cy galés|wo wólof|sn shona|rw kinyarwanda|ln lingala|ti tigriña|om oromo|bm bambara|tn setsuana|ny nyanja|lg ganda|ki kikuyu|mg malgache|az azerbaiyano|uz uzbeko|tk turcomano|tg tayiko|ky kirguís|mn mongol|mk macedonio|bs bosnio|be bielorruso|mt maltés|lb luxemburgués|my birmano|km jemer|jv javanés|ceb cebuano|ilo ilocano|hmn hmong|as asamés|kok konkaní|sd sindi|mai maithili|bho bhoyapurí|ks cachemir|qu quechua|gn guaraní|fo feroés|ug uigur|ug uygur|bo tibetano|mi maorí|sm samoano|to tongano|haw hawaiano|nv navajo|yi yidis|br bretón"
  },
  et: {
    "name": "Estonian",
    "months": [
      "jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember"
    ],
    "weekdays": "pühapäev esmaspäev teisipäev kolmapäev neljapäev reede laupäev",
    "languages": ""
  },
  fa: {
    "name": "Persian",
    "months": [
      "ژانویه فوریه مارس آوریل مه ژوئن ژوئیه اوت سپتامبر اکتبر نوامبر دسامبر",
      "ژانویهٔ فوریهٔ مارس آوریل مهٔ ژوئن ژوئیهٔ اوت سپتامبر اکتبر نوامبر دسامبر",
      "جنوری فبروری مارچ اپریل می جون جولای اگست سپتمبر اکتوبر نومبر دسمبر"
    ],
    "weekdays": "یکشنبه دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه شنبه",
    "languages": "en انگلیسی|de آلمانی|fr فرانسوی|es اسپانیایی|it ایتالیایی|pt پرتغالی|nl هلندی|ro رومانیایی|pl لهستانی|ru روسی|uk اوکراینی|zh چینی|yue کانتونی|ja ژاپنی|ko کره‌ای|ar عربی|hi هندی|ur اردو|bn بنگالی|ta تامیلی|te تلوگویی|kn کانارا|ml مالایالامی|mr مراتی|gu گجراتی|pa پنجابی|or اوریه‌ای|sa سانسکریت|ne نپالی|si سینهالی|fa فارسی|ps پشتو|ps پختو|el یونانی|he عبری|hu مجاری|cs چکی|bg بلغاری|sr صربی|hr کروات|sl اسلوونیایی|sv سوئدی|no نروژی|da دانمارکی|fi فنلاندی|is ایسلندی|et استونیایی|lv لتونیایی|lt لیتوانیایی|sq آلبانیایی|hy ارمنی|ka گرجی|kk قزاقی|vi ویتنامی|th تایلندی|id اندونزیایی|ms مالایی|fil فیلیپینی|fil تاگالوگی|sw سواحیلی|am امهری|yo یوروبایی|ig ایگبویی|ha هوسایی|zu زولویی|xh خوسایی|af آفریکانس|so سومالیایی|ca کاتالان|eu باسکی|gl گالیسیایی|ga ایرلندی|cy ولزی|wo ولوفی|sn شونایی|rw کینیارواندایی|ln لینگالا|ti تیگرینیایی|om اورومویی|bm بامبارایی|tw توی‌یایی|ak آکان|tn تسوانایی|ny نیانجایی|lg گاندایی|ki کیکویویی|mg مالاگاسی|az آذربایجانی|uz ازبکی|tk ترکمنی|tg تاجیکی|ky قرقیزی|mn مغولی|mk مقدونی|bs بوسنیایی|be بلاروسی|mt مالتی|lb لوگزامبورگی|my برمه‌ای|km خمری|lo لائوسی|jv جاوه‌ای|ceb سبویی|ilo ایلوکویی|hmn همونگ|as آسامی|kok کنکانی|sd سندی|mai مایدیلی|bho بوجپوری|ks کشمیری|qu کچوایی|gn گوارانی|fo فارویی|ug اویغوری|bo تبتی|mi مائوری|sm ساموآیی|to تونگایی|haw هاوایی|nv ناواهویی|ff فولانی|yi یدی|br برتون|la لاتین"
  },
  fi: {
    "name": "Finnish",
    "months": [
      "tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu",
      "tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta"
    ],
    "weekdays": "sunnuntai maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntaina maanantaina tiistaina keskiviikkona torstaina perjantaina lauantaina",
    "languages": ""
  },
  fil: {
    "name": "Filipino",
    "months": [
      "enero pebrero marso abril mayo hunyo hulyo agosto setyembre oktubre nobyembre disyembre"
    ],
    "weekdays": "linggo lunes martes miyerkules huwebes biyernes sabado",
    "languages": "en ingles|de german|it italian|pt portuguese|nl dutch|ro romanian|ru russian|uk ukrainian|zh chinese|yue cantonese|ja japanese|ko korean|ar arabic|hi hindi|bn bangla|ta tamil|te telugu|kn kannada|ml malayalam|mr marathi|gu gujarati|pa punjabi|sa sanskrit|ne nepali|si sinhala|fa persian|ps pashto|ps pushto|tr turkish|el greek|he hebrew|hu hungarian|cs czech|sk slovak|bg bulgarian|sr serbian|hr croatian|sl slovenian|sv swedish|no norwegian|da danish|fi finnish|is icelandic|et estonian|lv latvian|lt lithuanian|sq albanian|hy armenian|ka georgian|kk kazakh|vi vietnamese|id indonesian|ms malay|fil filipino|fil tagalog|sw swahili|am amharic|yo yoruba|ha hausa|xh xhosa|af afrikaans|ca catalan|eu basque|gl galician|ga irish|cy welsh|wo wolof|sn shona|rw kinyarwanda|ln lingala|ti tigrinya|om oromo|bm bambara|tn tswana|ny nyanja|lg ganda|ki kikuyu|mg malagasy|uz uzbek|tk turkmen|tg tajik|ky kyrgyz|mn mongolian|mk macedonian|bs bosnian|be belarusian|mt maltese|lb luxembourgish|my burmese|km khmer|jv javanese|ceb cebuano|ilo iloko|hmn hmong|as assamese|kok konkani|sd sindhi|mai maithili|bho bhojpuri|ks kashmiri|qu quechua|gn guarani|fo faroese|ug uyghur|ug uighur|bo tibetan|mi māori|sm samoan|to tongan|haw hawaiian|nv navajo|ff fulah|yi yiddish|br breton"
  },
  fr: {
    "name": "French",
    "months": [
      "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"
    ],
    "weekdays": "dimanche lundi mardi mercredi jeudi vendredi samedi",
    "languages": "en anglais|de allemand|fr français|es espagnol|pt portugais|nl néerlandais|ro roumain|pl polonais|ru russe|uk ukrainien|zh chinois|yue cantonais|ja japonais|ko coréen|ar arabe|hi hindi|ur ourdou|bn bengali|ta tamoul|te télougou|kn kannada|ml malayalam|mr marathi|gu goudjarati|pa pendjabi|sa sanskrit|ne népalais|si cingalais|fa persan|ps pachto|ps pashto|he hébreu|hu hongrois|cs tchèque|sk slovaque|bg bulgare|sr serbe|hr croate|sl slovène|sv suédois|no norvégien|da danois|fi finnois|is islandais|et estonien|lv letton|lt lituanien|sq albanais|kk kazakh|vi vietnamien|ms malais|fil filipino|fil tagalog|sw swahili|am amharique|yo yoruba|ha haoussa|zu zoulou|xh xhosa|af afrikaans|ca catalan|eu basque|gl galicien|ga irlandais|cy gallois|wo wolof|sn shona|rw kinyarwanda|ln lingala|ti tigrigna|om oromo|bm bambara|tn tswana|ny chewa|lg ganda|ki kikuyu|mg malgache|az azerbaïdjanais|uz ouzbek|tk turkmène|tg tadjik|ky kirghize|mn mongol|mk macédonien|bs bosniaque|be biélorusse|mt maltais|lb luxembourgeois|my birman|km khmer|jv javanais|ceb cebuano|ilo ilocano|hmn hmong|as assamais|kok konkani|sd sindhi|mai maïthili|bho bhodjpouri|ks cachemiri|tcy toulou|hak hakka|qu quechua|gn guarani|fo féroïen|ug ouïghour|ug ouïgour|bo tibétain|mi maori|sm samoan|to tongien|haw hawaïen|nv navajo|yi yiddish|br breton|nan minnan"
  },
  he: {
    "name": "Hebrew",
    "months": [
      "ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר"
    ],
    "weekdays": "יום_ראשון יום_שני יום_שלישי יום_רביעי יום_חמישי יום_שישי יום_שבת",
    "languages": "en אנגלית|de גרמנית|fr צרפתית|es ספרדית|it איטלקית|pt פורטוגזית|nl הולנדית|ro רומנית|pl פולנית|ru רוסית|uk אוקראינית|zh סינית|yue קנטונזית|ja יפנית|ko קוריאנית|ar ערבית|hi הינדי|ur אורדו|bn בנגלית|ta טמילית|te טלוגו|kn קנאדה|ml מליאלאם|mr מראטהית|gu גוג׳ארטי|pa פנג׳אבי|or אורייה|sa סנסקריט|ne נפאלית|si סינהלה|fa פרסית|ps פאשטו|ps פושטו|tr טורקית|el יוונית|he עברית|hu הונגרית|cs צ׳כית|sk סלובקית|bg בולגרית|sr סרבית|hr קרואטית|sl סלובנית|sv שוודית|no נורווגית|da דנית|fi פינית|is איסלנדית|et אסטונית|lv לטבית|lt ליטאית|sq אלבנית|hy ארמנית|ka גאורגית|kk קזחית|vi וייטנאמית|th תאית|id אינדונזית|ms מלאית|fil פיליפינית|fil טאגאלוג|sw סווהילי|am אמהרית|yo יורובה|ig איגבו|ha האוסה|zu זולו|xh קוסה|af אפריקאנס|so סומלית|ca קטלאנית|eu בסקית|gl גליציאנית|ga אירית|cy וולשית|wo וולוף|sn שונה|rw קנירואנדית|ln לינגלה|ti תיגרינית|om אורומו|bm במבארה|tw טווי|ak אקאן|tn סוואנה|ny ניאנג׳ה|lg גאנדה|ki קיקויו|mg מלגשית|az אזרית|uz אוזבקית|tk טורקמנית|tg טג׳יקית|ky קירגיזית|mn מונגולית|mk מקדונית|bs בוסנית|be בלארוסית|mt מלטית|lb לוקסמבורגית|my בורמזית|km חמרית|lo לאו|jv יאוואית|ceb סבואנו|ilo אילוקו|hmn המונג|as אסאמית|kok קונקאני|sd סינדהית|mai מאיטילית|bho בוג׳פורי|ks קשמירית|qu קצ׳ואה|gn גוארני|fo פארואזית|ug אויגורית|bo טיבטית|mi מאורית|sm סמואית|to טונגאית|haw הוואית|nv נאוואחו|ff פולה|yi יידיש|br ברטונית|la לטינית"
  },
  hi: {
    "name": "Hindi",
    "months": [
      "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर"
    ],
    "weekdays": "रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार",
    "languages": "en अंग्रेज़ी|de जर्मन|fr फ़्रेंच|es स्पेनिश|it इतालवी|pt पुर्तगाली|nl डच|ro रोमानियाई|pl पोलिश|ru रूसी|uk यूक्रेनियाई|zh चीनी|yue कैंटोनीज़|ja जापानी|ko कोरियाई|ar अरबी|hi हिन्दी|ur उर्दू|bn बंगाली|ta तमिल|te तेलुगू|kn कन्नड़|ml मलयालम|mr मराठी|gu गुजराती|pa पंजाबी|or ओड़िया|sa संस्कृत|ne नेपाली|si सिंहली|fa फ़ारसी|ps पश्तो|ps पुश्तो|tr तुर्की|el यूनानी|he हिब्रू|hu हंगेरियाई|cs चेक|sk स्लोवाक|bg बुल्गारियाई|sr सर्बियाई|hr क्रोएशियाई|sl स्लोवेनियाई|sv स्वीडिश|no नॉर्वेजियाई|da डेनिश|fi फ़िनिश|is आइसलैंडिक|et एस्टोनियाई|lv लातवियाई|lt लिथुआनियाई|sq अल्बानियाई|hy आर्मेनियाई|ka जॉर्जियाई|kk कज़ाख़|vi वियतनामी|th थाई|id इंडोनेशियाई|ms मलय|fil फ़िलिपीनो|fil टैगलॉग|sw स्वाहिली|am अम्हेरी|yo योरूबा|ig ईग्बो|ha हौसा|zu ज़ुलू|xh ख़ोसा|af अफ़्रीकी|so सोमाली|ca कातालान|eu बास्क|gl गैलिशियन|ga आयरिश|cy वेल्श|wo वोलोफ़|sn शोणा|rw किन्यारवांडा|ln लिंगाला|ti तिग्रीन्या|om ओरोमो|bm बाम्बारा|tw ट्वी|ak अकन|tn सेत्स्वाना|ny न्यानजा|lg गांडा|ki किकुयू|mg मालागासी|az अज़रबैजानी|uz उज़्बेक|tk तुर्कमेन|tg ताजिक|ky किर्गीज़|mn मंगोलियाई|mk मकदूनियाई|bs बोस्नियाई|be बेलारूसी|mt माल्टीज़|lb लग्ज़मबर्गी|my बर्मीज़|km खमेर|lo लाओ|jv जावानीज़|ceb सिबुआनो|ilo इलोको|hmn ह्मॉंग|as असमिया|kok कोंकणी|sd सिंधी|mai मैथिली|bho भोजपुरी|ks कश्मीरी|qu क्वेचुआ|gn गुआरानी|fo फ़ैरोइज़|ug उईग़ूर|bo तिब्बती|mi माओरी|sm सामोन|to टोंगन|haw हवाई|nv नवाहो|ff फुलाह|yi यहूदी|br ब्रेटन|la लैटिन"
  },
  hr: {
    "name": "Croatian",
    "months": [
      "siječanj veljača ožujak travanj svibanj lipanj srpanj kolovoz rujan listopad studeni prosinac",
      "siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca"
    ],
    "weekdays": "nedjelja ponedjeljak utorak srijeda četvrtak petak subota",
    "languages": "en engleski|de njemački|fr francuski|es španjolski|it talijanski|pt portugalski|nl nizozemski|ro rumunjski|pl poljski|ru ruski|uk ukrajinski|zh kineski|yue kantonski|ja japanski|ko korejski|ar arapski|hi hindski|ur urdski|bn bangla|ta tamilski|te teluški|kn karnatački|ml malajalamski|mr marathski|gu gudžaratski|pa pandžapski|or orijski|sa sanskrtski|ne nepalski|si sinhaleški|fa perzijski|ps paštunski|ps puštu|tr turski|el grčki|he hebrejski|hu mađarski|cs češki|sk slovački|bg bugarski|sr srpski|hr hrvatski|sl slovenski|sv švedski|no norveški|da danski|fi finski|is islandski|et estonski|lv latvijski|lt litavski|sq albanski|hy armenski|ka gruzijski|kk kazaški|vi vijetnamski|th tajlandski|id indonezijski|ms malajski|fil filipinski|fil tagalog|sw svahili|am amharski|yo jorupski|ha hausa|xh xhosa|af afrikaans|so somalski|ca katalonski|eu baskijski|gl galicijski|ga irski|cy velški|wo volof|sn shona|rw kinyarwanda|ln lingala|ti tigrinja|om oromski|bm bambara|ak akanski|st sesotski|tn cvana|ny njandža|lg ganda|ki kikuyu|mg malgaški|az azerbajdžanski|uz uzbečki|tk turkmenski|tg tadžički|ky kirgiski|mn mongolski|mk makedonski|bs bosanski|be bjeloruski|mt malteški|lb luksemburški|my burmanski|km kmerski|lo laoski|jv javanski|ceb cebuano|ilo iloko|hmn hmong|as asamski|kok konkani|sd sindski|mai maithili|bho bhojpuri|ks kašmirski|qu kečuanski|gn gvaranski|fo ferojski|ug ujgurski|bo tibetski|mi maorski|sm samoanski|to tonganski|haw havajski|nv navajo|yi jidiš|br bretonski|la latinski"
  },
  hu: {
    "name": "Hungarian",
    "months": [
      "január február március április május június július augusztus szeptember október november december"
    ],
    "weekdays": "vasárnap hétfő kedd szerda csütörtök péntek szombat",
    "languages": ""
  },
  id: {
    "name": "Indonesian",
    "months": [
      "januari februari maret april mei juni juli agustus september oktober november desember"
    ],
    "weekdays": "minggu senin selasa rabu kamis jumat sabtu",
    "languages": ""
  },
  it: {
    "name": "Italian",
    "months": [
      "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"
    ],
    "weekdays": "domenica lunedì martedì mercoledì giovedì venerdì sabato",
    "languages": "en inglese|de tedesco|fr francese|es spagnolo|it italiano|pt portoghese|nl olandese|ro rumeno|pl polacco|ru russo|uk ucraino|zh cinese|yue cantonese|ja giapponese|ko coreano|ar arabo|hi hindi|bn bengalese|ta tamil|te telugu|kn kannada|ml malayalam|mr marathi|gu gujarati|pa punjabi|sa sanscrito|ne nepalese|si singalese|fa persiano|ps pashto|tr turco|el greco|he ebraico|hu ungherese|sk slovacco|bg bulgaro|sr serbo|hr croato|sl sloveno|sv svedese|no norvegese|da danese|fi finlandese|is islandese|et estone|lv lettone|lt lituano|sq albanese|hy armeno|ka georgiano|kk kazako|vi vietnamita|th thailandese|id indonesiano|ms malese|fil filippino|fil tagalog|sw swahili|am amarico|yo yoruba|ha hausa|xh xhosa|af afrikaans|so somalo|ca catalano|eu basco|gl galiziano|ga irlandese|cy gallese|wo wolof|sn shona|rw kinyarwanda|ln lingala|ti tigrino|om oromo|bm bambara|tn tswana|ny nyanja|lg ganda|ki kikuyu|mg malgascio|az azerbaigiano|uz uzbeco|tk turcomanno|tg tagico|ky kirghiso|mn mongolo|mk macedone|bs bosniaco|be bielorusso|mt maltese|lb lussemburghese|my birmano|km khmer|jv giavanese|ceb cebuano|ilo ilocano|hmn hmong|as assamese|kok konkani|sd sindhi|mai maithili|bho bhojpuri|ks kashmiri|hak hakka|qu quechua|gn guaraní|fo faroese|ug uiguro|bo tibetano|mi maori|sm samoano|to tongano|haw hawaiano|nv navajo|ff fulah|yi yiddish|br bretone"
  },
  ja: {
    "name": "Japanese",
    "months": [],
    "weekdays": "日曜日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日",
    "languages": "en 英語|de ドイツ語|fr フランス語|es スペイン語|it イタリア語|pt ポルトガル語|nl オランダ語|ro ルーマニア語|pl ポーランド語|ru ロシア語|uk ウクライナ語|zh 中国語|yue 広東語|ja 日本語|ko 韓国語|ar アラビア語|hi ヒンディー語|ur ウルドゥー語|bn ベンガル語|ta タミル語|te テルグ語|kn カンナダ語|ml マラヤーラム語|mr マラーティー語|gu グジャラート語|pa パンジャブ語|or オディア語|sa サンスクリット語|ne ネパール語|si シンハラ語|fa ペルシア語|ps パシュトゥー語|ps パシュトゥ語|tr トルコ語|el ギリシャ語|he ヘブライ語|hu ハンガリー語|cs チェコ語|sk スロバキア語|bg ブルガリア語|sr セルビア語|hr クロアチア語|sl スロベニア語|sv スウェーデン語|no ノルウェー語|da デンマーク語|fi フィンランド語|is アイスランド語|et エストニア語|lv ラトビア語|lt リトアニア語|sq アルバニア語|hy アルメニア語|ka ジョージア語|kk カザフ語|vi ベトナム語|th タイ語|id インドネシア語|ms マレー語|fil フィリピノ語|fil タガログ語|sw スワヒリ語|am アムハラ語|yo ヨルバ語|ig イボ語|ha ハウサ語|zu ズールー語|xh コサ語|af アフリカーンス語|so ソマリ語|ca カタロニア語|eu バスク語|gl ガリシア語|ga アイルランド語|cy ウェールズ語|wo ウォロフ語|sn ショナ語|rw キニアルワンダ語|ln リンガラ語|ti ティグリニア語|om オロモ語|bm バンバラ語|tw トウィ語|ak アカン語|st 南部ソト語|tn ツワナ語|nd 北ンデベレ語|ny ニャンジャ語|lg ガンダ語|ki キクユ語|mg マダガスカル語|az アゼルバイジャン語|uz ウズベク語|tk トルクメン語|tg タジク語|ky キルギス語|mn モンゴル語|mk マケドニア語|bs ボスニア語|be ベラルーシ語|mt マルタ語|lb ルクセンブルク語|my ミャンマー語|km クメール語|lo ラオ語|jv ジャワ語|ceb セブアノ語|ilo イロカノ語|hmn フモン語|as アッサム語|kok コンカニ語|sd シンド語|mai マイティリー語|bho ボージュプリー語|ks カシミール語|tcy トゥル語|hak 客家語|qu ケチュア語|gn グアラニー語|fo フェロー語|ug ウイグル語|ug ウィグル語|bo チベット語|mi マオリ語|sm サモア語|to トンガ語|haw ハワイ語|nv ナバホ語|gd スコットランド・ゲール語|ff フラ語|yi イディッシュ語|br ブルトン語|la ラテン語|nan 閩南語"
  },
  ko: {
    "name": "Korean",
    "months": [],
    "weekdays": "일요일 월요일 화요일 수요일 목요일 금요일 토요일",
    "languages": "en 영어|de 독일어|fr 프랑스어|es 스페인어|it 이탈리아어|pt 포르투갈어|nl 네덜란드어|ro 루마니아어|pl 폴란드어|ru 러시아어|uk 우크라이나어|zh 중국어|yue 광둥어|ja 일본어|ko 한국어|ar 아랍어|hi 힌디어|ur 우르두어|bn 벵골어|ta 타밀어|te 텔루구어|kn 칸나다어|ml 말라얄람어|mr 마라티어|gu 구자라트어|pa 펀자브어|or 오리야어|sa 산스크리트어|ne 네팔어|si 싱할라어|fa 페르시아어|ps 파슈토어|tr 튀르키예어|el 그리스어|he 히브리어|hu 헝가리어|cs 체코어|sk 슬로바키아어|bg 불가리아어|sr 세르비아어|hr 크로아티아어|sl 슬로베니아어|sv 스웨덴어|no 노르웨이어|da 덴마크어|fi 핀란드어|is 아이슬란드어|et 에스토니아어|lv 라트비아어|lt 리투아니아어|sq 알바니아어|hy 아르메니아어|ka 조지아어|kk 카자흐어|vi 베트남어|th 태국어|id 인도네시아어|ms 말레이어|fil 필리핀어|fil 타갈로그어|sw 스와힐리어|am 암하라어|yo 요루바어|ig 이그보어|ha 하우사어|zu 줄루어|xh 코사어|af 아프리칸스어|so 소말리아어|ca 카탈로니아어|eu 바스크어|gl 갈리시아어|ga 아일랜드어|cy 웨일스어|wo 월로프어|sn 쇼나어|rw 르완다어|ln 링갈라어|ti 티그리냐어|om 오로모어|bm 밤바라어|tw 트위어|ak 아칸어|tn 츠와나어|ny 냔자어|lg 간다어|ki 키쿠유어|mg 말라가시어|az 아제르바이잔어|uz 우즈베크어|tk 투르크멘어|tg 타지크어|ky 키르기스어|mn 몽골어|mk 마케도니아어|bs 보스니아어|be 벨라루스어|mt 몰타어|lb 룩셈부르크어|my 버마어|km 크메르어|lo 라오어|jv 자바어|ceb 세부아노어|ilo 이로코어|hmn 히몸어|as 아삼어|kok 코카니어|sd 신디어|mai 마이틸리어|bho 호즈푸리어|ks 카슈미르어|hak 하카어|qu 케추아어|gn 과라니어|fo 페로어|ug 위구르어|bo 티베트어|mi 마오리어|sm 사모아어|to 통가어|haw 하와이어|nv 나바호어|ff 풀라어|yi 이디시어|br 브르타뉴어|la 라틴어|nan 민난어"
  },
  lt: {
    "name": "Lithuanian",
    "months": [
      "sausis vasaris kovas balandis gegužė birželis liepa rugpjūtis rugsėjis spalis lapkritis gruodis",
      "sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio"
    ],
    "weekdays": "sekmadienis pirmadienis antradienis trečiadienis ketvirtadienis penktadienis šeštadienis",
    "languages": "en anglų|de vokiečių|fr prancūzų|es ispanų|it italų|pt portugalų|nl olandų|ro rumunų|pl lenkų|uk ukrainiečių|ja japonų|ko korėjiečių|ar arabų|hi hindi|bn bengalų|ta tamilų|te telugų|kn kanadų|ml malajalių|mr maratų|gu gudžaratų|pa pendžabų|or odijų|sa sanskritas|ne nepaliečių|si sinhalų|fa persų|ps puštūnų|tr turkų|el graikų|he hebrajų|hu vengrų|sk slovakų|bg bulgarų|sr serbų|hr kroatų|sl slovėnų|sv švedų|no norvegų|fi suomių|is islandų|lv latvių|lt lietuvių|sq albanų|hy armėnų|ka gruzinų|kk kazachų|vi vietnamiečių|id indoneziečių|ms malajiečių|fil filipiniečių|fil tagalogų|sw suahilių|am amharų|yo jorubų|ha hausų|af afrikanų|so somaliečių|ca katalonų|eu baskų|gl galisų|ga airių|wo volofų|rw kinjaruandų|ln ngalų|ti tigrajų|om oromų|bm bambarų|ak akanų|tn tsvanų|ny nianjų|lg ganda|ki kikujų|mg malagasų|az azerbaidžaniečių|uz uzbekų|tk turkmėnų|tg tadžikų|ky kirgizų|mn mongolų|mk makedonų|bs bosnių|be baltarusių|mt maltiečių|lb liuksemburgiečių|my birmiečių|km khmerų|lo laosiečių|jv javiečių|ceb sebuanų|ilo ilokų|hmn hmong|as asamų|kok konkanių|sd sindų|mai maithili|bho baučpuri|ks kašmyrų|qu kečujų|gn gvaranių|fo farerų|ug uigūrų|bo tibetiečių|mi maorių|to tonganų|haw havajiečių|nv navajų|ff fulahų|yi jidiš|br bretonų|la lotynų"
  },
  lv: {
    "name": "Latvian",
    "months": [
      "janvāris februāris marts aprīlis maijs jūnijs jūlijs augusts septembris oktobris novembris decembris"
    ],
    "weekdays": "svētdiena pirmdiena otrdiena trešdiena ceturtdiena piektdiena sestdiena",
    "languages": "en angļu|fr franču|es spāņu|it itāļu|pt portugāļu|nl holandiešu|ro rumāņu|ru krievu|uk ukraiņu|zh ķīniešu|yue kantoniešu|ja japāņu|ko korejiešu|ar arābu|hi hindi|bn bengāļu|ta tamilu|te telugu|kn kannadu|ml malajalu|mr marathu|gu gudžaratu|pa pandžabu|or oriju|sa sanskrits|ne nepāliešu|si singāļu|fa persiešu|ps puštu|tr turku|el grieķu|he ivrits|hu ungāru|sk slovāku|bg bulgāru|sr serbu|hr horvātu|sl slovēņu|sv zviedru|no norvēģu|is islandiešu|et igauņu|lv latviešu|lt lietuviešu|sq albāņu|hy armēņu|ka gruzīnu|kk kazahu|vi vjetnamiešu|id indonēziešu|ms malajiešu|fil filipīniešu|fil tagalu|sw svahili|am amharu|yo jorubu|ha hausu|xh khosu|af afrikandu|so somāļu|ca katalāņu|eu basku|gl galisiešu|cy velsiešu|wo volofu|rw kiņaruanda|ln lingala|ti tigrinja|om oromu|bm bambaru|ak akanu|st dienvidsotu|tn cvanu|nd ziemeļndebelu|ny čičeva|lg gandu|ki kikuju|mg malagasu|az azerbaidžāņu|uz uzbeku|tk turkmēņu|tg tadžiku|ky kirgīzu|mn mongoļu|mk maķedoniešu|bs bosniešu|be baltkrievu|mt maltiešu|lb luksemburgiešu|my birmiešu|km khmeru|lo laosiešu|jv javiešu|ceb sebuāņu|ilo iloku|hmn hmongu|as asamiešu|kok konkanu|sd sindhu|mai maithili|bho bhodžpūru|ks kašmiriešu|qu kečvu|gn gvaranu|ug uiguru|bo tibetiešu|mi maoru|sm samoāņu|to tongiešu|haw havajiešu|nv navahu|yi jidišs|br bretoņu|la latīņu"
  },
  nb: {
    "name": "Norwegian Bokmål",
    "months": [
      "januar februar mars april mai juni juli august september oktober november desember"
    ],
    "weekdays": "søndag mandag tirsdag onsdag torsdag fredag lørdag",
    "languages": "en engelsk|fr fransk|es spansk|it italiensk|pt portugisisk|nl nederlandsk|ro rumensk|pl polsk|ru russisk|uk ukrainsk|zh kinesisk|yue kantonesisk|ja japansk|ko koreansk|ar arabisk|hi hindi|bn bengali|ta tamil|te telugu|kn kannada|ml malayalam|mr marathi|gu gujarati|pa panjabi|sa sanskrit|ne nepali|si singalesisk|fa persisk|ps pashto|ps pushto|tr tyrkisk|el gresk|he hebraisk|hu ungarsk|cs tsjekkisk|sk slovakisk|bg bulgarsk|sr serbisk|hr kroatisk|sl slovensk|sv svensk|no norsk|da dansk|fi finsk|is islandsk|et estisk|lv latvisk|lt litauisk|sq albansk|hy armensk|ka georgisk|kk kasakhisk|vi vietnamesisk|id indonesisk|ms malayisk|fil filipino|fil tagalog|sw swahili|am amharisk|yo joruba|ha hausa|xh xhosa|af afrikaans|ca katalansk|eu baskisk|gl galisisk|cy walisisk|wo wolof|sn shona|rw kinyarwanda|ln lingala|ti tigrinja|om oromo|bm bambara|st sør-sotho|tn setswana|nd nord-ndebele|ny nyanja|lg ganda|ki kikuyu|mg gassisk|az aserbajdsjansk|uz usbekisk|tk turkmensk|tg tadsjikisk|ky kirgisisk|mn mongolsk|mk makedonsk|bs bosnisk|be belarusisk|mt maltesisk|lb luxemburgsk|my burmesisk|km khmer|lo laotisk|jv javanesisk|ceb cebuano|ilo iloko|hmn hmong|as assamesisk|kok konkani|sd sindhi|mai maithili|bho bhojpuri|ks kasjmiri|hak hakka|qu quechua|gn guarani|fo færøysk|ug uigurisk|bo tibetansk|mi maori|sm samoansk|to tongansk|haw hawaiisk|nv navajo|gd skotsk-gælisk|ff fulfulde|yi jiddisk|br bretonsk|nan minnan"
  },
  nl: {
    "name": "Dutch",
    "months": [
      "januari februari maart april mei juni juli augustus september oktober november december"
    ],
    "weekdays": "zondag maandag dinsdag woensdag donderdag vrijdag zaterdag",
    "languages": "en engels|de duits|fr frans|es spaans|it italiaans|pt portugees|nl nederlands|ro roemeens|ru russisch|uk oekraïens|zh chinees|zh mandarijn|yue kantonees|ja japans|ko koreaans|ar arabisch|hi hindi|bn bengaals|ta tamil|te telugu|kn kannada|ml malayalam|mr marathi|gu gujarati|pa punjabi|sa sanskriet|ne nepalees|si singalees|fa perzisch|ps pasjtoe|ps pashto|tr turks|el grieks|he hebreeuws|hu hongaars|cs tsjechisch|sk slowaaks|bg bulgaars|sr servisch|hr kroatisch|sl sloveens|sv zweeds|no noors|da deens|is ijslands|et estisch|lt litouws|sq albanees|hy armeens|ka georgisch|kk kazachs|vi vietnamees|id indonesisch|ms maleis|fil filipijns|fil tagalog|sw swahili|am amhaars|yo yoruba|ha hausa|zu zoeloe|xh xhosa|af afrikaans|so somalisch|ca catalaans|eu baskisch|gl galicisch|cy welsh|wo wolof|sn shona|rw kinyarwanda|ln lingala|ti tigrinya|bm bambara|st zuid-sotho|tn tswana|nd noord-ndebele|ny nyanja|lg luganda|ki gikuyu|mg malagassisch|az azerbeidzjaans|uz oezbeeks|tk turkmeens|tg tadzjieks|ky kirgizisch|mn mongools|mk macedonisch|bs bosnisch|be belarussisch|mt maltees|lb luxemburgs|my birmaans|km khmer|lo laotiaans|jv javaans|ceb cebuano|ilo iloko|hmn hmong|as assamees|kok konkani|sd sindhi|mai maithili|bho bhojpuri|ks kasjmiri|hak hakka|qu quechua|gn guaraní|fo faeröers|ug oeigoers|bo tibetaans|mi maori|sm samoaans|to tongaans|haw hawaïaans|nv navajo|gd schots-gaelisch|ff fulah|yi jiddisch|br bretons|la latijn|nan minnanyu"
  },
  pl: {
    "name": "Polish",
    "months": [
      "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień",
      "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia"
    ],
    "weekdays": "niedziela poniedziałek wtorek środa czwartek piątek sobota",
    "languages": "en angielski|de niemiecki|fr francuski|es hiszpański|it włoski|pt portugalski|nl niderlandzki|ro rumuński|pl polski|ru rosyjski|uk ukraiński|zh chiński|yue kantoński|ja japoński|ko koreański|ar arabski|hi hindi|bn bengalski|ta tamilski|te telugu|kn kannada|ml malajalam|mr marathi|gu gudżarati|pa pendżabski|or orija|sa sanskryt|ne nepalski|si syngaleski|fa perski|ps paszto|ps pasztuński|tr turecki|el grecki|he hebrajski|hu węgierski|cs czeski|sk słowacki|bg bułgarski|sr serbski|hr chorwacki|sl słoweński|sv szwedzki|no norweski|da duński|fi fiński|is islandzki|et estoński|lv łotewski|lt litewski|sq albański|hy ormiański|ka gruziński|kk kazachski|vi wietnamski|th tajski|id indonezyjski|ms malajski|fil filipiński|fil tagalski|sw suahili|am amharski|yo joruba|ha hausa|xh khosa|af afrikaans|so somalijski|ca kataloński|eu baskijski|gl galicyjski|ga irlandzki|cy walijski|wo wolof|sn shona|rw kinya-ruanda|ln lingala|ti tigrinia|om oromo|bm bambara|tn setswana|ny njandża|lg ganda|ki kikuju|mg malgaski|az azerbejdżański|uz uzbecki|tk turkmeński|tg tadżycki|ky kirgiski|mn mongolski|mk macedoński|bs bośniacki|be białoruski|mt maltański|lb luksemburski|my birmański|km khmerski|lo laotański|jv jawajski|ceb cebuański|ilo ilokano|hmn hmong|as asamski|kok konkani|sd sindhi|mai maithili|bho bhodżpuri|ks kaszmirski|hak hakka|qu keczua|gn guarani|fo farerski|ug ujgurski|bo tybetański|mi maoryjski|sm samoański|haw hawajski|nv nawaho|ff fulani|yi jidysz|br bretoński|la łaciński|nan minnański"
  },
  pt: {
    "name": "Portuguese",
    "months": [
      "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro"
    ],
    "weekdays": "domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado",
    "languages": "en inglês|de alemão|fr francês|es espanhol|it italiano|pt português|nl holandês|ro romeno|pl polonês|ru russo|uk ucraniano|yue cantonês|ja japonês|ko coreano|ar árabe|hi hindi|bn bengali|ta tâmil|te télugo|kn canarim|ml malaiala|mr marati|gu guzerate|pa panjabi|sa sânscrito|ne nepalês|si cingalês|fa persa|ps pashto|ps pushto|tr turco|el grego|he hebraico|hu húngaro|cs tcheco|sk eslovaco|bg búlgaro|sr sérvio|hr croata|sl esloveno|sv sueco|no norueguês|da dinamarquês|fi finlandês|is islandês|et estoniano|lv letão|lt lituano|sq albanês|hy armênio|ka georgiano|kk cazaque|vi vietnamita|th tailandês|id indonésio|ms malaio|fil filipino|fil tagalo|sw suaíli|am amárico|yo iorubá|ha hauçá|xh xhosa|af africâner|ca catalão|eu basco|gl galego|ga irlandês|cy galês|wo uolofe|rw quiniaruanda|ln lingala|ti tigrínia|om oromo|bm bambara|tn tswana|ny nianja|lg luganda|ki quicuio|mg malgaxe|az azerbaijano|uz uzbeque|tk turcomeno|tg tadjique|ky quirguiz|mn mongol|mk macedônio|bs bósnio|be bielorrusso|mt maltês|lb luxemburguês|my birmanês|km khmer|lo laosiano|jv javanês|ceb cebuano|ilo ilocano|hmn hmong|as assamês|kok concani|sd sindi|mai maithili|bho bhojpuri|ks caxemira|qu quíchua|gn guarani|fo feroês|ug uigur|bo tibetano|mi maori|sm samoano|to tonganês|haw havaiano|nv navajo|yi iídiche|br bretão|la latim"
  },
  ro: {
    "name": "Romanian",
    "months": [
      "ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie"
    ],
    "weekdays": "duminică luni marți miercuri joi vineri sâmbătă",
    "languages": "en engleză|de germană|fr franceză|es spaniolă|it italiană|pt portugheză|nl neerlandeză|ro română|pl poloneză|uk ucraineană|zh chineză|yue cantoneză|ja japoneză|ko coreeană|ar arabă|hi hindi|bn bengaleză|ta tamilă|te telugu|kn kannada|ml malayalam|mr marathi|gu gujarati|pa punjabi|sa sanscrită|ne nepaleză|si singhaleză|fa persană|ps paștună|ps pushto|tr turcă|el greacă|he ebraică|hu maghiară|sk slovacă|bg bulgară|sr sârbă|hr croată|sl slovenă|sv suedeză|no norvegiană|da daneză|fi finlandeză|is islandeză|et estonă|lv letonă|lt lituaniană|sq albaneză|hy armeană|ka georgiană|kk kazahă|vi vietnameză|th thailandeză|id indoneziană|ms malaeză|fil filipineză|fil tagalog|sw swahili|am amharică|yo yoruba|ha hausa|xh xhosa|af afrikaans|so somaleză|ca catalană|eu bască|gl galiciană|ga irlandeză|cy galeză|wo wolof|sn shona|rw kinyarwanda|ln lingala|ti tigrină|om oromo|bm bambara|st sesotho|tn setswana|ny nyanja|lg ganda|ki kikuyu|mg malgașă|az azeră|uz uzbecă|tk turkmenă|tg tadjică|ky kârgâză|mn mongolă|mk macedoneană|bs bosniacă|be belarusă|mt malteză|lb luxemburgheză|my birmană|km khmeră|lo laoțiană|jv javaneză|ceb cebuană|ilo iloko|hmn hmong|as asameză|kok konkani|sd sindhi|mai maithili|bho bhojpuri|ks cașmiră|qu quechua|gn guarani|fo feroeză|ug uigură|bo tibetană|mi maori|sm samoană|to tongană|haw hawaiiană|nv navajo|ff fulah|br bretonă|la latină"
  },
  ru: {
    "name": "Russian",
    "months": [
      "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь",
      "января февраля марта апреля мая июня июля августа сентября октября ноября декабря"
    ],
    "weekdays": "воскресенье понедельник вторник среда четверг пятница суббота",
    "languages": "en английский|de немецкий|fr французский|es испанский|it итальянский|pt португальский|nl нидерландский|ro румынский|pl польский|ru русский|uk украинский|zh китайский|zh севернокитайский|yue кантонский|ja японский|ko корейский|ar арабский|hi хинди|ur урду|bn бенгальский|ta тамильский|te телугу|kn каннада|ml малаялам|mr маратхи|gu гуджарати|pa панджаби|or ория|sa санскрит|ne непальский|si сингальский|fa персидский|ps пушту|tr турецкий|el греческий|he иврит|hu венгерский|cs чешский|sk словацкий|bg болгарский|sr сербский|hr хорватский|sl словенский|sv шведский|no норвежский|da датский|fi финский|is исландский|et эстонский|lv латышский|lt литовский|sq албанский|hy армянский|ka грузинский|kk казахский|vi вьетнамский|th тайский|id индонезийский|ms малайский|fil филиппинский|fil тагалог|sw суахили|am амхарский|yo йоруба|ig игбо|ha хауса|zu зулу|xh коса|af африкаанс|ca каталанский|eu баскский|gl галисийский|ga ирландский|cy валлийский|wo волоф|sn шона|rw киньяруанда|ln лингала|ti тигринья|om оромо|bm бамбара|tw тви|ak акан|tn тсвана|ny ньянджа|lg ганда|ki кикуйю|mg малагасийский|az азербайджанский|uz узбекский|tk туркменский|tg таджикский|ky киргизский|mn монгольский|mk македонский|bs боснийский|be белорусский|mt мальтийский|lb люксембургский|my бирманский|km кхмерский|lo лаосский|jv яванский|ceb себуано|ilo илоко|hmn хмонг|as ассамский|kok конкани|sd синдхи|mai майтхили|bho бходжпури|ks кашмири|hak хакка|qu кечуа|gn гуарани|fo фарерский|ug уйгурский|bo тибетский|mi маори|sm самоанский|to тонганский|haw гавайский|nv навахо|gd гэльский|ff фулах|yi идиш|br бретонский|la латинский|nan миньнань"
  },
  sk: {
    "name": "Slovak",
    "months": [
      "január február marec apríl máj jún júl august september október november december",
      "januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra"
    ],
    "weekdays": "nedeľa pondelok utorok streda štvrtok piatok sobota",
    "languages": "en angličtina|de nemčina|fr francúzština|es španielčina|it taliančina|pt portugalčina|nl holandčina|ro rumunčina|pl poľština|ru ruština|uk ukrajinčina|zh čínština|yue kantončina|ja japončina|ko kórejčina|ar arabčina|hi hindčina|ur urdčina|bn bengálčina|ta tamilčina|te telugčina|kn kannadčina|ml malajálamčina|mr maráthčina|gu gudžarátčina|pa pandžábčina|or uríjčina|sa sanskrit|ne nepálčina|si sinhalčina|fa perzština|ps paštčina|tr turečtina|el gréčtina|he hebrejčina|hu maďarčina|cs čeština|sk slovenčina|bg bulharčina|sr srbčina|hr chorvátčina|sl slovinčina|sv švédčina|no nórčina|da dánčina|fi fínčina|is islandčina|et estónčina|lv lotyština|lt litovčina|sq albánčina|hy arménčina|ka gruzínčina|kk kazaština|vi vietnamčina|th thajčina|id indonézština|ms malajčina|fil filipínčina|fil tagalčina|sw swahilčina|am amharčina|yo jorubčina|ig igboština|ha hauština|zu zuluština|xh xhoština|af afrikánčina|so somálčina|ca katalánčina|eu baskičtina|gl galícijčina|ga írčina|cy waleština|wo wolofčina|sn šončina|rw rwandčina|ln lingalčina|ti tigriňa|om oromčina|bm bambarčina|ak akančina|tn tswančina|ny ňandža|lg gandčina|ki kikujčina|mg malgaština|az azerbajdžančina|uz uzbečtina|tk turkménčina|tg tadžičtina|ky kirgizština|mn mongolčina|mk macedónčina|bs bosniačtina|be bieloruština|mt maltčina|lb luxemburčina|my barmčina|km khmérčina|lo laoština|jv jávčina|ceb cebuánčina|ilo ilokánčina|hmn hmongčina|as ásamčina|kok konkánčina|sd sindhčina|mai maithilčina|bho bhódžpurčina|ks kašmírčina|qu kečuánčina|gn guaraníjčina|fo faerčina|ug ujgurčina|bo tibetčina|mi maorijčina|sm samojčina|to tongčina|haw havajčina|nv navaho|ff fulbčina|yi jidiš|br bretónčina|la latinčina"
  },
  sl: {
    "name": "Slovenian",
    "months": [
      "januar februar marec april maj junij julij avgust september oktober november december"
    ],
    "weekdays": "nedelja ponedeljek torek sreda četrtek petek sobota",
    "languages": "en angleščina|de nemščina|fr francoščina|es španščina|it italijanščina|pt portugalščina|nl nizozemščina|ro romunščina|pl poljščina|ru ruščina|uk ukrajinščina|zh kitajščina|yue kantonščina|ja japonščina|ko korejščina|ar arabščina|hi hindijščina|ur urdujščina|bn bengalščina|ta tamilščina|te telugijščina|kn kanareščina|ml malajalamščina|mr maratščina|gu gudžaratščina|pa pandžabščina|or odijščina|sa sanskrt|ne nepalščina|si sinhalščina|fa perzijščina|ps paštunščina|tr turščina|el grščina|he hebrejščina|hu madžarščina|cs češčina|sk slovaščina|bg bolgarščina|sr srbščina|hr hrvaščina|sl slovenščina|sv švedščina|no norveščina|da danščina|fi finščina|is islandščina|et estonščina|lv latvijščina|lt litovščina|sq albanščina|hy armenščina|ka gruzijščina|kk kazaščina|vi vietnamščina|th tajščina|id indonezijščina|ms malajščina|fil filipinščina|fil tagalogščina|sw svahili|am amharščina|yo jorubščina|ig igboščina|ha havščina|zu zulujščina|xh koščina|af afrikanščina|so somalščina|ca katalonščina|eu baskovščina|gl galicijščina|ga irščina|cy valižanščina|wo volofščina|sn šonščina|rw ruandščina|ln lingala|ti tigrajščina|om oromo|bm bambarščina|ak akanščina|st sesoto|tn cvanščina|ny njanščina|lg ganda|ki kikujščina|mg malgaščina|az azerbajdžanščina|uz uzbeščina|tk turkmenščina|tg tadžiščina|ky kirgiščina|mn mongolščina|mk makedonščina|bs bosanščina|be beloruščina|mt malteščina|lb luksemburščina|my burmanščina|km kmerščina|lo laoščina|jv javanščina|ceb sebuanščina|ilo ilokanščina|hmn hmonščina|as asamščina|kok konkanščina|sd sindščina|mai maitili|bho bodžpuri|ks kašmirščina|qu kečuanščina|gn gvaranijščina|fo ferščina|ug ujgurščina|bo tibetanščina|mi maorščina|sm samoanščina|to tongščina|haw havajščina|nv navajščina|ff fulščina|yi jidiš|br bretonščina|la latinščina"
  },
  sq: {
    "name": "Albanian",
    "months": [
      "janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor"
    ],
    "weekdays": "e_diel e_hënë e_martë e_mërkurë e_enjte e_premte e_shtunë",
    "languages": "en anglisht|de gjermanisht|fr frëngjisht|es spanjisht|it italisht|pt portugalisht|nl holandisht|ro rumanisht|pl polonisht|ru rusisht|uk ukrainisht|zh kinezisht|yue kantonezisht|ja japonisht|ko koreanisht|ar arabisht|hi indisht|ur urduisht|bn bengalisht|ta tamilisht|te teluguisht|kn kanadisht|ml malajalamisht|mr maratisht|gu guxharatisht|pa punxhabisht|or odisht|sa sanskritisht|ne nepalisht|si sinhalisht|fa persisht|ps pashtoisht|tr turqisht|el greqisht|he hebraisht|hu hungarisht|cs çekisht|sk sllovakisht|bg bullgarisht|sr serbisht|hr kroatisht|sl sllovenisht|sv suedisht|no norvegjisht|da danisht|fi finlandisht|is islandisht|et estonisht|lv letonisht|lt lituanisht|sq shqip|hy armenisht|ka gjeorgjisht|kk kazakisht|vi vietnamisht|th tajlandisht|id indonezisht|ms malajisht|fil filipinisht|sw suahilisht|am amarisht|yo jorubaisht|ig igboisht|ha hausisht|zu zuluisht|xh xhosaisht|af afrikanisht|so somalisht|ca katalonisht|eu baskisht|gl galicisht|ga irlandisht|cy uellsisht|wo uolofisht|sn shonisht|rw kiniaruandisht|ln lingalisht|ti tigrinjaisht|om oromoisht|bm bambarisht|tw tuisht|ak akanisht|tn cuanaisht|ny nianjisht|lg gandaisht|ki kikujuisht|mg madagaskarisht|az azerbajxhanisht|uz uzbekisht|tk turkmenisht|tg taxhikisht|ky kirgizisht|mn mongolisht|mk maqedonisht|bs boshnjakisht|be bjellorusisht|mt maltisht|lb luksemburgisht|my birmanisht|km kmerisht|lo laosisht|jv javanisht|ceb sebuanisht|ilo ilokoisht|hmn hmongisht|as asamezisht|kok konkanisht|sd sindisht|mai maitilisht|bho boxhpurisht|ks kashmirisht|qu keçuaisht|gn guaranisht|fo faroisht|ug ujgurisht|bo tibetisht|mi maorisht|sm samoanisht|to tonganisht|haw havaisht|nv navahoisht|ff fulaisht|yi jidisht|br bretonisht|la latinisht"
  },
  sr: {
    "name": "Serbian",
    "months": [
      "јануар фебруар март април мај јун јул август септембар октобар новембар децембар",
      "januar februar mart april maj jun jul avgust septembar oktobar novembar decembar"
    ],
    "weekdays": "недеља понедељак уторак среда четвртак петак субота nedelja ponedeljak utorak sreda četvrtak petak subota nedjelja ponedjeljak srijeda",
    "languages": "en енглески|de немачки|fr француски|es шпански|it италијански|pt португалски|nl холандски|ro румунски|pl пољски|ru руски|uk украјински|zh кинески|yue кантонски|ja јапански|ko корејски|ar арапски|hi хинди|ur урду|bn бенгалски|ta тамилски|te телугу|ml малајалам|mr марати|gu гуџарати|pa пенџапски|or одија|sa санскрит|ne непалски|si синхалешки|fa персијски|ps паштунски|ps пашто|tr турски|el грчки|he хебрејски|hu мађарски|cs чешки|sk словачки|bg бугарски|sr српски|hr хрватски|sl словеначки|sv шведски|no норвешки|da дански|fi фински|is исландски|et естонски|lv летонски|lt литвански|sq албански|hy јерменски|ka грузијски|kk казашки|vi вијетнамски|th тајски|id индонежански|ms малајски|fil филипински|fil тагалог|sw свахили|am амхарски|yo јоруба|ig игбо|ha хауса|zu зулу|xh коса|af африканс|so сомалски|ca каталонски|eu баскијски|gl галицијски|ga ирски|cy велшки|wo волоф|sn шона|rw кињаруанда|ln лингала|ti тигриња|om оромо|bm бамбара|tw тви|ak акански|st сесото|tn цвана|ny њанџа|lg ганда|ki кикују|mg малгашки|az азербејџански|uz узбечки|tk туркменски|tg таџички|ky киргиски|mn монголски|mk македонски|bs босански|be белоруски|mt малтешки|lb луксембуршки|my бурмански|km кмерски|lo лаоски|jv јавански|ceb себуански|ilo илоко|hmn хмоншки|as асамски|kok конкани|sd синди|mai маитили|bho боџпури|ks кашмирски|qu кечуа|gn гварани|fo фарски|ug ујгурски|bo тибетански|mi маорски|sm самоански|to тонгански|haw хавајски|nv навахо|ff фула|yi јидиш|br бретонски|la латински"
  },
  sv: {
    "name": "Swedish",
    "months": [
      "januari februari mars april maj juni juli augusti september oktober november december"
    ],
    "weekdays": "söndag måndag tisdag onsdag torsdag fredag lördag",
    "languages": "en engelska|de tyska|fr franska|es spanska|it italienska|pt portugisiska|nl nederländska|ro rumänska|ru ryska|uk ukrainska|zh kinesiska|zh mandarin|yue kantonesiska|ja japanska|ko koreanska|ar arabiska|hi hindi|bn bengali|ta tamil|te telugu|kn kannada|ml malayalam|mr marathi|gu gujarati|pa punjabi|or oriya|sa sanskrit|ne nepalesiska|si singalesiska|fa persiska|ps afghanska|ps pashto|tr turkiska|el grekiska|he hebreiska|hu ungerska|cs tjeckiska|sk slovakiska|bg bulgariska|sr serbiska|hr kroatiska|sl slovenska|sv svenska|no norska|is isländska|et estniska|lv lettiska|lt litauiska|sq albanska|hy armeniska|ka georgiska|kk kazakiska|vi vietnamesiska|th thailändska|id indonesiska|ms malajiska|fil filippinska|fil tagalog|sw swahili|am amhariska|yo yoruba|ha hausa|xh xhosa|af afrikaans|so somaliska|ca katalanska|eu baskiska|gl galiciska|ga iriska|cy walesiska|wo wolof|sn shona|rw kinjarwanda|ln lingala|ti tigrinja|om oromo|bm bambara|st sydsotho|tn tswana|nd nordndebele|ny nyanja|lg luganda|ki kikuyu|mg malagassiska|az azerbajdzjanska|uz uzbekiska|tk turkmeniska|tg tadzjikiska|ky kirgiziska|mn mongoliska|mk makedonska|bs bosniska|be belarusiska|mt maltesiska|lb luxemburgiska|my burmesiska|km kambodjanska|lo laotiska|jv javanesiska|ceb cebuano|ilo iloko|hmn hmongspråk|as assamesiska|kok konkani|sd sindhi|mai maithili|bho bhojpuri|ks kashmiriska|hak hakka|qu quechua|gn guaraní|fo färöiska|ug uiguriska|ug östturkiska|bo tibetanska|mi maori|sm samoanska|to tonganska|haw hawaiiska|nv navaho|ff fulani|yi jiddisch|br bretonska"
  },
  sw: {
    "name": "Swahili",
    "months": [
      "januari februari machi aprili mei juni julai agosti septemba oktoba novemba desemba"
    ],
    "weekdays": "jumapili jumatatu jumanne jumatano alhamisi ijumaa jumamosi",
    "languages": "en kiingereza|de kijerumani|fr kifaransa|es kihispania|it kiitaliano|pt kireno|nl kiholanzi|ro kiromania|pl kipolandi|ru kirusi|uk kiukraini|zh kichina|yue kikantoni|ja kijapani|ko kikorea|ar kiarabu|hi kihindi|ur kiurdu|bn kibengali|ta kitamili|te kitelugu|kn kikannada|ml kimalayalamu|mr kimarathi|gu kigujarati|pa kipunjabi|or kioriya|sa kisanskriti|ne kinepali|si kisinhala|fa kiajemi|ps kipashto|ps kipushto|tr kituruki|el kigiriki|he kiebrania|hu kihungaria|cs kicheki|sk kislovakia|bg kibulgaria|sr kiserbia|hr kikorasia|sl kislovenia|sv kiswidi|no kinorwe|da kidenmaki|fi kifini|is kiisilandi|et kiestonia|lv kilatvia|lt kilithuania|sq kialbania|hy kiarmenia|ka kijojia|kk kikazakh|vi kivietinamu|th kithai|id kiindonesia|ms kimalei|fil kifilipino|sw kiswahili|am kiamhari|yo kiyoruba|ig kiigbo|ha kihausa|zu kizulu|xh kixhosa|af kiafrikana|so kisomali|ca kikatalani|eu kibaski|gl kigalisi|ga kiayalandi|cy kiwelisi|wo kiwolofu|sn kishona|rw kinyarwanda|ln kilingala|ti kitigrinya|om kioromo|bm kibambara|ak kiakani|st kisotho|tn kitswana|ny kinyanja|lg kiganda|ki kikikuyu|mg kimalagasi|az kiazerbaijani|uz kiuzbeki|tk kiturukimeni|tg kitajiki|ky kikyrgyz|mn kimongolia|mk kimacedonia|bs kibosnia|be kibelarusi|mt kimalta|lb kilasembagi|my kiburma|km kikambodia|lo kilaosi|jv kijava|ceb kichebuano|ilo kiilocano|hmn kihmong|as kiassam|kok kikonkani|sd kisindhi|mai kimaithili|bho kibhojpuri|ks kikashmiri|qu kikechua|gn kiguarani|fo kifaroe|ug kiuyghur|bo kitibeti|mi kimaori|sm kisamoa|to kitonga|haw kihawai|nv kinavajo|ff kifulani|yi kiyiddi|br kibretoni|la kilatini"
  },
  th: {
    "name": "Thai",
    "months": [
      "มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม"
    ],
    "weekdays": "วันอาทิตย์ วันจันทร์ วันอังคาร วันพุธ วันพฤหัสบดี วันศุกร์ วันเสาร์",
    "languages": "en อังกฤษ|de เยอรมัน|nl ดัตช์|zh จีนกลาง|yue กวางตุ้ง|ko เกาหลี|ar อาหรับ|hi ฮินดี|ur อูรดู|bn บังกลา|ta ทมิฬ|te เตลูกู|kn กันนาดา|ml มาลายาลัม|mr มราฐี|gu คุชราต|pa ปัญจาบ|or โอดิยา|sa สันสกฤต|si สิงหล|fa เปอร์เซีย|ps พัชโต|ps พุชโต|el กรีก|he ฮิบรู|sk สโลวัก|no นอร์เวย์บุคมอล|kk คาซัค|ms มาเลย์|fil ตากาล็อก|sw สวาฮีลี|am อัมฮารา|yo โยรูบา|ig อิกโบ|ha เฮาซา|zu ซูลู|xh คะห์โอซา|af แอฟริกานส์|so โซมาลี|ca คาตาลัน|eu บาสก์|gl กาลิเซีย|ga ไอริช|cy เวลส์|wo โวลอฟ|sn โชนา|ln ลิงกาลา|ti ติกริญญา|om โอโรโม|bm บัมบารา|tw ทวิ|ak อาคาน|st โซโทใต้|tn สวานา|nd เอ็นเดเบเลเหนือ|ny เนียนจา|ki กีกูยู|mg มาลากาซี|uz อุซเบก|tk เติร์กเมน|tg ทาจิก|ky คีร์กีซ|mk มาซิโดเนีย|bs บอสเนีย|my พม่า|km เขมร|jv ชวา|ceb เซบู|ilo อีโลโก|hmn ม้ง|as อัสสัม|kok กอนกานี|sd สินธิ|mai ไมถิลี|bho โภชปุรี|ks แคชเมียร์|tcy ตูลู|hak จีนแคะ|qu เคชวา|gn กัวรานี|fo แฟโร|ug อุยกูร์|bo ทิเบต|mi เมารี|haw ฮาวาย|nv นาวาโฮ|gd เกลิกสกอต|ff ฟูลาห์|yi ยิดดิช|br เบรตัน|la ละติน|nan จีนมินหนาน"
  },
  tr: {
    "name": "Turkish",
    "months": [
      "ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık"
    ],
    "weekdays": "pazar pazartesi salı çarşamba perşembe cuma cumartesi",
    "languages": "en i̇ngilizce|de almanca|fr fransızca|es i̇spanyolca|it i̇talyanca|pt portekizce|nl felemenkçe|ro rumence|pl lehçe|ru rusça|uk ukraynaca|zh çince|yue kantonca|ja japonca|ko korece|ar arapça|hi hintçe|ur urduca|bn bengalce|ta tamilce|gu güceratça|pa pencapça|sa sanskrit|ne nepalce|fa farsça|ps peştuca|tr türkçe|el yunanca|he i̇branice|hu macarca|cs çekçe|sk slovakça|bg bulgarca|sr sırpça|hr hırvatça|sl slovence|sv i̇sveççe|no norveççe|da danca|fi fince|is i̇zlandaca|et estonca|lv letonca|lt litvanca|sq arnavutça|hy ermenice|ka gürcüce|kk kazakça|vi vietnamca|th tayca|id endonezce|ms malayca|fil filipince|fil tagalogca|am amharca|yo yorubaca|zu zuluca|af afrikaanca|so somalice|ca katalanca|eu baskça|gl galiçyaca|ga i̇rlandaca|cy galce|wo volofça|rw kinyarwanda|ln lingala|bm bambara|tn setsvana|ny nyanja|lg ganda|ki kikuyu|mg malgaşça|uz özbekçe|tk türkmence|tg tacikçe|ky kırgızca|mn moğolca|mk makedonca|bs boşnakça|be belarusça|mt maltaca|lb lüksemburgca|ilo iloko|hmn hmong|as assamca|mai maithili|bho arayanice|tcy tuluca|ug uygurca|bo tibetçe|yi yidiş|br bretonca|la latince"
  },
  uk: {
    "name": "Ukrainian",
    "months": [
      "січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень",
      "січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня"
    ],
    "weekdays": "неділя понеділок вівторок середа четвер пʼятниця субота",
    "languages": "en англійська|de німецька|fr французька|es іспанська|it італійська|pt португальська|nl нідерландська|ro румунська|pl польська|ru російська|uk українська|zh китайська|yue кантонська|ja японська|ko корейська|ar арабська|hi гінді|ur урду|bn бенгальська|ta тамільська|te телугу|kn каннада|ml малаялам|mr маратхі|gu гуджараті|pa панджабі|or одія|sa санскрит|ne непальська|si сингальська|fa перська|ps пушту|tr турецька|el грецька|he іврит|hu угорська|cs чеська|sk словацька|bg болгарська|sr сербська|hr хорватська|sl словенська|sv шведська|no норвезька|da данська|fi фінська|is ісландська|et естонська|lv латиська|lt литовська|sq албанська|hy вірменська|ka грузинська|kk казахська|vi вʼєтнамська|th тайська|id індонезійська|ms малайська|fil філіппінська|fil тагальська|sw суахілі|am амхарська|yo йоруба|ig ігбо|ha хауса|zu зулуська|xh кхоса|af африкаанс|ca каталонська|eu баскська|gl галісійська|ga ірландська|cy валлійська|wo волоф|sn шона|rw кіньяруанда|ln лінгала|ti тигринья|om оромо|bm бамбара|tw тві|ak акан|tn тсвана|ny ньянджа|lg ганда|ki кікуйю|mg малагасійська|az азербайджанська|uz узбецька|tk туркменська|tg таджицька|ky киргизька|mn монгольська|mk македонська|bs боснійська|be білоруська|mt мальтійська|lb люксембурзька|my бірманська|km кхмерська|lo лаоська|jv яванська|ceb себуанська|ilo ілоканська|hmn хмонг|as ассамська|kok конкані|sd синдхі|mai майтхілі|bho бходжпурі|ks кашмірська|hak хаккаська|qu кечуа|gn гуарані|fo фарерська|ug уйгурська|bo тибетська|mi маорі|sm самоанська|to тонганська|haw гавайська|nv навахо|ff фула|yi їдиш|br бретонська|la латинська|nan південноміньська"
  },
  ur: {
    "name": "Urdu",
    "months": [
      "جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر"
    ],
    "weekdays": "اتوار پیر منگل بدھ جمعرات جمعہ ہفتہ",
    "languages": "en انگریزی|de جرمن|fr فرانسیسی|es ہسپانوی|it اطالوی|pt پُرتگالی|nl ڈچ|ro رومینین|pl پولش|ru روسی|uk یوکرینیائی|zh چینی|yue کینٹونیز|ja جاپانی|ko کوریائی|ar عربی|hi ہندی|ur اردو|bn بنگلہ|ta تمل|te تیلگو|kn کنّاڈا|ml ملیالم|mr مراٹھی|gu گجراتی|pa پنجابی|or اڑیہ|sa سنسکرت|ne نیپالی|si سنہالا|fa فارسی|ps پشتو|tr ترکی|el یونانی|he عبرانی|hu ہنگیرین|cs چیک|sk سلوواک|bg بلغاری|sr سربین|hr کراتی|sl سلووینیائی|sv سویڈش|no نارویجین|da ڈینش|fi فینیش|et اسٹونین|lv لیٹوین|lt لیتھوینین|hy آرمینیائی|ka جارجیائی|kk قزاخ|vi ویتنامی|th تھائی|id انڈونیثیائی|ms مالے|fil فلیپینو|sw سواحلی|am امہاری|yo یوروبا|ig اِگبو|ha ہؤسا|zu زولو|xh ژوسا|af افریقی|so صومالی|ca کیٹالان|eu باسکی|gl گالیشیائی|ga آئرش|cy ویلش|wo وولوف|sn شونا|rw کینیاروانڈا|ln لِنگَلا|ti ٹگرینیا|om اورومو|bm بمبارا|tw توی|ak اکان|tn سوانا|ny نیانجا|lg گینڈا|ki کیکویو|mg ملاگاسی|az آذربائیجانی|uz ازبیک|tk ترکمان|tg تاجک|ky کرغیزی|mn منگولین|mk مقدونیائی|bs بوسنیائی|be بیلاروسی|mt مالٹی|lb لکسمبرگیش|my برمی|km خمیر|lo لاؤ|jv جاوی|ceb سیبوآنو|ilo ایلوکو|hmn ہمانگ|as آسامی|kok کونکنی|sd سندھی|mai میتھیلی|bho بھوجپوری|ks کشمیری|qu کویچوآ|gn گُارانی|fo فیروئیز|ug یوئگہر|bo تبتی|mi ماؤری|sm ساموآن|to ٹونگن|haw ہوائی|nv نواجو|ff فولہ|yi یدش|br بریٹن|la لاطینی"
  },
  vi: {
    "name": "Vietnamese",
    "months": [],
    "weekdays": "chủ_nhật thứ_hai thứ_ba thứ_tư thứ_năm thứ_sáu thứ_bảy",
    "languages": ""
  },
  zh: {
    "name": "Chinese",
    "months": [
      "一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月"
    ],
    "weekdays": "星期日 星期一 星期二 星期三 星期四 星期五 星期六",
    "languages": "en 英语|de 德语|fr 法语|es 西班牙语|it 意大利语|pt 葡萄牙语|nl 荷兰语|ro 罗马尼亚语|pl 波兰语|ru 俄语|uk 乌克兰语|zh 中文|zh 普通话|yue 粤语|ja 日语|ko 韩语|ar 阿拉伯语|hi 印地语|ur 乌尔都语|bn 孟加拉语|ta 泰米尔语|te 泰卢固语|kn 卡纳达语|ml 马拉雅拉姆语|mr 马拉地语|gu 古吉拉特语|pa 旁遮普语|or 奥里亚语|sa 梵语|ne 尼泊尔语|si 僧伽罗语|fa 波斯语|ps 普什图语|tr 土耳其语|el 希腊语|he 希伯来语|hu 匈牙利语|cs 捷克语|sk 斯洛伐克语|bg 保加利亚语|sr 塞尔维亚语|hr 克罗地亚语|sl 斯洛文尼亚语|sv 瑞典语|no 挪威语|no 书面挪威语|da 丹麦语|fi 芬兰语|is 冰岛语|et 爱沙尼亚语|lv 拉脱维亚语|lt 立陶宛语|sq 阿尔巴尼亚语|hy 亚美尼亚语|ka 格鲁吉亚语|kk 哈萨克语|vi 越南语|th 泰语|id 印度尼西亚语|ms 马来语|fil 菲律宾语|fil 他加禄语|sw 斯瓦希里语|am 阿姆哈拉语|yo 约鲁巴语|ig 伊博语|ha 豪萨语|zu 祖鲁语|xh 科萨语|af 南非荷兰语|so 索马里语|ca 加泰罗尼亚语|eu 巴斯克语|gl 加利西亚语|ga 爱尔兰语|cy 威尔士语|wo 沃洛夫语|sn 绍纳语|rw 卢旺达语|ln 林加拉语|ti 提格利尼亚语|om 奥罗莫语|bm 班巴拉语|tw 契维语|ak 阿肯语|st 南索托语|tn 茨瓦纳语|nd 北恩德贝勒语|ny 齐切瓦语|lg 卢干达语|ki 吉库尤语|mg 马拉加斯语|az 阿塞拜疆语|uz 乌兹别克语|tk 土库曼语|tg 塔吉克语|ky 吉尔吉斯语|mn 蒙古语|mk 马其顿语|bs 波斯尼亚语|be 白俄罗斯语|mt 马耳他语|lb 卢森堡语|my 缅甸语|km 高棉语|lo 老挝语|jv 爪哇语|ceb 宿务语|ilo 伊洛卡诺语|hmn 苗语|as 阿萨姆语|kok 孔卡尼语|sd 信德语|mai 迈蒂利语|bho 博杰普尔语|ks 克什米尔语|hak 客家语|qu 克丘亚语|gn 瓜拉尼语|fo 法罗语|ug 维吾尔语|bo 藏语|mi 毛利语|sm 萨摩亚语|to 汤加语|haw 夏威夷语|nv 纳瓦霍语|gd 苏格兰盖尔语|ff 富拉语|yi 意第绪语|br 布列塔尼语|la 拉丁语|nan 闽南语"
  },
} as const;
