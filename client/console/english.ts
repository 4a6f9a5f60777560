import { clockEnglish } from './clock/english.ts';
import { faultEnglish } from './faults/english.ts';
import { inspectorEnglish } from './inspector/english.ts';
import { snapshotEnglish } from './snapshots/english.ts';
import { sandboxEnglish } from './sandboxes/english.ts';
import { upstreamEnglish } from './upstreams/english.ts';

/** What the console says, in English. Each part has its own list beside it; texts of the server stay as they come. */
export const english: Readonly<Record<string, string>> = {
  ...clockEnglish,
  ...faultEnglish,
  ...inspectorEnglish,
  ...snapshotEnglish,
  ...sandboxEnglish,
  ...upstreamEnglish,
  控制台: 'Console',
  现场: 'Live',
  沙箱: 'Sandboxes',
  到产品: 'To product',
  '启明助教 模拟服务': 'Understudy stand-in',
  运行中: 'running',
  仅本机: 'this machine only',
  凭口令: 'by key',
  '{n} 个沙箱': '{n} sandboxes',
  '内存 {n} MB': '{n} MB memory',
  '已运行 {time}': 'up {time}',
  '{n} 分钟': '{n} min',
  '{h} 小时 {n} 分钟': '{h} h {n} min',
  '{d} 天 {h} 小时': '{d} d {h} h',
  语言: 'Language',
  控制台口令: 'Console key',
  打开: 'Open',
  '从别处打开控制台需要口令，在启动服务时用 CONSOLE_KEY 设置。':
    'From another machine the console needs the key that was set with CONSOLE_KEY when the server was started.',
  '名称、场景': 'name, scenario',
  '{n} 人': '{n} here',
  休眠: 'asleep',
  没有符合的沙箱: 'No such sandbox',
  沙箱列表: 'Sandboxes',
  主菜单: 'Main menu',
  '{n} 人在线': '{n} online',
  '建立于 {time}': 'made {time}',
};
