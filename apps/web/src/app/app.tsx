import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { Route, Routes, useNavigate } from 'react-router';
import { HomePage } from '../features/home/home-page.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { Layout } from './layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { toasts } from './toasts.ts';

const ResumeMatcherPage = lazy(async () => {
  const { ResumeMatcherPage } = await import('../features/resume-matcher/resume-matcher-page.tsx');
  return { default: ResumeMatcherPage };
});

/** Every screen and its address. Screens that only some people open are fetched when they do. */
export function App() {
  const navigate = useNavigate();
  const [queryClient] = useState(() =>
    createQueryClient({
      onFailure: ({ message }) => toasts.add('error', message),
      onSignedOut: () => navigate('/login'),
    }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <Routes>
        <Route element={<Layout />}>
          <Route index element={<HomePage />} />
          <Route path="resume-matcher" element={<ResumeMatcherPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </QueryClientProvider>
  );
}
