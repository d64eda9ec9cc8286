import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listSentScores, type SentScore, sendScores } from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { sendScoreTexts } from './send-score-texts.ts';
import { vendorNames } from './vendor-names.ts';

/** Polling interval while a note is being sent. */
const pollMs = 2_000;
const isUnderWay = ({ state }: SentScore) => state === 'waiting' || state === 'sending';

type SendScoreProps = {
  readonly analysisId: string;
  /** The score that would be sent: another one can be sent again. */
  readonly score: number | null;
};

/** Writes the score to the systems that the candidate came from; nothing for a candidate of none. */
export function SendScore({ analysisId, score }: SendScoreProps) {
  const texts = useTexts(sendScoreTexts);
  const queries = useQueryClient();
  const queryKey = ['applicant-tracking', 'scores', analysisId, score];
  const { data: systems = [] } = useQuery({
    queryKey,
    queryFn: async () => (await api.call(listSentScores, { id: analysisId })).data.systems,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollMs : false),
  });
  const send = useMutation({
    mutationFn: async () => (await api.call(sendScores, { analysisIds: [analysisId] })).data,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  if (systems.length === 0 || score === null) return null;
  const open = systems.filter((system) => system.state !== 'sent' && !isUnderWay(system));
  return (
    <section aria-labelledby="send-score">
      <h3 id="send-score" className="mb-1 font-serif text-20">
        {texts.heading}
      </h3>
      <p className="mb-3 text-13 text-quiet">{texts.explanation}</p>
      <ul aria-live="polite" className="grid gap-1 text-14">
        {systems.map((system) => (
          <li key={system.connectionId} className="flex flex-wrap gap-x-2">
            <bdi className="font-medium">{system.name}</bdi>
            {system.name !== vendorNames[system.vendor] && (
              <span className="text-quiet">{vendorNames[system.vendor]}</span>
            )}
            <span className={system.state === 'failed' ? 'text-not-met' : 'text-quiet'}>
              {system.error ? texts.errors[system.error] : texts.states[system.state]}
            </span>
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <Button size="sm" className="mt-3" isLoading={send.isPending} onClick={() => send.mutate()}>
          {texts.send(open.map(({ vendor }) => vendorNames[vendor]))}
        </Button>
      )}
    </section>
  );
}
