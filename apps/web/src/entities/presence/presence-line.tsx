import type { Person } from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { type PresenceTexts, presenceTexts } from './presence-texts.ts';
import { usePresence } from './use-presence.ts';

type PresenceLineProps = { readonly subject: 'candidate' | 'job'; readonly id: string };

const maxAvatars = 3;

/** Other members who have the same candidate or job open now; empty if there are none. */
export function PresenceLine(place: PresenceLineProps) {
  const texts = useTexts(presenceTexts);
  const people = usePresence(place);
  if (people.length === 0) return null;
  return (
    <p className="flex min-w-0 items-center gap-2 text-13 text-quiet print:hidden">
      <span className="flex shrink-0 -space-x-1.5 rtl:space-x-reverse">
        {people.slice(0, maxAvatars).map(({ userId, name, profileImage }) => (
          <Avatar key={userId} name={name} imageUrl={profileImage} size="sm" />
        ))}
      </span>
      <span className="min-w-0 truncate">{wordsFor(people, texts)}</span>
    </p>
  );
}

function wordsFor([first, second, ...rest]: readonly Person[], texts: PresenceTexts): string {
  const who = apart(first?.name ?? '');
  if (!second) return texts.one(who);
  return rest.length === 0 ? texts.two(who, apart(second.name)) : texts.many(who, rest.length + 1);
}

/** Isolates the text direction of a name within a sentence. */
function apart(name: string): string {
  return `\u2068${name}\u2069`;
}
