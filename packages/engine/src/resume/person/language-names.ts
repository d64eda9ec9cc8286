import { fold } from '../../words/reading-copy.ts';
import { namesInUnsupportedLanguages } from './language-names-in-unsupported-languages.ts';

/** English name of a language and how it is written in resumes, folded. */
const rows = `English: english englisch anglais ingles inglese engels engleza angielski английскии англіиська англииски ingilizce angol anglictina engelska engelsk αγγλικα الانجليزية الإنجليزية अंग्रेजी 英语 英語 영어
German: german deutsch allemand aleman tedesco alemao duits germana niemiecki немецкии німецька almanca nemet nemcina tyska tysk γερμανικα الألمانية 德语 ドイツ語 독일어
French: french franzosisch francais frances francese frans franceza francuski французскии французська fransizca francia francouzstina franska γαλλικα الفرنسية 法语 フランス語 프랑스어
Spanish: spanish spanisch espagnol espanol castellano spagnolo espanhol spaans spaniola hiszpanski
Italian: italian italienisch italien italiano italiaans italiana wloski
Portuguese: portuguese portugiesisch portugais portugues portoghese portugees portugheza portugalski
Dutch: dutch niederlandisch neerlandais neerlandes olandese holandes nederlands olandeza niderlandzki flemish
Romanian: romanian rumanisch roumain rumano rumeno romeno roemeens romana rumunski
Polish: polish polnisch polonais polaco polacco pools poloneza polski
Russian: russian russisch russe ruso russo rusa rosyjski русскии російська rusca orosz rustina ryska 俄语 ロシア語
Ukrainian: ukrainian ukrainisch ukrainien ucraniano ucraino oekraiens ucraineana ukrainski українська украинскии
Chinese: chinese chinesisch chinois chino cinese mandarin putonghua 中文 汉语 普通话 中国語
Cantonese: cantonese
Japanese: japanese japanisch japonais japones giapponese japans japoneza japonski 日语 日本語
Korean: korean koreanisch coreen coreano 한국어 韩语
Arabic: arabic arabisch arabe arabo araba arabski العربية
Hindi: hindi हिन्दी हिंदी
Urdu: urdu
Bengali: bengali bangla
Tamil: tamil
Telugu: telugu
Kannada: kannada
Malayalam: malayalam
Marathi: marathi
Gujarati: gujarati
Punjabi: punjabi panjabi
Odia: odia oriya
Sanskrit: sanskrit
Nepali: nepali
Sinhala: sinhala sinhalese
Persian: persian farsi dari persisch persan
Pashto: pashto
Turkish: turkish turkisch turc turco turks turca turecki turkce
Greek: greek griechisch grec griego greco grieks greaca grecki
Hebrew: hebrew hebraisch hebreu hebreo ebraico
Hungarian: hungarian ungarisch hongrois hungaro ungherese hongaars maghiara wegierski
Czech: czech tschechisch tcheque checo ceco tsjechisch ceha czeski cestina
Slovak: slovak slowakisch slovaque
Bulgarian: bulgarian bulgarisch bulgare bulgaro bulgara
Serbian: serbian serbisch serbe
Croatian: croatian kroatisch croate croato
Slovenian: slovenian slovene slowenisch
Swedish: swedish schwedisch suedois sueco svedese zweeds suedeza
Norwegian: norwegian norwegisch norvegien noruego
Danish: danish danisch danois danes deens
Finnish: finnish finnisch finnois fines
Icelandic: icelandic
Estonian: estonian
Latvian: latvian
Lithuanian: lithuanian
Albanian: albanian
Armenian: armenian
Georgian: georgian
Kazakh: kazakh
Vietnamese: vietnamese vietnamesisch vietnamien vietnamita
Thai: thai
Indonesian: indonesian bahasa indonesisch
Malay: malay
Tagalog: tagalog filipino
Swahili: swahili kiswahili
Amharic: amharic
Yoruba: yoruba
Igbo: igbo
Hausa: hausa
Zulu: zulu
Xhosa: xhosa
Afrikaans: afrikaans
Somali: somali
Catalan: catalan catala
Basque: basque euskera vasco
Galician: galician gallego
Irish: irish gaelic gaeilge
Welsh: welsh
Wolof: wolof
Shona: shona
Kinyarwanda: kinyarwanda
Lingala: lingala
Tigrinya: tigrinya
Oromo: oromo
Bambara: bambara
Twi: twi
Akan: akan
Sesotho: sesotho
Setswana: setswana
Ndebele: ndebele
Chichewa: chichewa
Luganda: luganda
Kikuyu: kikuyu
Malagasy: malagasy
Kurdish: kurdish
Azerbaijani: azerbaijani
Uzbek: uzbek
Turkmen: turkmen
Tajik: tajik
Kyrgyz: kyrgyz
Mongolian: mongolian
Macedonian: macedonian
Bosnian: bosnian
Montenegrin: montenegrin
Belarusian: belarusian
Maltese: maltese
Luxembourgish: luxembourgish
Burmese: burmese
Khmer: khmer
Lao: lao
Javanese: javanese
Cebuano: cebuano
Ilocano: ilocano
Hmong: hmong
Assamese: assamese
Konkani: konkani
Sindhi: sindhi
Maithili: maithili
Bhojpuri: bhojpuri
Kashmiri: kashmiri
Tulu: tulu
Hokkien: hokkien
Hakka: hakka
Quechua: quechua
Guarani: guarani
Faroese: faroese
Uyghur: uyghur
Tibetan: tibetan
Maori: maori
Samoan: samoan
Tongan: tongan
Hawaiian: hawaiian
Navajo: navajo
Gaelic: gaidhlig
Fula: fula fulani
Yiddish: yiddish
Breton: breton
Latin: latin`;

const names = new Map<string, string>();
for (const row of `${rows}\n${namesInUnsupportedLanguages}`.split('\n')) {
  const [name = '', written = ''] = row.split(': ');
  for (const word of written.split(' ')) if (!names.has(fold(word))) names.set(fold(word), name);
}

/** The English name of the language a folded word names. */
export const languageNamed = (foldedWord: string): string | undefined => names.get(foldedWord);
