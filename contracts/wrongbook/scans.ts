import * as z from 'zod';
import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { pageInput, pageOf } from '../paging.ts';
import { documentStates } from '../states.ts';
import {
  missingItem,
  mostSheetPages,
  pageMends,
  pageStates,
  scanDamages,
  scanItem,
  scanPage,
  settlements,
} from './scan-shapes.ts';

const scanGone = { scanGone: '扫描件已删除' } as const;
const assignmentGone = { assignmentGone: '作业已删除' } as const;
const published = { published: '成绩已发布，请先撤回发布' } as const;

export const pageScans = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/scan/page',
  summary: '本人上传的扫描件',
  provenance: 'ours',
  input: pageInput(['createTime', 'title', 'state'], {
    assignmentId: f.id('作业', { of: 'assignment' }).optional(),
    state: f.coded(f.state('状态', documentStates)).optional(),
    keyword: f.keyword('名称'),
  }),
  data: pageOf(scanItem),
  where: { keyword: { contains: ['title'] } },
});

export const removeScans = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/scan/remove',
  summary: '删除扫描件；从中读到的作答一并退回',
  provenance: 'ours',
  removes: ['document', 'scanPage'],
  changes: 'submission',
  adds: 'mark',
  input: f.input({ documentId: f.ids('扫描件', { of: 'document' }) }),
  data: f.nothing,
  refusals: { ...scanGone, ...published, reviewed: '其中 {count} 份作答已由教师批改，不能删除' },
});

export const pageScanPages = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/scan/pages',
  summary: '扫描页：一份扫描件的、一份作业的，或本人全部待处理的',
  provenance: 'ours',
  input: pageInput(['pageNo'], {
    documentId: f.id('扫描件', { of: 'document' }).optional(),
    assignmentId: f.id('作业', { of: 'assignment' }).optional(),
    state: f.choice('结果', [...pageStates, 'tray']).optional(),
  }),
  data: pageOf(scanPage),
});

export const getScanPicture = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/scan/picture',
  summary: '一个扫描页的图片（JPEG）：摆正后的，读不出的为原图',
  provenance: 'ours',
  answers: 'file',
  input: f.input({ pageId: f.id('扫描页', { of: 'scanPage' }) }),
  data: f.nothing,
  refusals: { ...scanGone, lost: '图片已丢失，请重新上传扫描件' },
});

const pixel = (label: string) => z.number().min(0).max(20_000).meta({ description: label });

export const mendScanPage = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/scan/mend',
  summary: '处理一个扫描页：指定学生、替换、记为缺考、认作空白页、搁置或放回',
  provenance: 'ours',
  changes: ['scanPage', 'submission'],
  adds: 'mark',
  input: f.input({
    pageId: f.id('扫描页', { of: 'scanPage' }),
    action: f.choice('处理方式', pageMends),
    /** Whose it is, and which page of the sheet, for `assign`; for `replace` where the page does not know itself. */
    submissionId: f.id('学生答卷', { of: 'submission' }).optional(),
    sheetPage: f.wholeNumber('答题卡页码', 1, mostSheetPages).optional(),
    /** Centres of the four corner marks in the page's picture, in pixels: top left, top right, bottom left, bottom right. */
    corners: f.several('角标', f.input({ x: pixel('横坐标'), y: pixel('纵坐标') }), 4).optional(),
  }),
  data: f.nothing,
  refusals: {
    ...scanGone,
    ...published,
    noStudent: '请选择学生和页码',
    notFound: '该学生没有这份作业',
    noSheet: '这份作业还没有打印过答题卡',
    noPage: '答题卡没有第 {page} 页',
    taken: '{studentName}的第 {page} 页已有扫描，请选择替换',
    noMarks: '找不到四角的定位标记，请在图上点出四个角',
    answered: '{studentName}另有作答，请先把有作答的页搁置，再记为缺考',
    nothingToDo: '该页不能这样处理',
  },
});

export const listMissingPages = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/scan/missing',
  summary: '答题卡没有收齐的学生',
  provenance: 'ours',
  input: f.input({ assignmentId: f.id('作业', { of: 'assignment' }) }),
  data: f.madeOf('sheet', f.list(missingItem)),
  refusals: assignmentGone,
});

export const settleMissing = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/scan/settle',
  summary: '决定没有收齐的答题卡：缺交、缺页按未答，或继续等',
  provenance: 'ours',
  changes: 'submission',
  adds: 'mark',
  input: f.input({
    assignmentId: f.id('作业', { of: 'assignment', need: 'read' }),
    submissionId: f.ids('学生答卷', { of: 'submission' }),
    as: f.choice('处理', settlements),
  }),
  data: f.nothing,
  refusals: { ...assignmentGone, ...published, notMissing: '{studentName}的答题卡不能这样处理' },
});

export const makeScans = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/scan/make',
  summary: '为演示生成一份模拟扫描：按学生会怎样作答填好答题卡再扫描',
  provenance: 'ours',
  adds: 'document',
  input: f.input({
    assignmentId: f.id('作业', { of: 'assignment', need: 'read' }),
    classId: f.id('班级', { of: 'class' }).optional(),
    damage: f.choice('扫描质量', scanDamages).default('usual'),
    absent: f.wholeNumber('缺交人数', 0, 50).default(0),
  }),
  data: f.row('document', { documentId: f.id('扫描件编号', { of: 'document' }) }),
  refusals: { ...assignmentGone, ...published, noStudents: '没有可以模拟的学生', making: '正在生成模拟扫描，请稍候' },
  refusedAt: { noStudents: 'assignmentId' },
});
