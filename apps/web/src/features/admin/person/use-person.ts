import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  getUserAccount,
  getUserBilling,
  listUserBatches,
  listUserLedger,
  listUserTickets,
} from '@winnow/contracts';
import { api } from '../../../lib/requests/api-client.ts';
import { byCursor } from '../../../lib/requests/by-cursor.ts';
import { fresh } from '../use-admin.ts';

/** Parts of a user's account, loaded separately, so that each is shown when it arrives. */
export function usePerson(userId: string) {
  const keyOf = (part: string) => ['admin', 'user', userId, part];
  const account = useQuery({
    ...fresh,
    queryKey: keyOf('account'),
    queryFn: async () => (await api.call(getUserAccount, { userId })).data,
  });
  const billing = useQuery({
    ...fresh,
    queryKey: keyOf('billing'),
    queryFn: async () => (await api.call(getUserBilling, { userId })).data,
  });
  const runs = useInfiniteQuery({
    ...fresh,
    queryKey: keyOf('runs'),
    queryFn: async ({ pageParam }) =>
      (await api.call(listUserBatches, { userId, ...(pageParam && { cursor: pageParam }) })).data,
    ...byCursor,
  });
  const tickets = useQuery({
    ...fresh,
    queryKey: keyOf('tickets'),
    queryFn: async () => (await api.call(listUserTickets, { userId })).data,
  });
  const ledger = useInfiniteQuery({
    ...fresh,
    queryKey: keyOf('ledger'),
    queryFn: async ({ pageParam }) => {
      const page = { userId, limit: 25, ...(pageParam && { cursor: pageParam }) };
      return (await api.call(listUserLedger, page)).data;
    },
    ...byCursor,
  });
  return { account, billing, runs, tickets, ledger };
}
