import {
  commentOnShare,
  createShare,
  exportAnalyses,
  exportChosen,
  getShare,
  listShares,
  openShare,
  revokeShare,
} from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import { mountDownload } from '../../platform/http/mount-download.ts';
import { chosenOf } from '../analyses/analysis-service.ts';
import type { ExportService } from './export/export-service.ts';
import type { ShareService } from './share-service.ts';

/** Routes for exports and shared lists. */
export function mountShares(
  api: Api,
  { exports, shares }: { exports: ExportService; shares: ShareService },
): void {
  mountDownload(api, exportAnalyses, async ({ caller, input: { anonymous, ids, ...rest }, signal }) =>
    exports.export(
      caller,
      {
        ...rest,
        anonymous: anonymous === 'yes',
        ids: ids === undefined ? undefined : [...new Set(ids.split(','))],
      },
      signal,
    ),
  );

  mountDownload(
    api,
    exportChosen,
    async ({ caller, input: { anonymous, format, language, ...given }, signal }) =>
      exports.exportChosen(
        caller,
        { format, language, anonymous: anonymous === 'yes', of: chosenOf(given) },
        signal,
      ),
  );

  mount(api, createShare, async ({ caller, input: { analysisIds, filter, expected, ...share } }) => {
    const of = chosenOf({ ids: analysisIds, filter, expected });
    return { data: await shares.create(caller, { ...share, of }) };
  });
  mount(api, listShares, async ({ caller }) => ({ data: await shares.list(caller.organizationId) }));
  mount(api, getShare, async ({ caller, input: { id } }) => ({
    data: await shares.get(caller.organizationId, id),
  }));
  mount(api, revokeShare, async ({ caller, input: { id } }) => ({
    data: await shares.revoke(caller, id),
  }));

  mount(api, openShare, async ({ input: { token } }) => ({ data: await shares.open(token) }));
  mount(api, commentOnShare, async ({ input: { token, ...comment } }) => ({
    data: await shares.comment(token, comment),
  }));
}
