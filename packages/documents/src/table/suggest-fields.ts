import { type CandidateField, candidateFields } from './table-outcome.ts';

/** Headings by field, as spreadsheets and other systems write them, in English, German, Spanish, French and Arabic. */
const headings: Readonly<Record<CandidateField, string>> = {
  name: 'name|full name|candidate|candidate name|applicant|display name|vollständiger name|kandidat|kandidatin|bewerber|nombre completo|nombre y apellidos|candidato|nom complet|nom et prénom|candidat|الاسم|الاسم الكامل|المرشح',
  'first-name': 'first name|firstname|given name|forename|vorname|nombre|nombres|prénom|الاسم الأول',
  'last-name':
    'last name|lastname|surname|family name|nachname|familienname|apellido|apellidos|nom|nom de famille|اسم العائلة|اللقب',
  email:
    'email|e mail|mail|email address|e mail adresse|mailadresse|correo|correo electrónico|courriel|adresse email|adresse e mail|adresse électronique|البريد الإلكتروني|البريد',
  phone:
    'phone|phone number|telephone|mobile|mobile phone|cell|cell phone|telefon|telefonnummer|handy|mobil|teléfono|móvil|celular|téléphone|tél|portable|numéro de téléphone|الهاتف|رقم الهاتف|الجوال',
  location:
    'location|city|place|town|residence|address|candidate location|ort|wohnort|stadt|standort|adresse|anschrift|ubicación|ciudad|lugar|localidad|dirección|lieu|ville|localisation|المدينة|الموقع|المكان',
  title:
    'title|job title|current title|position|current position|role|headline|berufsbezeichnung|stellenbezeichnung|aktuelle position|beruf|titel|puesto|puesto actual|cargo|profesión|poste|poste actuel|fonction|intitulé du poste|المسمى الوظيفي|الوظيفة|المنصب',
  company:
    'company|current company|employer|current employer|organization|organisation|firma|unternehmen|arbeitgeber|aktueller arbeitgeber|empresa|empresa actual|empleador|entreprise|société|employeur|entreprise actuelle|الشركة|جهة العمل',
  years:
    'years|years of experience|experience years|experience|yoe|total experience|berufserfahrung|jahre|jahre erfahrung|erfahrung in jahren|años|años de experiencia|experiencia|années|années d expérience|expérience|سنوات الخبرة|الخبرة',
  skills:
    'skills|skill|key skills|technologies|competencies|fähigkeiten|kenntnisse|kompetenzen|habilidades|competencias|aptitudes|conocimientos|compétences|المهارات|مهارات',
  languages:
    'languages|language|spoken languages|sprachen|sprache|sprachkenntnisse|idiomas|idioma|lenguas|langues|langue|اللغات|اللغة',
  degree:
    'degree|education|highest degree|qualification|abschluss|bildungsabschluss|ausbildung|título|titulación|estudios|formación|diplôme|formation|études|الشهادة|المؤهل|المؤهل العلمي|الدرجة العلمية',
  school:
    'school|university|college|institution|hochschule|universität|schule|universidad|escuela|universite|université|école|établissement|الجامعة|المدرسة',
  summary:
    'summary|about|profile|bio|profil|zusammenfassung|über mich|kurzprofil|resumen|perfil|sobre mí|résumé|à propos|الملخص|نبذة',
  link: 'link|links|url|website|linkedin|linkedin url|linkedin profile|github|portfolio|profile url|webseite|profil link|enlace|enlaces|sitio web|lien|liens|site web|الرابط|روابط|لينكد إن',
  source:
    'source|origin|channel|candidate source|lead source|quelle|herkunft|kanal|fuente|origen|canal|source du candidat|provenance|المصدر|القناة',
  tags: 'tags|tag|labels|label|categories|schlagwörter|schlagwort|etiketten|etiquetas|etiqueta|étiquettes|étiquette|mots clés|الوسوم|وسوم',
  'consent-date':
    'consent date|consent|consent given|gdpr consent|gdpr consent date|einwilligung|einwilligung am|datum der einwilligung|einwilligungsdatum|consentimiento|fecha de consentimiento|fecha del consentimiento|consentement|date de consentement|date du consentement|تاريخ الموافقة|الموافقة',
  notes:
    'notes|note|comments|comment|remarks|notizen|notiz|bemerkungen|bemerkung|kommentar|notas|nota|comentarios|observaciones|remarques|commentaires|commentaire|ملاحظات|ملاحظة|تعليقات',
};

const fieldsByHeading = new Map(
  candidateFields.flatMap((field) =>
    headings[field].split('|').map((heading): [string, CandidateField] => [plain(heading), field]),
  ),
);

/** Several columns can map to these fields; for other fields the first column is used. */
const repeatable: readonly CandidateField[] = ['skills', 'languages', 'link', 'tags', 'notes'];

/** The field for each heading, or `null`. */
export function suggestFields(given: readonly string[]): (CandidateField | null)[] {
  const taken = new Set<CandidateField>();
  const suggested = given.map((heading) => {
    const field = fieldsByHeading.get(plain(heading)) ?? null;
    if (field === null || (taken.has(field) && !repeatable.includes(field))) return null;
    taken.add(field);
    return field;
  });
  // Spanish "Nombre" and French "Nom" are the full name if there is no separate first or last name.
  return suggested.map((field) => {
    if (taken.has('name')) return field;
    if (field === 'first-name' && !taken.has('last-name')) return 'name';
    return field === 'last-name' && !taken.has('first-name') ? 'name' : field;
  });
}

/** A heading without differences of case, accents and punctuation. */
function plain(heading: string): string {
  return heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
