import type { ResumeFile } from '@winnow/contracts';
import { Download } from 'lucide-react';
import { sourceTexts } from '../../entities/resume-source/source-texts.ts';
import { SourceWords } from '../../entities/resume-source/source-words.tsx';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import type { Column } from '../../ui/table/column.ts';
import { RowCheckbox } from '../../ui/table/row-checkbox.tsx';
import { daysUntil } from './days-until.ts';
import { historyTexts } from './history-texts.ts';
import type { useSelection } from './use-selection.ts';

type Given = {
  readonly isAnonymous: boolean;
  readonly selection: ReturnType<typeof useSelection>;
  readonly onDownload: (file: ResumeFile) => void;
};

/** The columns of the resume library. */
export function useFileColumns({ isAnonymous, selection, onDownload }: Given): readonly Column<ResumeFile>[] {
  const { files: texts } = useTexts(historyTexts);
  const { date, fileSize, relative } = useFormats();
  const { source } = useTexts(sourceTexts);
  const { columns } = texts;
  return [
    {
      id: 'file',
      header: columns.file,
      cell: (file) => (
        <span className="flex min-w-0 items-start gap-3 text-start">
          <span className="pt-0.5">
            <RowCheckbox
              label={texts.select(file.fileName)}
              isChecked={selection.has(file.id)}
              onCheck={(isChecked) => selection.toggle(file.id, isChecked)}
            />
          </span>
          <span className="grid min-w-0">
            <span dir="auto" className="font-medium break-all">
              {file.fileName}
            </span>
            <span className="text-13 text-quiet">
              {!isAnonymous && file.candidateName && (
                <>
                  <bdi>{file.candidateName}</bdi>
                  {' · '}
                </>
              )}
              {fileSize(file.bytes)}
            </span>
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      header: columns.state,
      cell: ({ state, message }) => (
        <span className="text-13">
          {texts.states[state]}
          {message && <span className="block max-w-[40ch] text-quiet">{message}</span>}
        </span>
      ),
    },
    {
      id: 'judged',
      header: columns.judged,
      cell: ({ analysisCount }) => (
        <span className="text-13">{analysisCount === 0 ? texts.never : texts.analyses(analysisCount)}</span>
      ),
    },
    {
      id: 'source',
      header: source,
      cell: (file) => (
        <span className="text-13">
          <SourceWords source={file.source} sourceLabel={file.sourceLabel} />
        </span>
      ),
    },
    {
      id: 'added',
      header: columns.added,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="text-13 whitespace-nowrap text-quiet">
          {date(createdAt)}
        </time>
      ),
    },
    {
      id: 'expires',
      header: columns.expires,
      cell: ({ expiresAt }) =>
        expiresAt === null ? (
          <span className="text-13 text-quiet">{texts.kept}</span>
        ) : (
          <time dateTime={expiresAt} title={date(expiresAt)} className="text-13 whitespace-nowrap">
            {texts.expires(relative(daysUntil(expiresAt, new Date()), 'day'))}
          </time>
        ),
    },
    {
      id: 'act',
      isForActions: true,
      header: columns.act,
      align: 'end',
      cell: (file) => (
        <IconButton
          size="sm"
          label={texts.download(file.fileName)}
          icon={<Download aria-hidden="true" />}
          onClick={() => onDownload(file)}
        />
      ),
    },
  ];
}
