import { WorkSpan } from '../../../entities/analysis/work-span.tsx';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { candidateTexts } from '../candidate-texts.ts';
import { FactActions } from './fact-actions.tsx';
import { useFacts } from './fact-context.ts';
import { FactForm } from './fact-form.tsx';
import { FactLink } from './fact-link.tsx';
import { FactRow } from './fact-row.tsx';
import { factId } from './fact-sources.ts';
import { monthsFrom } from './fact-values.ts';
import { useEditing } from './use-editing.ts';

const factMax = 300;

/** Name or place: one line. */
export function LineFact({ fact }: { readonly fact: 'name' | 'place' }) {
  const { facts: texts } = useTexts(candidateTexts);
  const { candidate, changes } = useFacts();
  const { isOpen, open, close, button } = useEditing(fact);
  const label = texts[fact];
  const value = candidate.facts[fact]?.value ?? null;
  const read = (candidate.readFacts ?? candidate.facts)[fact]?.value ?? texts.unknown;
  return (
    <FactRow label={label} fact={fact} read={read}>
      {isOpen ? (
        <FactForm
          id={fact}
          label={label}
          fields={{ value: value ?? '' }}
          check={(fields) => (fields.value.trim().length > factMax ? { value: texts.longError } : {})}
          onSave={({ value: typed }) => changes.save(fact, () => typed.trim() || null)}
          onClose={close}
        >
          {({ fields, errors, change }) => (
            <TextInput
              size="sm"
              label={label}
              value={fields.value}
              error={errors.value}
              onValueChange={(typed) => change({ value: typed })}
            />
          )}
        </FactForm>
      ) : (
        <span className="flex items-center gap-1">
          <span dir="auto" className="min-w-0">
            {value === null ? texts.unknown : <FactLink id={factId(fact)}>{value}</FactLink>}
          </span>
          <FactActions ref={button} label={label} onCorrect={open} />
        </span>
      )}
    </FactRow>
  );
}

/** Total work experience. */
export function YearsFact() {
  const { facts: texts } = useTexts(candidateTexts);
  const formats = useFormats();
  const { candidate, changes } = useFacts();
  const { isOpen, open, close, button } = useEditing('experienceMonths');
  const months = candidate.facts.experienceMonths;
  const read = (candidate.readFacts ?? candidate.facts).experienceMonths;
  return (
    <FactRow
      label={texts.experience}
      fact="experienceMonths"
      read={read === null ? texts.unknown : formats.months(read)}
    >
      {isOpen ? (
        <FactForm
          id="experienceMonths"
          label={texts.experience}
          fields={
            months === null
              ? { years: '', months: '' }
              : { years: String(Math.floor(months / 12)), months: String(months % 12) }
          }
          check={(fields) => {
            const isEmpty = `${fields.years}${fields.months}`.trim() === '';
            return isEmpty || monthsFrom(fields.years, fields.months) !== null
              ? {}
              : { years: texts.yearsError };
          }}
          onSave={(fields) => changes.save('experienceMonths', () => monthsFrom(fields.years, fields.months))}
          onClose={close}
        >
          {({ fields, errors, change }) => (
            <div className="grid grid-cols-2 items-start gap-3">
              <TextInput
                size="sm"
                inputMode="numeric"
                label={texts.years}
                value={fields.years}
                error={errors.years}
                onValueChange={(years) => change({ years })}
              />
              <TextInput
                size="sm"
                inputMode="numeric"
                label={texts.months}
                value={fields.months}
                onValueChange={(typed) => change({ months: typed })}
              />
            </div>
          )}
        </FactForm>
      ) : (
        <span className="flex items-center gap-1">
          <span className="min-w-0">
            {months === null ? (
              texts.unknown
            ) : (
              <FactLink id={factId('experience')}>
                <WorkSpan months={months} isExplained />
              </FactLink>
            )}
          </span>
          <FactActions ref={button} label={texts.experience} onCorrect={open} />
        </span>
      )}
    </FactRow>
  );
}
