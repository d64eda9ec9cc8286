/** What a person is told, without the usage: the command was right, and something else was not. */
export class RemoteError extends Error {}
