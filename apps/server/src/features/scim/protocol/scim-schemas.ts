import * as z from 'zod';
import { invalid } from './scim-error.ts';

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
export const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
export const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

export const scimLimits = {
  bodyBytes: 1024 * 1024,
  /** Operations of one PATCH. */
  operations: 1_000,
  /** Resources of one response. */
  page: 200,
  users: 5_000,
  groups: 200,
  /** People in all groups of an organization together. */
  groupMembers: 20_000,
} as const;

/** How an attribute is stored. */
export type Kept =
  | { readonly kind: 'simple'; readonly name: string }
  | { readonly kind: 'complex' | 'multiple'; readonly name: string; readonly subs: readonly string[] };

const simple = (name: string): Kept => ({ kind: 'simple', name });

export type ResourceKind = {
  readonly name: 'User' | 'Group';
  /** Stored attributes by their name in lowercase. */
  readonly kept: Readonly<Record<string, Kept>>;
  /** Attributes of the schema that Winnow doesn't use: accepted but not stored. */
  readonly ignored: readonly string[];
};

/** Set by Winnow: values from a directory are ignored, as RFC 7644 requires. */
export const readOnly: readonly string[] = ['schemas', 'id', 'meta', 'groups'];

export const userKind: ResourceKind = {
  name: 'User',
  kept: {
    username: simple('userName'),
    externalid: simple('externalId'),
    displayname: simple('displayName'),
    preferredlanguage: simple('preferredLanguage'),
    active: simple('active'),
    name: { kind: 'complex', name: 'name', subs: ['formatted', 'givenName', 'familyName'] },
    emails: { kind: 'multiple', name: 'emails', subs: ['value', 'type', 'primary'] },
  },
  ignored: [
    'addresses',
    'entitlements',
    'ims',
    'locale',
    'nickname',
    'password',
    'phonenumbers',
    'photos',
    'profileurl',
    'roles',
    'timezone',
    'title',
    'usertype',
    'x509certificates',
  ],
};

export const groupKind: ResourceKind = {
  name: 'Group',
  kept: {
    displayname: simple('displayName'),
    externalid: simple('externalId'),
    members: { kind: 'multiple', name: 'members', subs: ['value', 'type'] },
  },
  ignored: [],
};

/** An empty string or `null` removes an attribute. */
const words = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) => text.trim())
    .nullish()
    .transform((text) => text || undefined);

/** Entra sends booleans as strings, with a capital. */
const yesOrNo = z.union([
  z.boolean(),
  z
    .string()
    .toLowerCase()
    .pipe(z.enum(['true', 'false']))
    .transform((text) => text === 'true'),
]);

const email = z.object({
  value: z.string().trim().min(1).max(320),
  type: words(40),
  primary: yesOrNo.nullish().transform((isPrimary) => isPrimary || undefined),
});

const userInput = z.object({
  userName: z.string().trim().min(1).max(320),
  externalId: words(500),
  displayName: words(300),
  preferredLanguage: words(40),
  active: yesOrNo.nullish().transform((isActive) => isActive ?? true),
  name: z
    .object({ formatted: words(300), givenName: words(150), familyName: words(150) })
    .nullish()
    .transform((name) => name ?? undefined),
  emails: z
    .array(email)
    .max(20)
    .nullish()
    .transform((emails) => emails ?? []),
});
export type UserInput = z.output<typeof userInput>;
/** Attributes without a column of their own. */
export type UserAttributes = Omit<UserInput, 'userName' | 'externalId' | 'active'>;

const groupInput = z.object({
  displayName: z.string().trim().min(1).max(300),
  externalId: words(500),
  members: z
    .array(z.object({ value: z.uuid().toLowerCase(), type: words(40) }))
    .max(scimLimits.users)
    .nullish()
    .transform((members) => members ?? []),
});
export type GroupInput = z.output<typeof groupInput>;

/** @throws ScimError `invalidValue` */
export const readUser = (resource: object): UserInput => read(userInput, userKind, resource);

/** @throws ScimError `invalidValue` */
export function readGroup(resource: object): GroupInput {
  const group = read(groupInput, groupKind, resource);
  if (group.members.some(({ type }) => type?.toLowerCase() === 'group')) {
    throw invalid('invalidValue', 'Groups within groups are not supported.');
  }
  return group;
}

function read<Schema extends z.ZodType>(
  schema: Schema,
  { kept }: ResourceKind,
  resource: object,
): z.output<Schema> {
  // Attribute names are case-insensitive.
  const named = Object.fromEntries(
    Object.entries(resource).flatMap(([key, value]) => {
      const attribute = kept[key.toLowerCase()];
      return attribute ? [[attribute.name, withKnownNames(value, attribute)]] : [];
    }),
  );
  const parsed = schema.safeParse(named);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalid('invalidValue', `${issue?.path.join('.') || 'The resource'}: ${issue?.message ?? 'invalid'}`);
}

/** The value with the stored sub-attributes, spelled as in the schema. */
export function withKnownNames(value: unknown, attribute: Kept): unknown {
  if (attribute.kind === 'simple') return value;
  const rename = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one;
    const given = new Map(Object.entries(one).map(([key, inner]) => [key.toLowerCase(), inner]));
    return Object.fromEntries(
      attribute.subs.flatMap((sub) => {
        const inner = given.get(sub.toLowerCase());
        return inner === undefined ? [] : [[sub, inner]];
      }),
    );
  };
  if (attribute.kind === 'complex') return rename(value);
  // Some directories send one value without brackets.
  if (Array.isArray(value)) return value.map(rename);
  return value === null || value === undefined ? value : [rename(value)];
}
