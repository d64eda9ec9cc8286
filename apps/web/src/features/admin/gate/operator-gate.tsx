import type { OperatorStanding } from '@winnow/contracts';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { session } from '../../../lib/session/session.ts';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { operatorGateTexts } from './operator-gate-texts.ts';

type OperatorGateProps = {
  /** What this session lacks. */
  readonly standing: Exclude<OperatorStanding, 'none' | 'ready'>;
};

/** What an operator must do before the console opens, with a link. */
export function OperatorGate({ standing }: OperatorGateProps) {
  const texts = useTexts(operatorGateTexts);
  const navigate = useNavigate();
  const { heading, words, action } = texts[textOf[standing]];

  async function signInAgain(): Promise<void> {
    await session.signOut('local');
    await navigate(`/login?${new URLSearchParams({ returnTo: '/admin' })}`);
  }

  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-6 sm:py-14">
      <title>{texts.title}</title>
      <EmptyState
        heading={heading}
        headingLevel="h1"
        action={
          standing === 'needs-second-factor' ? (
            <Link to="/settings#factors" className={buttonClass('primary', 'md')}>
              {action}
            </Link>
          ) : (
            <Button variant="primary" onClick={() => void signInAgain()}>
              {action}
            </Button>
          )
        }
      >
        {words}
      </EmptyState>
    </div>
  );
}

const textOf = {
  unproved: 'unproved',
  'needs-second-factor': 'secondFactor',
  'needs-sign-in': 'signIn',
} as const;
