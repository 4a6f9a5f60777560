/** Lets so many things be done at a time; the others wait for their turn, and whoever is called off meanwhile never has one. */
export function laneOf(width: number) {
  const waiting: (() => void)[] = [];
  let busy = 0;
  const next = (): void => {
    if (busy < width) waiting.shift()?.();
  };
  return <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const start = (): void => {
        busy++;
        work()
          .then(resolve, reject)
          .finally(() => {
            busy--;
            next();
          });
      };
      const leave = (): void => {
        const at = waiting.indexOf(start);
        if (at >= 0) waiting.splice(at, 1);
        reject(new DOMException('Called off', 'AbortError'));
      };
      if (signal.aborted) return leave();
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(start);
      next();
    });
}
