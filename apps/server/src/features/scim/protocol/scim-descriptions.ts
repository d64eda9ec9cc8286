import { groupSchema, scimLimits, userSchema } from './scim-schemas.ts';

const described = (schemas: readonly string[], resourceType: string, location: string) => ({
  schemas,
  meta: { resourceType, location },
});

/** The features of RFC 7644 that Winnow supports. */
export function serviceProviderConfig(base: string) {
  return {
    ...described(
      ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
      'ServiceProviderConfig',
      `${base}/ServiceProviderConfig`,
    ),
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: scimLimits.page },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'A token that an owner or administrator makes on the page of the organization.',
        specUri: 'https://www.rfc-editor.org/info/rfc6750',
        primary: true,
      },
    ],
  };
}

export function resourceTypes(base: string) {
  const type = (name: string, endpoint: string, schema: string) => ({
    ...described(
      ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
      'ResourceType',
      `${base}/ResourceTypes/${name}`,
    ),
    id: name,
    name,
    endpoint,
    description: name,
    schema,
    schemaExtensions: [],
  });
  return [type('User', '/Users', userSchema), type('Group', '/Groups', groupSchema)];
}

type Attribute = Readonly<Record<string, unknown>>;

const attribute = (name: string, description: string, own: Attribute = {}): Attribute => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...own,
});

const complex = (name: string, description: string, subAttributes: Attribute[], own: Attribute = {}) => {
  const {
    caseExact: _caseExact,
    uniqueness: _uniqueness,
    ...rest
  } = attribute(name, description, {
    type: 'complex',
    ...own,
  });
  return { ...rest, subAttributes };
};

const boolean = (name: string, description: string): Attribute => {
  const {
    caseExact: _caseExact,
    uniqueness: _uniqueness,
    ...rest
  } = attribute(name, description, {
    type: 'boolean',
  });
  return rest;
};

const reference = (types: readonly string[]): Attribute => ({
  type: 'reference',
  referenceTypes: types,
  caseExact: true,
});

const userAttributes = [
  attribute('userName', 'By what the directory knows the person; unique in the organization.', {
    required: true,
    uniqueness: 'server',
  }),
  complex('name', 'The name of the person.', [
    attribute('formatted', 'The whole name.'),
    attribute('givenName', 'The given name.'),
    attribute('familyName', 'The family name.'),
  ]),
  attribute('displayName', 'The name as it is shown.'),
  attribute('preferredLanguage', 'The language that a new account begins with.'),
  boolean('active', 'Whether the person is a member of the organization.'),
  complex(
    'emails',
    'The primary one, or else that of type work, or else the first is the address of the account.',
    [
      attribute('value', 'The address.'),
      attribute('type', 'What it is for.', { canonicalValues: ['work', 'home', 'other'] }),
      boolean('primary', 'Whether it is the main one.'),
    ],
    { multiValued: true },
  ),
  complex(
    'groups',
    'The groups of the person.',
    [
      attribute('value', 'The id of the group.', { mutability: 'readOnly', caseExact: true }),
      attribute('$ref', 'The address of the group.', { ...reference(['Group']), mutability: 'readOnly' }),
      attribute('display', 'The name of the group.', { mutability: 'readOnly' }),
      attribute('type', 'Always direct.', { mutability: 'readOnly', canonicalValues: ['direct'] }),
    ],
    { multiValued: true, mutability: 'readOnly' },
  ),
];

const groupAttributes = [
  attribute('displayName', 'The name of the group; unique in the organization.', {
    required: true,
    uniqueness: 'server',
  }),
  complex(
    'members',
    'The people in the group.',
    [
      attribute('value', 'The id of the user.', { mutability: 'immutable', caseExact: true }),
      attribute('$ref', 'The address of the user.', { ...reference(['User']), mutability: 'readOnly' }),
      attribute('display', 'The name of the user.', { mutability: 'readOnly' }),
      attribute('type', 'Always User.', { mutability: 'immutable', canonicalValues: ['User'] }),
    ],
    { multiValued: true },
  ),
];

/** Schemas with only the attributes that Winnow stores. */
export function schemas(base: string) {
  const schema = (id: string, name: string, attributes: readonly Attribute[]) => ({
    ...described(['urn:ietf:params:scim:schemas:core:2.0:Schema'], 'Schema', `${base}/Schemas/${id}`),
    id,
    name,
    description: name,
    attributes,
  });
  return [schema(userSchema, 'User', userAttributes), schema(groupSchema, 'Group', groupAttributes)];
}
