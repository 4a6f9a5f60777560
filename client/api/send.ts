import { CallCancelled, CallError } from './errors.ts';

interface Outgoing {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData | undefined;
  /** Milliseconds. */
  timeout: number;
  signal?: AbortSignal | undefined;
  /** Called with the uploaded fraction, from 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
}

/** What came back, whatever the status. */
export interface Incoming {
  status: number;
  header: (name: string) => string | null;
  body: Blob;
}

/**
 * Sends one request. XMLHttpRequest rather than fetch, because only it tells how far an upload has come.
 * Rejects with CallCancelled when the signal aborts and with CallError when no answer arrives.
 */
export function send({ method, url, headers, body, timeout, signal, onProgress }: Outgoing): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new CallCancelled());
    const request = new XMLHttpRequest();
    const fail = (message: string) => reject(new CallError({ code: 0, status: request.status, message }));
    request.open(method, url);
    request.responseType = 'blob';
    request.timeout = timeout;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.onload = () =>
      resolve({
        status: request.status,
        header: (name) => request.getResponseHeader(name),
        body: request.response as Blob,
      });
    request.onerror = () => fail('网络连接失败，请检查网络后重试');
    request.ontimeout = () => fail('请求超时，请稍后重试');
    request.onabort = () => reject(new CallCancelled());
    if (onProgress) {
      request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    }
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body ?? null);
  });
}
