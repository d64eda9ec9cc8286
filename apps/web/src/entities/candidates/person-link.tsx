import type { AnalysisRow } from '@winnow/contracts';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { personPath } from '../../lib/screen-paths.ts';
import { useMay } from '../organization/use-organizations.ts';
import { personLinkTexts } from './person-link-texts.ts';

type PersonLinkProps = {
  readonly row: Pick<AnalysisRow, 'personId' | 'personResumes'>;
  /** Whether to show the link for a person with one resume too. */
  readonly isAlways?: boolean;
};

/** Link to the person. In a list only for people with several resumes, which are scored separately. */
export function PersonLink({ row, isAlways = false }: PersonLinkProps) {
  const texts = useTexts(personLinkTexts);
  // Members who see only some jobs may see fewer resumes than there are.
  const seesAll = useMay()('resumes.read');
  const hasSeveral = seesAll && row.personResumes > 1;
  if (!hasSeveral && !isAlways) return null;
  return (
    <Link
      to={personPath(row.personId)}
      className="inline-block text-13 text-field underline underline-offset-4 print:hidden"
    >
      {hasSeveral ? texts.resumes(row.personResumes) : texts.person}
    </Link>
  );
}
