/** Thrown where a process must not start with these settings or beside these data; its message says what to do. */
export class StartRefused extends Error {}
