import type { Role } from '../../commands/command-line.ts';
import { type SpawnedServer, spawnServer } from '../spawn-server.ts';
import { type Balancer, startBalancer } from './balancer.ts';

/** A process that can be killed and restarted. */
export type Member = {
  readonly name: string;
  /** URL; `null` for a worker and while it isn't running. */
  url(): string | null;
  /** Process id; `null` while it isn't running. */
  pid(): number | null;
  /** Whether it has not ended by itself. */
  isAlive(): boolean;
  /** Kills and restarts it. */
  killAndStart(): Promise<void>;
  /** Stops it gracefully and restarts it. Returns the exit code or signal; 0 if all went well. */
  stopAndStart(): Promise<number | NodeJS.Signals | null>;
  /** Its output over all restarts. */
  output(): string;
};

/** Processes of the real program that share a database and a data folder, behind a balancer. */
export type Cluster = {
  readonly url: string;
  readonly members: readonly Member[];
  readonly balancer: Balancer;
  addWorker(): Promise<Member>;
  stop(): Promise<void>;
};

export type ClusterPlan = {
  readonly variables: Readonly<Record<string, string>>;
  readonly apis: number;
  readonly workers: number;
  readonly nodeOptions?: readonly string[];
};

export async function startCluster({
  variables,
  apis,
  workers,
  nodeOptions = [],
}: ClusterPlan): Promise<Cluster> {
  const roles: Role[] = [
    ...Array.from({ length: apis }, () => 'api' as const),
    ...Array.from({ length: workers }, () => 'worker' as const),
  ];
  // Tokens and emails name the balancer's address, so it is started first.
  const places = roles.map((role, index) => ({
    role,
    name: `${role} ${index}`,
    url: () => null as string | null,
  }));
  const targets = places.filter(({ role }) => role === 'api');
  const balancer = await startBalancer(targets.map((place) => ({ url: () => place.url() })));
  const own = { ...variables, SITE_URL: balancer.url };
  const members = await Promise.all(
    places.map(async (place) => {
      const member = await startMember(place.name, place.role, { variables: own, nodeOptions });
      place.url = member.url;
      return member;
    }),
  );
  return {
    url: balancer.url,
    members,
    balancer,
    async addWorker() {
      const name = `worker ${members.length}`;
      const member = await startMember(name, 'worker', { variables: own, nodeOptions });
      members.push(member);
      return member;
    },
    async stop() {
      await Promise.all(members.map(({ end }) => end()));
      await balancer.close();
    },
  };
}

async function startMember(
  name: string,
  role: Role,
  {
    variables,
    nodeOptions,
  }: { readonly variables: Readonly<Record<string, string>>; readonly nodeOptions: readonly string[] },
): Promise<Member & { end(): Promise<void> }> {
  const earlier: string[] = [];
  const spawn = () => spawnServer(variables, [`--role=${role}`], { nodeOptions });
  let current: SpawnedServer | null = await spawn();

  async function end(signal: NodeJS.Signals) {
    const ending = current;
    if (!ending) return null;
    ending.process.kill(signal);
    const outcome = await ending.ended;
    // The balancer isn't notified; it must notice.
    current = null;
    earlier.push(ending.output());
    return outcome;
  }

  return {
    name,
    url: () => current?.url || null,
    pid: () => current?.process.pid ?? null,
    isAlive: () =>
      current !== null && current.process.exitCode === null && current.process.signalCode === null,
    async killAndStart() {
      await end('SIGKILL');
      current = await spawn();
    },
    async stopAndStart() {
      const outcome = await end('SIGTERM');
      current = await spawn();
      return outcome;
    },
    output: () => [...earlier, current?.output() ?? ''].join(''),
    async end() {
      await end('SIGKILL');
    },
  };
}
