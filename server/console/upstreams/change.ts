import { setUpstream } from '../../../contracts/console/upstreams.ts';
import type { ParsedOf } from '../../../contracts/endpoint.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { refusal } from '../../http/errors.ts';
import type { House } from '../house.ts';
import { isClosed, isOrigin, isOwnOrigin, literalOf } from './address.ts';
import { keepSetting, settingOf, type Setting } from './setting.ts';

type Wanted = ParsedOf<typeof setUpstream>;

/** Decides where the calls of a service go to; what is not given stays as it is. */
export function changeUpstream({ app, standing, upstreams }: House, sandbox: Sandbox, wanted: Wanted): void {
  const { service, secret } = wanted;
  if (standing.upstreams?.[service] !== undefined) throw refusal(setUpstream, 'fixed', { service });
  const before = settingOf(sandbox, service);
  const after = changed(before, wanted);
  const goesElsewhere = after.origin !== before.origin || after.accountOrigin !== before.accountOrigin;
  const isKept =
    !goesElsewhere && after.tokenWay === before.tokenWay && upstreams.tokens.hasSecret(sandbox.name, service);
  checkAddresses(after, app.server.address());
  if (after.mode !== 'local') checkUse(after, Boolean(secret) || isKept);
  keepSetting(sandbox, service, after);
  // A secret is for where it was given: another server does not get it.
  if (!isKept) upstreams.tokens.forget(sandbox.name, service);
  if (secret) upstreams.tokens.setSecret(sandbox.name, service, secret);
  upstreams.tokens.forgetSignedIn(sandbox.name, service);
  if (goesElsewhere) upstreams.ledger.begin(sandbox.name, service);
}

const changed = (before: Setting, wanted: Wanted): Setting => ({
  mode: wanted.mode,
  origin: wanted.origin ?? before.origin,
  tokenWay: wanted.tokenWay ?? before.tokenWay,
  account: wanted.account ?? before.account,
  accountOrigin: wanted.accountOrigin ?? before.accountOrigin,
  writes: wanted.writes ?? before.writes,
  timeout: wanted.timeout ?? before.timeout,
});

type Listening = ReturnType<House['app']['server']['address']>;

/** Another address is kept for later even while this server answers: one that may not be used is refused at once. */
function checkAddresses({ origin, accountOrigin }: Setting, listening: Listening): void {
  if (origin !== '' && !isOrigin(origin)) throw refusal(setUpstream, 'badOrigin');
  if (accountOrigin !== '' && !isOrigin(accountOrigin)) throw refusal(setUpstream, 'badAccountOrigin');
  for (const one of [origin, accountOrigin].filter(Boolean)) {
    const literal = literalOf(new URL(one).hostname);
    if (literal !== undefined && isClosed(literal)) throw refusal(setUpstream, 'closed');
  }
  if (origin !== '' && isOwnOrigin(origin, listening)) throw refusal(setUpstream, 'self');
}

function checkUse({ origin, tokenWay }: Setting, hasSecret: boolean): void {
  if (origin === '') throw refusal(setUpstream, 'noOrigin');
  if (tokenWay !== 'own' && !hasSecret) throw refusal(setUpstream, tokenWay === 'fixed' ? 'noToken' : 'noPassword');
}
