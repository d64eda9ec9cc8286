/** Names of languages in languages that `language-names.ts` does not have: a row each, the English name first. */
export const namesInUnsupportedLanguages = `English: англійська английский английски английською anglicky angolul ingilizce engelska engelsk englanti inglise anglu engleski енглески אנגלית انگلیسی انگریزی अंग्रेज़ी ইংরেজি อังกฤษ ภาษาอังกฤษ anh inggris 英文 英语 영어
German: немецкий німецька немски nemecky nemeckina nemetul tyska tysk vokieciu vacu njemacki nemacki немачки γερμανικα גרמנית الألمانية آلمانی जर्मन เยอรมัน duc jerman 德文 德语 ドイツ語 독일어
French: французский французька френски francouzsky francuzstina francia franska fransk prantsuse prancuzu francuski француски γαλλικα צרפתית الفرنسية فرانسوی फ्रेंच ฝรั่งเศส phap perancis prancis 法文 法语 フランス語 프랑스어
Spanish: испанский іспанська испански spanelstina spanielcina spanyol ispanyolca spanska spansk ispanu spanjolski španski ισπανικα ספרדית الإسبانية اسپانیایی स्पेनिश สเปน 西班牙语 西班牙文 スペイン語 스페인어
Italian: итальянский італійська италиански italstina taliancina olasz italyanca italienska italiensk talijanski ιταλικα איטלקית الإيطالية ایتالیایی इतालवी อิตาลี 意大利语 イタリア語 이탈리아어
Portuguese: португальский португальська portugalstina portekizce portugisiska portugisisk portugali πορτογαλικα פורטוגזית البرتغالية 葡萄牙语 ポルトガル語 포르투갈어
Dutch: голландский нидерландский нідерландська nizozemstina hollandca felemenkce nederlandska nederlandsk hollanti ολλανδικα הולנדית الهولندية 荷兰语 オランダ語 네덜란드어
Romanian: румынский румунська румънски rumunstina rumuncina rumence rumanska ρουμανικα רומנית الرومانية
Polish: польский польська польською полски polstina lengyel lehce polsk lenku poljski πολωνικα פולנית البولندية 波兰语 ポーランド語
Russian: русский російська руски rustina oroszul rusca ryska russisk vene rusu krievu ruski ρωσικα רוסית الروسية روسی रूसी รัสเซีย nga 俄文 俄语 ロシア語 러시아어
Ukrainian: украинский українська украински ukrajinstina ukraynaca ukrainska ukrainsk ουκρανικα אוקראינית الأوكرانية 乌克兰语 ウクライナ語
Chinese: китайский китайська китайски cinstina cince kinesiska kinesisk kineski κινεζικα סינית الصينية چینی चीनी จีน trung hoa mandarin tionghoa 中文 国语 國語 华语 華語 汉语 普通话 中国語 중국어
Taiwanese: 台語 台语 閩南語 闽南语
Cantonese: 粤语 粵語 广东话 廣東話 広東語
Japanese: японский японська японски japonstina japonca japanska japansk japani japanski ιαπωνικα יפנית اليابانية ژاپنی जापानी ญี่ปุ่น nhat jepang 日文 日语 日本語 일본어
Korean: корейский корейська korejstina koreai korece koreanska κορεατικα קוריאנית الكورية کره‌ای เกาหลี han 韩语 韓文 韓語 韓国語 한국어
Arabic: арабский арабська arabstina arapca arabiska arabisk arapski αραβικα ערבית العربية عربی अरबी 阿拉伯语 アラビア語 아랍어
Hindi: хинди hindstina hintce ヒンディー語 הינדית الهندية 印地语
Urdu: اردو उर्दू الأردية
Bengali: বাংলা बंगाली
Punjabi: ਪੰਜਾਬੀ पंजाबी
Tamil: தமிழ்
Persian: персидский perstina farsca persiska فارسی الفارسية פרסית
Turkish: турецкий турецька турски turectina torok turkce turkiska tyrkisk turkki turski τουρκικα טורקית التركية ترکی 土耳其语 トルコ語
Greek: греческий грецька гръцки rectina gorog yunanca grekiska ελληνικα יוונית اليونانية
Hebrew: иврит іврит hebrejstina ibranice hebreiska עברית العبرية
Hungarian: венгерский угорська унгарски madarstina madarcina magyar macarca ungerska ungarsk unkari הונגרית
Czech: чешский чеська чешки cestina cseh cekce tjeckiska tsekki ceski
Slovak: словацкий словацька slovenstina slovencina szlovak slovakca slovakiska
Bulgarian: болгарский болгарська български bulharstina bolgar bulgarca
Serbian: сербский српски srpski srbstina szerb sirpca serbiska
Croatian: hrvatski chorvatstina horvat hirvatca kroatiska
Slovenian: slovenscina slovenski szloven
Swedish: шведский шведська svedstina isvecce svenska svensk ruotsi rootsi svedu σουηδικα
Norwegian: норвежский norstina norveg norvecce norska norsk norja
Danish: датский danstina danca danska dansk tanska
Finnish: финский фінська finstina fince finska finsk suomi soome suomiu
Estonian: эстонский eesti estniska
Latvian: латышский latviesu lettiska
Lithuanian: литовский lietuviu litauiska
Georgian: грузинский ქართული
Armenian: армянский հայերեն
Kazakh: казахский қазақ
Vietnamese: вьетнамский vietnamstina vietnamca vietnamesiska viet เวียดนาม 越南语 越南文 ベトナム語 베트남어
Thai: тайский ไทย ภาษาไทย 泰语 タイ語 태국어
Indonesian: индонезийский อินโดนีเซีย 印尼语 インドネシア語
Malay: melayu มลายู 马来语
Khmer: ខ្មែរ เขมร
Nepali: नेपाली
Marathi: मराठी
Gujarati: गुजराती ગુજરાતી
Sanskrit: संस्कृत
Latin: latina latein latinum`;
