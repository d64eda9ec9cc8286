import { useTexts } from '../../lib/language/use-texts.ts';
import { Switch } from '../../ui/inputs/switch.tsx';
import { candidateEmailTexts } from './candidate-email-texts.ts';
import { useJobEmails, useSetJobEmails } from './use-candidate-emails.ts';

/** Whether candidates of a job may be emailed. */
export function JobEmailsSwitch({ jobId }: { readonly jobId: string }) {
  const { job: texts } = useTexts(candidateEmailTexts);
  const { data } = useJobEmails(jobId);
  const change = useSetJobEmails();
  return (
    <Switch
      className="print:hidden"
      label={texts.label}
      helper={texts.helper}
      isOn={data?.isOn ?? false}
      disabled={!data || change.isPending}
      onSwitch={(isOn) => change.mutate({ jobId, isOn })}
    />
  );
}
