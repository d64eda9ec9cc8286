import { useSearchParams } from 'react-router';

export type PageInAddress = ReturnType<typeof usePageInAddress>;

/** Search, filter and page in the URL. */
export function usePageInAddress() {
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(address.get('page') ?? 1)) || 1);
  function change(changes: Partial<Record<'search' | 'state' | 'about' | 'page', string>>): void {
    const next = new URLSearchParams(address);
    // Another search or filter begins at its first page.
    next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setAddress(next, { replace: true });
  }
  return {
    page,
    search: address.get('search') ?? '',
    state: address.get('state'),
    about: address.get('about') ?? '',
    change,
  };
}
