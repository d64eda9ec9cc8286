import { Search } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { TextInput } from './text-input.tsx';

type SearchInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'iconStart'>;

/**
 * Words to search by, whose value may live where it comes back late, such as in the address: what is typed meanwhile
 * stays. A value that was not typed here, as by a filter that is cleared, is taken over.
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
