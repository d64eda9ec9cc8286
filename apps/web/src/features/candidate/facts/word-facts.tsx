import { languageLevels } from '@winnow/contracts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { candidateTexts } from '../candidate-texts.ts';
import { ChipList } from './chip-facts.tsx';
import { useFacts } from './fact-context.ts';
import { FactForm } from './fact-form.tsx';
import { FactRow } from './fact-row.tsx';
import { factId } from './fact-sources.ts';
import { type FactValues, type LanguageValues, valuesOf, type WordFact } from './fact-values.ts';

const kinds = {
  emails: 'email',
  phones: 'phone',
  links: 'link',
  skills: 'skill',
  certifications: 'certification',
} as const;

const wordsMax = 300;

function withOne<Item>(items: readonly Item[], place: number | null, item: Item | null): Item[] {
  if (place === null) return item === null ? [...items] : [...items, item];
  return items.flatMap((other, at) => (at !== place ? [other] : item === null ? [] : [item]));
}

/** A list of texts: emails, phones, links, skills or certificates. */
export function WordFacts({ fact }: { readonly fact: WordFact }) {
  const { facts: texts } = useTexts(candidateTexts);
  const { candidate, changes } = useFacts();
  const values = valuesOf(candidate.facts)[fact];
  const read = valuesOf(candidate.readFacts ?? candidate.facts)[fact];
  const one = texts.one[kinds[fact]];
  return (
    <FactRow label={texts[fact]} fact={fact} read={read.join(', ') || texts.unknown}>
      <ChipList
        name={fact}
        label={texts[fact]}
        one={one}
        chips={values.map((words, place) => ({ id: factId(kinds[fact], place), words }))}
        onRemove={(place) => void changes.save(fact, (now) => without(now[fact], place, values[place]))}
        form={({ place, id, close }) => (
          <FactForm
            id={id}
            label={place === null ? one : (values[place] ?? one)}
            fields={{ value: place === null ? '' : (values[place] ?? '') }}
            check={({ value }) => errorOf(value, texts)}
            onSave={({ value }) => changes.save(fact, (now) => withOne(now[fact], place, value.trim()))}
            onClose={close}
          >
            {({ fields, errors, change }) => (
              <TextInput
                size="sm"
                label={one}
                helper={fact === 'skills' ? texts.skillsHint : undefined}
                value={fields.value}
                error={errors.value}
                onValueChange={(value) => change({ value })}
              />
            )}
          </FactForm>
        )}
      />
    </FactRow>
  );
}

type FactTexts = { readonly valueError: string; readonly longError: string };

function errorOf(value: string, { valueError, longError }: FactTexts): { value?: string } {
  if (value.trim() === '') return { value: valueError };
  return value.trim().length > wordsMax ? { value: longError } : {};
}

/** Removes an item. After a double click the list has already changed, so only the intended item is removed. */
function without<Item>(items: readonly Item[], place: number, meant: Item | undefined): Item[] {
  const isThere = JSON.stringify(items[place]) === JSON.stringify(meant);
  const at = isThere ? place : items.findIndex((item) => JSON.stringify(item) === JSON.stringify(meant));
  return withOne(items, at === -1 ? items.length : at, null);
}

const noLevel = 'none';

/** Languages with their levels. */
export function LanguageFacts() {
  const { facts: texts } = useTexts(candidateTexts);
  const { candidate, changes } = useFacts();
  const values = valuesOf(candidate.facts).languages;
  const read = valuesOf(candidate.readFacts ?? candidate.facts).languages;
  const words = ({ name, level }: FactValues['languages'][number]) =>
    [name, level === 'native' ? texts.native : level].filter(Boolean).join(' ');
  return (
    <FactRow label={texts.languages} fact="languages" read={read.map(words).join(', ') || texts.unknown}>
      <ChipList
        name="languages"
        label={texts.languages}
        one={texts.one.language}
        chips={values.map((language, place) => ({ id: factId('language', place), words: words(language) }))}
        onRemove={(place) =>
          void changes.save('languages', (now) => without(now.languages, place, values[place]))
        }
        form={({ place, id, close }) => {
          const language = place === null ? undefined : values[place];
          return (
            <FactForm
              id={id}
              label={language ? words(language) : texts.one.language}
              fields={{ value: language?.name ?? '', level: language?.level ?? noLevel }}
              check={({ value }) => errorOf(value, texts)}
              onSave={({ value, level }) =>
                changes.save('languages', (now) =>
                  withOne<LanguageValues>(now.languages, place, {
                    name: value.trim(),
                    level: languageLevels.find((known) => known === level) ?? null,
                  }),
                )
              }
              onClose={close}
            >
              {({ fields, errors, change }) => (
                <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_9rem]">
                  <TextInput
                    size="sm"
                    label={texts.language}
                    value={fields.value}
                    error={errors.value}
                    onValueChange={(value) => change({ value })}
                  />
                  <Select
                    size="sm"
                    label={texts.languageLevel}
                    value={fields.level}
                    options={[
                      { value: noLevel, label: texts.noLevel },
                      ...languageLevels.map((level) => ({
                        value: level,
                        label: level === 'native' ? texts.native : level,
                      })),
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
