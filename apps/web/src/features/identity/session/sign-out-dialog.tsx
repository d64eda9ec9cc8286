import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { identityTexts } from '../identity-texts.ts';
import { signOut, signOutQuestion } from './sign-out.ts';

/** Asks before unsaved texts are deleted with the session. */
export function SignOutDialog({ count }: { readonly count: number }) {
  const { leaving: texts } = useTexts(identityTexts);
  return (
    <Dialog
      isOpen
      onOpenChange={signOutQuestion.close}
      size="sm"
      title={texts.heading}
      description={texts.words(count)}
      actions={
        <>
          <Button onClick={signOutQuestion.close}>{texts.stay}</Button>
          <Button
            variant="danger"
            onClick={() => {
              signOutQuestion.close();
              void signOut({ isConfirmed: true });
            }}
          >
            {texts.leave}
          </Button>
        </>
      }
    />
  );
}
