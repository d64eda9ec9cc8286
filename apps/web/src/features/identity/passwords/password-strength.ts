/** From 0 to 4, like on the server, which refuses passwords below 2. */
export type Strength = 0 | 1 | 2 | 3 | 4;

export type Guesser = (password: string, hints: readonly string[]) => Strength;

let fetching: Promise<Guesser> | null = null;

/** Loads the large dictionaries when the user starts to choose a password. */
export function fetchGuesser(): Promise<Guesser> {
  fetching ??= load().catch((error: unknown) => {
    fetching = null;
    throw error;
  });
  return fetching;
}

async function load(): Promise<Guesser> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const factory = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password, hints) => factory.check(password, [...hints, 'winnow']).score;
}
