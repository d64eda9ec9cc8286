import { type RequirementKind, requirementKinds } from '@winnow/contracts';
import { ArrowDown, ArrowUp, Ellipsis, Trash2 } from 'lucide-react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { jobsTexts } from '../jobs-texts.ts';
import { MustSwitch } from './must-switch.tsx';
import type { RequirementRow } from './requirement-edits.ts';
import { WeightGrains } from './weight-grains.tsx';

type RequirementItemProps = {
  readonly row: RequirementRow;
  /** How many of the held resumes meet it; `null` where that is not known. */
  readonly passing: number | null;
  readonly resumes: number;
  /** What all lines weigh together. */
  readonly total: number;
  readonly onLook: (id: string | null) => void;
  readonly onChange: (change: {
    kind?: RequirementKind;
    text?: string;
    must?: boolean;
    weight?: number;
  }) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
};

/** From this share of all weights a line moves a score by as many points of 100. */
const heavyShare = 0.1;

/** One line that is asked for, changed where it stands. */
export function RequirementItem({
  row,
  passing,
  resumes,
  total,
  onLook,
  onChange,
  onMove,
  onRemove,
}: RequirementItemProps) {
  const { list: texts } = useTexts(jobsTexts);
  const { id, text, must, kind, weight, vague, isScored } = row;
  return (
    <li
      onPointerEnter={() => onLook(id)}
      onPointerLeave={() => onLook(null)}
      onFocus={() => onLook(id)}
      onBlur={() => onLook(null)}
      className="grid break-inside-avoid gap-1.5 px-3 py-2.5 transition-colors hover:bg-sunken print:py-1"
    >
      <div className="flex items-start gap-2">
        <MustSwitch must={must} label={texts.mustOf(text)} onChange={(value) => onChange({ must: value })} />
        <textarea
          rows={1}
          dir="auto"
          value={text}
          aria-label={texts.words(text)}
          onChange={(event) => onChange({ text: event.target.value.replaceAll('\n', ' ') })}
          className="field-sizing-content min-h-7 w-full min-w-0 resize-none rounded-control border border-transparent bg-transparent px-1.5 py-0.5 text-14 hover:border-rule focus:border-edge focus:bg-raised max-sm:text-16"
        />
        <Menu
          trigger={<IconButton size="sm" label={texts.menu(text)} icon={<Ellipsis aria-hidden="true" />} />}
          groups={[
            [
              { id: 'up', label: texts.up, icon: <ArrowUp aria-hidden="true" />, onChoose: () => onMove(-1) },
              {
                id: 'down',
                label: texts.down,
                icon: <ArrowDown aria-hidden="true" />,
                onChoose: () => onMove(1),
              },
            ],
            [
              {
                id: 'remove',
                label: texts.remove,
                icon: <Trash2 aria-hidden="true" />,
                isDangerous: true,
                onChoose: onRemove,
              },
            ],
          ]}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 ps-9 text-13 text-quiet">
        <select
          aria-label={texts.kindOf(text)}
          value={kind}
          onChange={(event) => {
            const chosen = requirementKinds.find((known) => known === event.target.value);
            if (chosen) onChange({ kind: chosen });
          }}
          className="h-7 rounded-control border border-transparent bg-transparent ps-0.5 hover:border-rule max-sm:text-16 pointer-coarse:h-11 pointer-coarse:text-16"
        >
          {requirementKinds.map((known) => (
            <option key={known} value={known}>
              {texts.kinds[known]}
            </option>
          ))}
        </select>
        {isScored ? (
          <WeightGrains
            weight={weight}
            total={total}
            label={texts.weightOf(text)}
            onChange={(value) => onChange({ weight: value })}
          />
        ) : (
          <span>{texts.notScored}</span>
        )}
        {passing !== null && isScored && (
          <span className="ms-auto tabular-nums">{texts.passing(passing, resumes)}</span>
        )}
      </div>
      {vague && (
        <p className="ps-11 text-13 text-quiet">
          {weight < heavyShare * total ? texts.vague : texts.vagueButHeavy}
        </p>
      )}
    </li>
  );
}
