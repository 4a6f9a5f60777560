import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';

const COMPANION_OF = 'https://gateway.example';

const message = (env: Record<string, string>): string => {
  try {
    readSettings(env);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
};

describe('the settings of a companion', () => {
  it('have defaults, and pass on the calls of every service', () => {
    const { companion, upstreams } = readSettings({ COMPANION_OF, UPSTREAM_ACCOUNT: 'https://account.example' });
    const times = { trust: 60_000, refresh: 300_000, outage: 600_000, timeout: 10_000, pause: 1_000 };
    expect(companion).toEqual({ of: COMPANION_OF, ...times });
    expect(upstreams).toEqual({
      vesta: COMPANION_OF,
      juno: COMPANION_OF,
      wrongbook: COMPANION_OF,
      minerva: COMPANION_OF,
      account: 'https://account.example',
    });
  });

  it.each([
    [{ COMPANION_OF: 'gateway' }, 'COMPANION_OF 须为不带路径的地址，如 https://school.example：gateway'],
    [{ COMPANION_OF: 'http://localhost:4310' }, 'COMPANION_OF 不能是本服务自己的地址：http://localhost:4310'],
    [{ COMPANION_TRUST: '60' }, 'COMPANION_TRUST 须与 COMPANION_OF 一起设置'],
    [{ COMPANION_OF, COMPANION_TRUST: '0' }, 'COMPANION_TRUST 须为 1 到 3600 的数：0'],
    [{ COMPANION_OF, COMPANION_REFRESH: '9' }, 'COMPANION_REFRESH 须为 10 到 86400 的数：9'],
    [{ COMPANION_OF, COMPANION_OUTAGE: 'long' }, 'COMPANION_OUTAGE 须为 0 到 86400 的数：long'],
    [{ COMPANION_OF, COMPANION_TIMEOUT: '121' }, 'COMPANION_TIMEOUT 须为 1 到 120 的数：121'],
  ])('are refused: %j', (env, text) => expect(message(env)).toBe(text));
});
