/**
 * The search parameters of the address as it is now. Those of a render may be older: the router renders a change in a
 * transition, and a second change made of the old ones would undo the first.
 */
export const searchParametersNow = (): URLSearchParams => new URLSearchParams(window.location.search);
