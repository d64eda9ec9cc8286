import { ScoreBeam } from '../../ui/charts/score-beam.tsx';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { type Status, StatusShape } from '../../ui/marks/status-shape.tsx';
import { Specimen, SpecimenRow } from './specimen.tsx';

const statuses: readonly (readonly [status: Status, words: string])[] = [
  ['met', 'Met'],
  ['partly', 'Partly'],
  ['not-met', 'Not met'],
  ['not-found', 'Not found'],
];

const steps = [40, 60, 80];

export function StatusSpecimens() {
  return (
    <>
      <Specimen name="Badges">
        <SpecimenRow>
          {statuses.map(([status, words]) => (
            <Badge key={status} tone={status} icon={<StatusShape status={status} />}>
              {words}
            </Badge>
          ))}
          <Badge>Draft</Badge>
          <Badge tone="field">Running</Badge>
          <Badge tone="wheat">Sample</Badge>
        </SpecimenRow>
      </Specimen>
      <Specimen name="Score: strong, partial, little found">
        <div className="grid gap-4">
          <ScoreBeam score={86} potential={90} steps={steps} label="Score 86 of 100" />
          <ScoreBeam score={54} potential={74} steps={steps} label="Score 54 of 100" />
          <ScoreBeam score={12} potential={12} steps={steps} label="Score 12 of 100" />
        </div>
      </Specimen>
      <Specimen name="People, and one who is not to be known">
        <SpecimenRow>
          <Avatar name="Adaeze Okonkwo" size="lg" />
          <Avatar name="Søren Vestergaard" />
          <Avatar name="Åse" size="sm" />
          <Avatar name={null} />
          <Avatar name={null} size="lg" />
        </SpecimenRow>
      </Specimen>
    </>
  );
}
