import { Copy } from 'lucide-react';
import { useTexts } from '../../../../lib/language/use-texts.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { toasts } from '../../../../ui/toast/toasts.ts';
import { applicationTexts } from './application-texts.ts';

/** Something to be copied, such as a link. */
export function CopiedLine({ label, value }: { readonly label: string; readonly value: string }) {
  const { page: texts } = useTexts(applicationTexts);
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
