import type { CandidateFacts } from '@winnow/contracts';

type Education = Pick<CandidateFacts['education'][number], 'degree' | 'field' | 'institution'>;

/** The degree, its field and the school; a field that the degree names already is not said again. */
export function educationInWords({ degree, field, institution }: Education): string {
  const isNamed = field && degree?.toLowerCase().includes(field.toLowerCase());
  return [degree, isNamed ? null : field, institution].filter(Boolean).join(', ');
}
