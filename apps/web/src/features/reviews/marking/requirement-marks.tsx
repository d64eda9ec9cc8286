import { type RequirementMark, type ReviewRequirement, requirementMarks } from '@winnow/contracts';
import { useId } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import { StatusShape } from '../../../ui/marks/status-shape.tsx';
import { reviewTexts } from '../review-texts.ts';

type Marks = Readonly<Record<string, RequirementMark>>;

type RequirementMarksProps = {
  readonly requirements: readonly ReviewRequirement[];
  /** `null` where only candidates are marked. */
  readonly marks: Marks | null;
  readonly onMark: (marks: Record<string, RequirementMark>) => void;
};

/** The requirements of the job, either to read or to mark one by one. */
export function RequirementMarks({ requirements, marks, onMark }: RequirementMarksProps) {
  const { marking: texts } = useTexts(reviewTexts);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="text-14 font-medium text-quiet">
        {texts.requirements}
      </h3>
      {marks && <p className="mt-1 text-13 text-quiet">{texts.markEach}</p>}
      <ul className="mt-2 divide-y divide-rule rounded-card border border-rule bg-raised">
        {requirements.map((requirement) => (
          <li key={requirement.id} className="px-4 py-3">
            <Requirement
              requirement={requirement}
              mark={marks?.[requirement.id] ?? null}
              onMark={
                marks &&
                ((mark) => {
                  const { [requirement.id]: before, ...others } = marks;
                  onMark(before === mark ? others : { ...others, [requirement.id]: mark });
                })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type RequirementProps = {
  readonly requirement: ReviewRequirement;
  readonly mark: RequirementMark | null;
  readonly onMark: ((mark: RequirementMark) => void) | null;
};

const shapes = { met: 'met', partly: 'partly', 'not-met': 'not-met', 'cannot-tell': 'not-found' } as const;

function Requirement({ requirement: { text, must }, mark, onMark }: RequirementProps) {
  const { marking: texts } = useTexts(reviewTexts);
  const words = (
    <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <bdi className="min-w-0 break-words">{text}</bdi>
      {must && <Badge>{texts.must}</Badge>}
    </span>
  );
  if (!onMark) return words;
  return (
    <fieldset>
      <legend className="mb-2 w-full">{words}</legend>
      <div className="grid grid-cols-2 gap-1.5 sm:flex sm:flex-wrap">
        {requirementMarks.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={mark === value}
            onClick={() => onMark(value)}
            className={classNames(
              'inline-flex h-9 items-center gap-1.5 rounded-control border px-2.5 text-13 transition-colors pointer-coarse:h-11',
              mark === value
                ? 'border-field bg-field-soft font-medium text-field'
                : 'border-edge hover:bg-field-soft hover:text-field',
            )}
          >
            <StatusShape status={shapes[value]} />
            {texts.answers[value]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
