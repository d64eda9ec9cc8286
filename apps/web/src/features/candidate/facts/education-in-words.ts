import type { CandidateFacts } from '@winnow/contracts';

type Education = Pick<CandidateFacts['education'][number], 'degree' | 'field' | 'institution'>;

/** Degree, field and school as text; a field that the degree already contains is left out. */
export function educationInWords({ degree, field, institution }: Education): string {
  const isNamed = field && degree?.toLowerCase().includes(field.toLowerCase());
  return [degree, isNamed ? null : field, institution].filter(Boolean).join(', ');
}
