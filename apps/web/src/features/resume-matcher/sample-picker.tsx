import { useTexts } from '../../lib/language/use-texts.ts';
import { Chip } from '../../ui/inputs/chip.tsx';
import { resumeMatcherTexts } from './resume-matcher-texts.ts';
import type { SampleResume } from './use-samples.ts';

type SamplePickerProps = {
  readonly samples: readonly SampleResume[];
  readonly chosenName: string | null;
  readonly isDisabled: boolean;
  readonly onChoose: (sample: SampleResume) => void;
};

/** The sample resumes to choose from, by their file names. */
export function SamplePicker({ samples, chosenName, isDisabled, onChoose }: SamplePickerProps) {
  const texts = useTexts(resumeMatcherTexts);
  return (
    <fieldset className="min-w-0 animate-arrive">
      <legend className="mb-2 text-13 text-quiet">{texts.samples}</legend>
      <div className="flex flex-wrap gap-1.5">
        {samples.map((sample) => (
          <Chip
            key={sample.id}
            isChosen={sample.fileName === chosenName}
            isDisabled={isDisabled}
            onChoose={() => onChoose(sample)}
          >
            {sample.fileName}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
