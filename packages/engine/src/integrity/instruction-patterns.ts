/**
 * Wordings addressed to a machine or to the person who ranks, instead of describing work. Matched against text in
 * lower case, a sentence at a time. Bounded gaps keep every pattern linear.
 */

const target =
  '(?:me|(?:this|the|that|my|above|said) (?:candidate|applicant|resume|cv|profile|person|application|document))';
const rules = String.raw`(?:instruction|prompt|rule|guideline|direction|command|context|criteria|constraint|polic|order|message|system)\w{0,40}`;

/** An order, recognized where a sentence begins with it. */
export const orders: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:ignore|disregard|forget|override|bypass|skip|discard|neglect)\b.{0,40}?\b(?:all|any|every|your|the|previous|prior|earlier|above|preceding|other|foregoing)\b.{0,30}?\b${rules}`,
  ),
  /^(?:ignore|disregard|forget)\b (?:all |any )?(?:the |of the |your )?(?:previous|prior|above|earlier|preceding)\b/,
  /^(?:ignore|disregard|forget) (?:the |this |that |your )?(?:resume|cv|job description|criteria|rubric|system)/,
  new RegExp(
    String.raw`^(?:rank|score|rate|grade|place|list|select|shortlist|recommend|choose|hire|accept|approve|evaluate|mark|assign|give|award)\b.{0,20}?\b${target}\b.{0,40}?\b(?:first|top|highest|best|maximum|full|perfect|\d{2,3}(?:\s?%| points|/100)?|10/10|higher|excellent|strong(?:est)?)\b`,
  ),
  /^(?:assign|give|award|output|return|reply|respond|answer|print|write|set)\b.{0,50}?\b(?:score|rating|rank|marks?|points)\b.{0,20}?\b(?:of |to |= ?|: ?)?(?:100|10\/10|max|perfect|highest)/,
  /^(?:assign|give|award|score|rate|output|return)\b.{0,25}?\b100\b/,
  /^(?:reply|respond|answer|output|return|print) (?:only |just |exclusively )?(?:with )?(?:only )?["']?(?:\d{2,3}\b|yes\b|hire|accept|approved|true)/,
  /^(?:print|reveal|show|output|repeat|display|leak|disclose|expose|dump|send|tell)\b.{0,40}?\b(?:system prompt|initial prompt|hidden prompt|your (?:prompt|instructions|rules)|api keys?|secrets?\b|credentials|environment variables|other candidates)/,
  /^(?:decode|decrypt|decipher|execute|run|translate)\b.{0,30}?\b(?:and|then) (?:follow|obey|execute|do|comply|run)/,
  /^(?:you are|act as|pretend (?:to be|you are)|roleplay as|behave as|from now on)\b.{0,60}?\b(?:dan\b|recruiter|assistant|ai\b|model|evaluator|unrestricted|jailbr|hiring manager|no longer|without (?:rules|restrictions))/,
  /^(?:stay in character|continue the pattern|do not (?:mention|reveal|disclose) (?:this|these)|follow these (?:new )?instructions|obey)/,
  /^(?:new|updated|additional|important|urgent|secret|hidden|special)? ?(?:system )?(?:instructions?|directives?|orders?|override|prompt)\b.{0,15}?\b(?:for|to)\b.{0,20}?\b(?:evaluator|ai\b|model|assistant|llm|reviewer|system|screen|ranker|grader|parser|bot)/,
  /^(?:note|message|attention|hint|memo|reminder|instructions?)\b ?(?:to|for)\b.{0,25}?\b(?:ai\b|llm|model|chatgpt|gpt|claude|gemini|assistant|screen(?:er|ing)|ranker|evaluator|bot|parser|algorithm|ats\b)/,
  /^(?:attention|dear|hey|hello|hi)\b.{0,15}?\b(?:ai\b|llm|chatgpt|gpt|language model|assistant|screening (?:ai|bot|system))/,
  /^if you(?:'re| are) an? (?:ai|llm|language model|automated|bot|machine|large)/,
  /^instructions and (?:rank|score|rate|select|recommend|hire|accept)/,
  /^(?:candidate|applicant) first with (?:a )?score/,
  /^(?:in|inside) (?:the|your) (?:summary|output|answer|response|report|evaluation),? (?:include|write|say|add|state|mention|put)/,
  /^(?:increase|raise|boost|maximi[sz]e|set|change|adjust) (?:the |this |my )?(?:candidate'?s? |applicant'?s? |match |overall |final )?(?:score|ranking|rating|rank)\b/,
  /^(?:ignore|disregard|forget) (?:everything|anything|all|what)\b.{0,20}?\b(?:above|before|previous|earlier|so far|said)\b/,
  /^(?:say|state|conclude|claim|write|agree|confirm|decide) that (?:this|the|my)\b.{0,12}?\b(?:candidate|applicant|resume|cv|profile|is the)\b.{0,40}?\b(?:strong|best|except|perfect|ideal|meets|fit\b|qualified|match)/,
  /^(?:your|the) (?:final )?(?:answer|score|output|verdict|response|rating) (?:must|should|has to|is to|will) be\b/,
  /^(?:always|never) (?:rate|rank|score|mark|reject|recommend|select|approve|shortlist|penali[sz]e)\b.{0,12}?\b(?:this|the|me|my)\b.{0,4}?\b(?:resume|candidate|applicant|cv|profile)\b/,
  /^(?:treat|consider|count|regard|assume|pretend)\b.{0,20}?\b(?:(?:this|the|my) (?:candidate|applicant|resume)\b.{0,20}?\b(?:has|as having|is|matches|meets)\b|(?:every|all|each|the job) requirements?\b.{0,20}?\b(?:as (?:met|satisfied|fulfilled)|match\w{0,40}|are met)|(?:the )?years of experience as\b)/,
  /^(?:stop|cease|end) (?:evaluating|scoring|screening|assessing)\b/,
  /^(?:reply|respond|answer|output|return|print) (?:only|just|exclusively) (?:with )?["'“]?(?:strong|hire|accept|recommend|approve)/,
  /^(?:do not|don't|never) (?:mention|list|report|consider|penali[sz]e|note)\b.{0,30}?\b(?:weakness|gap|flaw|concern|red flag|negative|shortcoming)\w{0,40}\b.{0,40}?\b(?:candidate|applicant|evaluation|assessment|summary|resume)\b/,
  /^when (?:summari[sz]ing|evaluating|scoring|ranking|reviewing|assessing|screening) (?:this|the) (?:resume|candidate|cv|applicant|profile|document)\b/,
  /^(?:developer|debug|god|admin|unrestricted) mode (?:enabled|activated|on\b)/,
  /^(?:llm|ai|model|ats|gpt|chatgpt|assistant|evaluator|screener|ranker) (?:instructions?|directives?|override|commands?)\b/,
  /^(?:system|admin|priority|emergency|security) (?:override|directive) ?[:!]/,
  /^(?:imagine|pretend|suppose) you are (?:a |an |the )?(?:recruiter|hiring manager|evaluator|judge|ai\b)/,
  /^from now on,? (?:approve|rate|rank|score|accept|recommend)\b/,
  /^skip (?:the |this |all )?(?:evaluation|screening|scoring)\b/,
];

/**
 * Wordings that no resume needs, at the start of any word. Each is one alternation, so that all are searched in one
 * pass.
 */
export const atWords: readonly RegExp[] = [
  /(?:resumes?|candidates?|applicants?|applications?|profiles?) (?:containing|that contain|with) this (?:line|text|phrase|sentence|note)\b/,
  /this (?:profile|candidate|resume|applicant|cv) (?:has been|was|is) (?:already )?(?:verified|approved|pre-?approved|selected|cleared|vetted)\b.{0,30}?\b(?:hr|recruit\w{0,40}|system|management|must)\b/,
  /(?:candidate|applicant) (?:is )?pre-?approved\b/,
  /(?:candidate|applicant|resume|profile|it)\b.{0,30}?\bmust be (?:advanced|forwarded|moved|invited) (?:to|for)\b/,
  /(?:other|remaining) (?:applicants|candidates)\b.{0,60}?\b(?:rank|score|rate|place) them (?:below|lower|last|under)\b/,
  /this (?:candidate|applicant|resume|cv) (?:scores?|is rated|receives|gets|earns)\b.{0,15}?\d{2,3}\b/,
  /new task ?: ?(?:output|print|rate|score|rank|reply|respond|write|answer)\b/,
  /(?:previous|prior|earlier|above) (?:instructions?|rules|constraints|prompts?) (?:are|is|have been|were) (?:now |hereby )?(?:no longer|void|invalid|cancel|superseded|revoked|obsolete)/,
  /(?:set_score|update_score|approve_candidate|shortlist_candidate|rank_candidate|send_email|hire_candidate)\s?\(/,
  /(?:candidate|applicant|resume)\b[^.]{0,40}?(?:->|=>|→) ?(?:score ?:? ?)?\d{1,3} ?(?:\/ ?100|%|points)/,
  /all (?:the )?other (?:candidates|applicants|resumes)\b.{0,60}?\b(?:fraud|fake|reject|score|rank|zero|\b0\b|worse|unqualified|lower|disqualif)/,
  /(?:score|rank|rate) (?:them|others|all others|everyone else)\b.{0,12}?\b(?:0|zero|low|lower|last)\b/,
  /this (?:candidate|applicant|resume|cv)\b.{0,60}?\b(?:exceeds?|meets?|satisf\w+|fulfil\w{0,40}|matches) (?:every|all|each|or exceeds)\b/,
  /this (?:candidate|applicant) is (?:an? |the |by far )?(?:exceptional|perfect|ideal|best|outstanding|strongest|ultimate|flawless|clear(?:ly)?|obvious(?:ly)?|uniquely|only|top|excellent|highly|a must)/,
  /(?:best|strongest|ideal|perfect|top|most qualified) (?:candidate|applicant|match) (?:you (?:will|have|could)|in (?:this|the) (?:pool|batch|stack)|for (?:this|the) (?:role|job|position) (?:you|by)|among all)/,
  /(?:must|should|shall) (?:be )?(?:ranked?|scored?|rated?|hired?|shortlist(?:ed)?|selected?) (?:as )?(?:first|top|highest|100|number one|immediately|above)/,
  /(?:rank|score|rate) (?:this|the|me|my) ?(?:candidate|applicant|resume|cv|profile)?.{0,12}?\b(?:first|100|highest|top|#1|number one|10\/10)\b/,
];

/** The same with the signs of a machine, or only where a text begins. */
export const anywhere: readonly RegExp[] = [
  /<\|(?:im_start|im_end|system|endoftext|end_of_text|eot_id|begin_of_text|start_header_id|end_header_id)\|?>|<(?:im_start|im_end|endoftext|end_of_text|eot_id|begin_of_text|start_header_id|end_header_id)\|?>/,
  // People who write about such tags list them together: "with <system> and <user> tags".
  /\[\/?inst\]|<<\/?sys>>|<\/?(?:system|instructions?|tool_call|function_calls?|tool_use|invoke|antml)[^>]{0,40}>(?!\s*(?:,|and\b|or\b|tags?\b|elements?\b|blocks?\b))/,
  /\[(?:hidden|system|secret|internal) ?(?:instruction|prompt|message|directive)s?\]|\bbegin (?:hidden |new )?(?:system )?prompt\b/,
  /<\/(?:resume|document|candidate|cv|user|context|data|input|untrusted)[a-z_]{0,20}>/,
  /^#{2,4} ?(?:system|instructions?|human|assistant|user|new task)\b/,
  /^(?:human|assistant|system|user) ?: ?.{0,60}?(?:\b100\b|forget|ignore|reply|score|rank|you are|best|hire|understood|sure)/,
  /["'](?:overall_?score|match_?score|score|rating|rank|verdict|decision|recommendation)["'] ?: ?["']?(?:100|10\b|1\b|hire|accept|yes|"?strong)/,
  /[}\]]\s*[}\]],? ?["']\w{2,30}["'] ?:/,
  /!\[[^\]]{0,40}\]\(https?:[^)]{0,200}[{?][^)]{0,100}\)/,
  /\{(?:all |every |list of )?(?:candidate|applicant|name|prompt|system|secret|api)[^}]{0,40}\}/,
  /["'](?:name|tool|function|recipient)["'] ?: ?["'](?:set_?score|update_?score|hire|approve|send_?e?mail|http|fetch|exec|rank|shortlist)\w{0,40}/,
];

/** The same in other languages, at any position. */
export const otherLanguages: readonly RegExp[] = [
  /ignorier\w{0,40}.{0,20}?(?:alle|vorherig|bisherig|obig)\w{0,40}.{0,20}?(?:anweisung|befehl|regel|instruktion)/,
  /(?:gib|bewerte|setze)\b.{0,20}?(?:diese[mnrs]?)\b.{0,20}?(?:kandidat|bewerb|lebenslauf).{0,20}?(?:100|punkt|höchst|erste|beste)/,
  /ignor(?:e|ez|er)\b.{0,20}?(?:toutes?|les)\b.{0,20}?(?:instructions|consignes|directives|règles)/,
  /oublie[zr]?\b.{0,20}?(?:instructions|consignes|directives)/,
  /(?:ignora|ignore|olvida|olvide|omite)\w{0,40}\b.{0,20}?(?:todas?|las|los)\b.{0,20}?(?:instrucciones|indicaciones|órdenes|reglas)/,
  /(?:ignore|ignora|desconsidere|esqueça)\w{0,40}\b.{0,20}?(?:todas?|as)\b.{0,20}?(?:instruç|orientaç|regras)/,
  /(?:ignora|dimentica)\w{0,40}\b.{0,20}?(?:tutte|le)\b.{0,20}?(?:istruzioni|regole|indicazioni)/,
  /(?:negeer|vergeet)\b.{0,20}?(?:alle|vorige|eerdere)\b.{0,20}?(?:instructies|opdrachten|regels)/,
  /(?:zignoruj|pomiń|zapomnij)\b.{0,20}?(?:wszystkie|poprzedni\w{0,40})\b.{0,20}?(?:instrukcj|polece)/,
  /(?:ignoră|ignora[tț]i|uită)\b.{0,20}?(?:toate|instruc)\w{0,40}.{0,20}?(?:instruc|anterioare)/,
  /(?:игнорируй|проигнорируй|забудь)\w{0,40}.{0,20}?(?:все|предыдущ|инструкц)/,
  /(?:ігноруй|проігноруй|забудь)\w{0,40}.{0,20}?(?:всі|попередн|інструкц)/,
  /önceki.{0,20}?(?:talimat|komut|yönerge).{0,30}?(?:yok ?say|görmezden|unut)/,
  /(?:忽略|无视|無視|忘记|忘記|不要理会).{0,12}?(?:之前|以前|先前|上述|以上|所有).{0,8}?(?:指示|指令|说明|說明|提示|规则)/,
  /(?:将|把|给|將|給).{0,6}?(?:候选人|候選人|申请人|简历).{0,12}?(?:第一|100|最高|满分)/,
  /(?:以前|前|これまで|上記).{0,6}?(?:の)?(?:指示|命令|プロンプト).{0,8}?(?:無視|忘れ)/,
  /(?:이전|앞의|위의).{0,8}?(?:지시|명령|프롬프트|지침).{0,10}?(?:무시|잊)/,
  /(?:تجاهل|انس|تجاوز).{0,12}?(?:كل|جميع|التعليمات|الأوامر)/,
  /(?:امنح|أعط|ضع).{0,12}?(?:المرشح|المتقدم).{0,20}?(?:100|نقطة|الأول|أعلى)/,
  /(?:पिछले|पूर्व|सभी).{0,16}?(?:निर्देश).{0,16}?(?:अनदेखा|नज़रअंदाज़|भूल)/,
  /(?:התעלם|שכח).{0,14}?(?:מכל|הוראות|ההנחיות)/,
  /(?:ignorera|bortse från|glöm)\b.{0,20}?(?:alla|tidigare).{0,20}?(?:instruktion|anvisning)/,
  /(?:ignorer|se bort fra|glem)\b.{0,20}?(?:alle|tidligere).{0,20}?(?:instruks|instruktion|anvisning)/,
  /(?:ohita|unohda|jätä huomiotta)\b.{0,20}?(?:kaikki|aiem\S{0,40}|edelli\S{0,40}).{0,20}?(?:ohje|käsky)/,
  /(?:ignoruj|zapomeň|zabudni)\S{0,40}.{0,20}?(?:všechny|všetky|předchoz|predchádzaj).{0,20}?(?:pokyn|instrukc|inštrukci)/,
  /(?:hagyd figyelmen kívül|felejtsd el).{0,20}?(?:összes|korábbi|előző).{0,20}?(?:utasítás|szabály)/,
  /ignor(?:ă|a)\S{0,40}.{0,20}?toate.{0,20}?instruc[țţt]iuni/,
  /(?:игнорирай|забрави).{0,20}?(?:всички|предишни).{0,20}?(?:инструкции|указания)/,
  /(?:αγν[όο]ησ|ξ[έε]χασ)\S{0,40}.{0,20}?(?:[όο]λες|προηγο[ύυ]μεν).{0,20}?(?:οδηγ[ίι]ες|εντολ[έε]ς)/,
  /ignora\b.{0,20}?totes\b.{0,20}?instruccions/,
  /(?:دستورالعمل|دستور)\S{0,40}.{0,20}?(?:نادیده|فراموش)/,
  /(?:ہدایات|احکامات).{0,12}?(?:نظر انداز|بھول)/,
  /(?:নির্দেশ|নির্দেশনা).{0,12}?(?:উপেক্ষা|ভুলে)/,
  /(?:ละเว้น|เพิกเฉย|ลืม).{0,12}?(?:คำสั่ง|คำแนะนำ)/,
  /(?:bỏ qua|quên)\b.{0,20}?(?:tất cả|mọi|các).{0,20}?(?:hướng dẫn|chỉ dẫn|lệnh)/,
  /(?:abaikan|lupakan)\b.{0,20}?(?:semua|seluruh).{0,20}?(?:instruksi|arahan|perintah)/,
  /(?:puuza|sahau)\b.{0,20}?(?:maagizo|maelekezo)/,
  /(?:வழிமுறை|அறிவுறுத்தல்)\S{0,40}.{0,16}?(?:புறக்கணி|மற)/,
  /(?:setze?|gib|gebt|ordne)\b.{0,20}?dies\S{1,3} (?:kandidat|bewerber|person)\S{0,40}.{0,40}?(?:platz eins|erste|höchst|100|ganz oben|punkt)/,
  /(?:attribue|donne|accorde|mets|classe)[zr]?\b.{0,20}?\b(?:ce candidat|cette candidate|ce cv|cette candidature)\b.{0,30}?(?:maximal|100|premi|meilleur|plus haut)/,
  /(?:asigna|asigne|otorga|da|pon|coloca)\b.{0,20}?\b(?:est[ea] candidat[oa]|este currículum)\b.{0,30}?(?:máxim|100|primer|mejor|más alt)/,
  /(?:assegna|attribuisci|dai|metti)\b.{0,20}?\b(?:quest[oa] candidat[oa])\b.{0,30}?(?:massim|100|prim|miglior|più alt)/,
  /(?:atribua|atribui|dê|coloque)\b.{0,20}?\b(?:est[ea] candidat[oa]|a este currículo)\b.{0,30}?(?:máxim|100|primeir|melhor|mais alt)/,
  /(?:geef|plaats|zet)\b.{0,12}?\bdeze (?:kandidaat|sollicitant)\b.{0,30}?(?:hoogste|100|eerste|beste|maximale)/,
  /(?:przyznaj|daj|oceń|umieść)\b.{0,12}?\bte(?:mu|go) kandydat\S{0,40}.{0,30}?(?:maksym|100|pierwsz|najwyż|najlep)/,
  /(?:поставь|присвой|дай|оцени)\S{0,40}.{0,12}?(?:этому|этого) (?:кандидат|соискател)\S{0,40}.{0,30}?(?:максимал|100|перв|высш|лучш|высок)/,
  /bu (?:adaya|adayı|başvuru\S{0,40}).{0,30}?(?:en yüksek|100|ilk sıra|birinci|tam) ?(?:puan|sıra|not)?.{0,12}?(?:ver|koy|yerleştir)/,
];
