import { jobLimits } from '@winnow/contracts';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { MustSwitch } from '../../../entities/requirements/must-switch.tsx';
import { requirementTexts } from '../../../entities/requirements/requirement-texts.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';

/** Field to add a requirement. It stays for the next one. */
export function NewRequirement({ onAdd }: { readonly onAdd: (text: string, must: boolean) => void }) {
  const { list: texts } = useTexts(requirementTexts);
  const [text, setText] = useState('');
  const [must, setMust] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '') return;
    onAdd(text.trim(), must);
    setText('');
  }

  return (
    <form
      onSubmit={submit}
      className="flex items-center gap-1 rounded-control border border-edge bg-raised ps-1 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-field print:hidden"
    >
      <MustSwitch must={must} label={texts.newMust} onChange={setMust} />
      <input
        dir="auto"
        value={text}
        maxLength={jobLimits.requirementTextMax}
        aria-label={texts.newWords}
        placeholder={texts.newHint}
        onChange={(event) => setText(event.target.value)}
        className="h-control-sm min-w-0 grow bg-transparent px-1 text-14 outline-none placeholder:text-quiet max-sm:text-16 pointer-coarse:text-16"
      />
      <Button type="submit" size="sm" variant="quiet" icon={<Plus aria-hidden="true" />}>
        {texts.add}
      </Button>
    </form>
  );
}
