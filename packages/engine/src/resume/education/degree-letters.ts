/** Abbreviations that include the field: a BSN is in nursing. */
const fields: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'social work': 'BSW MSW DSW',
    nursing: 'ADN ASN BSN MSN DNP',
    law: 'JD LLB LLM',
    'business administration management': 'BBA MBA EMBA',
    'physical therapy': 'DPT MPT BSPT MSPT',
    'public health': 'MPH',
    'public administration': 'MPA',
    'health administration': 'MHA',
    'library information science': 'MLIS MLS',
    'fine arts': 'BFA MFA',
    architecture: 'BARCH MARCH',
    engineering: 'BENG MENG',
    accounting: 'MACC MACCT',
    education: 'BED MED EDD',
    pharmacy: 'PHARMD',
    dentistry: 'DDS DMD',
    'veterinary medicine': 'DVM',
  }).flatMap(([field, letters]) => letters.split(' ').map((name) => [name, field] as const)),
);

/** The field in the abbreviation of a degree; `null` if there is none. */
export const fieldOfLetters = (letters: string): string | null =>
  fields.get(letters.replace(/[^A-Za-z]/g, '').toUpperCase()) ?? null;
