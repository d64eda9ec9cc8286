import type { AnalysisDetail, SecondReading } from '@winnow/contracts';
import { useState } from 'react';
import { useMay } from '../../../entities/organization/use-organizations.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Fetched } from '../../../ui/waiting/fetched.tsx';
import { PayloadDialog } from './payload-dialog.tsx';
import { secondReaderTexts } from './second-reader-texts.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useLook, useSecondReading, useSettings, useSwitch } from './use-second-reader.ts';

type Props = { readonly candidate: AnalysisDetail };

/**
 * The second reader: a language model that suggests passages for requirements that were not found; hidden if none is
 * configured.
 */
export function SecondReader({ candidate }: Props) {
  const mayCorrect = useMay()('candidates.correct');
  const texts = useTexts(secondReaderTexts);
  const settings = useSettings(mayCorrect);
  // Accepted passages can be withdrawn even if the model is no longer configured.
  const isShown = candidate.report.findings.some(({ reason }) => reason.code === 'shown-by-person');
  const isSilent = candidate.verdicts.some(({ status, credit }) => status === 'not-found' && credit !== null);
  const isThere = mayCorrect && (isShown || (isSilent && settings.data?.isConfigured === true));
  const reading = useSecondReading(candidate.id, isThere);
  if (!isThere) return null;
  return (
    <section className="grid grid-cols-1 gap-3 print:hidden">
      <h3 className="font-serif text-20">{texts.heading}</h3>
      <Fetched query={reading} words={texts} lines={2}>
        {(known) => <Known id={candidate.id} reading={known} isSilent={isSilent} />}
      </Fetched>
    </section>
  );
}

type LookingProps = { readonly id: string; readonly reading: SecondReading; readonly isSilent: boolean };

function Known({ id, reading, isSilent }: LookingProps) {
  const texts = useTexts(secondReaderTexts);
  const { settings, suggestions } = reading;
  const { isConfigured, isOn, model, host } = settings;
  return (
    <>
      {isConfigured && (
        <p className="text-14 text-quiet">
          {texts.explanation(model ?? '', host ?? '')}
          {!isOn && ` ${texts.off}`}
        </p>
      )}
      {suggestions.length > 0 && <SuggestionList id={id} suggestions={suggestions} />}
      {isConfigured && <Looking id={id} reading={reading} isSilent={isSilent} />}
    </>
  );
}

function Looking({ id, reading: { settings, hasLooked }, isSilent }: LookingProps) {
  const texts = useTexts(secondReaderTexts);
  const may = useMay();
  const look = useLook(id);
  const [isShown, setShown] = useState(false);
  const { isOn, left, perDay } = settings;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {isOn && isSilent && (
          <Button
            isLoading={look.isPending}
            loadingLabel={texts.looking}
            disabled={left === 0}
            onClick={() => (hasLooked ? look.mutate(null) : setShown(true))}
          >
            {texts.look}
          </Button>
        )}
        {isOn && isSilent && hasLooked && (
          <Button variant="quiet" onClick={() => setShown(true)}>
            {texts.title}
          </Button>
        )}
        {may('organization.manage') && <Turn isOn={isOn} />}
        {isOn && isSilent && <p className="text-14 text-quiet">{texts.left(left, perDay)}</p>}
      </div>
      <div role="status" className="text-14 text-quiet empty:hidden">
        {look.data && look.data.suggestions.length === 0 && <p>{texts.nothing}</p>}
        {look.data && look.data.dropped > 0 && <p>{texts.dropped(look.data.dropped)}</p>}
      </div>
      {isShown && (
        <PayloadDialog
          id={id}
          isSending={look.isPending}
          mayLook={left > 0}
          onClose={() => setShown(false)}
          onSend={(hash) => look.mutate(hash, { onSettled: () => setShown(false) })}
        />
      )}
    </>
  );
}

/** Turns the second reader on or off for the whole organization. */
function Turn({ isOn }: { readonly isOn: boolean }) {
  const texts = useTexts(secondReaderTexts);
  const turn = useSwitch();
  return (
    <Button variant="quiet" isLoading={turn.isPending} onClick={() => turn.mutate(!isOn)}>
      {isOn ? texts.turnOff : texts.turnOn}
    </Button>
  );
}
