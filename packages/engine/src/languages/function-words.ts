import { fold } from '../words/reading-copy.ts';
import type { GlossedLanguage } from './language.ts';

/** Words of grammar and of no subject: they show the language of a text and nothing else. */
const written: Readonly<Record<'en' | GlossedLanguage, string>> = {
  en: `the and of to in for with on at by from as is are was were be been an or that this which who our your we you
    they their it its will would can have has had not into about all more other than through using including my his her`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber sowie als auch nicht nur mit ohne für von
    vom zu zum zur im in am an auf aus bei beim bis durch gegen nach seit über um unter vor während wegen zwischen ist
    sind war waren sein haben hat hatte werden wird wurde wurden worden kann können soll sollen wir sie ihr ihre ihren
    ihrem ihrer ihres ich du dein deine deinen deiner er es uns unser unsere unseren unserer mein meine sich diese dieser
    dieses welche was wo wie wenn dass daß so sehr mehr alle allen aller alles jede jeder noch schon dort hier dabei dazu
    davon damit gerne bereits ca etwa gemeinsam innerhalb außerhalb inklusive inkl sowohl eigenen eigener insbesondere`,
  fr: `le la les l un une des du de d et ou mais ni que qui quoi dont où ne pas plus au aux à en dans par pour sur sous
    avec sans chez vers entre depuis pendant avant après selon est sont était être été avoir a ont avait ai as nous vous
    ils elles il elle je j tu on se s ce cet cette ces c son sa ses leur leurs mon ma mes ton ta tes notre nos votre vos
    y comme ainsi aussi afin très tout tous toute toutes même si lors jusque jusqu chaque quelques plusieurs autre autres
    n m t qu ayant étant notamment fait faire sein auprès peut doit êtes sera serez afin lorsque puis`,
  es: `el la los las lo un una unos unas y e o u pero ni que quien cual cuyo de del al a en con sin por para sobre entre
    desde hasta hacia según durante ante bajo tras es son era fue ser sido está están estar ha han he haber había tiene
    tener nos nosotros usted ustedes ellos ella ellas él yo tú se su sus mi mis tu tus nuestro nuestra nuestros nuestras
    este esta estos estas ese esa esos eso esto como así también muy más menos ya no si donde cuando todo toda todos todas
    cada otro otra otros otras mismo misma etc le les me te través junto algunos varias varios cuenta dentro`,
  it: `il lo la i gli le un uno una di del dello della dei degli delle dell d a al allo alla ai agli alle all da dal dallo
    dalla dai dagli dalle in nel nello nella nei negli nelle nell con su sul sulla sui sugli sulle sull per tra fra e ed o
    od ma né che chi cui non più è sono era essere stato stata ha hanno ho avere noi voi loro lui lei io tu si ci vi ne suo
    sua suoi sue mio mia miei mie tuo tua tuoi tue nostro nostra nostri nostre vostro questo questa questi queste quello
    quella come così anche molto ogni altro altra altri altre tutto tutti tutte tutta presso durante dopo prima fino se
    l c s un' nonché oltre quale quali dove quando già`,
  pt: `o a os as um uma uns umas e ou mas nem que quem qual de do da dos das d em no na nos nas ao à aos às num numa com
    sem por pelo pela pelos pelas para sobre entre desde até durante após é são era foi ser sido está estão estar tem têm
    ter há haver nós você vocês eles elas ele ela eu tu se seu sua seus suas meu minha meus minhas teu nosso nossa nossos
    nossas este esta estes estas esse essa isso isto como assim também muito mais menos já não onde quando todo toda todos
    todas cada outro outra outros outras mesmo etc lhe nesta neste através junto bem vai`,
  nl: `de het een en of maar noch dat die dit deze wie wat welke van voor met zonder op in aan bij naar om over onder uit
    te ten ter tot door tegen tussen sinds na is zijn was waren ben bent worden wordt werd werden heb hebt heeft hebben had
    kan kunnen zal zullen moet wij we jij je u jullie zij ze hij ik mij ons onze onzes mijn jouw uw hun haar er hier daar
    als ook niet geen wel zeer meer alle alles elke ieder andere ander zelf waar hoe toe zo dan nog reeds zowel binnen
    buiten tijdens vanaf gaat ga mee jou eigen`,
  ro: `și si sau ori dar iar nici că ca care ce cine cui de din dintr la pe pentru cu fără în in într între prin spre până
    peste sub asupra către după despre este e sunt era erau fi fost am ai a au avea are avem aveți aveam noi voi ei ele el
    ea eu tu mă te se își îi îl le lor lui sa săi sale său său meu mea mei mele tău ta tale nostru noastră noștri noastre
    vostru voastră un o unei unui unor al ale cel cea cei cele acest această acești aceste acel acea acestui acestei astfel
    cum așa și mai foarte mult tot toți toate fiecare alt altă alți alte nu da când unde cât iar dacă precum inclusiv cadrul
    atât dumneavoastră vă ne s v i ti etc conform privind față cadru vei`,
  pl: `i oraz lub albo ale ani że żeby który która które których którym w we na do od z ze za po pod nad przed przy przez
    dla o u bez między wśród podczas według jest są był była było były być będzie będą mam masz ma mamy macie mają ja ty on
    ona ono my wy oni one się mnie mi ci ich jego jej mu im nas nam was wam nasz nasza nasze naszych naszym swój swoje
    swoich mój moja moje twój twoja twoje ten ta to te tego tej tych tym co kto jak tak też także bardzo więcej nie już
    gdzie kiedy wszystkie każdy inne inny innych czy aby zgodnie itp itd ramach wraz celu`,
};

const wordsOf = (list: string): ReadonlySet<string> => new Set(fold(list).split(/\s+/));

/** Folded function words by language. */
export const functionWords: Readonly<Record<'en' | GlossedLanguage, ReadonlySet<string>>> = {
  en: wordsOf(written.en),
  de: wordsOf(written.de),
  fr: wordsOf(written.fr),
  es: wordsOf(written.es),
  it: wordsOf(written.it),
  pt: wordsOf(written.pt),
  nl: wordsOf(written.nl),
  ro: wordsOf(written.ro),
  pl: wordsOf(written.pl),
};
