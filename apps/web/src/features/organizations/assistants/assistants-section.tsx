import { assistantTexts } from '../../../entities/assistants/assistant-texts.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { PageSection } from '../../../ui/page/page-section.tsx';
import { Fetched } from '../../../ui/waiting/fetched.tsx';
import { AssistantRow } from './assistant-row.tsx';
import { AssistantsSwitch } from './assistants-switch.tsx';
import { useAssistants } from './use-assistants.ts';

const listClass = 'grid grid-cols-1 divide-y divide-rule rounded-card border border-rule bg-raised';

/** AI assistants in the organization: whether they are allowed, and the connected ones with their reads. */
export function AssistantsSection({ isPersonal }: { readonly isPersonal: boolean }) {
  const { organization: texts, retry } = useTexts(assistantTexts);
  const assistants = useAssistants();
  return (
    <PageSection id="assistants" heading={texts.heading} explanation={texts.explanation}>
      <Fetched query={assistants} words={{ failed: texts.failed, retry }} lines={3}>
        {(found) => {
          const connected = found.filter(({ state }) => state === 'connected');
          const ended = found.filter(({ state }) => state !== 'connected');
          return (
            <div className="grid grid-cols-1 gap-4">
              {!isPersonal && <AssistantsSwitch connected={connected.length} />}
              {connected.length === 0 ? (
                <p className="text-14 text-quiet">{texts.none}</p>
              ) : (
                <ul className={listClass}>
                  {connected.map((assistant) => (
                    <AssistantRow key={assistant.id} assistant={assistant} />
                  ))}
                </ul>
              )}
              {ended.length > 0 && (
                <details>
                  <summary className="cursor-pointer text-14">{texts.ended(ended.length)}</summary>
                  <ul className={`mt-3 ${listClass}`}>
                    {ended.map((assistant) => (
                      <AssistantRow key={assistant.id} assistant={assistant} />
                    ))}
                  </ul>
                </details>
              )}
            </div>
          );
        }}
      </Fetched>
    </PageSection>
  );
}
