import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';
import { Misuse } from './stop.ts';

const read = (args: string[], env = {}) => readOptions(args, env);

const noScheme = '--url 须以 http:// 或 https:// 开头，如 http://127.0.0.1:4310';

describe('the options', () => {
  it('verify all remote services of the stand-in on this machine when nothing is said', () => {
    expect(read([])).toEqual({
      url: 'http://127.0.0.1:4310',
      services: ['juno', 'minerva', 'vesta', 'wrongbook'],
      credentials: undefined,
      readOnly: false,
      allowWrites: false,
      states: undefined,
      report: undefined,
      diff: false,
      strict: false,
      accept: undefined,
      profile: undefined,
      timeout: 10_000,
    });
  });

  it('find the stand-in at the port that the environment names', () => {
    expect(read([], { PORT: '4180' }).url).toBe('http://127.0.0.1:4180');
  });

  it('take an address with a slash at its end, and services by name', () => {
    const { url, services } = read(['--url', 'https://gateway.example/', '--service', 'vesta, juno']);
    expect(url).toBe('https://gateway.example');
    expect(services).toEqual(['juno', 'vesta']);
  });

  it('take token and password from the environment, since npm shows the command line', () => {
    expect(read([], { VERIFY_TOKEN: 'T' }).credentials).toEqual({ token: 'T' });
    const env = { VERIFY_TOKEN: 'T', VERIFY_PASSWORD: 'P' };
    expect(read(['--account', 'A'], env).credentials).toEqual({ account: 'A', password: 'P' });
    expect(read(['--token', 'own'], env).credentials).toEqual({ token: 'own' });
  });

  it('take a token as it stands in a header', () => {
    expect(read(['--token', 'bearer T']).credentials).toEqual({ token: 'T' });
    expect(read([], { VERIFY_TOKEN: 'Bearer T\n' }).credentials).toEqual({ token: 'T' });
  });

  it.each([
    [['--unknown'], '没有选项 --unknown'],
    [['-x'], '没有选项 -x'],
    [['--unknown=SECRET'], '没有选项 --unknown'],
    [['SECRET'], '有不属于任何选项的值'],
    [['--token'], '选项 --token 的值无效'],
    [['--diff=yes'], '选项 --diff 的值无效'],
    [['--token', ''], '--token 不能为空'],
    [['--token', 'SECRET SECRET'], '--token 含有空格或不能放进请求头的字符'],
    [['--read-only', '--allow-writes'], '--read-only 与 --allow-writes 不能同时使用'],
    [['--token', 'SECRET', '--account', 'A', '--password', 'SECRET'], '--token 与 --account、--password 不能同时使用'],
    [['--account', 'A'], '--account 须与 --password 一起使用'],
    [['--password', 'SECRET'], '--password 须与 --account 一起使用'],
    [['--service', 'vesta,account'], '没有服务 account：可选 juno、minerva、vesta、wrongbook'],
    [['--service', 'vestta'], '没有服务 vestta，是不是 vesta？可选 juno、minerva、vesta、wrongbook'],
    [['--url', 'https://gateway.example/api/vesta'], '--url 只写到主机和端口，不带路径：https://gateway.example'],
    [['--accept', 'profile'], '--accept 的文件名须以 .json 结尾'],
    [['--accept', 'a.json', '--diff'], '--accept 与 --diff 不能同时使用'],
    [['--url', 'gateway.example'], noScheme],
    [['--url', 'file:///etc'], noScheme],
    [['--url', 'localhost:4310'], noScheme],
    [['--url', 'http://'], noScheme],
    [['--url', 'http://127.0.0.1:99999'], noScheme],
    [['--token', 'Bearer'], '--token 中没有令牌'],
    [['--token', '令牌'], '--token 含有空格或不能放进请求头的字符'],
    [['--url', 'https://A:SECRET@gateway.example'], '--url 不能含有账号或密码'],
    [['--url', 'https://gateway.example?token=SECRET'], '--url 不能含有查询参数'],
    [['--report', 'report.txt'], '--report 的文件名须以 .json 结尾'],
    [['--timeout', '0'], '--timeout 须为 1 到 600000 的整数（毫秒）'],
    [['--timeout', '1e3'], '--timeout 须为 1 到 600000 的整数（毫秒）'],
  ])('refuse %j without repeating what may be secret', (args, message) => {
    expect(() => read(args)).toThrow(Misuse);
    expect(() => read(args)).toThrow(new Misuse(message));
  });
});
