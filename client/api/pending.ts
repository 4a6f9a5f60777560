/** Milliseconds without anything pending until the line counts as free: less than between an answer and what follows. */
const pause = 250;

let pending = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

/** Counts what somebody waits for as pending until it has come or failed. */
export async function counted<T>(coming: Promise<T>): Promise<T> {
  pending++;
  clearTimeout(timer);
  try {
    return await coming;
  } finally {
    pending--;
    look();
  }
}

/** Does what nobody waits for once nothing is pending, so that it takes no connection from what people wait for. */
export function whenQuiet(task: () => void): void {
  waiting.add(task);
  look();
}

function look(): void {
  clearTimeout(timer);
  if (pending > 0 || waiting.size === 0) return;
  timer = setTimeout(() => {
    const tasks = [...waiting];
    waiting.clear();
    for (const task of tasks) task();
  }, pause);
}
