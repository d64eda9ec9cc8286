import { isRoom } from '../../words/count-words.ts';

/** Nouns that head job titles, folded, singular, in several languages; used in addition to the vocabulary's titles. */
const nouns = `rep mgr engr asst exec admin sme cmo chro cxo svp evp avp avp dgm agm freelancer scrum-master manager engineer developer analyst consultant director administrator coordinator specialist assistant officer executive
supervisor technician architect designer programmer accountant auditor clerk secretary receptionist representative associate advisor
adviser lead leader head president vice-president vp ceo cto cfo coo cio chairman founder co-founder owner partner principal professor lecturer
teacher instructor trainer tutor researcher scientist intern trainee apprentice internship nurse physician doctor surgeon pharmacist
therapist dentist paramedic caregiver lawyer attorney paralegal counsel judge chef cook waiter waitress bartender barista cashier salesman
saleswoman salesperson seller buyer planner scheduler controller comptroller treasurer cashier teller banker broker trader underwriter
estimator surveyor foreman mechanic electrician plumber welder carpenter machinist operator driver pilot captain dispatcher
storekeeper warehouseman picker packer loader cleaner janitor housekeeper gardener guard editor writer copywriter journalist reporter
translator interpreter photographer producer artist animator illustrator musician librarian curator strategist recruiter tester
webmaster dba sysadmin devops fellow postdoc chief superintendent inspector investigator detective
merchandiser agent negotiator buyer economist statistician mathematician biologist chemist physicist geologist psychologist counselor
counsellor worker aide helper attendant steward stewardess hostess concierge stylist hairdresser beautician volunteer ambassador
evangelist expert professional practitioner facilitator mentor coach deputy registrar dean provost chancellor rector
marketer generalist handler maker operative keeper sergeant lieutenant corporal commander soldier
ingenieur entwickler berater leiter leiterin assistent assistentin kaufmann kauffrau sachbearbeiter sachbearbeiterin geschaftsfuhrer
techniker lehrer lehrerin krankenschwester krankenpfleger pflegefachkraft projektleiter projektmanager entwicklerin ingenieurin verkaufer
verkauferin buchhalter buchhalterin praktikant praktikantin werkstudent werkstudentin referent referentin mitarbeiter mitarbeiterin entwicklungsingenieur konstrukteur konstrukteurin disponent disponentin lagerist lageristin fachlagerist
krankenpflegerin altenpfleger altenpflegerin pfleger pflegerin arzt arztin erzieher erzieherin kochin kellnerin
fahrer fahrerin kraftfahrer monteur monteurin elektriker elektrikerin mechaniker mechanikerin mechatroniker 
fachkraft fachinformatiker fachinformatikerin anwendungsentwickler softwareentwickler softwareentwicklerin systemadministrator buroleiter
kundenberater kundenberaterin vertriebsmitarbeiter vertriebsmitarbeiterin vertriebsleiter einkaufer einkauferin sekretar sekretarin jurist juristin
rechtsanwalt steuerberater steuerfachangestellte bilanzbuchhalter bilanzbuchhalterin abteilungsleiter abteilungsleiterin teamleiter teamleiterin
auszubildender auszubildende architektin redakteur redakteurin dozent dozentin referendar referendarin schichtleiter filialleiter
developpeur developpeuse ingenieure directeur directrice responsable chargee charge conseiller conseillere comptable infirmier
infirmiere magasinier cariste affreteur acheteur acheteuse serveur serveuse cuisinier cuisiniere chauffeur conducteur ouvrier ouvriere
electricien mecanicien soudeur agent caissier caissiere formateur formatrice avocat juriste medecin pharmacien educateur educatrice
instituteur institutrice professeur professeure professeurs secretaire graphiste animateur animatrice attache attachee commerciale
coordinateur coordinatrice architecte aide-soignant aide-soignante kinesitherapeute preparateur operateur operatrice technicien technicienne vendeur vendeuse stagiaire alternant enseignant enseignante assistante gestionnaire chef redacteur
ingeniero ingeniera desarrollador desarrolladora programador programadora analista consultor consultora gerente jefe jefa director
directora coordinador coordinadora asistente contador contadora profesor profesora enfermero enfermera vendedor vendedora tecnico tecnica
administrador administradora becario becaria auxiliar encargado encargada abogado abogada contable administrativo administrativa dependiente dependienta camarero camarera cocinero cocinera
conductor conductora mozo moza almacenero operario operaria electricista mecanico soldador albanil repartidor maestro maestra docente
medico medica farmaceutico fisioterapeuta psicologo psicologa arquitecto arquitecta delegado delegada comercial gestor gestora comprador
compradora recepcionista secretario secretaria periodista disenador disenadora programadora responsable tutor
ingegnere sviluppatore sviluppatrice consulente direttore direttrice responsabile impiegato impiegata infermiere infermiera insegnante
addetto addetta tirocinante stagista commesso commessa contabile ragioniere ragioniera magazziniere autista operaio operaia elettricista
meccanico saldatore muratore cuoco cuoca cameriere cameriera maestro maestra docente medico farmacista fisioterapista psicologo avvocato
architetto progettista venditore venditrice agente rappresentante funzionario segretario segretaria programmatore programmatrice analista
coordinatore coordinatrice tecnico educatore educatrice giornalista grafico formatore
engenheiro engenheira desenvolvedor desenvolvedora diretor diretora coordenador coordenadora estagiario estagiaria
enfermeiro enfermeira tecnico tecnica assessor assessora contabilista vendedor vendedora programador programadora analista operador operadora
motorista cozinheiro cozinheira empregado empregada auxiliar gestor gestora consultor consultora gerente advogado advogada
medico medica farmaceutico arquiteto professor professora educador educadora formador rececionista recepcionista eletricista mecanico soldador
secretario secretaria administrativo administrativa comprador jornalista comercial responsavel
softwareontwikkelaar programmeur programmeuse ingenieur procesingenieur accountmanager vertegenwoordiger transportplanner planner
magazijnmedewerker verkoopmedewerker verkoopster boekhoudster docent docente lerares leerkracht invalleerkracht apotheker kok kelner
chauffeur monteur elektricien lasser timmerman schilder schoonmaker verzorgende verzorger secretaresse receptionist inkoper coordinator
projectleider afdelingshoofd hoofd ontwerper architect advocaat jurist journalist consulent ontwikkelaar adviseur medewerker medewerkster directeur leraar verpleegkundige verkoper boekhouder stagiair teamleider
inginer programator dezvoltator contabil contabila profesor profesoara invatator invatatoare educatoare asistent asistenta vanzator
vanzatoare sef coordonator coordonatoare specialist consilier economist economista reprezentant dispecer gestionar lucrator muncitor
electrician mecanic sudor casier casiera secretara receptioner ospatar bucatar bucatareasa sofer stivuitorist functionar proiectant arhitect
traducator traducatoare medic farmacist farmacista avocat jurist referent administrator analist tehnician operator infirmiera ingrijitor
 achizitor recrutor formator antrenor redactor jurnalist grafician consultant responsabil
inzynier programista kierownik dyrektor specjalista ksiegowy ksiegowa nauczyciel pielegniarka sprzedawca sprzedawczyni asystent asystentka stazysta praktykant nauczycielka wychowawca magazynier spedytor dyspozytor kierowca operator
elektryk mechanik slusarz spawacz murarz kucharz kucharka kelner kelnerka kasjer kasjerka lekarz lekarka farmaceuta fizjoterapeuta psycholog
prawnik adwokat radca architekt konstruktor technolog analityk konsultant doradca przedstawiciel przedstawicielka handlowiec koordynator
koordynatorka referent sekretarka recepcjonistka recepcjonista technik pracownik pracownica robotnik dziennikarz grafik tlumacz lider
brygadzista mistrz opiekun opiekunka`;

const titleNouns = new Set(nouns.split(/\s+/));

/** Words that may precede or follow the noun of a title. */
const titleFillers = new Set(
  `senior junior sr jr assistant associate lead chief principal staff head deputy vice general regional national global area district
territory executive managing operations sales marketing human resources hr it project program product account business finance
software hardware system systems network web data database quality customer service support technical customer client field
part-time full-time freelance contract intern development design research care health retail store office administrative
engineering production financial clinical medical legal security training education communications event events supply chain procurement
logistics creative art graphic ui ux user experience interface interaction front back end full stack cloud mobile android ios java python php
mechanical electrical civil chemical industrial maintenance construction process quality safety registered licensed certified chartered
of and the for in to & / i ii iii iv v`.split(/\s+/),
);

const singular = (word: string): string =>
  word.endsWith('s') && !word.endsWith('ss') && word.length > 4 ? word.slice(0, -1) : word;

export const isTitleNoun = (foldedWord: string): boolean =>
  titleNouns.has(foldedWord) || titleNouns.has(singular(foldedWord));

export const isTitleFiller = (foldedWord: string): boolean => titleFillers.has(foldedWord);

/**
 * Where the title begins that ends a text: "Acme Hospital Staff Nurse" gives the place of "Staff". `null` where the
 * text does not end with a title's noun.
 */
export function titleTail(text: string, folded: string): number | null {
  let start: number | null = null;
  for (let stop = endOfWord(folded, folded.length); stop > 0; stop = endOfWord(folded, start)) {
    const first = startOfWord(folded, stop);
    const word = folded.slice(first, stop);
    if (!isTitleNoun(word) && (start === null || !isTitleFiller(word))) break;
    start = first;
  }
  return start !== null && start < text.length ? start : null;
}

const comma = 44;
const parts = (code: number): boolean => code === comma || isRoom(code);

/** Where the last word before `from` ends; 0 without one. */
function endOfWord(text: string, from: number): number {
  let end = from;
  while (end > 0 && parts(text.charCodeAt(end - 1))) end -= 1;
  return end;
}

function startOfWord(text: string, end: number): number {
  let start = end;
  while (start > 0 && !parts(text.charCodeAt(start - 1))) start -= 1;
  return start;
}
