import { fold } from '../../words/reading-copy.ts';
import type { Line } from './lines.ts';

const anyOf = (list: string): RegExp =>
  new RegExp(
    `^(?:${fold(list)
      .split('|')
      .map((label) => label.trim())
      .join('|')})$`,
    'u',
  );

/** Labels of the Europass form in its languages, and of forms of other regions. Text in brackets is removed before. */
export const labelsInUnsupportedLanguages = [
  [
    'title',
    anyOf(`tipo di impiego|lavoro o posizione ricoperti|qualifica|mansione|fonction ou poste occupé|fonction|beruf oder funktion|position|
      profesión o cargo desempeñado|función|função ou cargo ocupado|função|funcția sau postul ocupat|funcția|postul|zawód lub zajmowane stanowisko|
      functie of beroep|pozice|pracovní pozice|funkce|pozícia|beosztás|munkakör|foglalkozás vagy beosztás|görev|görevi|pozisyon|unvan|titel|stilling|befattning|
      radno mjesto|θέση|должность|посада|длъжност|役職|職種|職位|职位|职务|岗位|職稱|직위|직책|직급|담당업무|المسمى الوظيفي|الوظيفة|المنصب|سمت|
      תפקיד|पद|पदनाम|ตำแหน่ง|chức vụ|chức danh|vị trí|jabatan|posisi`),
  ],
  [
    'organization',
    anyOf(`(?:nome e indirizzo del )?datore di lavoro|nom(?: et adresse)? de l'employeur|employeur|name und adresse des arbeitgebers|unternehmen|
      nombre y dirección de la empresa o empleador|empleador|nome e morada do empregador|nome e endereço do empregador|empregador|numele și adresa angajatorului|
      nazwa i adres pracodawcy|naam en adres van de werkgever|zaměstnavatel|zamestnávateľ|munkahely|munkáltató|munkáltató neve és címe|
      şirket|şirket adı|işyeri|kurum|arbetsgivare|företag|arbejdsgiver|virksomhed|arbeidsgiver|työnantaja|poslodavac|εργοδότης|εταιρεία|
      компания|организация|место работы|работодатель|компанія|місце роботи|роботодавець|会社名|勤務先|公司|公司名称|公司名稱|单位|工作单位|
      회사|회사명|근무처|الشركة|اسم الشركة|جهة العمل|شرکت|نام شرکت|מקום עבודה|חברה|कंपनी|संस्था|บริษัท|công ty|đơn vị|perusahaan|nama perusahaan`),
  ],
  [
    'dates',
    anyOf(`date|dates|datum|daten|fechas?|datas?|perioada|daty|období|obdobie|időtartam|időszak|tarih|tarihler|tarih aralığı|
      dönem|period|periodi|tidsperiod|ajanjakso|razdoblje|περίοδος|период|период работы|період|період роботи|期間|在籍期間|勤務期間|时间|時間|任职时间|기간|근무기간|
      الفترة|المدة|مدت|תקופה|अवधि|ระยะเวลา|ช่วงเวลา|thời gian|periode kerja|lama bekerja`),
  ],
  [
    'business',
    anyOf(`tipo di azienda o settore|type ou secteur d'activité|tätigkeitsbereich oder branche|tipo de empresa (?:o|ou) sec?tor|
      tipul activității sau sectorul de activitate|rodzaj działalności lub branża|soort bedrijf of sector|(?:type of )?business or sector|事業内容`),
  ],
  [
    'other',
    anyOf(`principali mansioni e responsabilità|principales activités et responsabilités|wichtigste tätigkeiten und zuständigkeiten|
      funciones y responsabilidades principales|princip(?:ais|ales) actividades e responsabilidades|principais atividades e responsabilidades|
      activități și responsabilități principale|główne czynności i zakres odpowiedzialności|
      voornaamste werkzaamheden en verantwoordelijkheden|main activities and responsibilities|業務内容|仕事内容|工作内容|工作描述`),
  ],
] as const;

/** The European form puts these before a school and what was got from it. */
const labelOfEducation = new RegExp(
  `^(?:${fold(
    `nome e tipo di (?:istituto|organizzazione)(?: di istruzione(?: o formazione)?)?|qualifica conseguita|titolo della qualifica rilasciata|
    nom et type de l'établissement(?: d'enseignement ou de formation)?|intitulé du certificat ou diplôme délivré|
    name und art der bildungs- oder ausbildungseinrichtung|bezeichnung der erworbenen qualifikation|
    nombre y tipo de (?:la )?organización que ha impartido la educación o la formación|título de la cualificación obtenida|
    nome e tipo da organização de ensino ou formação|designação da qualificação atribuída|numele și tipul instituției de învățământ|
    calificarea / diploma obținută|nazwa i typ organizacji|uzyskane kwalifikacje|title of qualification awarded|
    name and type of organisation(?: providing education and training)?`,
  )
    .split('|')
    .map((label) => label.trim())
    .join('|')})\\s*(?::|\\s{2,}|\\t)\\s*`,
  'u',
);

/** "Qualifica conseguita   Laurea in Pedagogia" as its content alone. */
export function withoutLabel(line: Line): Line {
  const length = labelOfEducation.exec(line.folded)?.[0].length ?? 0;
  if (length === 0) return line;
  const [text, folded] = [line.text.slice(length), line.folded.slice(length)];
  return { ...line, start: line.start + length, text, folded, words: text.split(/\s+/).length };
}

/** An employer's label that asks for the address too. */
export const asksForAddress = /indirizzo|address|adress|direccion|morada|endereco|\badres|adresa|cime/;
