import { useQuery } from '@tanstack/react-query';
import { type SearchAnswer, type SearchReason, searchEverything, searchLimits } from '@winnow/contracts';
import { Briefcase, FileText, MessageSquare, Scale, Search, UserRound, UserSearch } from 'lucide-react';
import { useAlias } from '../../entities/analysis/use-shown-name.ts';
import { useMay } from '../../entities/organization/use-organizations.ts';
import { SearchReasons } from '../../entities/search/search-reasons.tsx';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { batchPath, commentPath, jobPath, poolSearchPath } from '../../lib/screen-paths.ts';
import { useSettled } from '../../lib/use-settled.ts';
import type { Command, CommandGroup } from '../../ui/command-palette/command.ts';
import { MarkedText } from '../../ui/command-palette/marked-text.tsx';
import { paletteTexts } from './palette-texts.ts';
import { workspaceTexts } from './workspace-texts.ts';

/** URL of a search result; results that identify a candidate aren't kept in the recent list. */
export type FoundPlace = { readonly path: string; readonly isPersonal: boolean };

export type Found = {
  readonly groups: readonly CommandGroup[];
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
  /** `undefined` until the server has answered. */
  readonly answer: SearchAnswer | undefined;
};

/** Search results of the server. While a newer query is pending, older results aren't shown. */
export function useFound(
  words: string,
  isOpen: boolean,
  onOpen: (command: Command, place: FoundPlace) => void,
): Found {
  const asked = words.trim().slice(0, searchLimits.queryMax);
  const settled = useSettled(asked);
  const texts = useTexts(paletteTexts);
  const { palette, 'talent-pool': talentPool } = useTexts(workspaceTexts);
  const { dateTime } = useFormats();
  const shownAlias = useAlias();
  const may = useMay();
  const query = useQuery({
    queryKey: ['search', settled],
    queryFn: async ({ signal }) => (await api.call(searchEverything, { q: settled }, { signal })).data,
    enabled: isOpen && settled !== '' && may('candidates.read'),
    staleTime: 0,
    refetchOnMount: true,
  });
  const isCurrent = settled === asked;
  const answer = isCurrent && asked !== '' ? query.data : undefined;
  const groups = may('candidates.read') && answer ? groupsOf(answer) : [];
  return {
    groups,
    answer,
    isSearching: asked !== '' && (!isCurrent || query.isLoading),
    hasFailed: isCurrent && query.isError,
  };

  function groupsOf({ candidates, jobs, runs, files, comments, isAnonymous }: SearchAnswer): CommandGroup[] {
    const search = (view: string | null) =>
      `/resume-history?${new URLSearchParams({ ...(view && { view }), search: asked })}`;
    return [
      found('candidates', texts.candidates, [
        ...candidates.hits.map(({ fileId, analysisId, name, headline, jobTitle, reasons }) =>
          opening(
            {
              id: `candidate-${fileId}`,
              label: isAnonymous ? shownAlias(name) : name,
              hint: [headline, jobTitle].filter(Boolean).join(' · '),
              detail: detailOf(reasons),
              icon: <UserRound />,
            },
            {
              path: analysisId
                ? `/resume-history/${analysisId}`
                : `/resume-history?${new URLSearchParams({ view: 'files', ...(!isAnonymous && { search: name }) })}`,
              isPersonal: true,
            },
          ),
        ),
        ...(candidates.total > candidates.hits.length
          ? [all('candidates', texts.allCandidates(candidates.total, asked), search(null))]
          : []),
      ]),
      found(
        'found-jobs',
        texts.jobs,
        jobs.hits.map(({ id, title, company, isArchived, reasons }) =>
          opening(
            {
              id: `job-${id}`,
              label: title,
              hint: isArchived ? palette.archived : company,
              detail: detailOf(reasons.filter(({ kind }) => kind !== 'title')),
              icon: <Briefcase />,
            },
            { path: jobPath(id), isPersonal: false },
          ),
        ),
      ),
      found(
        'found-runs',
        texts.runs,
        runs.hits.map(({ id, jobTitle, createdAt }) =>
          opening(
            { id: `run-${id}`, label: jobTitle, hint: dateTime(createdAt), icon: <Scale /> },
            { path: batchPath(id), isPersonal: false },
          ),
        ),
      ),
      found(
        'found-comments',
        texts.comments,
        comments.hits.map(({ id, analysisId, name, jobTitle, at, text, marks }) =>
          opening(
            {
              id: `comment-${id}`,
              label: name ?? texts.comment,
              hint: [jobTitle, dateTime(at)].join(' · '),
              detail: <MarkedText text={text} marks={marks} />,
              icon: <MessageSquare />,
            },
            { path: commentPath(analysisId, id), isPersonal: true },
          ),
        ),
      ),
      found(
        'talent-pool',
        talentPool,
        candidates.total === 0
          ? []
          : [
              opening(
                { id: 'search-pool', label: texts.searchPool(asked), icon: <UserSearch /> },
                { path: poolSearchPath(asked), isPersonal: true },
              ),
            ],
      ),
      found('files', texts.files, [
        ...files.hits.map(({ id, fileName }) =>
          opening(
            { id: `file-${id}`, label: fileName, icon: <FileText /> },
            {
              path: `/resume-history?${new URLSearchParams({ view: 'files', search: fileName })}`,
              isPersonal: true,
            },
          ),
        ),
        ...(files.total > files.hits.length
          ? [all('files', texts.allFiles(files.total, asked), search('files'))]
          : []),
      ]),
    ];
  }

  function opening(command: Omit<Command, 'onRun'>, place: FoundPlace): Command {
    const whole: Command = { ...command, onRun: () => onOpen(whole, place) };
    return whole;
  }

  function all(kind: string, label: string, path: string): Command {
    return opening({ id: `all-${kind}`, label, icon: <Search /> }, { path, isPersonal: true });
  }

  /** Highlights the match in a name. */
  function detailOf(reasons: readonly SearchReason[]) {
    const others = reasons.filter(({ kind }) => kind !== 'name');
    return others.length > 0 && <SearchReasons reasons={others} />;
  }
}

function found(id: string, heading: string, commands: readonly Command[]): CommandGroup {
  return { id, heading, commands, isFound: true };
}
