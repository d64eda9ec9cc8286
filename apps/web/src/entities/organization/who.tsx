import { useTexts } from '../../lib/language/use-texts.ts';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { When } from '../person/when.tsx';
import { useIsTeam, usePeople } from './use-people.ts';
import { whoTexts } from './who-texts.ts';

type WhoProps = {
  /** Id of the member; a former one has no name. */
  readonly userId: string;
  /** Time to show, if any. */
  readonly at?: string;
};

/** Who did something, with picture and time; empty in a personal organization, where it was always the user. */
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
