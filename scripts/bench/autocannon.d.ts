/** What is used of the load generator, which brings no types along. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Threads that send; the caller sends unless given. */
    workers?: number;
    /** Seconds. */
    duration: number;
    maxOverallRequests: number;
    /** Milliseconds between two samples, at one of which a run ends. */
    sampleInt: number;
    headers: Record<string, string>;
    requests: { path: string; method?: 'POST'; body?: string }[];
  }

  interface Result {
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
    '2xx': number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
