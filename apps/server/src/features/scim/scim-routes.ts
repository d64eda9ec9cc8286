import type { Api } from '../../platform/http/mount.ts';
import type { Log } from '../../platform/log/log.ts';
import type { ScimGroupService } from './groups/scim-group-service.ts';
import { listResponse, readPage, readSelection, select, selects } from './protocol/scim-answer.ts';
import { answer, createScimApi, type ScimCall } from './protocol/scim-api.ts';
import { resourceTypes, schemas, serviceProviderConfig } from './protocol/scim-descriptions.ts';
import { ScimError } from './protocol/scim-error.ts';
import { fulfills, parseFilter } from './protocol/scim-filter.ts';
import { applyPatch, readPatch } from './protocol/scim-patch.ts';
import { groupKind, userKind } from './protocol/scim-schemas.ts';
import { names } from './protocol/scim-version.ts';
import type { ScimTokenService } from './tokens/scim-token-service.ts';
import type { ScimResource, ScimUserService } from './users/scim-user-service.ts';

type Dependencies = {
  readonly log: Log;
  readonly scim: {
    readonly tokens: ScimTokenService;
    readonly users: ScimUserService;
    readonly groups: ScimGroupService;
    readonly base: string;
  };
};

/** SCIM 2.0 (RFC 7643 and 7644) for the directories of organizations. */
export function mountScim({ app: parent, openLimiter }: Api, { log, scim }: Dependencies): void {
  const { tokens, users, groups, base } = scim;
  const api = createScimApi({ log, openLimiter, tokens });

  describeIn(api, '/ServiceProviderConfig', () => serviceProviderConfig(base));
  describeIn(api, '/ResourceTypes', () => listAll(resourceTypes(base)));
  describeIn(api, '/Schemas', () => listAll(schemas(base)));
  // Both have names rather than UUIDs, which `id` requires.
  for (const type of resourceTypes(base)) describeIn(api, `/ResourceTypes/${type.name}`, () => type);
  for (const schema of schemas(base)) describeIn(api, `/Schemas/${schema.id}`, () => schema);

  api.on('GET', '/Users', async ({ organizationId, query, context }) => {
    const filter = query['filter'] ? parseFilter(query['filter']) : null;
    const selection = readSelection(query);
    const found = await users.list(organizationId, filter, selects(selection, 'groups') || filter !== null);
    return answer(context, pageOf(filter ? found.filter((one) => fulfills(one, filter)) : found, query));
  });
  api.on('POST', '/Users', async ({ organizationId, readBody, query, context }) =>
    created({ query, context }, await users.create(organizationId, await readBody())),
  );
  api.on('GET', '/Users/:id', async ({ organizationId, id, query, context }) =>
    show({ query, context }, await users.get(organizationId, id)),
  );
  api.on('PUT', '/Users/:id', async ({ organizationId, id, ifMatch, readBody, query, context }) =>
    show({ query, context }, await users.replace(organizationId, id, ifMatch, await readBody())),
  );
  api.on('PATCH', '/Users/:id', async ({ organizationId, id, ifMatch, readBody, query, context }) => {
    const operations = readPatch(await readBody());
    const next = (resource: ScimResource) => applyPatch(userKind, resource, operations);
    return show({ query, context }, await users.change(organizationId, id, ifMatch, next));
  });
  api.on('DELETE', '/Users/:id', async ({ organizationId, id, ifMatch, context }) => {
    await users.remove(organizationId, id, ifMatch);
    return context.body(null, 204);
  });

  api.on('GET', '/Groups', async ({ organizationId, query, context }) => {
    const filter = query['filter'] ? parseFilter(query['filter']) : null;
    const isAboutMembers = (query['filter'] ?? '').toLowerCase().includes('members');
    const withMembers = selects(readSelection(query), 'members') || isAboutMembers;
    const found = await groups.list(organizationId, withMembers);
    return answer(context, pageOf(filter ? found.filter((one) => fulfills(one, filter)) : found, query));
  });
  api.on('POST', '/Groups', async ({ organizationId, readBody, query, context }) =>
    created({ query, context }, await groups.create(organizationId, await readBody())),
  );
  api.on('GET', '/Groups/:id', async ({ organizationId, id, query, context }) =>
    show({ query, context }, await groups.get(organizationId, id, selects(readSelection(query), 'members'))),
  );
  api.on('PUT', '/Groups/:id', async ({ organizationId, id, ifMatch, readBody, query, context }) => {
    const body = await readBody();
    await groups.change(organizationId, id, ifMatch, () => body);
    return show({ query, context }, await groups.get(organizationId, id));
  });
  api.on('PATCH', '/Groups/:id', async ({ organizationId, id, ifMatch, readBody, context }) => {
    const operations = readPatch(await readBody());
    await groups.change(organizationId, id, ifMatch, (resource) =>
      applyPatch(groupKind, resource, operations),
    );
    // A group may have thousands of members, which the response to adding one needn't contain.
    return context.body(null, 204);
  });
  api.on('DELETE', '/Groups/:id', async ({ organizationId, id, ifMatch, context }) => {
    await groups.remove(organizationId, id, ifMatch);
    return context.body(null, 204);
  });

  for (const path of ['/Bulk', '/Me', '/.search', '/Users/.search', '/Groups/.search']) {
    api.app.all(path, () => {
      throw new ScimError(501, null, 'Winnow has no such endpoint.');
    });
  }
  for (const path of ['/Users', '/Users/:id', '/Groups', '/Groups/:id']) {
    api.app.all(path, () => {
      throw new ScimError(405, null, 'This address has no such method.');
    });
  }
  api.app.all('*', () => {
    throw new ScimError(404, null, 'There is nothing at this address.');
  });
  parent.route('/scim/v2', api.app);
}

/** Endpoints that describe the server. */
function describeIn(api: ReturnType<typeof createScimApi>, path: string, describe: () => object): void {
  api.on('GET', path, async ({ context, query }) => {
    // RFC 7644, section 4, forbids filters here.
    if (query['filter'] !== undefined) throw new ScimError(403, null, 'Descriptions cannot be filtered.');
    return answer(context, describe());
  });
}

type Asked = Pick<ScimCall, 'query' | 'context'>;

/** Sends a resource, or 304 if the directory already has this version. */
function show({ query, context }: Asked, resource: ScimResource): Response {
  const { version } = resource.meta;
  const known = context.req.method === 'GET' ? context.req.header('if-none-match') : undefined;
  if (known !== undefined && names(known, version)) return context.body(null, 304, { etag: version });
  return answer(context, select(resource, readSelection(query)), { headers: { etag: version } });
}

function created({ query, context }: Asked, resource: ScimResource): Response {
  const { version: etag, location } = resource.meta;
  return answer(context, select(resource, readSelection(query)), {
    status: 201,
    headers: { etag, location },
  });
}

function pageOf(found: readonly ScimResource[], query: ScimCall['query']): object {
  const { startIndex, count } = readPage(query);
  const selection = readSelection(query);
  const page = found.slice(startIndex - 1, startIndex - 1 + count);
  return listResponse(
    page.map((resource) => select(resource, selection)),
    found.length,
    startIndex,
  );
}

const listAll = (all: readonly object[]): object =>
  listResponse(all as readonly Readonly<Record<string, unknown>>[], all.length, 1);
