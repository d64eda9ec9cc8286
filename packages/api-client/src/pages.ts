type Page = { readonly nextCursor: string | null };

/**
 * The pages of a list, one after the other.
 *
 *   for await (const { analyses } of eachPage((place) => winnow.listAnalyses({ batchId, ...place }))) …
 *
 * @param ask asks for the page at a place; the first has no cursor
 */
export async function* eachPage<Each extends Page>(
  ask: (place: { readonly cursor?: string }) => PromiseLike<{ readonly data: Each }>,
): AsyncGenerator<Each> {
  let place: { readonly cursor?: string } | null = {};
  while (place !== null) {
    const { data }: { readonly data: Each } = await ask(place);
    yield data;
    place = data.nextCursor === null ? null : { cursor: data.nextCursor };
  }
}
