import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { passkeyTexts } from './passkey-texts.ts';
import { useHasPasskeys, usePasskeyWords } from './use-passkeys.ts';

type PasskeyButtonProps = {
  /** Uses a passkey; errors are converted to messages. */
  readonly show: () => Promise<void>;
  readonly onError: (message: string) => void;
  readonly label: 'signIn' | 'use';
};

/** Opens the browser's passkey dialog; hidden if passkeys aren't supported. */
export function PasskeyButton({ show, onError, label }: PasskeyButtonProps) {
  const texts = useTexts(passkeyTexts);
  const wordsOf = usePasskeyWords();
  const [isShowing, setShowing] = useState(false);
  if (!useHasPasskeys()) return null;

  async function press(): Promise<void> {
    setShowing(true);
    try {
      await show();
    } catch (error) {
      const words = wordsOf(error);
      if (words !== null) onError(words);
    } finally {
      setShowing(false);
    }
  }

  return (
    <Button
      size="lg"
      className="h-auto! min-h-control-lg w-full py-2 whitespace-normal!"
      icon={<KeyRound aria-hidden="true" />}
      isLoading={isShowing}
      onClick={() => void press()}
    >
      {texts[label]}
    </Button>
  );
}
