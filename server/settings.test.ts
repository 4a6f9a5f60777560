import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'understudy-settings-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function configFile(content: string): string {
  const file = join(folder, 'config.json');
  writeFileSync(file, content);
  return file;
}

const message = (env: Record<string, string>): string => {
  try {
    readSettings(env);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
};

describe('settings', () => {
  it('have defaults, which an empty variable keeps', () => {
    const defaults = {
      port: 4310,
      host: '127.0.0.1',
      dataDir: '.data',
      logLevel: 'warn',
      clientConfig: {},
      strictAnswers: false,
      overloadDelay: 2_000,
      paths: {},
      corsOrigins: [],
      trustedProxies: [],
      upstreams: {},
      profile: null,
      companion: null,
      console: { key: '' },
      snapshots: { dir: join('.data', 'snapshots'), every: 0, isShared: false },
      marker: null,
    };
    expect(readSettings({})).toEqual(defaults);
    expect(readSettings({ PORT: '', CORS_ORIGINS: ' ', CLASS_LIST_PATH: '', UPSTREAM_VESTA: '' })).toEqual(defaults);
  });

  it('are read from the environment', () => {
    const env = {
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/data',
      LOG_LEVEL: 'info',
      CLIENT_CONFIG: configFile('{"timeout":5}'),
      STRICT_ANSWERS: '1',
      OVERLOAD_DELAY: '0',
      CLASS_LIST_PATH: '/api/vesta/class/listByLeader',
      WORKBOOK_LIST_PATH: '/books/v1.0/list/',
      CORS_ORIGINS: 'https://school.example, http://127.0.0.1:4311,',
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/64',
      UPSTREAM_VESTA: 'https://gateway.example',
      UPSTREAM_ACCOUNT: 'http://127.0.0.1:8080',
      MARKER_URL: 'https://models.example/v1',
      MARKER_KEY: 'secret',
      MARKER_MODEL: 'marker-1',
      MARKER_PRICE_IN: '2.5',
      MARKER_PRICE_OUT: '10',
      MARKER_TIMEOUT: '90',
      SNAPSHOT_DIR: ' /shared ',
      SNAPSHOT_EVERY: '15',
    };
    expect(readSettings(env)).toEqual({
      port: 0,
      host: '0.0.0.0',
      dataDir: '/data',
      logLevel: 'info',
      clientConfig: { timeout: 5 },
      strictAnswers: true,
      overloadDelay: 0,
      paths: { CLASS_LIST_PATH: '/api/vesta/class/listByLeader', WORKBOOK_LIST_PATH: '/books/v1.0/list/' },
      corsOrigins: ['https://school.example', 'http://127.0.0.1:4311'],
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/64'],
      upstreams: { vesta: 'https://gateway.example', account: 'http://127.0.0.1:8080' },
      profile: null,
      companion: null,
      console: { key: '' },
      snapshots: { dir: '/shared', every: 15, isShared: true },
      marker: {
        baseUrl: 'https://models.example/v1',
        apiKey: 'secret',
        model: 'marker-1',
        timeoutMs: 90_000,
        maxRetries: 2,
        price: { inputPerMillion: 2.5, outputPerMillion: 10 },
      },
    });
  });

  it('have a console unless it is switched off, and no other word for that', () => {
    expect(readSettings({ CONSOLE: 'off', CONSOLE_KEY: 'k' }).console).toBeNull();
    expect(readSettings({ CONSOLE: 'on', CONSOLE_KEY: 'k' }).console).toEqual({ key: 'k' });
    expect(message({ CONSOLE: 'no' })).toBe('CONSOLE 须为 on 或 off：no');
  });

  it.each(['x', '-1', '65536', '1.5'])('refuse the port %s', (PORT) =>
    expect(message({ PORT })).toBe('PORT 须为 0 到 65535 的整数'),
  );

  it.each(['-1', 'never'])('refuse %s as the delay of an overloaded server', (OVERLOAD_DELAY) =>
    expect(message({ OVERLOAD_DELAY })).toBe(`OVERLOAD_DELAY 须为 0 到 600000 的数：${OVERLOAD_DELAY}`),
  );

  it('refuse an unknown level of the log', () =>
    expect(message({ LOG_LEVEL: 'loud' })).toBe('LOG_LEVEL 须为 fatal、error、warn、info、debug、trace 之一'));

  it('take which of our calls the services have', () => {
    const offers = { vesta: 'none', juno: 'all', wrongbook: 'https://ours.example' };
    expect(readSettings({ CLIENT_CONFIG: configFile(JSON.stringify({ offers })) }).clientConfig).toEqual({ offers });
  });

  it.each([
    [{ vesta: 'some' }, '的 offers.vesta 须为 all、none 或不带路径的地址：some'],
    [
      { wrongbook: 'https://ours.example/api' },
      '的 offers.wrongbook 须为 all、none 或不带路径的地址：https://ours.example/api',
    ],
    [{ account: 'none' }, '的 offers 只能有 juno、minerva、vesta、wrongbook：account'],
    ['none', '的 offers 须为对象，如 {"wrongbook":"none"}'],
  ])('refuse offers that nobody would understand: %j', (offers, reason) => {
    expect(message({ CLIENT_CONFIG: configFile(JSON.stringify({ offers })) })).toBe(`CLIENT_CONFIG ${reason}`);
  });

  it.each(['{', '1', 'null'])('refuse a configuration that is no object: %s', (content) => {
    const file = configFile(content);
    expect(message({ CLIENT_CONFIG: file })).toBe(`CLIENT_CONFIG 指向的文件无法读取：${file}`);
  });

  it.each(['list', '//host/list', '/list?a=1', '/list#a', '/a list', '/:id', '/*', '/a/../b', '/./a', '/%61', '/a//b'])(
    'refuse %s as a path',
    (path) =>
      expect(message({ COURSE_LIST_PATH: path })).toBe(
        `COURSE_LIST_PATH 须为以 / 开头的路径，只含字母、数字和 - _ . ~ /：${path}`,
      ),
  );

  it.each(['/docs', '/healthz', '/account/', '/assets/x.js', '/api/vesta/class/add', '/account/token'])(
    'refuse a path that is taken: %s',
    (path) => expect(message({ WORKBOOK_LIST_PATH: path })).toBe(`WORKBOOK_LIST_PATH 与其他地址重复：${path}`),
  );

  it('refuse one path for two calls', () =>
    expect(message({ CLASS_LIST_PATH: '/a', COURSE_LIST_PATH: '/a' })).toBe('CLASS_LIST_PATH 与其他地址重复：/a'));

  it.each([
    '*',
    'null',
    'school.example',
    'https://school.example/',
    'https://school.example/a',
    'ftp://a',
    'https://u@a',
  ])('refuse %s as an origin', (text) => {
    const msg = `须为不带路径的地址，如 https://school.example：${text}`;
    expect(message({ CORS_ORIGINS: `http://a,${text}` })).toBe(`CORS_ORIGINS ${msg}`);
    expect(message({ UPSTREAM_JUNO: text })).toBe(`UPSTREAM_JUNO ${msg}`);
  });

  it.each([
    'proxy.example',
    '10.0.0',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    'fd00::/129',
    'true',
    '2',
  ])('refuse to trust %s as a proxy', (text) =>
    expect(message({ TRUSTED_PROXIES: `127.0.0.1,${text}` })).toBe(
      `TRUSTED_PROXIES 须为代理服务器的地址或网段，如 127.0.0.1,10.0.0.0/8：${text}`,
    ),
  );

  it.each([
    [{}, 'http://localhost:4310'],
    [{ PORT: '80', HOST: 'school.example' }, 'http://school.example'],
  ])('refuse to pass calls on to the server itself: %j', (env, origin) =>
    expect(message({ ...env, UPSTREAM_MINERVA: origin })).toBe(`UPSTREAM_MINERVA 不能是本服务自己的地址：${origin}`),
  );

  const model = { MARKER_URL: 'http://127.0.0.1:8000/v1', MARKER_MODEL: 'm' };

  it('let a model of one’s own do without key and prices', () =>
    expect(readSettings(model).marker).toEqual({
      baseUrl: 'http://127.0.0.1:8000/v1',
      apiKey: 'none',
      model: 'm',
      timeoutMs: 60_000,
      maxRetries: 2,
      price: { inputPerMillion: 0, outputPerMillion: 0 },
    }));

  it.each([
    [{ MARKER_URL: model.MARKER_URL }, 'MARKER_URL 和 MARKER_MODEL 须同时设置'],
    [{ MARKER_MODEL: 'm' }, 'MARKER_URL 和 MARKER_MODEL 须同时设置'],
    [{ ...model, MARKER_URL: 'a/v1' }, 'MARKER_URL 须为模型服务的地址，如 https://models.example/v1：a/v1'],
    [
      { ...model, MARKER_URL: 'http://a/?k=1' },
      'MARKER_URL 须为模型服务的地址，如 https://models.example/v1：http://a/?k=1',
    ],
    [{ ...model, MARKER_TIMEOUT: '0' }, 'MARKER_TIMEOUT 须为 1 到 600 的数：0'],
    [{ ...model, MARKER_PRICE_IN: '-1' }, 'MARKER_PRICE_IN 须为 0 到 1000000 的数：-1'],
    [{ ...model, MARKER_PRICE_OUT: 'free' }, 'MARKER_PRICE_OUT 须为 0 到 1000000 的数：free'],
  ])('refuse a model that cannot be asked: %j', (env, text) => expect(message(env)).toBe(text));
});
