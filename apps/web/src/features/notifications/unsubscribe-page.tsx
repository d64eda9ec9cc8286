import { useMutation, useQuery } from '@tanstack/react-query';
import { openUnsubscription, RequestFailure, unsubscribe } from '@winnow/contracts';
import { Link, useLocation } from 'react-router';
import { notificationSettingsTexts } from '../../entities/notifications/notification-settings-texts.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';

/** Turns off emails by the link in one, without login. The token is in the URL's fragment. */
export function UnsubscribePage() {
  const texts = useTexts(notificationSettingsTexts);
  const { hash } = useLocation();
  const token = hash.slice(1);
  const opened = useQuery({
    queryKey: ['unsubscription', token],
    queryFn: async () => {
      try {
        return (await api.call(openUnsubscription, { token })).data;
      } catch (error) {
        if (error instanceof RequestFailure && [404, 422].includes(error.status)) return null;
        throw error;
      }
    },
  });
  return (
    <div className="mx-auto w-full max-w-xl grow px-4 py-16 sm:py-24">
      <title>{texts.unsubscribe.title}</title>
      <Fetched query={opened} words={texts} lines={3}>
        {(known) => (known ? <Choice token={token} of={known.of} /> : <Unknown />)}
      </Fetched>
    </div>
  );
}

type ChoiceProps = {
  readonly token: string;
  readonly of: 'digest' | keyof ReturnType<typeof useKinds>;
};

const useKinds = () => useTexts(notificationSettingsTexts).kinds;

function Choice({ token, of }: ChoiceProps) {
  const { unsubscribe: texts } = useTexts(notificationSettingsTexts);
  const kinds = useKinds();
  const change = useMutation({
    mutationFn: async (fromAll: boolean) => (await api.call(unsubscribe, { token, fromAll })).data,
  });
  if (change.isSuccess) {
    return (
      <EmptyState heading={texts.done} headingLevel="h1" action={<ToSettings />}>
        {texts.appStays}
      </EmptyState>
    );
  }
  return (
    <section className="grid justify-items-center gap-5 rounded-card border border-rule bg-raised px-6 py-10 text-center">
      <h1 className="font-serif text-31 tracking-tight">{texts.heading}</h1>
      <div>
        <p>{of === 'digest' ? texts.ofDigest : texts.ofKind(kinds[of])}</p>
        <p className="mt-1 text-14 text-quiet">{texts.appStays}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          variant="primary"
          isLoading={change.isPending && !change.variables}
          onClick={() => change.mutate(false)}
        >
          {texts.confirm}
        </Button>
        <Button
          variant="quiet"
          isLoading={change.isPending && change.variables}
          onClick={() => change.mutate(true)}
        >
          {texts.fromAll}
        </Button>
      </div>
    </section>
  );
}

function Unknown() {
  const { unsubscribe: texts } = useTexts(notificationSettingsTexts);
  return (
    <EmptyState heading={texts.unknown} headingLevel="h1" action={<ToSettings />}>
      {texts.unknownHelp}
    </EmptyState>
  );
}

function ToSettings() {
  const { unsubscribe: texts } = useTexts(notificationSettingsTexts);
  return (
    <Link to="/settings#notifications" className={buttonClass('secondary', 'md')}>
      {texts.settings}
    </Link>
  );
}
