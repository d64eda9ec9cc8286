import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import {
  countCoverage,
  createJob,
  type JobDescriptionView,
  type JobHeader,
  type JobNote,
  type JobRequirement,
  limits,
  RequestFailure,
  readJobText,
  updateJob,
  type WordingNote,
} from '@winnow/contracts';
import { useState } from 'react';
import type { Choice } from '../../../entities/conflict/conflict-dialog.tsx';
import {
  applyEdits,
  asRequirementEdits,
  hasEdits,
  noEdits,
  type RequirementEdits,
  type RequirementRow,
} from '../../../entities/requirements/requirement-edits.ts';
import { findKeptDraft, useKeptDraft } from '../../../lib/kept-draft.ts';
import { api } from '../../../lib/requests/api-client.ts';
import { useIdempotencyKey } from '../../../lib/requests/use-idempotency-key.ts';
import { useEditHistory } from '../requirements/use-edit-history.ts';
import { useKnownJob } from '../use-jobs.ts';
import { useDebounced } from './use-debounced.ts';

/** Fields of the form. */
export type JobFields = Readonly<Record<'title' | 'company' | 'place' | 'text', string>>;

const emptyFields: JobFields = { title: '', company: '', place: '', text: '' };
const noHeader: JobHeader = { company: null, place: null };
/** Fields that the header of a text may contain. */
export type HeaderField = 'company' | 'place';
const headerFields: readonly HeaderField[] = ['company', 'place'];
const typingRestMs = 400;
const countingRestMs = 700;

type Origin = 'written' | 'uploaded' | 'generated';

/** Stored draft with its base version. */
type KeptJob = {
  readonly job: JobDescriptionView | null;
  readonly fields: JobFields;
  readonly edits: RequirementEdits;
  readonly origin: Origin;
  readonly typed: readonly HeaderField[];
};

/** Resolution of a conflict with a version saved by another member, by part. */
type Settled = {
  readonly current: JobDescriptionView;
  readonly choices: Readonly<Partial<Record<keyof JobFields | 'requirements', Choice>>>;
};

type Starting = { readonly job: JobDescriptionView | null; readonly source: 'written' | 'generated' };

/** A job description being written: fields, requirements read while typing, edits, and saving. */
export function useJobDraft({ job: opened, source }: Starting) {
  const name = `job-${opened?.id ?? 'new'}`;
  const [unsaved] = useState(() => findKeptDraft<KeptJob>(name));
  const [job, setJob] = useState(unsaved?.job ?? opened);
  const [fields, setFields] = useState<JobFields>(unsaved?.fields ?? opened ?? emptyFields);
  const history = useEditHistory(unsaved?.edits ?? noEdits);
  const { edits } = history;
  const [origin, setOrigin] = useState<Origin>(unsaved?.origin ?? source);
  const [isRestored, setRestored] = useState(unsaved !== null);
  const [typed, setTyped] = useState<readonly HeaderField[]>(unsaved?.typed ?? []);
  const idempotency = useIdempotencyKey();
  const known = useKnownJob();

  const saved: JobFields = job ?? emptyFields;
  const isTextSaved = fields.text === saved.text;
  const reading = useReading(fields.text, job, isTextSaved);
  const read: readonly JobRequirement[] =
    isTextSaved && job ? job.requirements : (reading.data?.requirements ?? []);
  const wording: readonly WordingNote[] = isTextSaved && job ? job.wording : (reading.data?.wording ?? []);
  const notes: readonly JobNote[] = isTextSaved && job ? job.notes : (reading.data?.notes ?? []);
  const rows = applyEdits(read, edits);
  const remarks = isTextSaved && job ? job : reading.data;
  const { header = noHeader, skipped = [] } = remarks ?? {};
  /** Fields that a new job takes from its text, until the user types there. */
  const taken = job === null ? headerFields.filter((name) => !typed.includes(name) && header[name]) : [];
  const shown: JobFields = {
    ...fields,
    ...Object.fromEntries(taken.map((name) => [name, header[name] ?? ''])),
  };
  const isDirty =
    hasEdits(edits) ||
    (['title', 'company', 'place', 'text'] as const).some((name) => fields[name] !== saved[name]);

  useKeptDraft(name, isDirty ? ({ job, fields, edits, origin, typed } satisfies KeptJob) : null, {
    beyond: 'leaving',
  });

  function adopt(next: JobDescriptionView): void {
    setJob(next);
    setFields(next);
    history.restart(noEdits);
    setRestored(false);
    void known(next);
  }

  /** Replaces the draft by another version. The returned function undoes it. */
  function replaceWith(next: JobDescriptionView): () => void {
    adopt(next);
    return () => {
      setFields(fields);
      history.restart(edits);
    };
  }

  /** Replaces the text. The returned function undoes it. */
  function replaceText(text: string, from: Origin = origin): () => void {
    setFields((before) => ({ ...before, text }));
    setOrigin(from);
    return () => {
      setFields((before) => ({ ...before, text: fields.text }));
      setOrigin(origin);
    };
  }

  /** Discards unsaved changes. */
  function discard(): void {
    setFields(saved);
    history.restart(noEdits);
    setRestored(false);
  }

  const save = useMutation({
    /** @param settled resolution of a conflict with the current version; `null` for none */
    mutationFn: (settled: Settled | null) => (settled ? sendSettled(settled) : send()),
    onSuccess: adopt,
  });

  /** Applies the choices to the version saved by another member. Parts that stay theirs aren't sent. */
  async function sendSettled({ current, choices }: Settled): Promise<JobDescriptionView> {
    const isMine = (name: keyof Settled['choices']) => choices[name] === 'mine';
    const own = (['title', 'company', 'place', 'text'] as const).filter(isMine);
    // With a changed text the requirements would be read again, so those of the other version are sent.
    const kept = isMine('requirements')
      ? rows
      : isMine('text')
        ? applyEdits(current.requirements, noEdits)
        : null;
    const given = {
      id: current.id,
      version: current.version,
      ...Object.fromEntries(own.map((name) => [name, shown[name]])),
      ...(kept && { requirements: asRequirementEdits(kept) }),
    };
    return (await api.call(updateJob, given)).data;
  }

  async function send(): Promise<JobDescriptionView> {
    const requirements = hasEdits(edits) ? { requirements: asRequirementEdits(rows) } : {};
    const { title, company, place, text } = shown;
    if (!job) {
      const titled = title.trim() === '' ? {} : { title };
      const wanted = { text, company, place, source: origin, ...titled, ...requirements };
      return (await api.call(createJob, { ...wanted, idempotencyKey: idempotency.keyOf(wanted) })).data;
    }
    const changed = Object.fromEntries(
      Object.entries({ title, company, place, text }).filter(
        ([name, value]) => value !== saved[name as keyof JobFields],
      ),
    );
    const given = { id: job.id, version: job.version, ...changed, ...requirements };
    return (await api.call(updateJob, given)).data;
  }

  return {
    job,
    fields: shown,
    /** Whether a field shows the value from the text, unedited. */
    isTaken: (name: HeaderField) => taken.includes(name),
    /** Value of the text for a field that is empty in a saved job. */
    suggestionFor: (name: HeaderField) => (job !== null && fields[name] === '' ? header[name] : null),
    /** Skipped places of the shown text; empty while another text is being read. */
    skipped: remarks?.text === fields.text ? skipped : [],
    evidence: remarks?.text === fields.text ? rows.flatMap((row) => row.evidence) : [],
    rows,
    wording,
    notes,
    history,
    isDirty,
    isReading: reading.isFetching,
    error: errorOf(fields.text),
    save,
    conflict: conflictOf(save.error),
    /** Whether the user changed a part. */
    isChanged: (name: keyof Settled['choices']) =>
      name === 'requirements' ? hasEdits(edits) || !isTextSaved : fields[name] !== saved[name],
    isRestored,
    adopt,
    discard,
    replaceText,
    replaceWith,
    change(changes: Partial<JobFields>) {
      setFields((before) => ({ ...before, ...changes }));
      const touched = headerFields.filter((name) => name in changes);
      if (touched.length > 0) setTyped((before) => [...new Set([...before, ...touched])]);
    },
  };
}

/** Requirements read from the text, updated after a pause in typing. */
function useReading(text: string, job: JobDescriptionView | null, isTextSaved: boolean) {
  const rested = useDebounced(text, typingRestMs);
  return useQuery({
    queryKey: ['jobs', 'reading', job?.id ?? null, job?.version ?? 0, rested],
    queryFn: async () => {
      const { data } = await api.call(readJobText, { text: rested, ...(job && { id: job.id }) });
      return { ...data, text: rested };
    },
    enabled: rested.trim() !== '' && rested.length <= limits.jobTextMax && !isTextSaved,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** Number of resumes in the library that would pass; updated after a pause in typing. */
export function useCoverage(rows: readonly RequirementRow[], jobId: string | undefined) {
  const requirements = useDebounced(JSON.stringify(asRequirementEdits(rows)), countingRestMs);
  const hasMust = rows.some(({ must }) => must);
  return useQuery({
    queryKey: ['jobs', 'coverage', jobId ?? null, requirements],
    queryFn: async () => {
      const given = { requirements: JSON.parse(requirements), ...(jobId && { id: jobId }) };
      return (await api.call(countCoverage, given)).data;
    },
    enabled: hasMust,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

function errorOf(text: string): 'too-short' | 'too-long' | null {
  const { length } = text.trim();
  if (length < limits.jobTextMin) return 'too-short';
  return length > limits.jobTextMax ? 'too-long' : null;
}

/** The job description as saved meanwhile by another request. */
function conflictOf(error: unknown): JobDescriptionView | null {
  if (!(error instanceof RequestFailure) || error.status !== 409 || error.current === null) return null;
  // The server returns the same view for a conflict as for a save.
  return error.current as JobDescriptionView;
}
