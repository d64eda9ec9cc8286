import { sampleAnalysis } from 'virtual:sample-analysis';
import { useState } from 'react';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { homeTexts } from './home-texts.ts';
import { RisenRow } from './risen-row.tsx';
import { SampleQuote } from './sample-quote.tsx';
import { SlipPile } from './slip-pile.tsx';
import './winnowing.css';

const { risen, fallen, pileSize, jobTitle, requirementCount } = sampleAnalysis;

/**
 * Animated picture: a pile of resumes falls, three rise above the line, and pointing at one shows the quote that raised
 * it. Scores are computed by the engine at build time; without scripts the picture shows its final state.
 */
export function WinnowingPicture() {
  const { picture } = useTexts(homeTexts);
  const { number } = useFormats();
  const [chosenId, setChosenId] = useState(risen[0]?.id ?? '');
  return (
    <figure aria-label={picture.label} className="winnowing min-w-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2 text-14">
        <span className="font-medium">{jobTitle}</span>
        <span className="text-quiet">
          {picture.came(pileSize)} · {picture.asked(requirementCount)}
        </span>
      </p>
      <div className="winnowing-risen">
        <ol className="overflow-hidden rounded-t-card border border-rule bg-raised">
          {risen.map((resume, index) => (
            <li key={resume.id} className="border-t border-rule first:border-t-0">
              <RisenRow
                resume={resume}
                place={number(index + 1)}
                isChosen={resume.id === chosenId}
                onChoose={() => setChosenId(resume.id)}
              />
            </li>
          ))}
        </ol>
        <div className="grid rounded-b-card border border-t-0 border-rule bg-sunken">
          {risen.map((resume) => (
            <SampleQuote key={resume.id} resume={resume} isShown={resume.id === chosenId} />
          ))}
        </div>
      </div>
      <SlipPile
        fallen={fallen}
        risenCount={risen.length}
        groupLabel={picture.group}
        bandWords={picture.band}
      />
      <figcaption className="mt-3 text-13 text-quiet">{picture.honesty(pileSize)}</figcaption>
    </figure>
  );
}
