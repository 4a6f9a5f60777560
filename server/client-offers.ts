import { callEntries } from '../contracts/calls.ts';

/** The services that may lack our own calls; the account service is always the one that was chosen. */
const services = [...new Set(callEntries.map(([, { service }]) => service))]
  .filter((name) => name !== 'account')
  .sort();

const isAddress = (offer: string): boolean =>
  /^https?:/.test(offer) && URL.canParse(offer) && new URL(offer).origin === offer;

/** Refuses a configuration of the client whose `offers` names what is no service, or says of one what nobody would understand. */
export function checkOffers(config: { offers?: unknown }): void {
  const { offers = {} } = config;
  if (offers === null || typeof offers !== 'object')
    throw new Error('CLIENT_CONFIG 的 offers 须为对象，如 {"wrongbook":"none"}');
  for (const [service, offer] of Object.entries(offers as Record<string, unknown>)) {
    if (!services.some((name) => name === service))
      throw new Error(`CLIENT_CONFIG 的 offers 只能有 ${services.join('、')}：${service}`);
    if (offer === 'all' || offer === 'none' || (typeof offer === 'string' && isAddress(offer))) continue;
    throw new Error(`CLIENT_CONFIG 的 offers.${service} 须为 all、none 或不带路径的地址：${String(offer)}`);
  }
}
