import { AsyncLocalStorage } from 'node:async_hooks';
import { type Described, pathNames } from '@winnow/contracts';
import type { Caller, IdentifyCaller } from './caller.ts';
import type { Program } from './program.ts';

/** Identifies callers by one kind of credential in `Authorization`. */
export type CallerSource = {
  /** Whether a credential is of this kind, by its format alone. */
  recognizes(credential: string): boolean;
  /** @throws ApiError if the credential is invalid */
  identify(credential: string, organization: string | undefined, address: string): Promise<Caller>;
};

/** Resolves a credential to a caller. The first source that recognizes it is used; otherwise the default. */
export function whoIsCalling(sources: readonly CallerSource[], otherwise: IdentifyCaller) {
  return (credential: string, organization?: string, address = ''): Promise<Caller> => {
    const source = sources.find((one) => one.recognizes(credential));
    return (source?.identify ?? otherwise)(credential, organization, address);
  };
}

const ofTools = new AsyncLocalStorage<true>();

/** Makes a call on behalf of an assistant's tool; only such calls accept the assistant's token. */
export function callAsTool<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  return ofTools.run(true, call);
}

/** Whether the call in progress was made by a tool, within this process. */
export function isCallOfTool(): boolean {
  return ofTools.getStore() === true;
}

/** A program's call that is being handled. */
export type ProgramCall = { readonly program: Program; isReadRecorded: boolean };

/** Data of people that a program read. */
export type ProgramRead = {
  readonly route: string;
  readonly candidates: number;
  /** Ids of people, analyses and files; the first ones if there are many. */
  readonly subjectIds: readonly string[];
};

/** Records it in the audit log. @throws if that fails: the call then fails too */
export type RecordProgramRead = (caller: Caller, read: ProgramRead) => Promise<void>;

const underWay = new AsyncLocalStorage<ProgramCall>();

/** The program's call in progress; `undefined` outside of one. */
export function programCallUnderWay(): ProgramCall | undefined {
  return underWay.getStore();
}

/** Scopes of calls whose responses contain data of people. */
const aboutPeople = /^(?:resumes|runs|analyses|candidates|pool|lists|exports):/;

/** Scopes among those whose responses have people with `id` and `name`. */
const ofPersons = /^candidates:/;

/** Scopes among those whose paths name the person. */
const aboutOnePerson = /^(?:analyses|candidates):/;

const namedAtMost = 20;

/** Handles a program's call, and records what it read of people before it is answered. */
export async function handleProgramCall<Answered>(
  record: RecordProgramRead,
  caller: Caller,
  route: Pick<Described, 'method' | 'path' | 'scope'>,
  input: Readonly<Record<string, unknown>>,
  handle: () => Promise<Answered>,
): Promise<Answered> {
  if (!caller.program) return handle();
  const answered = await underWay.run({ program: caller.program, isReadRecorded: false }, handle);
  if (aboutPeople.test(route.scope ?? '')) {
    const people = peopleIn(answered, ofPersons.test(route.scope ?? ''));
    const isFile = typeof answered === 'object' && answered !== null && 'content' in answered;
    const isNamed = aboutOnePerson.test(route.scope ?? '') && pathNames(route.path).length > 0;
    const named = isNamed || isFile ? idsOf(input) : [];
    if (people.size > 0 || isFile || named.length > 0) {
      await record(caller, {
        route: `${route.method} ${route.path}`,
        candidates: Math.max(people.size, 1),
        subjectIds: [...(people.size > 0 ? people : named)].slice(0, namedAtMost),
      });
    }
  }
  return answered;
}

/** Ids of people, analyses and files whose data a response contains. */
function peopleIn(value: unknown, isOfPersons: boolean, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) peopleIn(item, isOfPersons, found);
  else if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    const fields = value as Readonly<Record<string, unknown>>;
    const isNamed = hasName(fields) || (isOfPersons && 'name' in fields);
    const id = fields['personId'] ?? (isNamed ? (fields['analysisId'] ?? fields['id']) : null);
    if (typeof id === 'string') found.add(id);
    for (const inner of Object.values(fields)) peopleIn(inner, isOfPersons, found);
  }
  return found;
}

/** Files that haven't been read have no name. */
function hasName(fields: Readonly<Record<string, unknown>>): boolean {
  return typeof fields['candidateName'] === 'string';
}

function idsOf(input: Readonly<Record<string, unknown>>): string[] {
  const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(value);
  return Object.values(input).filter(isId) as string[];
}
