import { AsyncLocalStorage } from 'node:async_hooks';
import type { Described } from '@winnow/contracts';
import * as z from 'zod';
import type { Caller } from './caller.ts';
import { addressGroup } from './guards/client-address.ts';

/** An operator's call that is being handled. */
export type OperatorCall = {
  readonly actorId: string;
  /** The endpoint, as `GET /admin/users`. */
  readonly name: string;
  /** The group of addresses that the call comes from. */
  readonly client: string;
  /** Set by the service that writes the audit entry in its own transaction. */
  isRecorded: boolean;
};

/** Subject of an operator's call, without user-entered text, which may name a person. */
export type OperatorCallSubject = {
  readonly isLook: boolean;
  /** Id of a user if known, otherwise of a thing; `null` for a list. */
  readonly subjectId: string | null;
  readonly details: Readonly<Record<string, string | number | boolean>>;
};

/** Records an operator's call in the audit log. @throws if that fails: the call then fails too */
export type RecordOperatorCall = (call: OperatorCall, subject: OperatorCallSubject) => Promise<void>;

type Route = Pick<Described, 'method' | 'path' | 'input'>;
type Visit = { readonly address: string };
type Result = { readonly subjectId?: string | null };

const underWay = new AsyncLocalStorage<OperatorCall>();

/** The operator's call in progress; `undefined` outside of one. */
export function operatorCallUnderWay(): OperatorCall | undefined {
  return underWay.getStore();
}

/**
 * Handles an operator's call and makes sure that it is in the audit log before it is answered: the service records it
 * in its transaction, otherwise it is recorded here.
 */
export async function handleOperatorCall<Answered extends Result>(
  record: RecordOperatorCall,
  { caller, route, visit }: { readonly caller: Caller; readonly route: Route; readonly visit: Visit },
  values: { readonly input: object; readonly inPath: Readonly<Record<string, string>> },
  handle: () => Promise<Answered>,
): Promise<Answered> {
  const call = operatorCall(caller, route, visit);
  const answered = await underWay.run(call, handle);
  if (!call.isRecorded) {
    const subjectId = answered.subjectId ?? Object.values(values.inPath)[0] ?? null;
    const details = { ...values.inPath, ...withoutTypedText(route.input, values) };
    await record(call, { isLook: route.method === 'GET', subjectId, details });
  }
  return answered;
}

export function operatorCall({ userId }: Caller, { method, path }: Route, { address }: Visit): OperatorCall {
  return { actorId: userId, name: `${method} ${path}`, client: addressGroup(address), isRecorded: false };
}

/** Input for the audit log: numbers, flags, choices and ids unchanged; only the length of other text. */
function withoutTypedText(
  { shape }: z.ZodObject,
  { input, inPath }: { readonly input: object; readonly inPath: Readonly<Record<string, string>> },
): Record<string, string | number | boolean> {
  const kept: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(input)) {
    if (name in inPath || value === '') continue;
    if (typeof value === 'number' || typeof value === 'boolean') kept[name] = value;
    else if (typeof value !== 'string') continue;
    else if (isChoice(shape[name]) || z.uuid().safeParse(value).success) kept[name] = value;
    else kept[`${name}Length`] = value.length;
  }
  return kept;
}

function isChoice(schema: unknown): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return isChoice(schema.unwrap());
  return schema instanceof z.ZodEnum;
}
