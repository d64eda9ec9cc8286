import { type PoolAnswer, type PoolChip, stages } from '@winnow/contracts';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { SourceFilter } from '../../entities/resume-source/source-filter.tsx';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Select } from '../../ui/inputs/select.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { talentPoolTexts } from './talent-pool-texts.ts';
import { useChipName } from './use-chip-name.ts';
import { useListsOfSearch } from './use-lists-of-search.ts';
import { usePoolCounts } from './use-pool.ts';
import type { usePoolAddress } from './use-pool-address.ts';

type FiltersProps = {
  readonly address: ReturnType<typeof usePoolAddress>;
  readonly isAnonymous: boolean;
};

const shownKinds = ['skill', 'title', 'degree', 'language', 'certification', 'place'] as const;
/** Value of "no filter"; no value of a part begins with a space. */
const any = ' any';
const activeDays = ['30', '90', '365'] as const;

/** What those who are found have in common, with how many have it: a press requires it. */
export function PoolFilters({ address, isAnonymous }: FiltersProps) {
  const { filters: texts, results, stages: stageNames, activeWithin } = useTexts(talentPoolTexts);
  const counts = usePoolCounts(address.chips, isAnonymous);
  const { chips, add, remove } = address;
  const chosen = (kind: PoolChip['kind']) => chips.find((chip) => chip.kind === kind);

  function choose(kind: 'stage' | 'active' | 'source' | 'list', value: string, amount: number | null) {
    const before = chosen(kind);
    if (value !== any) {
      const others = chips.filter((chip) => chip !== before);
      address.setChips([...others, { ...bare, kind, text: value, amount }]);
    } else if (before) remove(before);
  }

  return (
    <aside aria-label={texts.heading} className="grid gap-5">
      <h2 className="font-serif text-20">{texts.heading}</h2>
      <Select
        size="sm"
        label={texts.stage}
        options={[
          { value: any, label: texts.any },
          ...stages.map((value) => ({ value, label: stageNames[value] ?? value })),
        ]}
        value={chosen('stage')?.text ?? any}
        onValueChange={(value) => choose('stage', value, null)}
      />
      <Select
        size="sm"
        label={texts.active}
        options={[
          { value: any, label: texts.any },
          ...activeDays.map((value) => ({ value, label: activeWithin(Number(value)) })),
        ]}
        value={String(chosen('active')?.amount ?? any)}
        onValueChange={(value) => choose('active', value, Number(value) || null)}
      />
      <Allowed to="resumes.read">
        <TeamFilters
          source={chosen('source')?.text ?? null}
          list={chosen('list')?.text ?? null}
          onChoose={(kind, value) => choose(kind, value ?? any, null)}
        />
      </Allowed>
      <Fetched query={counts} words={{ failed: texts.failed, retry: results.retry }} lines={6}>
        {(answer) => <Counts answer={answer} chips={chips} onAdd={(chip) => add([chip])} />}
      </Fetched>
    </aside>
  );
}

type TeamFiltersProps = {
  readonly source: string | null;
  readonly list: string | null;
  readonly onChoose: (kind: 'source' | 'list', value: string | null) => void;
};

/** Where resumes came from, and talent lists; each shown only where there are any. */
function TeamFilters({ source, list, onChoose }: TeamFiltersProps) {
  const { filters: texts, kinds, parts } = useTexts(talentPoolTexts);
  const { lists, nameOf } = useListsOfSearch();
  const isListed = list === null || lists.some(({ id }) => id === list);
  return (
    <>
      <SourceFilter size="full" value={source} onChange={(label) => onChoose('source', label)} />
      {(lists.length > 0 || list !== null) && (
        <Select
          size="sm"
          label={kinds.list}
          options={[
            { value: any, label: texts.any },
            ...(isListed
              ? []
              : [{ value: list, label: nameOf(list) === undefined ? '…' : parts.unavailableList }]),
            ...lists.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={list ?? any}
          onValueChange={(value) => onChoose('list', value === any ? null : value)}
        />
      )}
    </>
  );
}

const bare = { ways: [], amount: null, level: null, mode: 'must' } satisfies Partial<PoolChip>;

type CountsProps = {
  readonly answer: Pick<PoolAnswer, 'counts' | 'years'>;
  readonly chips: readonly PoolChip[];
  readonly onAdd: (chip: PoolChip) => void;
};

function Counts({ answer, chips, onAdd }: CountsProps) {
  const { filters: texts, kinds } = useTexts(talentPoolTexts);
  const { number } = useFormats();
  const nameOf = useChipName();
  const isUsed = (chip: PoolChip) =>
    chips.some(
      ({ ways, mode }) => mode === 'must' && ways.some(({ value }) => value === chip.ways[0]?.value),
    );
  // The vocabulary has languages among its skills, too.
  const languages = new Set(answer.counts.flatMap(({ kind, label }) => (kind === 'language' ? [label] : [])));
  return (
    <>
      {answer.years.some(({ people }) => people > 0) && (
        <section className="grid gap-1.5">
          <h3 className="text-13 font-medium text-quiet">{texts.years}</h3>
          <dl className="grid gap-1 text-13">
            {answer.years.map(
              ({ from, people }, place) =>
                people > 0 && (
                  <div key={from} className="flex justify-between gap-3">
                    <dt>{texts.yearsFrom(from, answer.years[place + 1]?.from ?? null)}</dt>
                    <dd className="text-quiet tabular-nums">{number(people)}</dd>
                  </div>
                ),
            )}
          </dl>
        </section>
      )}
      {shownKinds.map((kind) => {
        const facts = answer.counts.filter(
          (fact) => fact.kind === kind && !(kind === 'skill' && languages.has(fact.label)),
        );
        if (facts.length === 0) return null;
        return (
          <section key={kind} className="grid gap-1.5">
            <h3 className="text-13 font-medium text-quiet">{kinds[kind]}</h3>
            <ul className="grid gap-0.5 text-13">
              {facts.slice(0, 8).map(({ value, label, people }) => {
                const chip: PoolChip = { ...bare, kind, text: label, ways: [{ kind, value }] };
                const name = nameOf(chip);
                return (
                  <li key={value}>
                    <button
                      type="button"
                      disabled={isUsed(chip)}
                      className="-mx-1.5 flex min-h-7 w-[calc(100%+0.75rem)] items-center justify-between gap-3 rounded-control px-1.5 text-start not-disabled:hover:bg-field-soft disabled:text-quiet pointer-coarse:min-h-11"
                      onClick={() => onAdd(chip)}
                    >
                      <span dir="auto" className="truncate">
                        {name}
                      </span>
                      <span className="text-quiet tabular-nums">{number(people)}</span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </>
  );
}
