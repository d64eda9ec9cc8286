import { deleteFiles, downloadFile, type ResumeFile } from '@winnow/contracts';
import { MapPinned, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAnonymousView } from '../../entities/account/use-anonymous-view.ts';
import { AllowanceMeter } from '../../entities/allowance/allowance-meter.tsx';
import { FilesDueNotice } from '../../entities/files-due/files-due-notice.tsx';
import { filesDueTexts } from '../../entities/files-due/files-due-texts.ts';
import { useFilesDue } from '../../entities/files-due/use-files-due.ts';
import { useLibraryFiles } from '../../entities/library/use-library-files.ts';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { useIsLeaving, useRemoval } from '../../entities/removals/use-removal.ts';
import { SourceDialog } from '../../entities/resume-source/source-dialog.tsx';
import { SourceFilter } from '../../entities/resume-source/source-filter.tsx';
import { sourceTexts } from '../../entities/resume-source/source-texts.ts';
import { PeopleActions } from '../../entities/talent-lists/people-actions.tsx';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { errorOf } from '../../lib/requests/error-of.ts';
import { failures } from '../../lib/requests/failures.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { MoreButton } from '../../ui/lists/more-button.tsx';
import { SelectionBar } from '../../ui/lists/selection-bar.tsx';
import { Table } from '../../ui/table/table.tsx';
import { historyTexts } from './history-texts.ts';
import { ListEmpty, ListFailed, ListWaiting, NoneFound } from './list-states.tsx';
import { useFileColumns } from './use-file-columns.tsx';
import type { useHistoryAddress } from './use-history-address.ts';
import { useSelection } from './use-selection.ts';

const rowKey = ({ id }: ResumeFile) => id;

/** The resume library: retention, download, and deletion with everything read from a resume. */
export function FilesView({ address }: { readonly address: ReturnType<typeof useHistoryAddress> }) {
  const { files: texts, search: searchLabel } = useTexts(historyTexts);
  const dueTexts = useTexts(filesDueTexts);
  const { search } = address.filters;
  const { due, source } = address;
  const isNarrowed = search !== '' || due !== null || source !== null;
  const { isAnonymous } = useAnonymousView();
  const files = useLibraryFiles(search, due, source);
  const filesDue = useFilesDue().data?.files ?? 0;
  const { data, refetch } = files;
  const isLeaving = useIsLeaving();
  const all = data?.pages.flatMap((page) => page.files) ?? [];
  const rows = all.filter((file) => !isLeaving(file));
  const selection = useSelection(rows);
  const columns = useFileColumns({ isAnonymous, selection, onDownload: (file) => void download(file) });

  if (errorOf(files)) return <ListFailed onRetry={() => void refetch()} />;
  if (!data) return <ListWaiting />;
  const total = (data.pages[0]?.total ?? 0) - (all.length - rows.length);
  if (rows.length === 0 && !isNarrowed) return <ListEmpty heading={texts.empty} words={texts.emptyWords} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="mb-2 max-w-md">
        <AllowanceMeter />
      </div>
      {due === null && <FilesDueNotice />}
      <div className="flex flex-wrap items-end gap-3">
        <SearchInput
          size="sm"
          className="max-w-md grow"
          label={searchLabel}
          placeholder={texts.searchHint}
          value={search}
          onValueChange={address.setSearch}
        />
        <SourceFilter value={source} onChange={address.setSource} />
      </div>
      {(due !== null || filesDue > 0) && (
        <Switch
          label={dueTexts.only}
          isOn={due !== null}
          onSwitch={(isOn) => address.setDue(isOn ? 'soon' : null)}
        />
      )}
      <p role="status" className="text-13 text-quiet">
        {isNarrowed ? texts.found(total) : texts.count(total)}
      </p>
      {rows.length === 0 ? (
        <NoneFound heading={texts.none} words={texts.noneWords} onClear={address.clearFiles} />
      ) : (
        <Table caption={texts.caption} isCaptionHidden columns={columns} rows={rows} rowKey={rowKey} />
      )}
      <MoreButton query={files} label={texts.more} />
      {selection.ids.length > 0 && (
        <FileSelection files={rows.filter(({ id }) => selection.has(id))} onClear={selection.clear} />
      )}
    </div>
  );
}

async function download({ id, fileName }: ResumeFile): Promise<void> {
  try {
    const { blob } = await api.download(downloadFile, { id });
    saveFile(blob, fileName);
  } catch (error) {
    failures.report(error);
  }
}

type FileSelectionProps = { readonly files: readonly ResumeFile[]; readonly onClear: () => void };

function FileSelection({ files, onClear }: FileSelectionProps) {
  const { files: texts } = useTexts(historyTexts);
  const { edit } = useTexts(sourceTexts);
  const remove = useRemoval();
  const [isLabeling, setLabeling] = useState(false);
  const ids = files.map(({ id }) => id);
  const labels = new Set(files.map(({ sourceLabel }) => sourceLabel));
  return (
    <SelectionBar words={texts.selected(ids.length)} clearLabel={texts.clearSelection} onClear={onClear}>
      <PeopleActions chosen={{ fileIds: ids }} count={ids.length} />
      <Allowed to="resumes.write">
        <Button size="sm" icon={<MapPinned aria-hidden="true" />} onClick={() => setLabeling(true)}>
          {edit}
        </Button>
        {isLabeling && (
          <SourceDialog
            fileIds={ids}
            label={labels.size === 1 ? ([...labels][0] ?? '') : ''}
            onClose={() => setLabeling(false)}
          />
        )}
      </Allowed>
      <Button
        size="sm"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => {
          onClear();
          remove({
            ids,
            words: texts.removed(ids.length),
            send: ({ isLeaving: keepalive }) => api.call(deleteFiles, { ids: [...ids] }, { keepalive }),
          });
        }}
      >
        {texts.remove}
      </Button>
    </SelectionBar>
  );
}
