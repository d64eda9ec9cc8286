import {
  ApiError,
  downloadWaitlist,
  joinWaitlist,
  limits,
  listWaitlist,
  waitlistThanks,
} from '@winnow/contracts';
import { writeCsv } from '../../platform/csv/write-csv.ts';
import { createRateLimit } from '../../platform/http/guards/rate-limit.ts';
import { type Api, mount } from '../../platform/http/mount.ts';
import { mountDownload } from '../../platform/http/mount-download.ts';
import type { WaitlistRow, WaitlistService } from './waitlist-service.ts';

export function mountWaitlist(api: Api, waitlist: WaitlistService): void {
  // Who is on the list is told to one person about one address, not to whoever tries a list of them.
  const limitKnown = createRateLimit(
    { method: 'POST', path: '/waitlist known', limitPerMinute: limits.waitlistKnownPerMinute },
    api.openLimiter,
  );
  mount(api, joinWaitlist, async ({ input: { company, ...rest }, visit }) => {
    try {
      const data = await waitlist.join({ ...rest, company: company || null }, visit);
      return { data, message: waitlistThanks };
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') await limitKnown(visit.address);
      throw error;
    }
  });

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
    letterSentAt: entry.letterSentAt?.toISOString() ?? null,
  };
}

const columns = ['Position', 'Name', 'Email', 'Role', 'Company', 'Joined', 'First month of Pro', 'Redeemed'];

function cells(entry: WaitlistRow): (string | number | null)[] {
  const { position, name, email, role, company, joinedAt, offerRedeemedAt } = present(entry);
  return [position, name, email, role, company, joinedAt, entry.hasOffer ? 'yes' : 'no', offerRedeemedAt];
}
