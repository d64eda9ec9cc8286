import type { OrganizationEvent, Role, Spender } from '@winnow/contracts';
import type { ActivityTexts } from './activity-texts.ts';

type RoleNames = Readonly<Record<Role, { readonly name: string }>>;

/** Who acted; the installation and its operators have the product's name. */
export function describeActor(
  { actor, action, key, assistant }: Pick<OrganizationEvent, 'actor' | 'action' | 'key' | 'assistant'>,
  texts: ActivityTexts,
): string {
  // What is done to a program is done by a person; what is done with one, by a program in their role.
  if (key && !action.startsWith('api-key-')) return texts.withKey(key.name);
  if (assistant && !action.startsWith('assistant-')) return texts.withAssistant(assistant.name);
  return actor ? describePerson(actor, texts) : texts.system;
}

/** What happened, in a sentence. */
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
