import type { OrganizationEvent, Role, Spender } from '@winnow/contracts';
import type { ActivityTexts } from './activity-texts.ts';

type RoleNames = Readonly<Record<Role, { readonly name: string }>>;

/** Name of the actor; the installation and its operators are named like the product. */
export function describeActor(
  { actor, action, key, assistant }: Pick<OrganizationEvent, 'actor' | 'action' | 'key' | 'assistant'>,
  texts: ActivityTexts,
): string {
  // Actions on a key are done by a member; actions with a key, by a program on their behalf.
  if (key && !action.startsWith('api-key-')) return texts.withKey(key.name);
  if (assistant && !action.startsWith('assistant-')) return texts.withAssistant(assistant.name);
  return actor ? describePerson(actor, texts) : texts.system;
}

/** Sentence about an event. */
export function describeEvent(event: OrganizationEvent, texts: ActivityTexts, roles: RoleNames): string {
  const { action, subject, role, count, key, assistant } = event;
  return texts.events[action]({
    who: describeActor(event, texts),
    whom: subject ? describePerson(subject, texts) : ((key ?? assistant)?.name ?? texts.former),
    role: role ? roles[role].name : '',
    count: count ?? 1,
  });
}

function describePerson({ userId, name, isFormer }: Spender, texts: ActivityTexts): string {
  if (userId === null) return texts.former;
  return isFormer ? texts.formerNamed(name) : name;
}
