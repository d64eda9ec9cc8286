import { sampleAnalysis } from 'virtual:sample-analysis';
import type { ComponentType } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { StatusShape } from '../../../ui/marks/status-shape.tsx';
import { SampleQuote } from '../sample-quote.tsx';
import { RankingScene, WeightsScene } from './demo-ranking-scenes.tsx';
import { type DemoTexts, demoTexts } from './demo-texts.ts';

type Scene = {
  readonly id: string;
  readonly Picture: ComponentType;
  readonly words: (texts: DemoTexts) => { readonly name: string; readonly caption: string };
};

const { jobTitle, requirementCount, pileSize, fileNames, hiding, risen, reweighed } = sampleAnalysis;
const [best] = risen;

/** Scenes of the walk-through, from an empty page to a decision. A scene whose sample is missing is left out. */
export const demoScenes: readonly Scene[] = [
  {
    id: 'job',
    Picture: JobScene,
    words: ({ scenes: { job } }) => ({ name: job.name, caption: job.caption(jobTitle, requirementCount) }),
  },
  {
    id: 'upload',
    Picture: UploadScene,
    words: ({ scenes: { upload } }) => ({ name: upload.name, caption: upload.caption(pileSize) }),
  },
  ...(hiding
    ? [
        {
          id: 'trick',
          Picture: TrickScene,
          words: ({ scenes: { trick } }: DemoTexts) => ({
            name: trick.name,
            caption: trick.caption(hiding.fileName),
          }),
        },
      ]
    : []),
  {
    id: 'ranking',
    Picture: RankingScene,
    words: ({ scenes: { ranking } }) => ({ name: ranking.name, caption: ranking.caption(pileSize) }),
  },
  { id: 'evidence', Picture: EvidenceScene, words: ({ scenes: { evidence } }) => evidence },
  ...(reweighed
    ? [
        {
          id: 'weights',
          Picture: WeightsScene,
          words: ({ scenes: { weights } }: DemoTexts) => ({
            name: weights.name,
            caption: weights.caption(reweighed.requirement),
          }),
        },
      ]
    : []),
  {
    id: 'decision',
    Picture: DecisionScene,
    words: ({ scenes: { decision } }) => ({ name: decision.name, caption: decision.caption }),
  },
];

function JobScene() {
  return (
    <div className="w-full max-w-lg rounded-card border border-rule bg-raised p-5">
      <p className="font-serif text-20">{jobTitle}</p>
      <ul className="mt-3 flex flex-wrap gap-1.5 text-13">
        {best?.mustHaves.slice(0, 11).map(({ text }) => (
          <li key={text} className="demo-arrive rounded-full bg-marker px-2.5 py-1">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function UploadScene() {
  const { upload } = useTexts(demoTexts).scenes;
  return (
    <ul className="w-full max-w-lg overflow-hidden rounded-card border border-rule bg-raised text-14">
      {fileNames.map((fileName) => (
        <li
          key={fileName}
          className="demo-arrive flex items-center gap-3 border-t border-rule px-4 py-2 first:border-t-0"
        >
          <StatusShape status="met" />
          <bdi className="grow truncate">{fileName}</bdi>
          <span className="text-quiet">{upload.done}</span>
        </li>
      ))}
      <li className="border-t border-rule px-4 py-2 text-quiet">
        {upload.more(pileSize - fileNames.length)}
      </li>
    </ul>
  );
}

function TrickScene() {
  const { trick } = useTexts(demoTexts).scenes;
  return (
    <div className="w-full max-w-lg rounded-card border border-rule border-s-4 border-s-partly bg-raised p-5">
      <bdi className="text-14 text-quiet">{hiding?.fileName}</bdi>
      <p className="mt-2 font-serif text-20">{trick.flag}</p>
      <svg viewBox="0 0 300 46" aria-hidden="true" className="mt-3 w-full">
        {[4, 18, 32].map((y, line) => (
          <rect
            key={y}
            y={y}
            width={[270, 300, 190][line]}
            height="6"
            rx="3"
            className="demo-fade fill-quiet/50"
          />
        ))}
      </svg>
      <p className="mt-3 text-14 text-quiet">{trick.effect}</p>
    </div>
  );
}

function EvidenceScene() {
  return (
    <div className="w-full max-w-xl rounded-card border border-rule bg-raised">
      {best && <SampleQuote resume={best} isShown />}
    </div>
  );
}

function DecisionScene() {
  const { decision } = useTexts(demoTexts).scenes;
  return (
    <div className="grid w-full max-w-lg gap-3">
      <div className="demo-arrive rounded-card border border-rule bg-raised p-5">
        <p className="flex items-center gap-2.5 font-medium">
          <StatusShape status="met" className="size-5" />
          {best?.title} · {decision.call}
        </p>
        <p className="mt-2 text-14 text-quiet">{decision.reason}</p>
      </div>
      <p className="demo-arrive rounded-card border border-dashed border-edge px-5 py-3 text-14 text-quiet">
        {decision.link}
      </p>
    </div>
  );
}
