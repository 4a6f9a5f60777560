import type { Role } from '../../../contracts/roles.ts';
import { guide, type Guide } from './guide.ts';

const region: readonly Role[] = ['regionResearcher'];
const enterers: readonly Role[] = ['parttime', 'parttimer'];
const since = '2026-11-23';

/** Guides of those who belong to no school: researchers of a region, the platform's administrator, and who enters workbooks. */
export const platformGuides: readonly Guide[] = [
  guide(
    { id: 'compare-schools', roles: region, title: '比各校', summary: '只和生源相近的学校比。' },
    ['/analysis', '学校', '上面选年级、课程和学期；没有联考时，会告诉您最近的一场。'],
    ['/analysis', '知识点', '全区最弱的知识点，是备课的重点。'],
    ['/analysis', '年级走势', '几场联考连起来看。'],
  ),
  guide(
    { id: 'region-table', roles: region, title: '带走一张表', summary: '换成表格，导出。' },
    ['/analysis', '表格', '图和表是同样的数字。'],
    ['/analysis', '导出', '有成绩时可以导出；只读，不会改动学校的数据。'],
  ),
  guide(
    {
      id: 'oversee-workbooks',
      roles: ['admin'],
      title: '管录题进度',
      summary: '每本册子录了几页、复核了几页。',
      since,
    },
    ['/workbook', '录题工作室', '按年级看；点册名进去录入或复核。'],
    ['/workbook', '七年级', '从书名进去：左边是页，右边是题、答案和知识点。'],
  ),
  guide(
    { id: 'any-school', roles: ['admin'], title: '看任何学校的学情', summary: '选学校、年级、课程，再看各班。', since },
    ['/without/common', '学校', '先选学校，再选年级和课程。'],
    ['/without/common', '各班均分', '只标出超过偶然的差别。'],
  ),
  guide(
    {
      id: 'enter-workbook',
      roles: enterers,
      title: '录一页练习册',
      summary: '按页录题、答案、知识点，再提交。',
      since,
    },
    ['/workbook', '录题工作室', '册子后面是进度；“退回给我”的先改。'],
    ['/workbook', '七年级', '点书名打开，一页一页录；写的随时保存。'],
  ),
  guide(
    { id: 'second-eyes', roles: enterers, title: '等别人复核', summary: '自己录的不能自己复核。', since },
    ['/workbook', '录题工作室', '“复核”一列说明已有几页通过；退回的写明原因。'],
    ['/workbook', '七年级', '别人录的页，可以由您来复核：通过或退回。'],
  ),
];
