import {
  ApiError,
  downloadWaitlist,
  joinWaitlist,
  limits,
  listWaitlist,
  waitlistThanks,
  writeCsv,
} from '@winnow/contracts';
import { createRefundableLimit } from '../../platform/http/guards/rate-limit.ts';
import { type Api, mount } from '../../platform/http/mount.ts';
import { mountDownload } from '../../platform/http/mount-download.ts';
import { createSemaphore } from '../../platform/process/semaphore.ts';
import type { WaitlistRow, WaitlistService } from './waitlist-service.ts';

export function mountWaitlist(api: Api, { waitlist }: { readonly waitlist: WaitlistService }): void {
  // Limits how many addresses one visitor can check against the list.
  const knownLimit = createRefundableLimit(
    { method: 'POST', path: '/waitlist known', limitPerMinute: limits.waitlistKnownPerMinute },
    api.openLimiter,
  );
  // Serialized, as in the database anyway, so that many new people at once don't exhaust the limit.
  const mutex = createSemaphore({ atOnce: 1, maxWaiting: 1_000 });
  mount(api, joinWaitlist, ({ input: { company, ...rest }, visit }) =>
    mutex.run(async () => {
      // Counted before the lookup: above the limit the response is the same, whether on the list or not.
      const refund = await knownLimit(visit.address);
      try {
        const data = await waitlist.join({ ...rest, company: company || null }, visit);
        await refund();
        return { data, message: waitlistThanks };
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'conflict')) await refund();
        throw error;
      }
    }),
  );

  mount(api, listWaitlist, async ({ input }) => {
    const { entries, ...rest } = await waitlist.list(input.search ?? '', input.page);
    return { data: { entries: entries.map(present), ...rest } };
  });

  mountDownload(api, downloadWaitlist, async () => {
    const entries = await waitlist.listAll();
    return {
      fileName: 'waitlist.csv',
      mediaType: 'text/csv; charset=utf-8',
      content: writeCsv(columns, entries.map(cells)),
    };
  });
}

function present(entry: WaitlistRow) {
  return {
    ...entry,
    joinedAt: entry.joinedAt.toISOString(),
    offerRedeemedAt: entry.offerRedeemedAt?.toISOString() ?? null,
    emailSentAt: entry.emailSentAt?.toISOString() ?? null,
  };
}

const columns = ['Position', 'Name', 'Email', 'Role', 'Company', 'Joined', 'First month of Pro', 'Redeemed'];

function cells(entry: WaitlistRow): (string | number | null)[] {
  const { position, name, email, role, company, joinedAt, offerRedeemedAt } = present(entry);
  return [position, name, email, role, company, joinedAt, entry.hasOffer ? 'yes' : 'no', offerRedeemedAt];
}
