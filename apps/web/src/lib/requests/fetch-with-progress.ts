/** Called with the sent share of a request's body, 0 to 1. */
type OnShare = (share: number) => void;

/** A `fetch` for uploads that reports progress, which the browser's own can't. Supports what the API client uses. */
export function fetchWithProgress(onShare: OnShare): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', String(input));
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.responseType = 'blob';
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onShare(total > 0 ? loaded / total : 0),
      );
      request.addEventListener('load', () => {
        const headers = new Headers();
        for (const line of request
          .getAllResponseHeaders()
          .trim()
          .split(/[\r\n]+/)) {
          const [name = '', ...value] = line.split(': ');
          if (name) headers.append(name, value.join(': '));
        }
        resolve(new Response(request.response as Blob, { status: request.status, headers }));
      });
      request.addEventListener('error', () => reject(new TypeError('The network failed.')));
      request.addEventListener('abort', () => reject(init.signal?.reason));
      init.signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(init.body as XMLHttpRequestBodyInit);
    });
}
