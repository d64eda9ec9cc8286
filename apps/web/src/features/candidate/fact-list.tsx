import type { CandidateFacts } from '@winnow/contracts';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import type { Source } from '../analysis/source.ts';
import { WorkSpan } from '../analysis/work-span.tsx';
import { candidateTexts } from './candidate-texts.ts';
import { educationInWords } from './education-in-words.ts';
import { FactLink } from './fact-link.tsx';
import { factId } from './fact-sources.ts';

export type FactListProps = {
  readonly facts: CandidateFacts;
  readonly isAnonymous: boolean;
  /** The facts that stand in the resume, and where. */
  readonly sources: readonly Source[];
  readonly chosenId: string | null;
  /** Of several pages it is said on which a fact stands. */
  readonly hasPages: boolean;
  readonly onChoose: (source: Source) => void;
};

/** What was read of somebody, each fact leading to the words it was read from. */
export function FactList({ facts, isAnonymous, sources, chosenId, hasPages, onChoose }: FactListProps) {
  const { facts: texts } = useTexts(candidateTexts);
  const { name, place, positions, education, skills, certifications, languages } = facts;
  const contacts = [...facts.emails, ...facts.phones, ...facts.links];
  const byId = new Map(sources.map((source) => [source.id, source]));
  const linked = (id: string, words: ReactNode) => (
    <FactLink
      id={id}
      source={byId.get(id) ?? null}
      isChosen={id === chosenId}
      hasPages={hasPages}
      onChoose={onChoose}
    >
      {words}
    </FactLink>
  );
  const personal = (shown: ReactNode) => (isAnonymous ? texts.covered : shown);
  const months = facts.experienceMonths;
  return (
    <dl className="grid grid-cols-1 gap-5 text-14">
      <Fact label={texts.name}>{personal(name ? linked(factId('name'), name.value) : texts.unknown)}</Fact>
      <Fact label={texts.place}>
        {personal(place ? linked(factId('place'), place.value) : texts.unknown)}
      </Fact>
      <Fact label={texts.contact}>
        {personal(<Line>{contacts.map(({ value }, at) => linked(factId('contact', at), value))}</Line>)}
      </Fact>
      <Fact label={texts.experience}>
        {months === null
          ? texts.unknown
          : linked(factId('experience'), <WorkSpan months={months} isExplained />)}
      </Fact>
      <Fact label={texts.positions}>
        <Lines>
          {positions.map(({ title, organization, start, end }, at) => (
            <>
              {linked(
                factId('position', at),
                <>
                  <span className="font-medium">{title ?? texts.unknown}</span>
                  {organization && `, ${organization}`}
                </>,
              )}
              <span className="block text-13 text-quiet tabular-nums">
                {[start, end === 'present' ? texts.present : end].filter(Boolean).join(' – ')}
              </span>
            </>
          ))}
        </Lines>
      </Fact>
      <Fact label={texts.education}>
        <Lines>
          {education.map(({ degree, field, institution }, at) =>
            linked(factId('education', at), educationInWords({ degree, field, institution })),
          )}
        </Lines>
      </Fact>
      <Fact label={texts.skills}>
        <Line>{skills.map((skill, at) => linked(factId('skill', at), skill.name))}</Line>
      </Fact>
      <Fact label={texts.certifications}>
        <Line>{certifications.map(({ value }, at) => linked(factId('certification', at), value))}</Line>
      </Fact>
      <Fact label={texts.languages}>
        <Line>
          {languages.map((language, at) =>
            linked(factId('language', at), [language.name, language.level].filter(Boolean).join(' ')),
          )}
        </Line>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-quiet">{label}</dt>
      <dd dir="auto" className="min-w-0 break-words">
        {children}
      </dd>
    </div>
  );
}

type ManyProps = { readonly children: readonly ReactNode[] };

/** Short facts, one after the other. */
function Line({ children }: ManyProps) {
  const { facts: texts } = useTexts(candidateTexts);
  if (children.length === 0) return texts.unknown;
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {children.map((child, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have no names of their own, and keep their places
        <li key={at} className="min-w-0">
          {child}
        </li>
      ))}
    </ul>
  );
}

/** Long facts, one under the other. */
function Lines({ children }: ManyProps) {
  const { facts: texts } = useTexts(candidateTexts);
  if (children.length === 0) return texts.unknown;
  return (
    <ul className="grid gap-2">
      {children.map((child, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two facts may be alike in every word
        <li key={at} dir="auto">
          {child}
        </li>
      ))}
    </ul>
  );
}
