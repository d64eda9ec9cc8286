import {
  messages,
  PGlite,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import { createPriorityMutex } from './priority-mutex.ts';
import { currentScope, type Scope, settingsOf } from './scope.ts';

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/** A prepared statement. */
type Statement = {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  readonly columns: readonly { readonly name: string; readonly dataTypeID: number }[];
};

/** Maximum prepared statements: we have about 300, and more for lists of different lengths. */
const maxStatements = 600;
/**
 * Milliseconds after which a statement is planned again, since tables grow; and rows after which it is so at once. A plan
 * for empty tables reads whole tables for each row, which takes seconds once they hold thousands.
 */
const plansLastMs = 60_000;
const plansLastRows = 200;
const isPreparable = /^\s*(?:select|insert|update|delete|with)\b/i;

const { serialize } = protocol;

/**
 * PGlite with prepared statements. PGlite itself sends each query in six messages and has it parsed and planned
 * every time, which costs several times what most of our queries do; here a known statement is one
 * message, and its plan is reused. There is one connection; requests go before background work. The scope is set
 * before a query if it differs from that of the query before.
 */
export class EmbeddedClient extends PGlite {
  // Maps keep insertion order: the first entry is the least recently used.
  readonly #statements = new Map<string, Statement>();
  #made = 0;
  #plansUntil = 0;
  /** Rows inserted since the start, and the number up to which plans are kept. */
  #inserted = 0;
  #plansUntilInserted = plansLastRows;
  readonly #turns = createPriorityMutex();
  #memberRole: string | null = null;
  /** The connection's current scope; `null` if unknown. */
  #told: Scope | null = 'installation';
  /** Prepared statement that sets the scope: half the cost of a text statement. */
  #setScope: Statement | null = null;

  /** Sets the role for all scopes except the installation's, to which row-level security applies. */
  useMemberRole(role: string | null): void {
    this.#memberRole = role;
  }

  override query<Row>(
    text: string,
    parameters: unknown[] = [],
    options?: QueryOptions,
  ): Promise<Results<Row>> {
    // PGlite queries its own types while it starts, so these queries must not be queued.
    if (!this.ready) return super.query<Row>(text, parameters, options);
    const scope = currentScope();
    return this.#turns(() =>
      isPrepared(text, options)
        ? this.#run<Row>(scope, text, parameters, options)
        : this.#rollingBack(scope, () => super.query<Row>(text, parameters, options)),
    );
  }

  override exec(text: string, options?: QueryOptions): Promise<Results[]> {
    if (!this.ready) return super.exec(text, options);
    const scope = currentScope();
    return this.#turns(() => this.#rollingBack(scope, () => super.exec(text, options)));
  }

  override transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    const scope = currentScope();
    return this.#turns(async () => {
      await this.#tell(scope);
      return super.transaction((transaction) => {
        const query = <Row>(text: string, parameters: unknown[] = [], options?: QueryOptions) =>
          transaction.closed || !isPrepared(text, options)
            ? transaction.query<Row>(text, parameters, options)
            : this.#run<Row>(null, text, parameters, options);
        return work(Object.assign(Object.create(transaction), { query }) as Transaction);
      });
    });
  }

  /** Runs work on the files of the database between two queries, after a checkpoint has written all commits to them. */
  atCheckpoint<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#turns(() =>
      this.runExclusive(async () => {
        // Only the connection's own role may do this.
        await this.#send([serialize.query('reset role'), serialize.query('checkpoint')]);
        this.#told = null;
        return work();
      }),
    );
  }

  async #tell(scope: Scope): Promise<void> {
    await this.runExclusive(async () => {
      const parts = await this.#scopeMessages(scope);
      if (parts.length > 0) await this.#send(parts);
    });
  }

  /** Messages to send before a query in the scope. */
  async #scopeMessages(scope: Scope): Promise<Uint8Array[]> {
    if (scope === this.#told) return [];
    this.#setScope ??= await this.#prepare(
      "select set_config('app.organization', $1, false), set_config('role', $2, false)",
    );
    this.#told = scope;
    const { organization, role } = settingsOf(scope, this.#memberRole);
    return [
      serialize.bind({ statement: this.#setScope.name, values: [organization, role] }),
      serialize.execute(),
    ];
  }

  /**
   * The queue sends `begin` and `commit` in one text with other statements. If such a text fails, its transaction stays
   * open and the next query would fail, so it is rolled back.
   */
  async #rollingBack<Result>(scope: Scope, work: () => Promise<Result>): Promise<Result> {
    await this.#tell(scope);
    try {
      return await work();
    } catch (error) {
      await this.runExclusive(() => this.#send([serialize.query('rollback')])).catch(() => {});
      throw error;
    }
  }

  /** @param scope `null` inside a transaction, which keeps the scope in which it began */
  #run<Row>(
    scope: Scope | null,
    text: string,
    parameters: unknown[],
    options?: QueryOptions,
  ): Promise<Results<Row>> {
    return this.runExclusive(async () => {
      try {
        return await this.#execute<Row>(scope, text, parameters, options);
      } catch (error) {
        // Its table has changed. Inside a transaction it can't be retried.
        if (!isOutdated(error) || this.isInTransaction()) throw error;
        return this.#execute<Row>(scope, text, parameters, options);
      }
    });
  }

  async #execute<Row>(
    scope: Scope | null,
    text: string,
    parameters: unknown[],
    options?: QueryOptions,
  ): Promise<Results<Row>> {
    // A plan is valid for one role only.
    const key = `${this.#roleOf(scope)} ${text}`;
    const statement = this.#statements.get(key) ?? (await this.#prepare(text));
    this.#statements.delete(key);
    const { name, parameterTypes } = statement;
    const values = parameters.map((value, at) => this.#write(value, parameterTypes[at] ?? 0));
    try {
      const answer = await this.#send([
        ...this.#forgetOldPlans(),
        ...(scope === null ? [] : await this.#scopeMessages(scope)),
        serialize.bind({ statement: name, values }),
        serialize.execute(),
      ]);
      this.#statements.set(key, statement);
      this.#inserted += countInserted(answer);
      return this.#read<Row>(answer, statement, options);
    } catch (error) {
      // Outside of a transaction, setting the scope may have failed as well.
      if (scope !== null) this.#told = null;
      // After any error, the next call prepares it again.
      await this.#send([serialize.close({ type: 'S', name })]);
      throw error;
    }
  }

  /** A transaction keeps the role in which it began. */
  #roleOf(scope: Scope | null): 'installation' | 'member' {
    return (scope ?? this.#told) === 'installation' ? 'installation' : 'member';
  }

  async #prepare(text: string): Promise<Statement> {
    const [oldest] = this.#statements.size < maxStatements ? [] : this.#statements;
    if (oldest) this.#statements.delete(oldest[0]);
    const name = `s${this.#made++}`;
    const answer = await this.#send([
      ...(oldest ? [serialize.close({ type: 'S', name: oldest[1].name })] : []),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    ]);
    const rows = answer.find(isRowDescription);
    return {
      name,
      parameterTypes: answer.find(isParameterDescription)?.dataTypeIDs ?? [],
      columns: rows?.fields ?? [],
    };
  }

  #forgetOldPlans(): Uint8Array[] {
    const now = performance.now();
    if (now < this.#plansUntil && this.#inserted < this.#plansUntilInserted) return [];
    this.#plansUntil = now + plansLastMs;
    this.#plansUntilInserted = this.#inserted * 2 + plansLastRows;
    return [serialize.query('discard plans')];
  }

  #send(parts: readonly Uint8Array[]): Promise<Message[]> {
    return this.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false });
  }

  #write(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    return this.serializers[type]?.(value) ?? String(value);
  }

  #read<Row>(answer: readonly Message[], { columns }: Statement, options?: QueryOptions): Results<Row> {
    const parsers = columns.map(
      ({ dataTypeID }) => options?.parsers?.[dataTypeID] ?? this.parsers[dataTypeID],
    );
    const isArray = options?.rowMode === 'array';
    const rows: unknown[] = [];
    // The results before belong to the statements that set the scope.
    const own = answer.slice(answer.findLastIndex(({ name }) => name === 'bindComplete') + 1);
    for (const message of own) {
      if (!isDataRow(message)) continue;
      const values = message.fields.map((value, at) =>
        value === null ? null : (parsers[at]?.(value, columns[at]?.dataTypeID) ?? value),
      );
      rows.push(isArray ? values : Object.fromEntries(values.map((value, at) => [columns[at]?.name, value])));
    }
    const fields = columns.map(({ name, dataTypeID }) => ({ name, dataTypeID }));
    return { rows: rows as Results<Row>['rows'], fields, affectedRows: countOf(answer) };
  }
}

/** Whether a query can be prepared; PGlite handles the others, and queries with options. */
function isPrepared(text: string, options: QueryOptions | undefined): boolean {
  const hasOwnWays = options?.blob || options?.paramTypes || options?.serializers || options?.onNotice;
  return !hasOwnWays && isPreparable.test(text);
}

/** Number of changed rows, from the command tag: `UPDATE 3`. */
function countOf(answer: readonly Message[]): number {
  const text = answer.findLast(isCommandComplete)?.text ?? '';
  return text.startsWith('SELECT') ? 0 : Number(/\d+$/.exec(text)?.[0] ?? 0);
}

/** From the command tag: `INSERT 0 3`. */
function countInserted(answer: readonly Message[]): number {
  return answer.findLast(isCommandComplete)?.text.startsWith('INSERT') ? countOf(answer) : 0;
}

function isOutdated(error: unknown): boolean {
  return error instanceof messages.DatabaseError && error.routine === 'RevalidateCachedQuery';
}

function isDataRow(message: Message): message is messages.DataRowMessage {
  return message.name === 'dataRow';
}

function isCommandComplete(message: Message): message is messages.CommandCompleteMessage {
  return message.name === 'commandComplete';
}

function isRowDescription(message: Message): message is messages.RowDescriptionMessage {
  return message.name === 'rowDescription';
}

function isParameterDescription(message: Message): message is messages.ParameterDescriptionMessage {
  return message.name === 'parameterDescription';
}
