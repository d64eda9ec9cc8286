import { emailTemplate, type Language, languages } from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { type Choice, ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { overtakenBy, savedMeanwhile } from '../conflict/overtaken.ts';
import { candidateEmailTexts } from './candidate-email-texts.ts';
import type { EmailDraft } from './email-draft.ts';
import { type TemplateWords, wordsOf } from './template-words.ts';

type TemplateConflictProps = {
  readonly error: unknown;
  readonly words: TemplateWords;
  /** The version that the user started editing. */
  readonly stored: TemplateWords;
  readonly isSaving: boolean;
  readonly onSave: (settled: TemplateWords, current: TemplateWords) => void;
  readonly onTheirs: (current: TemplateWords) => void;
  readonly onClose: () => void;
};

/** A template that another member saved while it was edited: name, purpose, and the words of each language. */
export function TemplateConflict(props: TemplateConflictProps) {
  const { error, words, stored, isSaving, onSave, onTheirs, onClose } = props;
  const texts = useTexts(candidateEmailTexts);
  const template = overtakenBy(error, emailTemplate);
  if (!template) return null;
  const current = wordsOf(template);
  const field = <Name extends 'name' | 'purpose' | Language>(
    name: Name,
    label: string,
    linesOf: (of: TemplateWords) => readonly string[],
  ) => {
    const [mine, theirs, before] = [linesOf(words), linesOf(current), linesOf(stored)];
    const first: Choice = mine.join('\n') === before.join('\n') ? 'theirs' : 'mine';
    return { name, label, mine, theirs, first };
  };
  return (
    <ConflictDialog<'name' | 'purpose' | Language>
      saved={savedMeanwhile(error)}
      fields={[
        field('name', texts.settings.name, ({ name }) => [name.trim()]),
        field('purpose', texts.settings.purpose, ({ purpose }) => [texts.purposes[purpose]]),
        ...languages.map((language) =>
          field(language, texts.languages[language], ({ draft }) => linesOfEmail(draft[language])),
        ),
      ]}
      isSaving={isSaving}
      onSave={(picks) => onSave(settle(words, current, picks), current)}
      onTheirs={() => onTheirs(current)}
      onClose={onClose}
    />
  );
}

const linesOfEmail = ({ subject, body }: EmailDraft['en']) => [subject, ...body.split('\n')];

function settle(
  mine: TemplateWords,
  theirs: TemplateWords,
  picks: Readonly<Partial<Record<'name' | 'purpose' | Language, Choice>>>,
): TemplateWords {
  const from = (part: keyof typeof picks) => (picks[part] === 'theirs' ? theirs : mine);
  const draft = {
    en: from('en').draft.en,
    de: from('de').draft.de,
    es: from('es').draft.es,
    fr: from('fr').draft.fr,
    ar: from('ar').draft.ar,
  };
  return { name: from('name').name, purpose: from('purpose').purpose, draft };
}
