/** A JSON object whose keys somebody else chose. */
export type JsonObject = { [key: string]: unknown };
