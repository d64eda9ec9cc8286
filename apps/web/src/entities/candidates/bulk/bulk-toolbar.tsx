import { type AnalysisRow, decisions, limits, stages } from '@winnow/contracts';
import {
  ClipboardCheck,
  Columns2,
  ListPlus,
  MoreHorizontal,
  Share2,
  Tag,
  Trash2,
  UserRound,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { SelectionBar } from '../../../ui/lists/selection-bar.tsx';
import { Menu, type MenuItem } from '../../../ui/overlays/menu.tsx';
import { useShortcut } from '../../../ui/shortcuts/use-shortcut.ts';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import { useShownName } from '../../analysis/use-shown-name.ts';
import { SendSelectedScores, useSendScoresItem } from '../../applicant-tracking/send-scores-button.tsx';
import { SendScoresDialog } from '../../applicant-tracking/send-scores-dialog.tsx';
import { CandidateEmailsButton } from '../../candidate-emails/candidate-emails-button.tsx';
import { Allowed } from '../../organization/allowed.tsx';
import { useMay } from '../../organization/use-organizations.ts';
import { AskReviewButton } from '../../reviews/ask-review-button.tsx';
import { AskReviewDialog } from '../../reviews/ask-review-dialog.tsx';
import { reviewsTexts } from '../../reviews/reviews-texts.ts';
import { useReviewRights } from '../../reviews/use-reviews.ts';
import { AddToListDialog } from '../../talent-lists/add-to-list-dialog.tsx';
import { talentListTexts } from '../../talent-lists/talent-list-texts.ts';
import { ExportMenu, useExportItems } from '../export-menu.tsx';
import { resultsTexts } from '../results-texts.ts';
import { ShareDialog } from '../share-dialog.tsx';
import { type BulkTarget, countOf } from './bulk-target.ts';
import { bulkTexts } from './bulk-texts.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { LabelDialogs } from './label-dialogs.tsx';
import { useBulkActions } from './use-bulk-actions.ts';

type BulkToolbarProps = {
  /** Selected candidates in the order of the screen. */
  readonly rows: readonly AnalysisRow[];
  /** Set if all that match the filter are selected, including those not loaded. */
  readonly everyone?: Extract<BulkTarget, { filter: unknown }> | null;
  /** Number of all that can be selected, and how to select them; omitted if all are selected. */
  readonly selectAll?: { readonly count: number; readonly onSelect: () => void } | undefined;
  /** Name for exported files and shared lists. */
  readonly title: string;
  readonly isAnonymous: boolean;
  readonly onClear: () => void;
  /** More actions of the screen, such as writing to the candidates. */
  readonly children?: ReactNode;
};

type Opened = 'decline' | 'tags' | 'assign' | 'share' | 'review' | 'list';

const compareLimits = { min: 2, max: 4 } as const;
const maxToDelete = 1_000;
const maxFilesToDelete = 500;
const maxOnList = 500;

/** Actions on the selected candidates; each is one call and can be undone. */
export function BulkToolbar(props: BulkToolbarProps) {
  const { rows, everyone = null, selectAll, title, isAnonymous, onClear, children } = props;
  const { toolbar: texts, stages: stageWords, decisions: decisionWords, removal, keys } = useTexts(bulkTexts);
  const { labeled } = useFormats();
  const ids = rows.map(({ id }) => id);
  const target: BulkTarget = everyone ?? { ids };
  const count = countOf(target);
  const { add } = useTexts(talentListTexts);
  const actions = useBulkActions(target);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const isNarrow = useIsNarrow('sm');
  const { mayAsk } = useReviewRights();
  useShortcut({ key: 'escape', label: keys.clear, isEnabled: opened === null }, onClear);
  const shownName = useShownName();
  const { export: exporting } = useTexts(resultsTexts);
  const { ask } = useTexts(reviewsTexts);
  const jobIds = rows.map(({ jobDescriptionId }) => jobDescriptionId);
  const [single] = rows;
  const may = useMay();
  const exports = useExportItems({ name: title, target, isAnonymous, enabled: may('candidates.export') });
  // The selection may change behind the dialog.
  const [sentIds, setSentIds] = useState<readonly string[] | null>(null);
  const maySend = everyone === null && may('resumes.write');
  const sending = { analysisIds: ids, onPress: () => setSentIds(ids) };
  const sendItems = useSendScoresItem(sending, { enabled: maySend && isNarrow });
  const mayShare = count <= limits.sharedMax;
  // In a team the toolbar has one more button: then two of them are icons, so that it fits in one line in every
  // language.
  const labeling = mayAsk
    ? { button: 'max-sm:hidden max-2xl:px-2', words: 'max-2xl:sr-only' }
    : { button: 'max-sm:hidden', icon: 'max-2xl:hidden' };
  // All that match are deleted by filter: a request with so many ids couldn't be sent while the page is being left.
  const mayDelete = (max: number) => everyone !== null || ids.length <= max;

  const stageItems: MenuItem[] = stages.map((stage) => ({
    id: stage,
    label: stageWords[stage],
    onChoose: () => actions.move(stage),
  }));
  const share: MenuItem = {
    id: 'share',
    label: mayShare ? texts.share : `${texts.share} · ${texts.notForSoMany(limits.sharedMax)}`,
    icon: <Share2 aria-hidden="true" />,
    isDisabled: !mayShare,
    onChoose: () => setOpened('share'),
  };
  const list: MenuItem = {
    id: 'list',
    label: add.button,
    icon: <ListPlus aria-hidden="true" />,
    isDisabled: everyone !== null || ids.length > maxOnList,
    onChoose: () => setOpened('list'),
  };
  const { removals } = actions;
  const removalItems: MenuItem[] = removals
    ? [
        {
          id: 'remove-analyses',
          label: removal.analyses,
          icon: <Trash2 aria-hidden="true" />,
          isDisabled: !mayDelete(maxToDelete),
          onChoose: () => {
            onClear();
            removals.removeAnalyses(rows);
          },
        },
        {
          id: 'remove-files',
          label: removal.files,
          icon: <Trash2 aria-hidden="true" />,
          isDangerous: true,
          isDisabled: !mayDelete(maxFilesToDelete),
          onChoose: () => {
            onClear();
            removals.removeFiles(rows);
          },
        },
      ]
    : [];
  // No room for them on a phone.
  const narrowItems: MenuItem[][] = [
    [
      {
        id: 'tags',
        label: texts.tag,
        icon: <Tag aria-hidden="true" />,
        onChoose: () => setOpened('tags'),
      },
      {
        id: 'assign',
        label: texts.assign,
        icon: <UserRound aria-hidden="true" />,
        onChoose: () => setOpened('assign'),
      },
      ...(mayAsk
        ? [
            {
              id: 'review',
              label: ask.open,
              icon: <ClipboardCheck aria-hidden="true" />,
              onChoose: () => setOpened('review'),
            },
          ]
        : []),
      ...sendItems,
    ],
    stageItems.map((item) => ({ ...item, label: labeled(texts.stage, item.label) })),
    exports.items.map((item) => ({ ...item, label: labeled(exporting.label, item.label) })),
  ];
  const clearDecision: MenuItem = {
    id: 'undecided',
    label: texts.undecided,
    isDisabled: everyone === null && rows.every(({ decision }) => decision === null),
    onChoose: () => actions.decide(null),
  };
  return (
    <section aria-label={texts.label} aria-busy={actions.isPending} className="contents">
      <SelectionBar words={texts.selected(count)} clearLabel={texts.clear} onClear={onClear}>
        {selectAll && (
          <Button size="sm" variant="quiet" onClick={selectAll.onSelect}>
            {texts.selectAll(selectAll.count)}
          </Button>
        )}
        <fieldset disabled={actions.isPending} className="contents">
          <fieldset
            aria-label={texts.decide(count)}
            className="flex rounded-control border border-edge p-0.5"
          >
            {decisions.map((value) => (
              <button
                key={value}
                type="button"
                onClick={() => (value === 'no' ? setOpened('decline') : actions.decide(value))}
                className="h-7 rounded-[4px] px-2.5 text-14 max-sm:px-2 font-medium whitespace-nowrap hover:bg-field-soft hover:text-field disabled:opacity-60 pointer-coarse:h-10"
              >
                {decisionWords[value]}
              </button>
            ))}
          </fieldset>
          <span className="max-sm:hidden">
            <Menu trigger={<Button size="sm">{texts.stage}</Button>} align="start" groups={[stageItems]} />
          </span>
          <Button
            size="sm"
            title={texts.tag}
            icon={<Tag aria-hidden="true" className={labeling.icon} />}
            className={labeling.button}
            onClick={() => setOpened('tags')}
          >
            <span className={labeling.words}>{texts.tag}</span>
          </Button>
          <Button
            size="sm"
            title={texts.assign}
            icon={<UserRound aria-hidden="true" className={labeling.icon} />}
            className={labeling.button}
            onClick={() => setOpened('assign')}
          >
            <span className={labeling.words}>{texts.assign}</span>
          </Button>
          <span className="contents max-sm:hidden">
            <CompareButton rows={rows} isOneTarget={everyone === null} />
          </span>
          <Allowed to="candidates.email">
            <CandidateEmailsButton target={target} isAnonymous={isAnonymous} />
          </Allowed>
          {maySend && <SendSelectedScores {...sending} />}
          <span className="contents max-sm:hidden">
            <Allowed to="reviews.ask">
              <AskReviewButton target={target} jobIds={jobIds} isAnonymous={isAnonymous} />
            </Allowed>
            <Allowed to="candidates.export">
              <ExportMenu name={title} target={target} isAnonymous={isAnonymous} />
            </Allowed>
          </span>
          {mayShare && may('shares.manage') && (
            <Button
              size="sm"
              icon={<Share2 aria-hidden="true" />}
              // In a team the toolbar has one more button; sharing is also in the menu.
              className={mayAsk ? 'max-2xl:hidden' : 'max-lg:hidden'}
              onClick={() => setOpened('share')}
            >
              {texts.share}
            </Button>
          )}
          {children}
          <Menu
            trigger={<IconButton size="sm" label={texts.more} icon={<MoreHorizontal aria-hidden="true" />} />}
            groups={[
              [
                clearDecision,
                ...(may('resumes.write') ? [list] : []),
                ...(may('shares.manage') ? [share] : []),
              ],
              ...(isNarrow ? narrowItems : []),
              ...(removals ? [removalItems] : []),
            ]}
          />
        </fieldset>
      </SelectionBar>
      {opened === 'decline' && (
        <DeclineDialog
          name={count === 1 && single ? shownName(single, isAnonymous) : null}
          rows={rows}
          count={count}
          onClose={close}
          onDecline={(declining) => {
            close();
            actions.decline(declining);
          }}
        />
      )}
      <LabelDialogs opened={opened} rows={rows} count={count} actions={actions} onClose={close} />
      {sentIds && (
        <Allowed to="resumes.write">
          <SendScoresDialog analysisIds={sentIds} onClose={() => setSentIds(null)} />
        </Allowed>
      )}
      {opened === 'review' && (
        <Allowed to="reviews.ask">
          <AskReviewDialog
            target={target}
            isOneJob={new Set(jobIds).size < 2}
            isAnonymous={isAnonymous}
            onClose={close}
          />
        </Allowed>
      )}
      {opened === 'list' && (
        <Allowed to="resumes.write">
          <AddToListDialog chosen={{ analysisIds: ids }} count={count} onClose={close} />
        </Allowed>
      )}
      {opened === 'share' && (
        <Allowed to="shares.manage">
          <ShareDialog title={title} target={target} isAnonymous={isAnonymous} onClose={close} />
        </Allowed>
      )}
    </section>
  );
}

type CompareButtonProps = {
  readonly rows: readonly Pick<AnalysisRow, 'id' | 'batchId'>[];
  /** Whether the rows are all of the selection. */
  readonly isOneTarget: boolean;
};

/** Compares two to four candidates of one run. Always visible; explains why it is disabled. */
function CompareButton({ rows, isOneTarget }: CompareButtonProps) {
  const { toolbar: texts } = useTexts(bulkTexts);
  const [first] = rows;
  const icon = <Columns2 aria-hidden="true" className="max-2xl:hidden" />;
  const isTooMany = !isOneTarget || rows.length > compareLimits.max;
  const batchId = rows.every((row) => row.batchId === first?.batchId) ? first?.batchId : null;
  if (!isTooMany && rows.length >= compareLimits.min && batchId) {
    return (
      <Link
        to={`/resume-analyzer/${batchId}/compare?ids=${rows.map(({ id }) => id).join(',')}`}
        className={buttonClass('secondary', 'sm')}
      >
        {icon}
        {texts.compare(rows.length)}
      </Link>
    );
  }
  const words = isTooMany
    ? texts.compareUpTo(compareLimits.max)
    : rows.length < compareLimits.min
      ? texts.compareUpTo(compareLimits.max)
      : texts.compareOneRun;
  return (
    <Button size="sm" icon={icon} disabled>
      {words}
    </Button>
  );
}
