/**
 * Certificates by the names that their holders use: abbreviations first, then full names. Source: the issuing
 * bodies.
 * After "<" come certificates that require the one before it.
 */
const table = `
CMA = certified management accountant
CMA = certified medical assistant
CIA = certified internal auditor
CFA = chartered financial analyst
CFP = certified financial planner
ChFC = chartered financial consultant
CFE = certified fraud examiner
CPP = certified payroll professional
FPC = fundamental payroll certification < CPP
CTP = certified treasury professional
CISA = certified information systems auditor
CISM = certified information security manager
CISSP = certified information systems security professional
CRISC = certified in risk and information systems control
CEH = certified ethical hacker
OSCP = offensive security certified professional
CompTIA A+ = A+ certified, A+ certification
CompTIA Network+ = Network+
CompTIA Security+ = Security+
CCNA = cisco certified network associate < CCNP, CCIE
CCNP = cisco certified network professional < CCIE
CKA = certified kubernetes administrator
RHCSA = red hat certified system administrator < RHCE
RHCE = red hat certified engineer
ITIL foundation = ITIL v3, ITIL v4, ITIL 4
ISTQB = international software testing qualifications board
PMP = project management professional < PgMP
CAPM = certified associate in project management < PMP
PMI-ACP = PMI agile certified practitioner
CSM = certified scrum master, certified scrummaster < CSP-SM, A-CSM
PSM = professional scrum master
CSPO = certified scrum product owner
CBAP = certified business analysis professional
SHRM-CP = SHRM certified professional, society for human resource management certified professional < SHRM-SCP
SHRM-SCP = SHRM senior certified professional, society for human resource management senior certified professional
PHR = professional in human resources < SPHR
SPHR = senior professional in human resources
aPHR = associate professional in human resources < PHR, SPHR
CPIM = certified in planning and inventory management, certified in production and inventory management
CSCP = certified supply chain professional
CPSM = certified professional in supply management
CPM = certified property manager
CPC = certified professional coder
CCS = certified coding specialist
CCA = certified coding associate < CCS
RHIT = registered health information technician < RHIA
RHIA = registered health information administrator
CPhT = certified pharmacy technician
CNA = certified nursing assistant, certified nurse aide, certified nurses aide, certified nurse's aide
CHHA = certified home health aide
RMA = registered medical assistant
CPT = certified phlebotomy technician
CCRN = critical care registered nurse
CEN = certified emergency nurse
OCN = oncology certified nurse
CNOR = certified perioperative nurse
TNCC = trauma nursing core course
ACLS = advanced cardiac life support, advanced cardiovascular life support
PALS = pediatric advanced life support
NRP = neonatal resuscitation program
BLS = basic life support < ACLS
EMT = emergency medical technician < paramedic
RDA = registered dental assistant
CDA = certified dental assistant
CDA = child development associate
RBT = registered behavior technician < BCBA
BCBA = board certified behavior analyst
LCSW = licensed clinical social worker
LMSW = licensed master social worker < LCSW
LPC = licensed professional counselor
LMFT = licensed marriage and family therapist
LMHC = licensed mental health counselor
CADC = certified alcohol and drug counselor
MLS = medical laboratory scientist
MLT = medical laboratory technician
RVT = registered veterinary technician
CVT = certified veterinary technician
RDN = registered dietitian nutritionist, registered dietitian
CSCS = certified strength and conditioning specialist
NASM = national academy of sports medicine
EPA 608 = EPA section 608, EPA universal, section 608, EPA certified, EPA certification
NATE = north american technician excellence
ASE = automotive service excellence, ASE master technician, ASE certified
CWI = certified welding inspector
NCCER = national center for construction education and research
OSHA 10 = OSHA 10-hour, OSHA 10 hour, OSHA-10, 10-hour OSHA < OSHA 30
OSHA 30 = OSHA 30-hour, OSHA 30 hour, OSHA-30, 30-hour OSHA
HAZWOPER = hazardous waste operations and emergency response
CSP = certified safety professional
CHST = construction health and safety technician
TWIC = transportation worker identification credential
CQE = certified quality engineer
CQA = certified quality auditor
six sigma yellow belt = lean six sigma yellow belt < six sigma green belt, six sigma black belt
six sigma green belt = lean six sigma green belt < six sigma black belt
six sigma black belt = lean six sigma black belt
EIT = engineer in training, engineer-in-training
LEED AP = LEED accredited professional
LEED green associate = LEED GA < LEED AP
NCIDQ = national council for interior design qualification
ServSafe = ServSafe manager, ServSafe food handler, ServSafe food protection manager
food handler = food handlers, food handler's, ServSafe, food protection manager
TIPS = training for intervention procedures, TIPS certified
CPO = certified pool operator
CMP = certified meeting professional
CFRE = certified fund raising executive
CIC = certified insurance counselor
CPCU = chartered property casualty underwriter
AIC = associate in claims
P&C license = P&C, property and casualty license, property & casualty license, property and casualty insurance license, property casualty insurance license, property & casualty insurance license, property/casualty license
life and health license = life & health license, life and health insurance license, life & health insurance license, life/health license
NMLS = nationwide multistate licensing system, mortgage loan originator license, MLO license
TEFL = teaching english as a foreign language
CELTA = certificate in english language teaching to adults
CLA = certified legal assistant
CRCR = certified revenue cycle representative
CPL = commercial pilot license, commercial pilot certificate, FAA commercial pilot
ATP = airline transport pilot
A&P = airframe and powerplant, A&P mechanic
guard card = security guard license, security officer license, guard license
notary public = notary, commissioned notary
`;

/** A certificate with all names that show it. */
type Certificate = { readonly names: readonly string[]; readonly higher: readonly string[] };

const certificates: readonly Certificate[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [own = '', higher = ''] = row.split(' < ');
    const listed = (names: string) =>
      names
        .split(/ = |, /)
        .map((name) => name.trim())
        .filter((name) => name !== '');
    return { names: listed(own), higher: listed(higher) };
  });

/** Abbreviations match only in their own case: "CIA" is not "cia", nor "CEN" "cen". */
const isInLetters = (name: string): boolean =>
  !/\s|^(?:OSHA|EPA|LEED)/.test(name) && (name.match(/\p{Lu}/gu)?.length ?? 0) > 1;

/** The names as whole words: neither "aPHR" nor "SPHR" is a "PHR". */
function patternOf(names: readonly string[], flags: string): readonly RegExp[] {
  if (names.length === 0) return [];
  const written = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "['’]"));
  return [new RegExp(`(?<![\\p{L}\\d-])(?:${written.join('|')})(?![\\p{L}\\d])`, flags)];
}

const patternsOf = (names: readonly string[]): readonly RegExp[] => [
  ...patternOf(names.filter(isInLetters), 'u'),
  ...patternOf(
    names.filter((name) => !isInLetters(name)),
    'iu',
  ),
];

let everyName: readonly { readonly certificate: Certificate; readonly patterns: readonly RegExp[] }[] | null =
  null;

const showing = new Map<string, readonly RegExp[]>();
/** Cache size: enough for the certificates of many jobs; cleared when full. */
const maxNames = 5000;

/** What shows the certificate of this name in a resume; nothing if the table does not have it. */
function patternsShowing(name: string): readonly RegExp[] {
  const known = showing.get(name);
  if (known) return known;
  everyName ??= certificates.map((certificate) => ({
    certificate,
    patterns: patternsOf(certificate.names),
  }));
  const asked = everyName
    .filter(({ patterns }) => patterns.some((pattern) => pattern.test(name)))
    .map(({ certificate }) => certificate);
  const higher = asked.flatMap(({ higher: above }) => above);
  const above = certificates.filter(({ names }) => higher.some((each) => names.includes(each)));
  const made = patternsOf([...new Set([...[...asked, ...above].flatMap(({ names }) => names), ...higher])]);
  if (showing.size >= maxNames) showing.clear();
  showing.set(name, made);
  return made;
}

/** Whether a line of a resume names the certificate, under any of its names, or one that requires it. */
export const isCertificateNamed = (name: string, line: string): boolean =>
  patternsShowing(name).some((pattern) => pattern.test(line));
