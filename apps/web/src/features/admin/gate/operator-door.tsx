import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { useMe } from '../use-admin.ts';
import { OperatorGate } from './operator-gate.tsx';

type OperatorDoorProps = {
  readonly console: ReactNode;
  /** What other users see. The server refuses them in any case. */
  readonly forOthers: ReactNode;
};

/** Opens the console to operators whose sign-in is strong and recent enough. */
export function OperatorDoor({ console, forOthers }: OperatorDoorProps) {
  const { data: me } = useMe();
  if (!me) {
    return (
      <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 sm:py-10">
        <Skeleton className="h-64 w-full" />
      </div>
    );
  }
  if (me.operatorStanding === 'none') return forOthers;
  return me.operatorStanding === 'ready' ? console : <OperatorGate standing={me.operatorStanding} />;
}
