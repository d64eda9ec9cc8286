export type Answers = {
  /** Milliseconds from the scheduled time of a request to the last byte of its response. */
  readonly times: number[];
  /** Errors with their counts. */
  readonly errors: Map<string, number>;
};

export type Asking = Answers & {
  /** Stops sending and waits for pending requests. */
  stop(): Promise<void>;
};

/** A request, and the user who sends it. */
export type Question = { readonly url: string; readonly headers: Readonly<Record<string, string>> };

/**
 * Sends the requests in rotation at a fixed rate, whether or not the responses keep up: a service that stalls still
 * gets requests, and each is timed from when it was due.
 */
export function askSteadily(questions: readonly Question[], perSecond: number): Asking {
  const times: number[] = [];
  const errors = new Map<string, number>();
  const underWay = new Set<Promise<void>>();
  const begun = performance.now();
  let asked = 0;

  async function ask(question: Question, due: number): Promise<void> {
    const error = await errorOf(question);
    times.push(performance.now() - due);
    if (error) errors.set(error, (errors.get(error) ?? 0) + 1);
  }

  const timer = setInterval(() => {
    for (;;) {
      const due = begun + (asked * 1000) / perSecond;
      if (due > performance.now()) return;
      const question = questions[asked % questions.length];
      if (!question) throw new Error('There is nothing to ask.');
      const asking = ask(question, due).finally(() => underWay.delete(asking));
      underWay.add(asking);
      asked += 1;
    }
  }, 2);

  return {
    times,
    errors,
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}

async function errorOf({ url, headers }: Question): Promise<string | null> {
  const path = new URL(url).pathname;
  try {
    const answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(30_000) });
    await answer.arrayBuffer();
    return answer.ok ? null : `${path} answered ${answer.status}`;
  } catch (error) {
    return `${path}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** The time within which this share of the responses arrived. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
