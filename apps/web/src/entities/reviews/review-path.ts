/** Where one review is marked, followed and read. */
export const reviewPath = (id: string) => `/reviews/${id}`;
