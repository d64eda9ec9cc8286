import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  ApiError,
  candidateEmailLimits,
  type EmailPurpose,
  type EmailTemplate,
  type EmailTexts,
  type ShippedTemplate,
  shippedTemplates,
} from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { shippedTexts } from './shipped-texts.ts';
import {
  countOwnTemplates,
  findOwnTemplate,
  insertTemplate,
  listTemplateRows,
  lockOwner,
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

/** Templates of emails to candidates. What is another's is not found. */
export type TemplateService = {
  /** The shipped ones, then their own by name. */
  list(ownerId: string): Promise<EmailTemplate[]>;
  /** @throws ApiError `not-found` */
  get(ownerId: string, id: string): Promise<EmailTemplate>;
  /** @throws ApiError `no-room` */
  create(ownerId: string, words: TemplateWords): Promise<EmailTemplate>;
  /** Of a shipped one the texts alone. @throws ApiError `not-found` */
  save(
    ownerId: string,
    id: string,
    words: Pick<TemplateWords, 'texts'> & {
      readonly [Field in 'name' | 'purpose']?: TemplateWords[Field] | undefined;
    },
  ): Promise<EmailTemplate>;
  /** A shipped one gets its first words back. @throws ApiError `not-found` */
  remove(ownerId: string, id: string): Promise<void>;
};

export function createTemplateService({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): TemplateService {
  async function list(ownerId: string): Promise<EmailTemplate[]> {
    const rows = await listTemplateRows(database, ownerId);
    const changed = new Map(rows.filter(({ isShipped }) => isShipped).map((row) => [row.purpose, row.texts]));
    const shipped = shippedTemplates.map((id) => presentShipped(id, changed.get(id)));
    return [...shipped, ...rows.filter(({ isShipped }) => !isShipped).map(presentOwn)];
  }

  async function get(ownerId: string, id: string): Promise<EmailTemplate> {
    return (await list(ownerId)).find((template) => template.id === id) ?? notFound();
  }

  return {
    list,
    get,

    create: (ownerId, words) =>
      database.transaction(async (transaction) => {
        await lockOwner(transaction, ownerId);
        const { templates } = candidateEmailLimits;
        if ((await countOwnTemplates(transaction, ownerId)) >= templates) {
          const message = `You have ${templates} templates, the most an account can have. Delete one to save another.`;
          throw new ApiError('no-room', message);
        }
        const now = clock.now();
        const row = { id: randomUUID(), ownerId, isShipped: false, createdAt: now, updatedAt: now, ...words };
        await insertTemplate(transaction, row);
        return presentOwn(row);
      }),

    async save(ownerId, id, { texts, name, purpose }) {
      const now = clock.now();
      if (isShippedId(id)) {
        const row = { id: randomUUID(), ownerId, purpose: id, isShipped: true, name: '', texts };
        if (isDeepStrictEqual(texts, shippedTexts[id])) await removeShipped(database, ownerId, id);
        else await saveShipped(database, { ...row, createdAt: now, updatedAt: now });
        return presentShipped(id, texts);
      }
      return database.transaction(async (transaction) => {
        await lockOwner(transaction, ownerId);
        const before = (await findOwnTemplate(transaction, ownerId, id)) ?? notFound();
        const row = {
          ...before,
          texts,
          name: name ?? before.name,
          purpose: purpose ?? before.purpose,
          updatedAt: now,
        };
        await updateOwnTemplate(transaction, row);
        return presentOwn(row);
      });
    },

    async remove(ownerId, id) {
      if (isShippedId(id)) await removeShipped(database, ownerId, id);
      else if (!(await removeOwnTemplate(database, ownerId, id))) notFound();
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

function notFound(): never {
  throw new ApiError('not-found', 'Email template not found.');
}
