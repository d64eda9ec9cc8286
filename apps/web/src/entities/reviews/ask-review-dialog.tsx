import { type OrganizationMember, reviewLimits } from '@winnow/contracts';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useKeptState } from '../../lib/kept-draft.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { type BulkTarget, countOf, selectionKey } from '../candidates/bulk/bulk-target.ts';
import { PeoplePicker } from '../organization/people-picker.tsx';
import { isDueDay, today } from './due-day.ts';
import { reviewsTexts } from './reviews-texts.ts';
import { useReviewCancellation, useReviewersToAsk, useReviewRequest } from './use-reviews.ts';

type AskReviewDialogProps = {
  readonly target: BulkTarget;
  readonly isOneJob: boolean;
  readonly isAnonymous: boolean;
  readonly onClose: () => void;
};

/** Form for a review request: reviewers, due date and questions. */
export function AskReviewDialog({ target, isOneJob, isAnonymous, onClose }: AskReviewDialogProps) {
  const texts = useTexts(reviewsTexts);
  const { ask } = texts;
  const people = useReviewersToAsk();
  const count = countOf(target);
  const refusal = !isOneJob
    ? ask.severalJobs
    : count > reviewLimits.candidates
      ? ask.tooMany(reviewLimits.candidates)
      : null;
  return (
    <Dialog isOpen onOpenChange={onClose} title={ask.title} description={ask.explanation}>
      {refusal ? (
        <div className="grid gap-4">
          <p>{refusal}</p>
          <Button className="justify-self-end" onClick={onClose}>
            {ask.cancel}
          </Button>
        </div>
      ) : (
        <Fetched query={people} words={texts} lines={6}>
          {(members) =>
            members.every(({ isCaller }) => isCaller) ? (
              <div className="grid gap-4">
                <p>{ask.onlyYou}</p>
                <Link to="/organization" className={`${buttonClass('primary', 'md')} justify-self-start`}>
                  {ask.toOrganization}
                </Link>
              </div>
            ) : (
              <AskReviewForm target={target} isAnonymous={isAnonymous} members={members} onClose={onClose} />
            )
          }
        </Fetched>
      )}
    </Dialog>
  );
}

type AskReviewFormProps = Omit<AskReviewDialogProps, 'isOneJob'> & {
  readonly members: readonly OrganizationMember[];
};

function AskReviewForm({ target, isAnonymous, members, onClose }: AskReviewFormProps) {
  const { ask: texts } = useTexts(reviewsTexts);
  const draft = `review-${selectionKey(target)}`;
  const [reviewerIds, setReviewerIds] = useKeptState<readonly string[]>(`${draft}-people`, []);
  const [message, setMessage] = useKeptState(`${draft}-message`, '');
  const [dueOn, setDueOn] = useState('');
  const [asksRequirements, setAsksRequirements] = useState(false);
  const [anonymous, setAnonymous] = useState(isAnonymous);
  const [hasTried, setTried] = useState(false);
  const request = useReviewRequest();
  const cancellation = useReviewCancellation();
  // A draft may name someone who has left.
  const chosen = reviewerIds.filter((id) => members.some(({ userId }) => userId === id));
  const peopleError =
    chosen.length === 0
      ? texts.choosePerson
      : chosen.length > reviewLimits.reviewers
        ? texts.tooManyPeople(reviewLimits.reviewers)
        : undefined;
  const dueError = dueOn === '' || isDueDay(dueOn) ? undefined : texts.dueError;
  const isTooLong = message.trim().length > reviewLimits.messageMax;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (peopleError || dueError || isTooLong) return;
    const whose = 'ids' in target ? { analysisIds: [...target.ids] } : target;
    request.mutate(
      {
        ...whose,
        reviewerIds: [...chosen],
        message,
        dueOn: dueOn || null,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        asksRequirements,
        isAnonymous: anonymous,
      },
      {
        onSuccess: ({ id }) => {
          toasts.add('success', texts.sent(chosen.length), { undo: () => cancellation.mutate(id) });
          onClose();
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-14 text-quiet">{texts.who(countOf(target))}</p>
      <PeoplePicker
        label={texts.people}
        people={members.map((member) => ({ ...member, name: member.name || member.email }))}
        chosen={chosen}
        isMultiple
        error={hasTried ? peopleError : undefined}
        ownId={members.find(({ isCaller }) => isCaller)?.userId}
        onChoose={setReviewerIds}
      />
      <TextInput
        type="date"
        label={texts.due}
        helper={texts.dueHelper}
        min={today()}
        value={dueOn}
        error={hasTried ? dueError : undefined}
        onValueChange={setDueOn}
      />
      <TextArea
        size="sm"
        label={texts.message}
        value={message}
        limit={{ maxLength: reviewLimits.messageMax }}
        onValueChange={setMessage}
      />
      <div className="grid gap-3">
        <Checkbox
          label={texts.requirements}
          helper={texts.requirementsHelper}
          checked={asksRequirements}
          onCheckedChange={setAsksRequirements}
        />
        <Checkbox label={texts.anonymous} checked={anonymous} onCheckedChange={setAnonymous} />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button type="submit" variant="primary" isLoading={request.isPending} loadingLabel={texts.sending}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
