import { useMutation } from '@tanstack/react-query';
import {
  createJob,
  generateJobDescription,
  type JobBrief,
  type JobSectionId,
  jobDraft,
  rewriteJobSection,
} from '@winnow/contracts';
import { useRef, useState } from 'react';
import { credits } from '../../entities/credits/credits.ts';
import { api } from '../../lib/requests/api-client.ts';
import { listenToEvents } from '../../lib/requests/listen-to-events.ts';
import { useIdempotencyKey } from '../../lib/requests/use-idempotency-key.ts';

/** Generates a description; the text of a language model is shown while it is being written. */
export function useWriter() {
  const [draft, setDraft] = useState('');
  const writing = useRef<AbortController | null>(null);
  const idempotency = useIdempotencyKey();
  const write = useMutation({
    async mutationFn(brief: JobBrief) {
      const leaving = new AbortController();
      const idempotencyKey = idempotency.keyOf(brief);
      writing.current = leaving;
      setDraft('');
      const watching = listenToEvents(
        jobDraft,
        { idempotencyKey },
        { piece: ({ text }) => setDraft((before) => before + text) },
        { signal: leaving.signal },
      );
      try {
        const call = api.call(generateJobDescription, { brief, idempotencyKey }, { signal: leaving.signal });
        return (await call).data;
      } finally {
        leaving.abort();
        await watching;
      }
    },
    onSuccess() {
      idempotency.reset();
      void credits.refresh().catch(() => undefined);
    },
  });
  return {
    write,
    draft,
    cancel() {
      writing.current?.abort(new DOMException('Cancelled.', 'AbortError'));
      write.reset();
    },
  };
}

export function useRewrite() {
  return useMutation({
    mutationFn: async (wanted: {
      readonly brief: JobBrief;
      readonly section: JobSectionId;
      readonly variant: number;
    }) => (await api.call(rewriteJobSection, wanted)).data,
  });
}

export function useKeep(onKept: (id: string) => void) {
  const idempotency = useIdempotencyKey();
  return useMutation({
    mutationFn: async (job: {
      readonly title: string;
      readonly company: string;
      readonly place: string;
      readonly text: string;
    }) =>
      (await api.call(createJob, { ...job, source: 'generated', idempotencyKey: idempotency.keyOf(job) }))
        .data,
    onSuccess: ({ id }) => onKept(id),
  });
}
