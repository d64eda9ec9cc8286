/** Shares a message with other tabs; it must be structured-cloneable. */
type Share<Message> = (message: Message) => void;

/**
 * Listens in one tab on behalf of all tabs, since browsers open few connections to a server. When that tab closes,
 * another takes over. In browsers without Web Locks, every tab listens by itself.
 * @param name name of the stream and its user
 * @param listen listens until the signal is aborted
 */
export async function listenInOneTab<Message>(
  name: string,
  listen: (share: Share<Message>, signal: AbortSignal) => Promise<void>,
  hear: (message: Message) => void,
  signal: AbortSignal,
): Promise<void> {
  const others = new BroadcastChannel(name);
  others.onmessage = ({ data }) => hear(data as Message);
  signal.addEventListener('abort', () => others.close(), { once: true });
  const share: Share<Message> = (message) => {
    if (signal.aborted) return;
    hear(message);
    others.postMessage(message);
  };
  // Missing only on pages served by plain HTTP, and in browsers before 2022.
  if (!('locks' in navigator)) return listen(share, signal);
  await navigator.locks
    .request(name, { signal }, () => listen(share, signal))
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
}
