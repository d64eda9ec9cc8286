import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useIsTeam } from '../organization/use-people.ts';
import { Who } from '../organization/who.tsx';
import { When } from '../person/when.tsx';
import { type ComparedLine, compareLines } from './compare-lines.ts';
import { conflictTexts } from './conflict-texts.ts';

/** Whose version of a field is kept. */
export type Choice = 'mine' | 'theirs';

export type ConflictField<Name extends string> = {
  readonly name: Name;
  readonly label: string;
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  /** Initial choice: theirs if the user changed nothing. */
  readonly first?: Choice;
  /** Renders a version; by default its lines. */
  readonly show?: (whose: Choice) => ReactNode;
};

type ConflictDialogProps<Name extends string> = {
  /** Default title if omitted. */
  readonly title?: string;
  /** A sentence about what was saved meanwhile. */
  readonly description?: string;
  /** Who saved it, if known, and when. */
  readonly saved?: { readonly by: string | null; readonly at: string } | null;
  readonly fields: readonly ConflictField<Name>[];
  readonly isSaving: boolean;
  /** Called with a choice for each field that differs. */
  readonly onSave: (picks: Readonly<Partial<Record<Name, Choice>>>) => void;
  /** Takes all of theirs; nothing is saved. */
  readonly onTheirs: () => void;
  /** Closes without a choice; nothing is lost. */
  readonly onClose: () => void;
};

/**
 * Two people changed the same thing: shows both versions side by side, field by field, with differences marked. Neither
 * is overwritten before the user chooses.
 */
export function ConflictDialog<Name extends string>(props: ConflictDialogProps<Name>) {
  const { title, description, saved, fields, isSaving, onSave, onTheirs, onClose } = props;
  const texts = useTexts(conflictTexts);
  const differing = fields.filter(({ mine, theirs }) => mine.join('\n') !== theirs.join('\n'));
  const [chosen, setChosen] = useState<ReadonlyMap<Name, Choice>>(new Map());
  const picks = Object.fromEntries(
    differing.map(({ name, first = 'mine' }) => [name, chosen.get(name) ?? first]),
  ) as Partial<Record<Name, Choice>>;
  const isAllMine = differing.every(({ name }) => picks[name] === 'mine');
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={onClose}
      title={title ?? texts.title}
      description={description ?? texts.description}
      actions={
        <>
          <Button onClick={onTheirs}>{texts.useTheirs}</Button>
          <Button variant="primary" isLoading={isSaving} onClick={() => onSave(picks)}>
            {isAllMine ? texts.saveMine : texts.saveChosen}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {saved && <SavedBy {...saved} />}
        {differing.length === 0 && <p className="text-14 text-quiet">{texts.same}</p>}
        {differing.map((field) => (
          <Field
            key={field.name}
            field={field}
            value={picks[field.name] ?? 'mine'}
            onChoose={(pick) => setChosen((before) => new Map(before).set(field.name, pick))}
          />
        ))}
      </div>
    </Dialog>
  );
}

function SavedBy({ by, at }: { readonly by: string | null; readonly at: string }) {
  const texts = useTexts(conflictTexts);
  const isTeam = useIsTeam();
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-13 text-quiet">
      {by !== null && isTeam ? (
        <>
          {texts.savedBy} <Who userId={by} at={at} />
        </>
      ) : (
        <>
          {texts.saved} <When at={at} />
        </>
      )}
    </p>
  );
}

type FieldProps = {
  readonly field: ConflictField<string>;
  readonly value: Choice;
  readonly onChoose: (pick: Choice) => void;
};

function Field({ field: { label, mine, theirs, show }, value, onChoose }: FieldProps) {
  const texts = useTexts(conflictTexts);
  const compared = compareLines(mine, theirs);
  const group = useId();
  const radio = (pick: Choice, words: string) => (
    <label className="inline-flex min-h-6 cursor-pointer items-center gap-2 text-13 font-medium">
      <input
        type="radio"
        name={group}
        checked={value === pick}
        onChange={() => onChoose(pick)}
        className="size-4 accent-field"
      />
      {words}
    </label>
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-14 font-medium">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <Version heading={texts.mine} lines={compared.mine} picture={show?.('mine')}>
          {radio('mine', texts.mine)}
        </Version>
        <Version heading={texts.theirs} lines={compared.theirs} picture={show?.('theirs')}>
          {radio('theirs', texts.theirs)}
        </Version>
      </div>
    </fieldset>
  );
}

type VersionProps = {
  readonly heading: string;
  readonly lines: readonly ComparedLine[];
  /** Shown instead of the lines. */
  readonly picture: ReactNode;
  readonly children: ReactNode;
};

function Version({ heading, lines, picture, children }: VersionProps) {
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      {children}
      <section
        aria-label={heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the keys that scroll
        tabIndex={0}
        className="max-h-72 overflow-y-auto rounded-card bg-sunken p-3 text-14 short:max-h-none"
      >
        {picture ?? <Lines lines={lines} />}
      </section>
    </div>
  );
}

function Lines({ lines }: Pick<VersionProps, 'lines'>) {
  const texts = useTexts(conflictTexts);
  if (lines.every(({ text }) => text === '')) return <p className="text-quiet">{texts.empty}</p>;
  return lines.map(({ text, isOwn, place }) => (
    <p key={place} dir="auto" className="min-h-3 wrap-anywhere whitespace-pre-wrap">
      {isOwn ? <mark className="rounded-[2px] bg-marker text-ink">{text}</mark> : text}
      {isOwn && <span className="sr-only"> ({texts.differs})</span>}
    </p>
  ));
}
