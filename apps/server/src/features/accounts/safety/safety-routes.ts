import {
  deleteAccount,
  deleteUser,
  endOtherSessions,
  endSession,
  exportPersonalData,
  listSessions,
} from '@winnow/contracts';
import { type Clock, dayOf } from '../../../platform/clock/clock.ts';
import { type Api, mount } from '../../../platform/http/mount.ts';
import { mountDownload } from '../../../platform/http/mount-download.ts';
import { requireRecentSignIn } from '../sign-in/recent-sign-in.ts';
import type { SignInList } from '../sign-in/sign-in-list.ts';
import type { DeletionService } from './deletion-service.ts';
import type { ExportService } from './export-service.ts';

type Services = {
  readonly signIns: SignInList;
  readonly exports: ExportService;
  readonly deletion: DeletionService;
  readonly clock: Clock;
};

/** Routes for active sessions, the export of personal data and the deletion of an account. */
export function mountSafety(api: Api, { signIns, exports, deletion, clock }: Services): void {
  mount(api, listSessions, async ({ caller }) => ({ data: await signIns.list(caller) }));

  mount(api, endSession, async ({ input, caller }) => {
    await signIns.end(caller, input.id);
    return { data: {}, message: 'This device is logged out.' };
  });

  mount(api, endOtherSessions, async ({ caller }) => {
    await signIns.endOthers(caller);
    return { data: {}, message: 'All other devices are logged out.' };
  });

  mountDownload(api, exportPersonalData, async ({ caller }) => {
    requireRecentSignIn(caller, clock.now());
    return {
      fileName: `winnow-${dayOf(clock.now())}.zip`,
      mediaType: 'application/zip',
      content: await exports.begin(caller),
    };
  });

  for (const endpoint of [deleteUser, deleteAccount]) {
    mount(api, endpoint, async ({ caller }) => {
      requireRecentSignIn(caller, clock.now());
      await deletion.request(caller);
      return { data: {}, message: 'Your account is deleted.' };
    });
  }
}
