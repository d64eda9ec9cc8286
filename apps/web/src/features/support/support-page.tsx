import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import { useStoredUser } from '../../lib/session/use-session.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { SkeletonText } from '../../ui/waiting/skeleton.tsx';
import { FaqSearch } from './faq/faq-search.tsx';
import { ContactForm } from './questions/contact-form.tsx';
import { supportTexts } from './support-texts.ts';
import { useConversationKey } from './use-conversation-key.ts';

// A separate chunk for users who have already asked something.
const TicketArea = lazyScreen(async () => (await import('./tickets/ticket-area.tsx')).TicketArea);
const VisitorConversation = lazyScreen(
  async () => (await import('./tickets/visitor-conversation.tsx')).VisitorConversation,
);

/** The help page: FAQ for everyone, a form for visitors, conversations for users. */
export function SupportPage() {
  const texts = useTexts(supportTexts);
  const user = useStoredUser();
  const [parameters] = useSearchParams();
  const isHydrated = useIsHydrated();
  const asked = (name: string) => (isHydrated ? parameters.get(name) : null);
  const conversationKey = useConversationKey();
  // On a phone the user's own task comes before the FAQ.
  const isBusy = ['ticket', 'ask', 'request'].some((name) => asked(name) !== null);
  const waiting = <SkeletonText lines={6} />;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-12 pb-8 sm:px-6 lg:pt-20">
      <PageHead title={texts.title} description={texts.description} />
      <div className="max-w-3xl">
        <h1 className="font-serif text-39 tracking-tight sm:text-49">{texts.heading}</h1>
        <p className="mt-5 text-quiet sm:text-20">{texts.introduction}</p>
      </div>
      {conversationKey && (
        <div className="mt-10 max-w-3xl">
          <Suspense fallback={waiting}>
            <VisitorConversation key={conversationKey} conversationKey={conversationKey} />
          </Suspense>
        </div>
      )}
      <div className="mt-12 grid items-start gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
        <FaqSearch />
        <div className={classNames('min-w-0', isBusy && 'max-lg:order-first')}>
          {user ? (
            <Suspense fallback={waiting}>
              <TicketArea />
            </Suspense>
          ) : (
            // Until it is known whether the user is signed in: users have another form, and text typed here would be
            // lost.
            <div inert={!isHydrated}>
              <ContactForm requestId={asked('request')} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
