import { Button } from '../../ui/buttons/button.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';
import { type GalleryCandidate, galleryCandidates } from './gallery-candidates.ts';
import { Specimen, SpecimenRow } from './specimen.tsx';

const columns: readonly Column<GalleryCandidate>[] = [
  { id: 'name', header: 'Candidate', cell: ({ name }) => name },
  { id: 'score', header: 'Score', align: 'end', cell: ({ score }) => score ?? '–' },
];

export function DensitySpecimens() {
  return (
    <>
      {(['comfortable', 'compact'] as const).map((density) => (
        <Specimen key={density} name={density}>
          <div data-density={density}>
            <Table
              caption={`Candidates, ${density}`}
              isCaptionHidden
              columns={columns}
              rows={galleryCandidates.slice(0, 3)}
              rowKey={({ id }) => id}
            />
            <div className="mt-3">
              <SpecimenRow>
                <Button variant="primary">Invite</Button>
                <Button>Compare</Button>
                <Button size="sm">Note</Button>
              </SpecimenRow>
            </div>
          </div>
        </Specimen>
      ))}
    </>
  );
}
