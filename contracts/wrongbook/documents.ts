import { printMode } from '../constants/assignments.ts';
import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { pageInput, pageOf } from '../paging.ts';
import { stale } from '../refusals.ts';
import { documentStates, sharedScopes } from '../states.ts';
import { cloudDocument, documentKinds, documentLimits, printItem } from './document-shapes.ts';

const teacherId = f.id('教师', { of: 'teacher' });
/** In the calls to which the specification gives it. */
const givenTeacherId = f.always(teacherId);
const documentId = f.id('文档', { of: 'document' });
const ownDocument = { teacherId, documentId };
const ownDocuments = { teacherId: givenTeacherId, documentId: f.ids('文档', { of: 'document' }) };
const titleOf = f.name('名称', 100);
const gone = { documentGone: '文档已删除' } as const;
const classRefusals = { noClass: '仅本班可见时须选择班级' } as const;

const listFilters = {
  teacherId: givenTeacherId,
  state: f.coded(f.state('状态', documentStates)).optional(),
  kind: f.choice('类型', documentKinds).optional(),
  keyword: f.keyword('名称'),
};

/** What a file is filed under when it comes in. */
const filing = {
  subjectId: f.id('学科', { of: 'subject' }).optional(),
  gradeId: f.id('年级', { of: 'grade' }).optional(),
  scope: f.state('共享范围', sharedScopes).default(0),
  classId: f.id('班级', { of: 'class' }).optional(),
};

export const uploadResource = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/teacher/doc/uploadResource',
  summary: '上传文档；JSON 请求先登记一份待上传的文档，再用其编号上传文件',
  provenance: 'spec',
  adds: 'document',
  changes: 'document',
  upload: { maxMb: documentLimits.maxMb, orJson: true },
  input: f.input({
    teacherId: teacherId.optional(),
    documentId: f.id('已登记的文档', { of: 'document' }).optional(),
    title: titleOf.optional(),
    target: f.choice('存放位置', ['cloud', 'print', 'scan']).default('cloud'),
    /** Of a scan: the work whose sheets it is said to hold. */
    assignmentId: f.id('作业', { of: 'assignment', need: 'read' }).optional(),
    ...filing,
  }),
  data: f.row('document', {
    documentId: f.id('文档编号', { of: 'document' }),
    state: f.coded(f.stateOut('状态', documentStates)),
  }),
  refusals: {
    noFile: '请选择要上传的文件',
    notAccepted: '不支持该文件：内容须为 PDF、JPEG、PNG、TIFF、HEIC，或 docx、xlsx、pptx 文档',
    unreadable: '文件无法读取：{reason}',
    notScan: '扫描件须为 PDF、JPEG、PNG、TIFF 或 HEIC',
    tooLarge: '文件超过 {max} MB，请压缩或拆分后再上传',
    noTitle: '请填写文档名称',
    hasFile: '该文档已有文件，不能再次上传',
    ...classRefusals,
    ...gone,
  },
});

export const pagePrintItems = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/teacher/doc/printList',
  summary: '打印列表',
  provenance: 'spec',
  input: pageInput(['title', 'createTime', 'state'], listFilters),
  data: pageOf(printItem),
  where: { keyword: { contains: ['title'] } },
});

export const removePrintItems = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/teacher/doc/remove',
  summary: '从打印列表删除',
  provenance: 'spec',
  removes: 'document',
  input: f.input(ownDocuments),
  data: f.nothing,
  refusals: gone,
});

export const exportDocument = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/teacher/doc/exportDocument',
  summary: '下载文档，或取其一页的预览图',
  provenance: 'spec',
  answers: 'file',
  input: f.input({
    teacherId: teacherId.optional(),
    documentId,
    form: f.choice('形式', ['original', 'preview']).default('original'),
    page: f.wholeNumber('页码', 1, documentLimits.maxPages).default(1),
  }),
  data: f.nothing,
  refusals: {
    ...gone,
    noFile: '文档还没有文件',
    noPreview: '只有图片能取预览图，请下载原文件查看',
    unreadable: '文件无法读取：{reason}',
    noPage: '没有第 {page} 页，共 {pages} 页',
    lost: '文件已丢失，请重新上传',
  },
  where: { form: { unchecked: '同一份文档的原件或预览图' }, page: { unchecked: '预览图是哪一页，图上看不出' } },
});

export const clearUnreadPrintCount = write({
  service: 'wrongbook',
  method: 'GET',
  path: '/api/wrongbook/v1.0/teacher/doc/clearUnreadPrintCount',
  summary: '将打印列表全部标为已读',
  provenance: 'spec',
  changes: 'document',
  sets: { isRead: { always: 1 } },
  input: f.input({ teacherId: givenTeacherId }),
  data: f.nothing,
});

export const pageCloudDocuments = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/teacher/doc/cloudDocumentList',
  summary: '云文档：自己的，或共享给自己的',
  provenance: 'spec',
  input: pageInput(['title', 'createTime', 'size', 'pages', 'state'], {
    ...listFilters,
    range: f.choice('范围', ['own', 'shared']).default('own'),
    scope: f.state('共享范围', sharedScopes).optional(),
    subjectId: f.id('学科', { of: 'subject' }).optional(),
    gradeId: f.id('年级', { of: 'grade' }).optional(),
  }),
  data: f.madeOf('teaching', pageOf(cloudDocument)),
  where: { keyword: { contains: ['title'] }, range: { unchecked: '他人共享的文档由各自的共享范围决定' } },
});

export const removeCloudDocuments = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/teacher/doc/cloudDocumentDelete',
  summary: '删除云文档',
  provenance: 'spec',
  removes: 'document',
  input: f.input(ownDocuments),
  data: f.nothing,
  refusals: gone,
});

export const renameCloudDocument = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/teacher/doc/cloudDocumentRename',
  summary: '重命名云文档',
  provenance: 'spec',
  changes: 'document',
  input: f.input({ teacherId: givenTeacherId, documentId, title: titleOf }),
  data: f.nothing,
  refusals: { ...gone, duplicateTitle: '已有同名文档“{title}”' },
  refusedAt: { duplicateTitle: 'title' },
});

export const shareDocument = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/teacher/doc/share',
  summary: '设置云文档的共享范围、学科和年级',
  provenance: 'ours',
  changes: 'document',
  input: f.input({
    ...ownDocument,
    version: f.version(),
    scope: f.state('共享范围', sharedScopes),
    classId: f.id('班级', { of: 'class' }).optional(),
    subjectId: f.idOrBlank('学科', { of: 'subject' }).optional(),
    gradeId: f.idOrBlank('年级', { of: 'grade' }).optional(),
  }),
  data: f.nothing,
  refusals: { ...gone, ...classRefusals, ...stale },
  refusedAt: { noClass: 'classId' },
});

export const retryDocument = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/teacher/doc/retry',
  summary: '重新识别失败的文档',
  provenance: 'ours',
  changes: 'document',
  input: f.input(ownDocument),
  data: f.nothing,
  refusals: { ...gone, notFailed: '文档没有识别失败，无须重试' },
});

export const printDocuments = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/teacher/doc/print',
  summary: '将云文档加入打印列表',
  provenance: 'ours',
  adds: 'document',
  input: f.input({
    teacherId,
    documentId: f.ids('文档', { of: 'document', need: 'read' }),
    printMode: f.state('打印方式', [printMode.smartMatch, printMode.unifiedCap]),
    classId: f.id('班级', { of: 'class' }).optional(),
    copies: f.wholeNumber('份数', 1, documentLimits.maxCopies).optional(),
    attemptKey: f.attemptKey().optional(),
  }),
  data: f.record({ added: f.count('加入份数') }),
  refusals: {
    ...gone,
    notReady: '“{title}”尚未处理完成，不能打印',
    noClass: '智能匹配须选择班级',
    nobody: '所选班级没有在校学生',
    noCopies: '统一上限须填写份数',
  },
  refusedAt: { noClass: 'classId', nobody: 'classId', noCopies: 'copies' },
});
