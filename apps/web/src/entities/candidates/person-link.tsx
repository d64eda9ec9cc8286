import type { AnalysisRow } from '@winnow/contracts';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { personPath } from '../../lib/screen-paths.ts';
import { useMay } from '../organization/use-organizations.ts';
import { personLinkTexts } from './person-link-texts.ts';

type PersonLinkProps = {
  readonly row: Pick<AnalysisRow, 'personId' | 'personResumes'>;
  /** Whether it is there for a person with one resume too. */
  readonly isAlways?: boolean;
};

/** Leads to the person; in a list only where they have several resumes, which are scored each for itself. */
export function PersonLink({ row, isAlways = false }: PersonLinkProps) {
  const texts = useTexts(personLinkTexts);
  // Who sees some jobs only may see fewer resumes than there are.
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
