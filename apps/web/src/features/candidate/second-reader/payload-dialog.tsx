import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Fetched } from '../../../ui/waiting/fetched.tsx';
import { secondReaderTexts } from './second-reader-texts.ts';
import { usePayload } from './use-second-reader.ts';

type PayloadDialogProps = {
  readonly id: string;
  readonly isSending: boolean;
  readonly mayLook: boolean;
  readonly onClose: () => void;
  readonly onSend: (hash: string) => void;
};

/** Shows everything that will be sent to the language model. */
export function PayloadDialog({ id, isSending, mayLook, onClose, onSend }: PayloadDialogProps) {
  const texts = useTexts(secondReaderTexts);
  const payload = usePayload(id, true);
  const { data } = payload;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="lg"
      title={texts.title}
      description={data && texts.description(data.model, data.host)}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            isLoading={isSending}
            loadingLabel={texts.looking}
            disabled={!data || !mayLook}
            onClick={() => data && onSend(data.hash)}
          >
            {texts.send}
          </Button>
        </>
      }
    >
      <Fetched query={payload} words={{ failed: texts.payloadFailed, retry: texts.retry }} lines={8}>
        {({ requirements, text, instructions, isShortened }) => (
          <div className="grid grid-cols-1 gap-4 text-14">
            <section>
              <h3 className="mb-1 font-medium">{texts.requirements}</h3>
              <ul className="list-disc ps-5">
                {requirements.map((each) => (
                  <li key={each.id} dir="auto">
                    {each.text}
                  </li>
                ))}
              </ul>
            </section>
            <Words heading={texts.resume} text={text} />
            {isShortened && <p className="text-quiet">{texts.shortened}</p>}
            <Words heading={texts.instructions} text={instructions} />
          </div>
        )}
      </Fetched>
    </Dialog>
  );
}

function Words({ heading, text }: { readonly heading: string; readonly text: string }) {
  return (
    <section aria-label={heading}>
      <h3 className="mb-1 font-medium">{heading}</h3>
      <p
        dir="auto"
        className="whitespace-pre-wrap break-words rounded-card border border-rule bg-sunken p-3 text-13"
      >
        {text}
      </p>
    </section>
  );
}
