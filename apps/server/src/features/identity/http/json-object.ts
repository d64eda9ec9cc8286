/** A JSON object with untrusted keys. */
export type JsonObject = { [key: string]: unknown };
