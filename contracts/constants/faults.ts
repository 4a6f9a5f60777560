import type { Endpoint } from '../endpoint.ts';

/** The names of what can go wrong on purpose; `lie` is one of the lies that the contract tests tell. */
export const recipeNames = [
  'code',
  'message',
  'code-401',
  'forbidden',
  'json-file',
  'late',
  'cut',
  'slow-body',
  'web-page',
  'no-roles',
  'lost-write',
  'stale-read',
  'gateway',
  'busy',
  'lie',
] as const;

export type RecipeName = (typeof recipeNames)[number];

/** A way in which calls go wrong on purpose. */
export interface Recipe {
  title: string;
  /** What is done to whoever is hit. */
  does: string;
  /** What the product shows then. */
  shows: string;
  /** Whose rule it is: the specification's catalogue of errors, or a convention of the wire. */
  rule: string;
  /** What to click to see it. */
  hint: string;
  /** Why it can do nothing to a call; "" where it can. */
  unfit: (endpoint: Endpoint) => string;
}

const fitsAll = (): string => '';

const toasted = '错误提示 3 秒，文字就是给出的原因';
const loggedOut = '同样的提示，然后退回登录页';
const catalogue = '规格第 8 节';

const onlyFiles = ({ answers }: Endpoint): string =>
  answers === 'envelope' ? '这个调用不返回文件，没有文件可以换成 JSON' : '';

const onlyRoles = ({ path }: Endpoint): string =>
  path === '/api/juno/personal/myRoles' ? '' : '只有“我的角色”会返回角色';

/** What is done by processes with connections of their own is done when they say so. */
const doneElsewhere = '/api/vesta/student/changeAll';

function onlyWrites({ effects, upload, path }: Endpoint): string {
  if (!effects) return '读取不保存任何东西，没有什么可丢';
  if (effects.nothing !== '') return '这个调用不改变任何能读到的内容，丢了也看不出';
  if (upload) return '带文件的调用由另外的进程写入，不能只说不做';
  return path === doneElsewhere ? '批量修改由另外的进程写入，不能只说不做' : '';
}

function onlyReads({ effects, answers, open }: Endpoint): string {
  if (effects) return '写入没有可以过时的内容';
  if (open) return '登录前的调用不属于任何人，不记得上一次的回答';
  return answers === 'envelope' ? '' : '文件太大，不记得上一次的内容';
}

/** Every way in which calls go wrong on purpose, but for lies. */
export const recipes: Readonly<Record<Exclude<RecipeName, 'lie'>, Recipe>> = {
  code: {
    title: '结果码不是 200',
    does: 'HTTP 是 200，结果码是 500，msg 里有原因；什么也没有做',
    shows: toasted,
    rule: `${catalogue}：结果码不是 200`,
    hint: '打开任意页面，或者保存任意表单',
    unfit: fitsAll,
  },
  message: {
    title: '原因写在 message 里',
    does: '和结果码不是 200 一样，但原因在 message 里，没有 msg',
    shows: '提示的文字来自 message',
    rule: `${catalogue}：msg 或 message`,
    hint: '打开任意页面，看提示里有没有原因',
    unfit: fitsAll,
  },
  'code-401': {
    title: 'HTTP 200，结果码 401',
    does: '像有的网关那样，令牌失效时仍然用 HTTP 200 回答',
    shows: loggedOut,
    rule: `${catalogue}：结果码 401 或 403`,
    hint: '点任意菜单',
    unfit: fitsAll,
  },
  forbidden: {
    title: '没有权限 403',
    does: '用 HTTP 403 拒绝，什么也没有做',
    shows: loggedOut,
    rule: `${catalogue}：结果码 401 或 403`,
    hint: '点任意菜单',
    unfit: fitsAll,
  },
  'json-file': {
    title: '文件里是 JSON',
    does: '该返回文件的调用返回了 JSON，里面说导出失败',
    shows: '提示导出失败的原因，不保存文件',
    rule: `${catalogue}：导出失败`,
    hint: '学生管理里点“导入”，再点“下载模板”',
    unfit: onlyFiles,
  },
  late: {
    title: '31 秒没有回应',
    does: '比产品的 30 秒超时多一秒才回答；写入已经做了，只是回答太晚',
    shows: '提示请求超时；再提交一次不会做两遍',
    rule: `${catalogue}：网络错误；第 9 节：超时 30 秒`,
    hint: '发布一份作业，等半分钟',
    unfit: fitsAll,
  },
  cut: {
    title: '连接断开',
    does: '没有回答就断开；写入已经做了，回答丢在路上',
    shows: '提示网络连接失败',
    rule: `${catalogue}：网络错误`,
    hint: '保存任意表单，再点一次保存',
    unfit: fitsAll,
  },
  'slow-body': {
    title: '内容来得很慢',
    does: '很快开始回答，内容分十次、用六秒才到齐',
    shows: '顶上的进度条一直在走，内容到齐才显示',
    rule: '第 9 节：进度条',
    hint: '打开任意列表',
    unfit: fitsAll,
  },
  'web-page': {
    title: '返回网关的网页',
    does: 'HTTP 200，但内容是一页 HTML，不是 JSON 也不是文件；什么也没有做',
    shows: '提示服务异常',
    rule: `${catalogue}：没有原因时的提示`,
    hint: '打开任意页面',
    unfit: fitsAll,
  },
  'no-roles': {
    title: '没有角色',
    does: '“我的角色”返回空列表',
    shows: '清空登录信息，退回登录页',
    rule: `${catalogue}：没有角色`,
    hint: '刷新页面',
    unfit: onlyRoles,
  },
  'lost-write': {
    title: '保存说成功却没存',
    does: '按真的做一遍，回答成功，然后全部撤销',
    shows: '说成功；刷新以后还是原来的样子',
    rule: '回答约定：code 200 应当表示已经做了',
    hint: '改一个学生的姓名，保存，再刷新',
    unfit: onlyWrites,
  },
  'stale-read': {
    title: '读到的是改动以前的',
    does: '改动以后再读，仍然返回上一次改动以前的回答',
    shows: '刚改的内容看起来没有变',
    rule: '回答约定：改动以后读到新的',
    hint: '打开一个列表，新增一条，看列表有没有',
    unfit: onlyReads,
  },
  gateway: {
    title: '网关找不到服务 502',
    does: 'HTTP 502 和一页网关的 HTML；什么也没有做',
    shows: '提示服务异常',
    rule: `${catalogue}：没有原因时的提示`,
    hint: '打开任意页面',
    unfit: fitsAll,
  },
  busy: {
    title: '服务繁忙 503',
    does: 'HTTP 503，原因是服务繁忙；什么也没有做',
    shows: '提示服务繁忙，请稍后再试',
    rule: `${catalogue}：结果码不是 200`,
    hint: '打开任意页面',
    unfit: fitsAll,
  },
};

/** The calls by which people hear of faults and get rid of them: nothing goes wrong with these. */
const alwaysWell: readonly string[] = ['/account/stand-in', '/account/restore', '/account/restore-plan'];

/** Why a recipe can do nothing to a call; "" where it can. */
export function unfitFor(recipe: RecipeName, endpoint: Endpoint): string {
  if (alwaysWell.includes(endpoint.path)) return '这个调用告诉大家故障开着、怎样恢复，不能出故障';
  return recipe === 'lie' ? '' : recipes[recipe].unfit(endpoint);
}
