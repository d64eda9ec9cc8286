import { bandFrom, type ScoreBand, scoreBands, verdicts } from '@winnow/contracts';
import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { StatusShape } from '../../../ui/marks/status-shape.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { analysisTexts } from '../analysis-texts.ts';
import { legendTexts } from './legend-texts.ts';

type LegendProps = {
  /** Label of each band. */
  readonly bands: Readonly<Record<ScoreBand, string>>;
  /** Shows only the icon of the button. */
  readonly isSmall?: boolean;
};

/** Explains the score bar and the shapes of verdicts, behind a button next to them. */
export function ScoreLegend({ bands, isSmall = false }: LegendProps) {
  return (
    <Legend isSmall={isSmall}>
      <ScoreShapes bands={bands} />
      <VerdictShapes />
    </Legend>
  );
}

/** Explains the grains of a weight and the circles of must-haves, behind a button next to them. */
export function WeightLegend() {
  const { weights: texts } = useTexts(legendTexts);
  return (
    <Legend isSmall>
      <Group heading={texts.heading}>
        <Shape drawing={<Grains />}>{texts.grains}</Shape>
        <Shape drawing={<Circle isFull />}>{texts.must}</Shape>
        <Shape drawing={<Circle isFull={false} />}>{texts.nice}</Shape>
      </Group>
    </Legend>
  );
}

function Legend({ isSmall, children }: { readonly isSmall: boolean; readonly children: ReactNode }) {
  const texts = useTexts(legendTexts);
  return (
    <Popover
      title={texts.open}
      trigger={
        isSmall ? (
          <IconButton size="sm" label={texts.open} icon={<CircleHelp aria-hidden="true" />} />
        ) : (
          <Button size="sm" variant="quiet" icon={<CircleHelp aria-hidden="true" />}>
            {texts.open}
          </Button>
        )
      }
    >
      <div className="grid gap-4">{children}</div>
    </Popover>
  );
}

function ScoreShapes({ bands }: Pick<LegendProps, 'bands'>) {
  const { score: texts } = useTexts(legendTexts);
  const steps = scoreBands.filter((band) => bandFrom[band] > 0).toReversed();
  return (
    <Group heading={texts.heading}>
      <Shape
        drawing={
          <Drawing>
            <rect y="4" width="24" height="8" rx="4" className="fill-field" />
            <rect x="23" width="2" height="16" rx="1" className="fill-ink" />
          </Drawing>
        }
      >
        {texts.filled}
      </Shape>
      <Shape
        drawing={
          <Drawing>
            <rect x=".5" y=".5" width="31" height="15" rx="6" className="fill-wheat/30 stroke-wheat" />
          </Drawing>
        }
      >
        {texts.potential}
      </Shape>
      <Shape
        drawing={
          <Drawing>
            <rect y="4" width="32" height="8" rx="4" className="fill-field" />
            {[8, 16, 24].map((x) => (
              <rect key={x} x={x} y="4" width="1" height="8" className="fill-paper" />
            ))}
          </Drawing>
        }
      >
        {texts.steps}
        <ul>
          {steps.map((band) => (
            <li key={band} className="first-letter:uppercase">
              {texts.from(bandFrom[band], bands[band])}
            </li>
          ))}
        </ul>
      </Shape>
    </Group>
  );
}

function VerdictShapes() {
  const { verdicts: texts } = useTexts(legendTexts);
  const { status: names } = useTexts(analysisTexts);
  return (
    <Group heading={texts.heading}>
      {verdicts.map((verdict) => (
        <Shape key={verdict} drawing={<StatusShape status={verdict} />}>
          <span className="font-medium text-ink">{names[verdict]}.</span> {texts[verdict]}
        </Shape>
      ))}
    </Group>
  );
}

function Group({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="font-medium">{heading}</h3>
      <ul className="mt-2 grid gap-2">{children}</ul>
    </section>
  );
}

function Shape({ drawing, children }: { readonly drawing: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex gap-3 text-13 text-quiet">
      <span className="mt-0.5 flex w-8 shrink-0 justify-center">{drawing}</span>
      <div className="min-w-0">{children}</div>
    </li>
  );
}

/** A 32 × 16 drawing, mirrored in right-to-left languages. */
function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 32 16"
      aria-hidden="true"
      className="h-4 w-8 overflow-visible forced-color-adjust-none rtl:-scale-x-100"
    >
      {children}
    </svg>
  );
}

function Circle({ isFull }: { readonly isFull: boolean }) {
  return (
    <Drawing>
      <circle
        cx="16"
        cy="8"
        r="6"
        strokeWidth="2"
        className={classNames('stroke-field', isFull ? 'fill-field' : 'fill-transparent')}
      />
    </Drawing>
  );
}

function Grains() {
  return (
    <Drawing>
      {[1, 9, 17, 25].map((x) => (
        <rect
          key={x}
          x={x}
          y="2.5"
          width="6"
          height="11"
          rx="3"
          className={x < 20 ? 'fill-wheat' : 'fill-rule'}
        />
      ))}
    </Drawing>
  );
}
