import { degreeLevelNames } from '@winnow/contracts';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Allowed } from '../../../entities/organization/allowed.tsx';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { type CandidateTexts, candidateTexts } from '../candidate-texts.ts';
import { educationInWords } from './education-in-words.ts';
import { FactActions } from './fact-actions.tsx';
import { useFacts } from './fact-context.ts';
import { FactForm } from './fact-form.tsx';
import { FactLink } from './fact-link.tsx';
import { FactRow } from './fact-row.tsx';
import { factId } from './fact-sources.ts';
import { type EducationValues, isDate, isPresent, type PositionValues, valuesOf } from './fact-values.ts';
import { useEditing } from './use-editing.ts';

type EntriesProps = {
  /** Name of the list for drafts. */
  readonly name: string;
  readonly one: string;
  readonly entries: readonly { readonly id: string; readonly words: string; readonly more?: ReactNode }[];
  readonly onRemove: (place: number) => void;
  readonly form: (of: {
    readonly place: number | null;
    readonly id: string;
    readonly close: () => void;
  }) => ReactNode;
};

/** Long facts in a list, each with actions to correct it. */
function Entries({ name, one, entries, onRemove, form }: EntriesProps) {
  const { facts: texts } = useTexts(candidateTexts);
  const added = useEditing(`${name}-new`);
  return (
    <div className="grid gap-2">
      {entries.length === 0 && <p className="sm:pt-1">{texts.unknown}</p>}
      <ul className="grid gap-2">
        {entries.map(({ id, words, more }, place) => (
          <Entry
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike in every word
            key={`${words}-${place}`}
            id={id}
            words={words}
            more={more}
            onRemove={() => onRemove(place)}
            form={(close) => form({ place, id: `${name}-${place}`, close })}
          />
        ))}
      </ul>
      {added.isOpen ? (
        form({ place: null, id: `${name}-new`, close: added.close })
      ) : (
        <Allowed to="candidates.correct">
          <Button
            ref={added.button}
            size="sm"
            variant="quiet"
            className="-ms-2 w-fit"
            icon={<Plus aria-hidden="true" />}
            onClick={added.open}
          >
            {texts.add(one)}
          </Button>
        </Allowed>
      )}
    </div>
  );
}

type EntryProps = {
  readonly id: string;
  readonly words: string;
  readonly more: ReactNode;
  readonly onRemove: () => void;
  readonly form: (close: () => void) => ReactNode;
};

function Entry({ id, words, more, onRemove, form }: EntryProps) {
  const { isOpen, open, close, button } = useEditing(id);
  if (isOpen) return <li>{form(close)}</li>;
  return (
    <li className="flex items-start gap-1">
      <span dir="auto" className="min-w-0 sm:pt-1">
        <FactLink id={id}>{words}</FactLink>
        {more}
      </span>
      <FactActions ref={button} label={words} onCorrect={open} onRemove={onRemove} />
    </li>
  );
}

const lineMax = 300;

/** Refuses empty entries, and very long lines pasted by mistake. */
function checkLines<Field extends string>(
  fields: Readonly<Record<Field, string>>,
  names: readonly Field[],
  texts: CandidateTexts['facts'],
): Partial<Record<Field, string>> {
  const [first] = names;
  if (first && names.every((name) => fields[name].trim() === ''))
    return { [first]: texts.emptyError } as never;
  const long = names.filter((name) => fields[name].trim().length > lineMax);
  return Object.fromEntries(long.map((name) => [name, texts.longError])) as Partial<Record<Field, string>>;
}

const replaced = <Item,>(items: readonly Item[], place: number | null, item: Item): Item[] =>
  place === null ? [...items, item] : items.map((other, at) => (at === place ? item : other));

const removed = <Item,>(items: readonly Item[], meant: Item | undefined): Item[] => {
  const at = items.findIndex((item) => JSON.stringify(item) === JSON.stringify(meant));
  return items.filter((_, place) => place !== at);
};

const positionFields = ['title', 'organization', 'start', 'end'] as const;

/** Positions: employer, title, dates. */
export function PositionFacts() {
  const { facts: texts } = useTexts(candidateTexts);
  const { candidate, changes } = useFacts();
  const values = valuesOf(candidate.facts).positions;
  const read = valuesOf(candidate.readFacts ?? candidate.facts).positions;
  const said = (date: string | null) => (date === 'present' ? texts.present : date);
  const words = ({ title, organization }: PositionValues) =>
    [title ?? texts.unknown, organization].filter(Boolean).join(', ');
  return (
    <FactRow label={texts.positions} fact="positions" read={read.map(words).join('; ') || texts.unknown}>
      <Entries
        name="positions"
        one={texts.one.position}
        entries={values.map((position, place) => ({
          id: factId('position', place),
          words: words(position),
          more: (
            <span className="block text-13 text-quiet tabular-nums">
              {[position.start, said(position.end)].filter(Boolean).join(' – ')}
            </span>
          ),
        }))}
        onRemove={(place) => void changes.save('positions', (now) => removed(now.positions, values[place]))}
        form={({ place, id, close }) => {
          const position = place === null ? undefined : values[place];
          return (
            <FactForm
              id={id}
              label={position ? words(position) : texts.one.position}
              fields={{
                title: position?.title ?? '',
                organization: position?.organization ?? '',
                start: position?.start ?? '',
                end: said(position?.end ?? null) ?? '',
              }}
              check={(fields) => ({
                ...(isDate(fields.start) ? {} : { start: texts.dateError }),
                ...(isDate(fields.end) || isPresent(fields.end, texts.present)
                  ? {}
                  : { end: texts.dateError }),
                ...checkLines(fields, ['title', 'organization'], texts),
              })}
              onSave={({ title, organization, start, end }) =>
                changes.save('positions', (now) =>
                  replaced<PositionValues>(now.positions, place, {
                    title: title.trim() || null,
                    organization: organization.trim() || null,
                    start: start.trim() || null,
                    end: isPresent(end, texts.present) ? 'present' : end.trim() || null,
                  }),
                )
              }
              onClose={close}
            >
              {({ fields, errors, change }) => (
                <div className="grid items-start gap-3 sm:grid-cols-2">
                  {positionFields.map((field) => (
                    <TextInput
                      key={field}
                      size="sm"
                      label={texts.position[field]}
                      helper={field === 'end' ? texts.dateHint : undefined}
                      value={fields[field]}
                      error={errors[field]}
                      onValueChange={(value) => change({ [field]: value })}
                    />
                  ))}
                </div>
              )}
            </FactForm>
          );
        }}
      />
    </FactRow>
  );
}

const educationFields = ['degree', 'field', 'institution'] as const;
const noLevel = 'none';

/** Education: subject, school, level. */
export function EducationFacts() {
  const { facts: texts } = useTexts(candidateTexts);
  const { candidate, changes } = useFacts();
  const values = valuesOf(candidate.facts).education;
  const read = valuesOf(candidate.readFacts ?? candidate.facts).education;
  const words = (entry: EducationValues) =>
    educationInWords(entry) || (entry.level ? texts.levels[entry.level] : texts.unknown);
  return (
    <FactRow label={texts.education} fact="education" read={read.map(words).join('; ') || texts.unknown}>
      <Entries
        name="education"
        one={texts.one.education}
        entries={values.map((entry, place) => ({ id: factId('education', place), words: words(entry) }))}
        onRemove={(place) => void changes.save('education', (now) => removed(now.education, values[place]))}
        form={({ place, id, close }) => {
          const entry = place === null ? undefined : values[place];
          return (
            <FactForm
              id={id}
              label={entry ? words(entry) : texts.one.education}
              fields={{
                degree: entry?.degree ?? '',
                field: entry?.field ?? '',
                institution: entry?.institution ?? '',
                level: entry?.level ?? noLevel,
              }}
              check={(fields) => checkLines(fields, educationFields, texts)}
              onSave={({ degree, field, institution, level }) =>
                changes.save('education', (now) =>
                  replaced<EducationValues>(now.education, place, {
                    degree: degree.trim() || null,
                    field: field.trim() || null,
                    institution: institution.trim() || null,
                    level: degreeLevelNames.find((known) => known === level) ?? null,
                  }),
                )
              }
              onClose={close}
            >
              {({ fields, errors, change }) => (
                <div className="grid items-start gap-3 sm:grid-cols-2">
                  {educationFields.map((field) => (
                    <TextInput
                      key={field}
                      size="sm"
                      label={texts.educationFields[field]}
                      value={fields[field]}
                      error={errors[field]}
                      onValueChange={(value) => change({ [field]: value })}
                    />
                  ))}
                  <Select
                    size="sm"
                    label={texts.educationFields.level}
                    value={fields.level}
                    options={[
                      { value: noLevel, label: texts.noLevel },
                      ...degreeLevelNames.map((level) => ({ value: level, label: texts.levels[level] })),
                    ]}
                    onValueChange={(level) => change({ level })}
                  />
                </div>
              )}
            </FactForm>
          );
        }}
      />
    </FactRow>
  );
}
