import { bandFrom, type ResumeMatch } from '@winnow/contracts';
import { Printer } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { analysisTexts } from '../../entities/analysis/analysis-texts.ts';
import { evidenceAnchor, requirementAnchor } from '../../entities/analysis/anchors.ts';
import { FindingList } from '../../entities/analysis/finding-list.tsx';
import { FlagList } from '../../entities/analysis/flag-list.tsx';
import { ResumeText } from '../../entities/analysis/resume-text.tsx';
import { reveal } from '../../entities/analysis/reveal.ts';
import { ScoreSummary } from '../../entities/analysis/score-summary.tsx';
import { sourcesOf } from '../../entities/analysis/source.ts';
import { JobNotes } from '../../entities/job-notes/job-notes.tsx';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { resumeMatcherTexts } from './resume-matcher-texts.ts';

type MatchResultProps = {
  readonly fileName: string;
  readonly report: ResumeMatch;
  readonly onChange: () => void;
};

/** One match: the score, remarks next to it, and requirements next to their quotes. */
export function MatchResult({ fileName, report, onChange }: MatchResultProps) {
  const texts = useTexts(resumeMatcherTexts);
  const words = useTexts(analysisTexts);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pane = useRef<HTMLElement>(null);
  const { findings, document: resume } = report;
  const sources = useMemo(() => sourcesOf(findings, chosenId), [findings, chosenId]);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  function go(requirementId: string, anchor: string, within: HTMLElement | null): void {
    setChosenId(requirementId);
    const show = (target: HTMLElement | null) => target && reveal(target, within);
    const target = document.getElementById(anchor);
    // Other quotes of a requirement are marked once it is selected.
    if (target) show(target);
    else requestAnimationFrame(() => show(document.getElementById(anchor)));
  }

  return (
    <article className="grid animate-arrive gap-8">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-serif text-31 tracking-tight break-words sm:text-39"
          >
            <bdi>{texts.resultHeading(report.jobTitle)}</bdi>
          </h1>
          <p className="mt-1 break-words text-quiet">{texts.against(fileName)}</p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button variant="primary" onClick={onChange}>
            {texts.change}
          </Button>
          <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
      </header>

      <section className="rounded-card border border-rule bg-raised p-5 sm:p-8">
        <ScoreSummary
          score={report.score}
          potential={report.potential}
          band={report.band}
          scoreSteps={Object.values(bandFrom)}
          confidence={report.confidence}
          findings={findings}
        />
      </section>

      <JobNotes notes={report.jobNotes} />
      <FlagList flags={report.flags} notes={resume.notes} />

      <div className="grid gap-8 lg:grid-cols-2">
        <section aria-labelledby="requirements-heading" className="grid min-w-0 content-start gap-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="requirements-heading" className="font-serif text-25 tracking-tight">
              {words.requirements}
            </h2>
            <a
              href="#resume-text-heading"
              className="py-1 text-14 text-field hover:underline lg:hidden print:hidden"
            >
              {words.toResumeText}
            </a>
          </div>
          <FindingList
            score={report.score}
            findings={findings}
            chosenId={chosenId}
            onChoose={({ requirement }, { start }) => go(requirement.id, evidenceAnchor(start), pane.current)}
          />
          <OtherSkills skills={report.otherSkills} />
        </section>

        <section
          aria-labelledby="resume-text-heading"
          className="min-w-0 lg:sticky lg:top-6 lg:self-start print:static"
        >
          <h2 id="resume-text-heading" className="font-serif text-25 tracking-tight">
            {words.resumeText}
          </h2>
          <p className="mb-3 text-14 text-quiet print:hidden">{words.resumeTextHint}</p>
          <ResumeText
            ref={pane}
            text={resume.text}
            sources={sources}
            chosenId={chosenId}
            onChoose={(requirementId) => go(requirementId, requirementAnchor(requirementId), null)}
          />
        </section>
      </div>
      <p className="max-w-prose text-13 text-quiet">{texts.madeBy(report.engineVersion)}</p>
    </article>
  );
}

function OtherSkills({ skills }: { skills: readonly string[] }) {
  const texts = useTexts(analysisTexts);
  if (skills.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="text-14 font-medium text-quiet">{texts.otherSkills}</h3>
      <p className="text-13 text-quiet">{texts.otherSkillsHint}</p>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {skills.map((skill) => (
          <li key={skill} className="rounded-full border border-rule px-2.5 py-0.5 text-13">
            {skill}
          </li>
        ))}
      </ul>
    </section>
  );
}
