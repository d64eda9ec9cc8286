/** English name of a language and how it is written in resumes, folded. */
const rows = `English: english englisch anglais ingles inglese engels engleza angielski
German: german deutsch allemand aleman tedesco alemao duits germana niemiecki
French: french franzosisch francais frances francese frans franceza francuski
Spanish: spanish spanisch espagnol espanol castellano spagnolo espanhol spaans spaniola hiszpanski
Italian: italian italienisch italien italiano italiaans italiana wloski
Portuguese: portuguese portugiesisch portugais portugues portoghese portugees portugheza portugalski
Dutch: dutch niederlandisch neerlandais neerlandes olandese holandes nederlands olandeza niderlandzki flemish
Romanian: romanian rumanisch roumain rumano rumeno romeno roemeens romana rumunski
Polish: polish polnisch polonais polaco polacco pools poloneza polski
Russian: russian russisch russe ruso russo rusa rosyjski
Ukrainian: ukrainian ukrainisch ukrainien ucraniano ucraino oekraiens ucraineana ukrainski
Chinese: chinese chinesisch chinois chino cinese mandarin putonghua
Cantonese: cantonese
Japanese: japanese japanisch japonais japones giapponese japans japoneza japonski
Korean: korean koreanisch coreen coreano
Arabic: arabic arabisch arabe arabo araba arabski
Hindi: hindi
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
Persian: persian farsi dari
Pashto: pashto
Turkish: turkish turkisch turc turco turks turca turecki
Greek: greek griechisch grec griego greco grieks greaca grecki
Hebrew: hebrew hebraisch hebreu hebreo ebraico
Hungarian: hungarian ungarisch hongrois hungaro ungherese hongaars maghiara wegierski
Czech: czech tschechisch tcheque checo ceco tsjechisch ceha czeski
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
Indonesian: indonesian bahasa
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
Basque: basque euskera
Galician: galician gallego
Irish: irish gaelic
Welsh: welsh
Latin: latin`;

const names = new Map<string, string>();
for (const row of rows.split('\n')) {
  const [name = '', written = ''] = row.split(': ');
  for (const word of written.split(' ')) names.set(word, name);
}

/** The English name of the language a folded word names. */
export const languageNamed = (foldedWord: string): string | undefined => names.get(foldedWord);
