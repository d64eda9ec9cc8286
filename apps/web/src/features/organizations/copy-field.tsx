import { Check, Copy } from 'lucide-react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { signOnTexts } from './sign-on-texts.ts';

/** A value to be copied into another system. */
export function CopyField({ label, value }: { readonly label: string; readonly value: string }) {
  const texts = useTexts(signOnTexts);
  return (
    <div className="grid gap-1">
      <p className="text-13 text-quiet">{label}</p>
      <div className="flex min-w-0 items-center gap-2">
        <code
          dir="ltr"
          className="min-w-0 grow rounded-control bg-sunken px-2 py-1.5 font-mono text-12 break-all"
        >
          {value}
        </code>
        <Button
          size="sm"
          icon={<Copy aria-hidden="true" />}
          aria-label={texts.copyNamed(label)}
          onClick={() =>
            void navigator.clipboard.writeText(value).then(() => toasts.add('success', texts.copied))
          }
        >
          {texts.copy}
        </Button>
      </div>
    </div>
  );
}

/** A line that says something worked. */
export function GoodNews({ children }: { readonly children: string }) {
  return (
    <p className="flex items-center gap-2 text-14 text-met">
      <Check aria-hidden="true" className="size-4" />
      {children}
    </p>
  );
}
