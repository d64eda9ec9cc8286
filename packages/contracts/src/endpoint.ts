import * as z from 'zod';
import { limits } from './limits.ts';
import type { JobPermission, NeededPermission } from './permissions.ts';
import type { Scope } from './scopes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call. `anyone` needs no session; the others answer 401 without one. */
export type Access = 'anyone' | 'signed-in' | 'operator';

/** Kinds of records that belong to a job, with the input field that holds one or several of their ids. */
export type AboutThings = {
  readonly [Thing in 'job' | 'run' | 'analysis' | 'resume' | 'change']?: string;
};

/**
 * How the server finds out which jobs a call concerns, for members who see only some jobs: from ids in the input, which
 * are checked before the handler runs, or `listed` if the handler's queries filter by the caller's `JobScope`.
 */
export type About = AboutThings | 'listed';

/** Every endpoint for signed-in users names the permission it requires; no other endpoint has one. */
type Permitting<Granted extends Access> = Granted extends 'signed-in'
  ?
      | { readonly permission: JobPermission; readonly about: About; readonly scope?: Scope | null }
      | {
          readonly permission: Exclude<NeededPermission, JobPermission>;
          readonly about?: never;
          readonly scope?: Scope | null;
        }
  : { readonly permission?: never; readonly about?: never; readonly scope?: never };

/**
 * One endpoint of the API, defined once: the server mounts it, the browser and tests call it, and OpenAPI describes it.
 * Names in the path, as in `/jobs/{id}`, are taken from the input; the rest of the input is sent as the query (GET,
 * DELETE) or as the body: JSON, or multipart where `files` names file fields.
 */
export type Endpoint<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
  FileField extends string = string,
  Granted extends Access = Access,
> = {
  readonly method: Method;
  /** Path below `/api`. */
  readonly path: string;
  readonly access: Granted;
  /** Permission that the caller's role must have; `null` if no role is required. */
  readonly permission: NeededPermission | null;
  /** How access is checked for members who see only some jobs; `null` denies them access. */
  readonly about: About | null;
  /** Scope that an API key or assistant needs; `null` denies them access. */
  readonly scope: Scope | null;
  /** One-line summary in the API's documentation. */
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  /** Multipart fields that carry one file each, all required. */
  readonly files: readonly FileField[];
  /** Maximum size of one file in bytes. */
  readonly fileBytes: number;
  /** Timeout of the client in milliseconds. */
  readonly timeoutMs: number;
  /** Calls a minute per user, or per address for signed-out visitors. */
  readonly limitPerMinute: number;
  /** The same per day, for calls whose result is stored or sent; `null` if unlimited. */
  readonly limitPerDay: number | null;
};

type EndpointDescription<Input, Output, FileField, Granted extends Access> = Permitting<Granted> & {
  readonly method: Method;
  readonly path: string;
  readonly access: Granted;
  readonly summary: string;
  readonly input?: Input;
  readonly output: Output;
  readonly files?: readonly FileField[];
  readonly fileBytes?: number;
  readonly timeoutMs?: number;
  readonly limitPerMinute?: number;
  readonly limitPerDay?: number;
};

const nothing = z.object({});

/** Describes an endpoint whose success is `{ data, message? }` with `data` of the output schema. */
export function endpoint<
  Granted extends Access,
  Output extends z.ZodType,
  Input extends z.ZodObject = typeof nothing,
  FileField extends string = never,
>(
  description: EndpointDescription<Input, Output, FileField, Granted>,
): Endpoint<Input, Output, FileField, Granted> {
  return {
    permission: null,
    about: null,
    scope: null,
    files: [],
    fileBytes: limits.fileBytes,
    timeoutMs: limits.requestTimeoutMs,
    limitPerMinute: limits.callsPerMinute,
    limitPerDay: null,
    ...description,
    // The default of the type parameter is this very schema.
    input: description.input ?? (nothing as unknown as Input),
  };
}

/**
 * An endpoint that answers with a file instead of JSON. Its input is sent in the path and the query, or as a JSON body
 * if it may be too long for a URL.
 */
export type Download<Input extends z.ZodObject = z.ZodObject, Granted extends Access = Access> = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly access: Granted;
  readonly permission: NeededPermission | null;
  readonly about: About | null;
  readonly scope: Scope | null;
  readonly summary: string;
  readonly input: Input;
  readonly limitPerMinute: number;
};

/** Describes a download; the default method is GET. */
export function download<Input extends z.ZodObject, Granted extends Access>(
  description: Omit<
    Download<Input, Granted>,
    'method' | 'limitPerMinute' | 'permission' | 'about' | 'scope'
  > &
    Partial<Pick<Download, 'method' | 'limitPerMinute'>> &
    Permitting<Granted>,
): Download<Input, Granted> {
  return {
    method: 'GET',
    permission: null,
    about: null,
    scope: null,
    limitPerMinute: limits.callsPerMinute,
    ...description,
  };
}

/** A stream of server-sent events; every event's data is JSON of the schema under its name. */
export type EventStream<
  Events extends Readonly<Record<string, z.ZodType>> = Record<string, z.ZodType>,
  Input extends z.ZodObject = z.ZodObject,
  Granted extends Access = Access,
> = {
  readonly method: 'GET';
  readonly path: string;
  readonly access: Granted;
  readonly permission: NeededPermission | null;
  readonly about: About | null;
  /** Not for programs, which poll instead: an open stream would outlive the revocation of a key. */
  readonly scope: null;
  readonly summary: string;
  readonly input: Input;
  readonly events: Events;
  /** Times that one person, or one address, may open it in a minute. */
  readonly limitPerMinute: number;
};

/** Allows a browser to reopen eight streams several times, such as after a restart. */
const streamsPerMinute = 600;

/** Describes a stream of events. */
export function eventStream<
  Events extends Readonly<Record<string, z.ZodType>>,
  Granted extends Access,
  Input extends z.ZodObject = typeof nothing,
>(
  description: Omit<
    EventStream<Events, Input, Granted>,
    'method' | 'input' | 'limitPerMinute' | 'permission' | 'about' | 'scope'
  > & {
    readonly input?: Input;
  } & Permitting<Granted>,
): EventStream<Events, Input, Granted> {
  // The default of the type parameter is this very schema.
  return {
    method: 'GET',
    permission: null,
    about: null,
    limitPerMinute: streamsPerMinute,
    ...description,
    scope: null,
    input: description.input ?? (nothing as unknown as Input),
  };
}

/** Anything listed in the API's documentation. */
export type Described = Endpoint | Download | EventStream;

const placeholder = /\{([a-zA-Z]+)\}/g;

/** The names in a path's placeholders: `['id']` for `/jobs/{id}`. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(placeholder)].map(([, name = '']) => name);
}

/**
 * Puts values into a path's placeholders, percent-encoded.
 * @throws Error when a value is missing
 */
export function fillPath(path: string, values: Readonly<Record<string, unknown>>): string {
  return path.replace(placeholder, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === '') throw new Error(`The path ${path} needs ${name}.`);
    return encodeURIComponent(String(value));
  });
}

/**
 * Puts values into a path's placeholders and the remaining ones into its query; unset values are left out.
 * @throws Error when a value of the path is missing
 */
export function fillAddress(path: string, values: Readonly<Record<string, unknown>>): string {
  const inPath = new Set(pathNames(path));
  const rest = Object.entries(values)
    .filter(([name, value]) => !inPath.has(name) && value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);
  const filled = fillPath(path, values);
  return rest.length === 0 ? filled : `${filled}?${new URLSearchParams(rest)}`;
}
