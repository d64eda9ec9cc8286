/** An error printed without the usage text, because the arguments were valid. */
export class RemoteError extends Error {}
