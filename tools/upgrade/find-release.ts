import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releases } from '../../apps/server/src/platform/database/releases.ts';
import { root } from '../running/run-command.ts';

export type FoundRelease = {
  readonly commit: string;
  /** Description of the release, and how it was found. */
  readonly words: string;
};

const migrations = 'apps/server/migrations';

/**
 * The release before this state: the newest version tag or, if no release has one, the last commit with the last
 * migration of the newest release in `releases.ts`.
 */
export function findPreviousRelease(): FoundRelease {
  const here = git('rev-parse', 'HEAD');
  const tags = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname').split('\n');
  for (const tag of tags.filter(Boolean)) {
    const commit = git('rev-list', '-n', '1', tag);
    if (commit !== here) return { commit, words: `the tag ${tag}` };
  }
  const release = releases.at(-1);
  if (!release) throw new Error('There is no release yet: no tag v* and none in releases.ts.');
  return { commit: lastCommitWith(release.lastMigration), words: `${release.version}, which has no tag` };
}

/** The commit before the one that added the next migration. */
function lastCommitWith(migration: string): string {
  const journal = JSON.parse(readFileSync(join(root, migrations, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const next = journal.entries[journal.entries.findIndex(({ tag }) => tag === migration) + 1];
  if (!next) throw new Error(`${migration} is the newest migration: there is nothing to compare yet.`);
  const [added] = git('log', '--diff-filter=A', '--format=%H', '--', `${migrations}/${next.tag}.sql`)
    .split('\n')
    .slice(-1);
  if (!added) throw new Error(`No commit adds ${next.tag}: fetch the whole history of the repository.`);
  return git('rev-parse', `${added}^`);
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}
