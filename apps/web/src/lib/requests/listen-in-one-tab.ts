/** What one tab passes on to the others: plain data, as a structured clone takes it. */
type Share<Message> = (message: Message) => void;

/**
 * Listens in one tab of the browser for all of them, since a browser opens few connections to a server: when that tab
 * goes, the next one listens. Where browsers lack locks, every tab listens by itself.
 * @param name of what is listened to, and for whom
 * @param listen goes on until the signal ends it
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
  // Only pages that are served by plain HTTP lack them, and browsers before 2022.
  if (!('locks' in navigator)) return listen(share, signal);
  await navigator.locks
    .request(name, { signal }, () => listen(share, signal))
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
}
