import type { AnalysisDetail, CandidateFacts } from '@winnow/contracts';
import { type ReactNode, useState } from 'react';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { candidateTexts } from './candidate-texts.ts';
import { FactsForm } from './facts-form.tsx';
import { useCorrection } from './use-candidate.ts';

type FactsTabProps = { readonly candidate: AnalysisDetail; readonly isAnonymous: boolean };

/** What was read of somebody; whoever knows better sets it right. */
export function FactsTab({ candidate, isAnonymous }: FactsTabProps) {
  const { facts: texts } = useTexts(candidateTexts);
  const [isCorrecting, setCorrecting] = useState(false);
  const takeBack = useCorrection(candidate.id, () => undefined);
  const { corrections } = candidate;
  const restore = useCorrection(candidate.id, () =>
    toasts.add('success', texts.restored, { undo: () => takeBack.mutate(corrections) }),
  );
  if (isCorrecting) return <FactsForm candidate={candidate} onClose={() => setCorrecting(false)} />;
  return (
    <div className="grid gap-5 pt-5">
      <p className="text-13 text-quiet">{texts.explanation}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => setCorrecting(true)}>{texts.correct}</Button>
        {candidate.isCorrected && (
          <>
            <Badge tone="wheat">{texts.corrected}</Badge>
            <Button
              look="quiet"
              isLoading={restore.isPending}
              loadingLabel={texts.saving}
              onClick={() => restore.mutate(null)}
            >
              {texts.restore}
            </Button>
          </>
        )}
      </div>
      <FactList facts={candidate.facts} isAnonymous={isAnonymous} />
    </div>
  );
}

function FactList({ facts, isAnonymous }: { readonly facts: CandidateFacts; readonly isAnonymous: boolean }) {
  const { facts: texts } = useTexts(candidateTexts);
  const { number } = useFormats();
  const { name, place, emails, phones, links, positions, education, skills, certifications, languages } =
    facts;
  const personal = (value: string | undefined) => (isAnonymous ? texts.covered : (value ?? texts.unknown));
  const contacts = [...emails, ...phones, ...links].map(({ value }) => value).join(', ');
  const months = facts.experienceMonths;
  return (
    <dl className="grid gap-5 text-14">
      <Fact label={texts.name}>{personal(name?.value)}</Fact>
      <Fact label={texts.place}>{personal(place?.value)}</Fact>
      <Fact label={texts.contact}>{personal(contacts || undefined)}</Fact>
      <Fact label={texts.experience}>
        {months === null ? texts.unknown : texts.years(number(Math.round(months / 1.2) / 10))}
      </Fact>
      <Fact label={texts.positions}>
        {positions.length === 0 ? (
          texts.unknown
        ) : (
          <ul className="grid gap-2">
            {positions.map(({ title, organization, start, end }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two positions may be alike in every word
              <li key={index} dir="auto">
                <span className="font-medium">{title ?? texts.unknown}</span>
                {organization && `, ${organization}`}
                <span className="block text-13 text-quiet tabular-nums">
                  {[start, end === 'present' ? texts.present : end].filter(Boolean).join(' – ')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Fact>
      <Fact label={texts.education}>
        {education.length === 0
          ? texts.unknown
          : education
              .map(({ degree, field, institution }) =>
                [degree, field, institution].filter(Boolean).join(', '),
              )
              .join(' · ')}
      </Fact>
      <Fact label={texts.skills}>{skills.map((skill) => skill.name).join(', ') || texts.unknown}</Fact>
      <Fact label={texts.certifications}>
        {certifications.map(({ value }) => value).join(', ') || texts.unknown}
      </Fact>
      <Fact label={texts.languages}>
        {languages.map((language) => [language.name, language.level].filter(Boolean).join(' ')).join(', ') ||
          texts.unknown}
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
