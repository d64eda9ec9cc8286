import { Copy } from 'lucide-react';
import { Button } from '../buttons/button.tsx';
import { toasts } from '../toast/toasts.ts';
import { useUiTexts } from '../ui-texts.ts';

/** A value to be copied, such as a link or a secret. */
export function CopyField({ label, value }: { readonly label: string; readonly value: string }) {
  const texts = useUiTexts();
  return (
    <div className="grid min-w-0 gap-1">
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
