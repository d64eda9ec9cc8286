/**
 * The current search parameters of the URL. Those of a render may be older, since the router renders changes in a
 * transition; a second change based on them would undo the first.
 */
export const searchParametersNow = (): URLSearchParams => new URLSearchParams(window.location.search);
