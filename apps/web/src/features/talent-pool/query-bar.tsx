import { type PoolChip, type PoolProblemCode, poolLimits } from '@winnow/contracts';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { listShortcut } from '../../ui/shortcuts/shortcut-list.ts';
import { useShortcut } from '../../ui/shortcuts/use-shortcut.ts';
import { focusHit } from './move-through-hits.ts';
import { talentPoolTexts } from './talent-pool-texts.ts';
import { useReadQuery } from './use-pool.ts';

type QueryBarProps = {
  /** Called with what a text asks for. */
  readonly onRead: (read: {
    readonly chips: readonly PoolChip[];
    readonly ignored: readonly string[];
  }) => void;
  /** Words of a link, which are read at once. */
  readonly asked: string | null;
  /** Backspace in the empty field. */
  readonly onRemoveLast: () => void;
};

/** From this many characters on, the limit is shown. */
const nearMax = 400;

/** Plain words, which become search criteria. What can't be read stays, with the reason. */
export function QueryBar({ asked, onRead, onRemoveLast }: QueryBarProps) {
  const { search: texts } = useTexts(talentPoolTexts);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<PoolProblemCode | 'failed' | 'too-long' | null>(null);
  const { mutateAsync, isPending } = useReadQuery();
  const field = useRef<HTMLInputElement>(null);
  useShortcut({ key: '/', label: texts.label }, () => field.current?.focus());
  useEffect(() => {
    const unlist = [
      listShortcut({ keys: ['↑', '↓'], label: texts.keys.move }),
      listShortcut({ keys: ['Enter'], label: texts.keys.open }),
      listShortcut({ keys: ['⌫'], label: texts.keys.removeLast }),
    ];
    return () => {
      for (const each of unlist) each();
    };
  }, [texts]);

  function wordsOf(code: NonNullable<typeof problem>): string {
    if (code === 'failed') return texts.failed;
    return code === 'too-long' ? texts.tooLong(poolLimits.queryMax) : texts.problems[code];
  }

  const read = useEffectEvent((words: string) => void submit(words));
  useEffect(() => {
    if (asked === null) return;
    setText(asked);
    read(asked);
  }, [asked]);

  async function submit(written: string) {
    const words = written.trim();
    if (words === '') return;
    if (words.length > poolLimits.queryMax) return setProblem('too-long');
    try {
      const read = await mutateAsync(words);
      setProblem(read.problem?.code ?? null);
      if (read.problem) return;
      setText('');
      onRead(read);
    } catch {
      setProblem('failed');
    }
  }

  return (
    <search>
      <form
        className="flex flex-wrap items-start gap-3 sm:flex-nowrap"
        onSubmit={(event) => {
          event.preventDefault();
          void submit(text);
        }}
      >
        <TextInput
          className="w-full grow"
          type="search"
          size="lg"
          label={texts.label}
          helper={texts.helper}
          placeholder={texts.placeholder}
          error={problem === null ? undefined : wordsOf(problem)}
          {...(text.length > nearMax && { limit: { maxLength: poolLimits.queryMax } })}
          iconStart={<Search aria-hidden="true" />}
          value={text}
          onValueChange={(written) => {
            setText(written);
            setProblem(null);
          }}
          autoComplete="off"
          enterKeyHint="search"
          ref={field}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'ArrowDown' && focusHit(0)) event.preventDefault();
            if (event.key === 'Backspace' && text === '' && !event.repeat) onRemoveLast();
          }}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isLoading={isPending}
          className="w-full sm:mt-7 sm:w-auto"
        >
          {texts.submit}
        </Button>
      </form>
    </search>
  );
}
