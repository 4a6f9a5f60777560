import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';

/** The addresses of this machine in its networks, and whether the server listens there. */
export function addressesOf({ server }: FastifyInstance): { address: string; isReachable: boolean }[] {
  const listens = server.address();
  if (listens === null || typeof listens === 'string') return [];
  const { address, port } = listens;
  const isEverywhere = address === '0.0.0.0' || address === '::';
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((one) => ({
      address: `http://${one.address}:${port}`,
      isReachable: isEverywhere || address === one.address,
    }));
}
