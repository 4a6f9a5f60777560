import * as z from 'zod';

/** The wrapper around every JSON answer; keys in this order. `success` is true exactly when `code` is 200. */
export interface Envelope<T> {
  code: number;
  success: boolean;
  data: T;
  msg: string;
}

/** Texts of the envelope that every call shares. */
export const texts = {
  done: '操作成功',
  empty: '暂无承载数据',
  unreadable: '消息不能读取',
  noToken: '缺失令牌,鉴权失败',
  badToken: '请求未授权',
  restored: '演示数据已恢复到之前的状态，请重新登录',
  forbidden: '请求被拒绝',
  consoleKey: '控制台口令不正确',
  consoleClosed: '控制台只能在运行服务的电脑上打开；要从别处打开，请用 CONSOLE_KEY 设置口令',
  notFound: '404 没找到请求',
  wrongMethod: '不支持当前请求方法',
  wrongMediaType: '不支持当前媒体类型',
  tooLarge: '请求内容超过大小上限',
  tooSlow: '请求接收超时，请检查网络后重试',
  busy: '服务繁忙，请稍后再试',
  diskFull: '磁盘已满，未能保存，请联系管理员清理后重试',
  damaged: '数据库已损坏，暂停使用，请联系管理员',
  otherAttempt: '请求编号已用于另一次提交，请刷新后重试',
  fault: '服务器异常',
  damagedSandbox: (sandbox: string) => `沙箱“${sandbox}”的数据库已损坏，暂停使用，请联系管理员`,
  elsewhere: (sandbox: string) => `沙箱“${sandbox}”在另一台服务器上，请稍后再试`,
  missingParameter: (parameter: string) => `缺少必要的请求参数: ${parameter}`,
  wrongParameter: (parameter: string) => `请求参数格式错误: ${parameter}`,
} as const;

/** Wraps the data of a successful call. */
export const success = <T>(data: T, msg: string = texts.done): Envelope<T> => ({ code: 200, success: true, data, msg });

/** A successful envelope as the bytes that travel, where the data is large and wrapped away from who answers. */
export const successBytes = (data: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(success(data)));

/** Wraps the reason why a call failed. */
export const failure = (code: number, msg: string): Envelope<Record<string, never>> => ({
  code,
  success: false,
  data: {},
  msg,
});

/** The schema of a successful envelope around `data`. */
export const envelopeOf = <T extends z.ZodType>(data: T) =>
  z.strictObject({
    code: z.literal(200).meta({ 'x-provenance': 'spec' }),
    success: z.literal(true).meta({ 'x-provenance': 'spec' }),
    data: data.meta({ ...data.meta(), 'x-provenance': 'spec' }),
    msg: z.string().meta({ 'x-provenance': 'spec' }),
  });

/** The schema of a refused envelope. */
export const failureEnvelope = z.strictObject({
  code: z.int().meta({ 'x-provenance': 'spec' }),
  success: z.literal(false).meta({ 'x-provenance': 'spec' }),
  data: z.strictObject({}),
  msg: z.string().meta({ 'x-provenance': 'spec' }),
});
