import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { editorTexts } from './editor-texts.ts';
import type { HeaderField, useJobDraft } from './use-job-draft.ts';

/**
 * Title, company and place. Values of the last two from the text are suggested, and never replace what the user typed.
 */
export function JobFieldInputs({ draft }: { readonly draft: ReturnType<typeof useJobDraft> }) {
  const { fields: texts } = useTexts(editorTexts);
  const { job, fields } = draft;
  const field = (name: HeaderField) => {
    const suggestion = draft.suggestionFor(name);
    return (
      <div className="grid content-start gap-1">
        <TextInput
          size="sm"
          dir="auto"
          label={texts[name]}
          helper={draft.isTaken(name) ? texts.suggested : undefined}
          value={fields[name]}
          onValueChange={(value) => draft.change({ [name]: value })}
        />
        {suggestion && (
          <Button
            size="sm"
            variant="quiet"
            className="max-w-full justify-self-start"
            aria-label={texts.takeNamed(texts[name], suggestion)}
            onClick={() => draft.change({ [name]: suggestion })}
          >
            <span className="truncate">{texts.use(suggestion)}</span>
          </Button>
        )}
      </div>
    );
  };
  return (
    <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
      <TextInput
        size="sm"
        dir="auto"
        className="sm:col-span-2"
        label={texts.title}
        placeholder={job ? undefined : texts.titleHint}
        value={fields.title}
        onValueChange={(title) => draft.change({ title })}
      />
      {field('company')}
      {field('place')}
    </div>
  );
}
