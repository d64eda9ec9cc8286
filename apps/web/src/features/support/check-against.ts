import { RequestFailure } from '@winnow/contracts';

/** What the input of an endpoint can do. */
type Schema = {
  safeParse(values: unknown): {
    readonly error?:
      | {
          readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
        }
      | undefined;
  };
};

/** The first message of each field that breaks a rule of the contract; empty where none does. */
export function checkAgainst(schema: Schema, values: object): Record<string, string> {
  const faults: Record<string, string> = {};
  const { error } = schema.safeParse(values);
  for (const { path, message } of error?.issues ?? []) faults[String(path[0])] ??= message;
  return faults;
}

/** The first message of each field that the server refused; empty where it refused for another reason. */
export function faultsOfAnswer(error: unknown): Record<string, string> {
  if (!(error instanceof RequestFailure)) return {};
  return Object.fromEntries(Object.entries(error.errors).map(([field, [first = '']]) => [field, first]));
}
