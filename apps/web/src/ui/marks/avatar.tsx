import { useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Mark } from './mark.tsx';

type AvatarProps = {
  /** `null` for an anonymous person, who gets a neutral icon. */
  readonly name: string | null;
  readonly imageUrl?: string | null;
  readonly size?: 'sm' | 'md' | 'lg';
};

/** A person's picture or initials, shown next to their name. The color has no meaning. */
export function Avatar({ name, imageUrl, size = 'md' }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full border border-rule bg-field-soft font-medium text-field select-none',
        sizes[size],
      )}
    >
      {imageUrl && imageUrl !== failedUrl ? (
        <img
          src={imageUrl}
          alt=""
          onError={() => setFailedUrl(imageUrl)}
          className="size-full object-cover"
        />
      ) : name === null ? (
        <Mark className="size-1/2" />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}

/** First characters of the first and the last word, in any script. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words.at(0), words.length > 1 ? words.at(-1) : ''];
  return [first, last].map((word) => firstLetter(word).toLocaleUpperCase()).join('');
}

function firstLetter(word: string): string {
  for (const { segment } of new Intl.Segmenter().segment(word)) return segment;
  return '';
}

const sizes = { sm: 'size-6 text-[10px]', md: 'size-9 text-13', lg: 'size-16 text-20' } as const;
