import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { createQueryClient } from '../lib/query-client.ts';
import { toasts } from './toasts.ts';

/** What screens need that ask the API. Pages that only tell do without, and without its code. */
export function DataLayer({ children }: { readonly children?: ReactNode }) {
  const navigate = useNavigate();
  const [queryClient] = useState(() =>
    createQueryClient({
      onFailure: ({ message }) => toasts.add('error', message),
      onSignedOut: () => navigate('/login'),
    }),
  );
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
