import { languageLevels, type PoolChip } from '@winnow/contracts';
import { X } from 'lucide-react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { talentPoolTexts } from './talent-pool-texts.ts';
import { useChipName } from './use-chip-name.ts';
import { useListsOfSearch } from './use-lists-of-search.ts';
import type { usePoolAddress } from './use-pool-address.ts';

type Address = ReturnType<typeof usePoolAddress>;

/** The search criteria: each can be changed, excluded or removed. */
export function SearchParts({
  address,
  isAnonymous,
}: {
  readonly address: Address;
  readonly isAnonymous: boolean;
}) {
  const { parts: texts } = useTexts(talentPoolTexts);
  const { chips } = address;
  const { nameOf: listName } = useListsOfSearch();
  if (chips.length === 0) return null;
  return (
    <section aria-label={texts.heading} className="grid gap-2">
      <ul className="flex flex-wrap items-center gap-2">
        {chips.map((chip) => (
          <li key={`${chip.kind} ${chip.text}`}>
            <Part
              chip={chip}
              onChange={(changed) => address.change(chip, changed)}
              onRemove={() => address.remove(chip)}
            />
          </li>
        ))}
        <li>
          <Button size="sm" variant="quiet" onClick={() => address.setChips([])}>
            {texts.clear}
          </Button>
        </li>
      </ul>
      {isAnonymous && chips.some(({ kind }) => kind === 'place') && (
        <p className="text-13 text-quiet">{texts.placesHidden}</p>
      )}
      {chips.some(({ kind, text }) => kind === 'list' && listName(text) === null) && (
        <Notice tone="info" heading={texts.listGone} />
      )}
    </section>
  );
}

type PartProps = {
  readonly chip: PoolChip;
  readonly onChange: (changed: PoolChip) => void;
  readonly onRemove: () => void;
};

function Part({ chip, onChange, onRemove }: PartProps) {
  const { parts: texts, kinds } = useTexts(talentPoolTexts);
  const name = useChipName()(chip);
  const { mode } = chip;
  return (
    <span className="inline-flex max-w-full items-center rounded-full border border-edge bg-raised ps-1 text-13">
      <Popover
        title={kinds[chip.kind]}
        trigger={
          <button
            type="button"
            className="inline-flex h-8 min-w-0 items-center gap-1.5 rounded-full px-2 hover:text-field pointer-coarse:h-11"
          >
            <span className="text-quiet">{kinds[chip.kind]}</span>
            <span dir="auto" className={mode === 'not' ? 'truncate line-through' : 'truncate font-medium'}>
              {name}
            </span>
            {mode === 'must' && isGraded(chip) && <span className="text-field">{texts.required}</span>}
            {mode === 'not' && <span className="text-not-met">{texts.excluded}</span>}
          </button>
        }
      >
        <PartEditor chip={chip} onChange={onChange} />
      </Popover>
      <IconButton size="sm" label={texts.remove(name)} icon={<X aria-hidden="true" />} onClick={onRemove} />
    </span>
  );
}

/** Whether a part can order candidates; the others only decide who is listed. */
const isGraded = ({ ways, kind }: PoolChip) => ways.length > 0 || kind === 'years';

const yearChoices = [1, 2, 3, 4, 5, 7, 10, 15, 20] as const;

function PartEditor({ chip, onChange }: Pick<PartProps, 'chip' | 'onChange'>) {
  const { parts: texts, native } = useTexts(talentPoolTexts);
  const { kind, mode, amount, level } = chip;
  const modes = isGraded(chip) ? (['prefer', 'must', 'not'] as const) : (['must', 'not'] as const);
  const years = amount === null ? '' : String(amount / 12);
  return (
    <div className="grid gap-4">
      <Select
        label={texts.mode}
        options={modes.map((value) => ({ value, label: texts[value] }))}
        value={mode}
        onValueChange={(value) => onChange({ ...chip, mode: value })}
      />
      {(kind === 'years' || kind === 'skill') && (
        <Select
          label={texts.years}
          options={[
            ...(kind === 'skill' ? [{ value: 'any', label: texts.anyYears }] : []),
            ...[...new Set([...yearChoices.map(String), ...(years ? [years] : [])])].map((value) => ({
              value,
              label: value,
            })),
          ]}
          value={years || 'any'}
          onValueChange={(value) =>
            onChange({
              ...chip,
              amount: value === 'any' ? null : Math.round(12 * Number(value)),
              ...(kind === 'years' && { text: value }),
            })
          }
        />
      )}
      {kind === 'language' && (
        <Select
          label={texts.language}
          options={[
            { value: 'any', label: texts.anyLevel },
            ...languageLevels.map((value) => ({ value, label: value === 'native' ? native : value })),
          ]}
          value={level ?? 'any'}
          onValueChange={(value) =>
            onChange({ ...chip, level: languageLevels.find((each) => each === value) ?? null })
          }
        />
      )}
    </div>
  );
}
