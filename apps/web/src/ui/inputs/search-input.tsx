import { Search } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { TextInput } from './text-input.tsx';

type SearchInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'iconStart'>;

/**
 * A search input whose value may be returned with a delay, such as from the URL: what is typed in the meantime is kept.
 * A value that was not typed here, such as after filters are cleared, replaces the text.
 */
export function SearchInput({ value, onValueChange, ...rest }: SearchInputProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  /** Values reported to the parent and not yet returned, oldest first. */
  const [reported, setReported] = useState<readonly string[]>([]);
  if (value !== seen) {
    setSeen(value);
    const place = reported.indexOf(value);
    setReported(place < 0 ? [] : reported.slice(place + 1));
    if (place < 0) setTyped(value);
  }
  return (
    <TextInput
      {...rest}
      type="search"
      iconStart={<Search aria-hidden="true" />}
      value={typed}
      onValueChange={(words) => {
        setTyped(words);
        setReported([...reported, words]);
        onValueChange(words);
      }}
    />
  );
}
