import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { getJobVersion, type JobDescriptionView, listJobVersions } from '@winnow/contracts';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { api } from '../../../lib/requests/api-client.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { MoreButton } from '../../../ui/lists/more-button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { Fetched } from '../../../ui/waiting/fetched.tsx';
import { editorTexts } from './editor-texts.ts';

type VersionSheetProps = {
  readonly job: JobDescriptionView;
  readonly onClose: () => void;
  /** Called to restore the text of an earlier version; `words` is the message. */
  readonly onUse: (text: string, words: string) => void;
};

/** All versions of a job description. */
export function VersionSheet({ job, onClose, onUse }: VersionSheetProps) {
  const texts = useTexts(editorTexts);
  const { dateTime } = useFormats();
  const versions = useInfiniteQuery({
    queryKey: ['jobs', 'versions', job.id, job.version],
    queryFn: async ({ pageParam }) => {
      const older = pageParam === null ? {} : { before: pageParam };
      return (await api.call(listJobVersions, { id: job.id, ...older })).data;
    },
    initialPageParam: null as number | null,
    // Versions are numbered from 1.
    getNextPageParam: (page) => (page.at(-1)?.version === 1 ? null : page.at(-1)?.version),
  });
  const use = useMutation({
    mutationFn: async (version: number) =>
      (await api.call(getJobVersion, { id: job.id, version: String(version) })).data,
    onSuccess({ text, version }) {
      onUse(text, texts.versions.used(version));
    },
  });
  return (
    <Sheet isOpen onOpenChange={onClose} title={texts.versions.heading}>
      <p className="mb-4 text-14 text-quiet">{texts.versions.explanation}</p>
      <Fetched query={versions} words={{ failed: texts.versions.failed, retry: texts.retry }} lines={4}>
        {({ pages }) => (
          <>
            <ol className="divide-y divide-rule border-y border-rule">
              {pages.flat().map(({ version, createdAt, requirementCount, textChanged }) => (
                <li key={version} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                  <div className="min-w-0 grow">
                    <p className="flex items-center gap-2 text-14 font-medium">
                      {texts.saving.version(version)}
                      {version === job.version && <Badge tone="field">{texts.versions.current}</Badge>}
                    </p>
                    <p className="text-13 text-quiet">
                      {[
                        dateTime(createdAt),
                        version === 1
                          ? texts.versions.first
                          : textChanged
                            ? texts.versions.textChanged
                            : texts.versions.requirementsChanged,
                        texts.versions.requirements(requirementCount),
                      ].join(' · ')}
                    </p>
                  </div>
                  {version !== job.version && (
                    <Button
                      size="sm"
                      isLoading={use.isPending && use.variables === version}
                      onClick={() => use.mutate(version)}
                    >
                      {texts.versions.use}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
            <MoreButton query={versions} label={texts.more} className="mt-4" />
          </>
        )}
      </Fetched>
    </Sheet>
  );
}
