import { AdminPage } from '../features/admin/admin-page.tsx';
import { OperatorDoor } from '../features/admin/gate/operator-door.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** For operators. For everybody else there is no such page, as there is none of anything that is not theirs. */
export function OperatorScreen() {
  return <OperatorDoor console={<AdminPage />} forOthers={<NotFoundPage />} />;
}
