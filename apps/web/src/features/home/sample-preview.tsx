import { sampleAnalysis } from 'virtual:sample-analysis';
import { FindingCard } from '../analysis/finding-card.tsx';
import { ScoreSummary } from '../analysis/score-summary.tsx';
import { homeTexts } from './home-texts.ts';

const texts = homeTexts.sample;

/** A real analysis of a sample resume, shortened to the findings that tell most. */
export function SamplePreview() {
  const { judged, telling, jobTitle } = sampleAnalysis;
  return (
    <section
      aria-label={texts.heading}
      className="overflow-hidden rounded-card border border-rule bg-raised shadow-float"
    >
      <header className="border-b border-rule px-5 py-4 sm:px-6">
        <p className="font-medium">{texts.person}</p>
        {jobTitle && <p className="text-14 text-quiet">{texts.job(jobTitle)}</p>}
      </header>
      <div className="border-b border-rule px-5 py-6 sm:px-6">
        <ScoreSummary {...sampleAnalysis} findings={judged} />
      </div>
      <ul>
        {telling.map((finding) => (
          <FindingCard
            key={finding.requirement.id}
            isChosen={false}
            finding={{
              ...finding,
              evidence: finding.evidence.map((piece) => ({ ...piece, page: null, boxes: [] })),
            }}
          />
        ))}
      </ul>
    </section>
  );
}
