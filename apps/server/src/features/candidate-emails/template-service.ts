import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  ApiError,
  candidateEmailLimits,
  type EmailPurpose,
  type EmailTemplate,
  type EmailTexts,
  type OrganizationId,
  type ShippedTemplate,
  sentence,
  shippedTemplates,
} from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { isStale } from '../../platform/database/is-stale.ts';
import type { Member } from '../../platform/http/caller.ts';
import { lockOrganization } from '../organizations/lock-organization.ts';
import { shippedTexts } from './shipped-texts.ts';
import {
  countOwnTemplates,
  findOwnTemplate,
  insertTemplate,
  listTemplateRows,
  removeOwnTemplate,
  removeShipped,
  saveShipped,
  type TemplateRow,
  updateOwnTemplate,
} from './template-repository.ts';

type TemplateWords = {
  readonly name: string;
  readonly purpose: EmailPurpose;
  readonly texts: EmailTexts;
};

/** Templates of emails to candidates. Those of other users are not found. */
export type TemplateService = {
  /** Shipped templates, then the user's own by name. */
  list(organizationId: OrganizationId): Promise<EmailTemplate[]>;
  /** @throws ApiError `not-found` */
  get(organizationId: OrganizationId, id: string): Promise<EmailTemplate>;
  /** @throws ApiError `no-room` */
  create(member: Member, words: TemplateWords): Promise<EmailTemplate>;
  /** Of a shipped one the texts alone. @throws ApiError `not-found`, `conflict` for what another member changed since */
  save(
    member: Member,
    id: string,
    words: Pick<TemplateWords, 'texts'> & {
      readonly [Field in 'name' | 'purpose']?: TemplateWords[Field] | undefined;
    } & { readonly before?: TemplateWords | undefined },
  ): Promise<EmailTemplate>;
  /** Restores the original texts of a shipped template. @throws ApiError `not-found` */
  remove(organizationId: OrganizationId, id: string): Promise<void>;
};

export function createTemplateService({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): TemplateService {
  async function list(organizationId: OrganizationId): Promise<EmailTemplate[]> {
    const rows = await listTemplateRows(database, organizationId);
    const changed = new Map(rows.filter(({ isShipped }) => isShipped).map((row) => [row.purpose, row.texts]));
    const shipped = shippedTemplates.map((id) => presentShipped(id, changed.get(id)));
    return [...shipped, ...rows.filter(({ isShipped }) => !isShipped).map(presentOwn)];
  }

  async function get(organizationId: OrganizationId, id: string): Promise<EmailTemplate> {
    return (await list(organizationId)).find((template) => template.id === id) ?? notFound();
  }

  return {
    list,
    get,

    create: ({ organizationId, userId: createdBy }, words) =>
      database.transaction(async (transaction) => {
        await lockOrganization(transaction, organizationId);
        const { templates } = candidateEmailLimits;
        if ((await countOwnTemplates(transaction, organizationId)) >= templates) {
          const message = sentence('templates-full', { max: templates });
          throw new ApiError('no-room', message);
        }
        const now = clock.now();
        const row = {
          id: randomUUID(),
          organizationId,
          createdBy,
          isShipped: false,
          createdAt: now,
          updatedAt: now,
          updatedBy: createdBy,
          ...words,
        };
        await insertTemplate(transaction, row);
        return presentOwn(row);
      }),

    async save({ organizationId, userId: createdBy }, id, { before: seen, ...words }) {
      const now = clock.now();
      const { texts, name, purpose } = words;
      if (isShippedId(id)) {
        const row = {
          id: randomUUID(),
          organizationId,
          createdBy,
          purpose: id,
          isShipped: true,
          name: '',
          texts,
          updatedBy: createdBy,
        };
        return database.transaction(async (transaction) => {
          await lockOrganization(transaction, organizationId);
          const known = (await listTemplateRows(transaction, organizationId)).find(
            ({ isShipped, purpose: of }) => isShipped && of === id,
          );
          const current = presentShipped(id, known?.texts);
          if (isStale(current, { texts }, seen)) throw changedSince(current, known);
          if (isDeepStrictEqual(texts, shippedTexts[id]))
            await removeShipped(transaction, organizationId, id);
          else await saveShipped(transaction, { ...row, createdAt: now, updatedAt: now });
          return presentShipped(id, texts);
        });
      }
      return database.transaction(async (transaction) => {
        await lockOrganization(transaction, organizationId);
        const before = (await findOwnTemplate(transaction, organizationId, id)) ?? notFound();
        const current = presentOwn(before);
        if (isStale(current, words, seen)) throw changedSince(current, before);
        const row = {
          ...before,
          texts,
          name: name ?? before.name,
          purpose: purpose ?? before.purpose,
          updatedAt: now,
          updatedBy: createdBy,
        };
        await updateOwnTemplate(transaction, row);
        return presentOwn(row);
      });
    },

    async remove(organizationId, id) {
      if (isShippedId(id)) await removeShipped(database, organizationId, id);
      else if (!(await removeOwnTemplate(database, organizationId, id))) notFound();
    },
  };
}

const isShippedId = (id: string): id is ShippedTemplate => shippedTemplates.some((known) => known === id);

function presentShipped(id: ShippedTemplate, changed: EmailTexts | undefined): EmailTemplate {
  const defaults = shippedTexts[id];
  const texts = changed ? whole(changed) : defaults;
  const isChanged = !isDeepStrictEqual(texts, defaults);
  return { id, purpose: id, name: '', texts, isShipped: true, isChanged, defaults };
}

function presentOwn({ id, purpose, name, texts }: TemplateRow): EmailTemplate {
  return { id, purpose, name, texts: whole(texts), isShipped: false, isChanged: false, defaults: null };
}

/** Rows of earlier releases have no Spanish and no French. */
function whole(texts: EmailTexts): EmailTexts {
  return { ...texts, es: texts.es ?? null, fr: texts.fr ?? null };
}

/** @param row what is kept of it; nothing of a shipped one that has its first words again */
function changedSince(current: EmailTemplate, row: TemplateRow | undefined): ApiError {
  const saved = row && { by: row.updatedBy, at: row.updatedAt };
  return new ApiError('conflict', sentence('changed-meanwhile'), { current, saved });
}

function notFound(): never {
  throw new ApiError('not-found', 'Email template not found.');
}
