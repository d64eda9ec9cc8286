import type { CandidateFacts } from '@winnow/contracts';
import type { ReactNode } from 'react';
import { WorkSpan } from '../../../entities/analysis/work-span.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { reviewTexts } from '../review-texts.ts';
import { factId } from './fact-sources.ts';

type FactListProps = {
  readonly facts: CandidateFacts;
  readonly chosenId: string | null;
  /** @param place where the resume first says it */
  readonly onChoose: (id: string, place: number) => void;
};

/** The facts of a resume, each with a link to the text it was read from. */
export function FactList({ facts, chosenId, onChoose }: FactListProps) {
  const { marking: texts } = useTexts(reviewTexts);
  const { positions, education, skills, languages, certifications, experienceMonths } = facts;
  const contact = [facts.place, ...facts.emails, ...facts.phones, ...facts.links].flatMap((fact) =>
    fact ? [fact.value] : [],
  );
  const link = (id: string, evidence: readonly { readonly start: number }[], words: ReactNode) => (
    <FactLink id={id} place={evidence[0]?.start ?? null} isChosen={chosenId === id} onChoose={onChoose}>
      {words}
    </FactLink>
  );
  return (
    <section
      aria-label={texts.facts}
      className="grid gap-4 rounded-card border border-rule bg-raised p-5 text-14"
    >
      <p className="text-13 text-quiet">{texts.factsHint}</p>
      <Group heading={texts.experience}>
        {experienceMonths !== null && (
          <p className="mb-1 text-quiet">
            <WorkSpan months={experienceMonths} />
          </p>
        )}
        <ul className="grid gap-1">
          {positions.map(({ title, organization, start, end, evidence }, place) => {
            const id = factId('position', place);
            const span = [start, end === 'present' ? texts.present : end].filter(Boolean).join(' – ');
            return (
              <li key={id} dir="auto">
                {link(id, evidence, [title, organization].filter(Boolean).join(', '))}
                {span && <span className="text-13 text-quiet"> {span}</span>}
              </li>
            );
          })}
        </ul>
      </Group>
      {skills.length > 0 && (
        <Group heading={texts.skills}>
          <ul className="flex flex-wrap gap-x-3 gap-y-1">
            {skills.map(({ name, evidence }, place) => (
              <li key={factId('skill', place)}>{link(factId('skill', place), evidence, name)}</li>
            ))}
          </ul>
        </Group>
      )}
      {education.length > 0 && (
        <Group heading={texts.education}>
          <ul className="grid gap-1">
            {education.map(({ degree, field, institution, evidence }, place) => (
              <li key={factId('education', place)} dir="auto">
                {link(
                  factId('education', place),
                  evidence,
                  [degree, field, institution].filter(Boolean).join(', '),
                )}
              </li>
            ))}
          </ul>
        </Group>
      )}
      {languages.length > 0 && (
        <Group heading={texts.languages}>
          <ul className="flex flex-wrap gap-x-3 gap-y-1">
            {languages.map(({ name, level, evidence }, place) => (
              <li key={factId('language', place)}>
                {link(factId('language', place), evidence, [name, level].filter(Boolean).join(' '))}
              </li>
            ))}
          </ul>
        </Group>
      )}
      {certifications.length > 0 && (
        <Group heading={texts.certifications}>
          <ul className="grid gap-1">
            {certifications.map(({ value, evidence }, place) => (
              <li key={factId('certification', place)}>
                {link(factId('certification', place), evidence, value)}
              </li>
            ))}
          </ul>
        </Group>
      )}
      {contact.length > 0 && (
        <Group heading={texts.contact}>
          <p className="break-words">{contact.join(' · ')}</p>
        </Group>
      )}
    </section>
  );
}

function Group({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-1 text-13 font-medium text-quiet">{heading}</h3>
      {children}
    </div>
  );
}

type FactLinkProps = {
  readonly id: string;
  /** `null` if the fact has no place in the text. */
  readonly place: number | null;
  readonly isChosen: boolean;
  readonly onChoose: (id: string, place: number) => void;
  readonly children: ReactNode;
};

function FactLink({ id, place, isChosen, onChoose, children }: FactLinkProps) {
  if (place === null) return <span id={`fact-${id}`}>{children}</span>;
  return (
    <button
      type="button"
      id={`fact-${id}`}
      aria-pressed={isChosen}
      onClick={() => onChoose(id, place)}
      className={classNames(
        'rounded-[3px] text-start break-words underline decoration-wheat decoration-1 underline-offset-4 hover:bg-marker pointer-coarse:py-1.5',
        isChosen && 'bg-marker',
      )}
    >
      {children}
    </button>
  );
}
