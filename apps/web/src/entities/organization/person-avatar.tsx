import type { Role } from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { organizationTexts } from './organization-texts.ts';
import { peopleTexts } from './people-texts.ts';

type PersonAvatarProps = {
  /** Empty name for a former member without an account; `null` for an unknown person. */
  readonly person: { readonly name: string; readonly profileImage: string | null } | null;
  /** Omitted if unknown. */
  readonly role?: Role;
  readonly isFormer?: boolean;
  readonly size?: 'sm' | 'md';
};

/** A member as a picture, with name and role for pointers and screen readers. */
export function PersonAvatar({ person, role, isFormer = false, size = 'sm' }: PersonAvatarProps) {
  const words = usePersonWords()({ name: person?.name ?? '', role, isFormer: isFormer || !person?.name });
  return (
    <span role="img" aria-label={words} title={words} className="inline-flex rounded-full">
      <Avatar name={person?.name || null} imageUrl={person?.profileImage ?? null} size={size} />
    </span>
  );
}

type Named = {
  readonly name: string;
  readonly role?: Role | undefined;
  readonly isFormer?: boolean;
};

/** Label of a member: name and role, or as a former member. */
export function usePersonWords(): (person: Named) => string {
  const texts = useTexts(peopleTexts);
  const { roles } = useTexts(organizationTexts);
  return ({ name, role, isFormer }) => {
    if (isFormer) return name ? texts.formerNamed(name) : texts.former;
    return role ? texts.about(name, roles[role].name) : name;
  };
}
