import { Chip } from '../../../ui/inputs/chip.tsx';

type SuggestionChipsProps = {
  readonly label: string;
  /** Most frequent first. */
  readonly suggestions: readonly string[];
  /** The typed text; only suggestions that contain it are shown. */
  readonly typed: string;
  readonly onChoose: (suggestion: string) => void;
};

const maxShown = 12;

/** Suggestions from earlier use, as buttons. */
export function SuggestionChips({ label, suggestions, typed, onChoose }: SuggestionChipsProps) {
  const words = typed.trim().toLowerCase();
  const shown = suggestions
    .filter((each) => each.toLowerCase().includes(words) && each.toLowerCase() !== words)
    .slice(0, maxShown);
  if (shown.length === 0) return null;
  return (
    <div className="grid gap-1.5">
      <p className="text-12 text-quiet">{label}</p>
      <ul className="flex flex-wrap gap-1.5">
        {shown.map((each) => (
          <li key={each} className="min-w-0">
            <Chip isChosen={false} onChoose={() => onChoose(each)}>
              <span dir="auto" className="truncate">
                {each}
              </span>
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
