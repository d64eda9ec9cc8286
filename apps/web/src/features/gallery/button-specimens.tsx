import { Archive, FileUp, Pencil, Star, Trash2 } from 'lucide-react';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Chip } from '../../ui/inputs/chip.tsx';
import { Specimen, SpecimenRow } from './specimen.tsx';

const variants = [
  ['primary', 'Rank the resumes'],
  ['secondary', 'Save as draft'],
  ['quiet', 'Compare'],
  ['danger', 'Delete the batch'],
] as const;

export function ButtonSpecimens() {
  return (
    <>
      <Specimen name="Looks">
        <SpecimenRow>
          {variants.map(([variant, words]) => (
            <Button key={variant} variant={variant}>
              {words}
            </Button>
          ))}
        </SpecimenRow>
      </Specimen>
      <Specimen name="Sizes">
        <SpecimenRow>
          <Button variant="primary" size="sm">
            Small
          </Button>
          <Button variant="primary" size="md">
            Medium
          </Button>
          <Button variant="primary" size="lg">
            Large
          </Button>
        </SpecimenRow>
      </Specimen>
      <Specimen name="With an icon">
        <SpecimenRow>
          <Button variant="primary" icon={<FileUp aria-hidden="true" />}>
            Choose files
          </Button>
          <Button icon={<Pencil aria-hidden="true" />}>Edit the requirements</Button>
          <Button variant="quiet" icon={<Archive aria-hidden="true" />}>
            Archive
          </Button>
        </SpecimenRow>
      </Specimen>
      <Specimen name="Loading">
        <SpecimenRow>
          {variants.map(([variant, words]) => (
            <Button key={variant} variant={variant} isLoading>
              {words}
            </Button>
          ))}
        </SpecimenRow>
      </Specimen>
      <Specimen name="Disabled">
        <SpecimenRow>
          {variants.map(([variant, words]) => (
            <Button key={variant} variant={variant} disabled>
              {words}
            </Button>
          ))}
        </SpecimenRow>
      </Specimen>
      <Specimen name="Icon buttons and chips">
        <SpecimenRow>
          <IconButton label="Delete the note" icon={<Trash2 aria-hidden="true" />} />
          <IconButton label="Star the candidate" aria-pressed="true" icon={<Star aria-hidden="true" />} />
          <IconButton label="Archive" disabled icon={<Archive aria-hidden="true" />} size="sm" />
          <Chip isChosen onChoose={() => {}}>
            Backend
          </Chip>
          <Chip isChosen={false} onChoose={() => {}}>
            Nursing
          </Chip>
          <Chip isChosen={false} isDisabled onChoose={() => {}}>
            Logistics
          </Chip>
        </SpecimenRow>
      </Specimen>
    </>
  );
}
