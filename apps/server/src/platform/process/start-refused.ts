/** Thrown when a process must not start with these settings or data; its message says what to do. */
export class StartRefused extends Error {}
