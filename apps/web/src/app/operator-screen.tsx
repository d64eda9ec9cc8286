import { AdminPage } from '../features/admin/admin-page.tsx';
import { OperatorDoor } from '../features/admin/gate/operator-door.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** For operators. Other users get the not-found page. */
export function OperatorScreen() {
  return <OperatorDoor console={<AdminPage />} forOthers={<NotFoundPage />} />;
}
