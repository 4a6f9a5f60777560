import type { Service } from '../../contracts/endpoint.ts';
import { clockRateHeader, standInHeader } from '../../contracts/headers.ts';
import { followServer } from './clock.ts';
import type { Incoming } from './send.ts';
import { followStandIn } from './stand-in.ts';

/** Takes from an answer what every answer tells: the server's time, and in what it differs from a real one. */
export function follow(service: Service, { header }: Incoming): void {
  followServer(header('date'), header(clockRateHeader));
  followStandIn(service, header(standInHeader));
}
