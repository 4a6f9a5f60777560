import type { Paths, Service } from '../../contracts/endpoint.ts';
import { earlyConfig } from './early.ts';

/** Where the services are; "" is the server that serves the application. Read from config.json when the page opens. */
export interface Config {
  services: Partial<Record<Service, string>>;
  /**
   * Which of our own calls the services have beside those of the specification: `all`, the default, `none`, or the
   * address at which they are.
   */
  offers: Partial<Record<Service, string>>;
  /** The paths that the services have in the place of declared ones. */
  paths: Paths;
  /** The page of the account service that logs people in, without its hash. */
  accountPage: string;
  /** Milliseconds until a call is given up. */
  timeout: number;
  /** Of `npm run dev`: as whom to begin where nobody is signed in; administrators first where both are set. */
  development: { admin: boolean; teacher: boolean };
}

const defaults: Config = {
  services: {},
  offers: {},
  paths: {},
  accountPage: '/account/',
  timeout: 30_000,
  development: { admin: false, teacher: false },
};

let current = defaults;

/** The configuration in force. */
export const config = (): Config => current;

/** Puts a configuration in force; what it leaves out keeps its default. */
export function setConfig(given: Partial<Config>): void {
  current = { ...defaults, ...given };
}

/** Reads config.json beside the application, given relative to the page; without one the defaults stand. */
export async function loadConfig(address = 'config.json'): Promise<void> {
  try {
    const early = await earlyConfig();
    if (early) return setConfig(early);
    const answer = await fetch(new URL(address, document.baseURI));
    if (answer.ok) setConfig((await answer.json()) as Partial<Config>);
  } catch {
    // No configuration: the services are where the page came from.
  }
}
