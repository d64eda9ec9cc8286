import { actionsByKind, activityKinds, type OrganizationEvent, type Role, writeCsv } from '@winnow/contracts';
import type { ActivityTexts } from './activity-texts.ts';
import { describeActor, describeEvent } from './describe-event.ts';

type Words = {
  readonly texts: ActivityTexts;
  readonly roles: Readonly<Record<Role, { readonly name: string }>>;
};

/** The activity as a CSV file. Ids distinguish former members, who have no name. */
export function writeActivity(events: readonly OrganizationEvent[], { texts, roles }: Words): Blob {
  const { number, time, member, memberId, kind, action } = texts.columns;
  const rows = events.map((event) => [
    event.number,
    event.at,
    describeActor(event, texts),
    event.actorId,
    texts.kinds[kindOf(event)],
    describeEvent(event, texts, roles),
  ]);
  return new Blob([writeCsv([number, time, member, memberId, kind, action], rows)], {
    type: 'text/csv;charset=utf-8',
  });
}

function kindOf({ action }: OrganizationEvent) {
  const kind = activityKinds.find((one) => actionsByKind[one].some((known) => known === action));
  // Every action belongs to a kind, since the list of actions is built from kinds.
  return kind ?? 'settings';
}
