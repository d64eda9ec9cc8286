import { useTexts } from '../../lib/language/use-texts.ts';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { When } from '../person/when.tsx';
import { useIsTeam, usePeople } from './use-people.ts';
import { whoTexts } from './who-texts.ts';

type WhoProps = {
  /** The member; a former one has no name any more. */
  readonly userId: string;
  /** When it was, if that is worth a word. */
  readonly at?: string;
};

/** Who did something, with picture and time: nothing in a personal space, where it was the user. */
export function Who({ userId, at }: WhoProps) {
  const texts = useTexts(whoTexts);
  const people = usePeople();
  const isTeam = useIsTeam();
  if (!isTeam) return null;
  const member = people.get(userId);
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 text-12 text-quiet">
      <Avatar name={member?.name ?? null} imageUrl={member?.profileImage ?? null} size="sm" />
      <bdi className="truncate">{member?.isCaller ? texts.you : (member?.name ?? texts.former)}</bdi>
      {at && <When at={at} className="shrink-0" />}
    </span>
  );
}
