/** URL of a review. */
export const reviewPath = (id: string) => `/reviews/${id}`;
