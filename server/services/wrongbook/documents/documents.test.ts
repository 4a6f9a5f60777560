import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { documentState } from '../../../../contracts/states.ts';
import { classIds, documentIds, personaIds } from '../../../../seed/landmarks.ts';
import { filePath } from '../../../engines/files/store.ts';
import { sheetHeic } from '../../../engines/pictures/testing/heic.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

const teacherId = personaIds.teacher;
const { done, failed, recognising } = documentState;
let server: TestApp;
let pdf: Uint8Array;

beforeAll(async () => {
  server = await startTestApp();
  pdf = readFileSync(filePath(server.sandbox.filesDir, stored(documentIds.ownCloud).hash as string));
});

afterAll(() => server.close());

const stored = (id: string) =>
  server.sandbox.sqlite.prepare('select * from documents where id = ?').get(id) as Record<string, string | number>;

const upload = (fields: object, file?: Uint8Array) =>
  server.call('teacher', calls.uploadResource, { teacherId, ...fields }, file);

const cloud = async (fields = {}) =>
  (await server.call('teacher', calls.pageCloudDocuments, { teacherId, size: 100, ...fields })).body.data.records;

const prints = async () =>
  (await server.call('teacher', calls.pagePrintItems, { teacherId, size: 100 })).body.data.records;

const unread = async () => (await server.call('teacher', calls.getMenuBadge, {})).body.data.resourcePrint;

const settled = (id: string) => expect.poll(() => stored(id).state).toSatisfy((state: number) => state > recognising);

const files = () =>
  readdirSync(server.sandbox.filesDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length;

/** A PDF that no other test has sent: what follows its end is left unread. */
const another = (mark: string) => Buffer.concat([pdf, Buffer.from(`\n%${mark}`)]);

describe('an upload', () => {
  it("R7.7 that names no teacher is its sender's, and so is what is fetched without one", async () => {
    const registered = await server.call('teacher', calls.uploadResource, { title: '未署名' });
    expect(registered.body).toMatchObject({ code: 200, data: { state: documentState.new } });
    const { documentId } = registered.body.data;
    expect(stored(documentId).teacher_id).toBe(teacherId);
    await server.call('teacher', calls.uploadResource, { documentId }, another('unsigned'));
    await settled(documentId);
    const exported = await server.call('teacher', calls.exportDocument, { documentId });
    expect(exported).toMatchObject({ status: 200 });
    const foreign = await server.call('teacher-foreign', calls.exportDocument, { documentId });
    expect(foreign.body).toMatchObject({ code: 403 });
    const asAnother = await server.call('teacher', calls.uploadResource, { teacherId: '10020010', title: '冒名' });
    expect(asAnother.body).toMatchObject({ code: 403 });
  });

  it('R4.18 is kept under its hash, recognised, and listed with its pages', async () => {
    const { body } = await upload({ title: '函数练习', subjectId: '2', gradeId: '7' }, another('kept'));
    expect(body).toMatchObject({ code: 200, data: { state: recognising } });
    const { documentId } = body.data;
    await settled(documentId);
    const [found] = await cloud({ keyword: '函数练习' });
    expect(found).toMatchObject({
      id: documentId,
      kind: 'pdf',
      extension: 'pdf',
      state: done,
      failReason: '',
      subjectId: '2',
      scope: 0,
    });
    expect(found!.pages).toBe(stored(documentIds.ownCloud).pages);
    const answer = await server.call('teacher', calls.exportDocument, { teacherId, documentId });
    expect(answer.type).toBe('application/octet-stream');
    expect(answer.bytes.equals(another('kept'))).toBe(true);
  });

  it('R4.18 of a registered document goes from new through recognising to done', async () => {
    const registered = await upload({ title: '待上传的文档' });
    const { documentId, state } = registered.body.data;
    expect(state).toBe(documentState.new);
    expect(await cloud({ state: 0, keyword: '待上传的文档' })).toHaveLength(1);
    expect((await upload({ documentId }, another('registered'))).body.data).toEqual({ documentId, state: recognising });
    await settled(documentId);
    expect(stored(documentId)).toMatchObject({ state: done, title: '待上传的文档' });
    expect((await upload({ documentId }, pdf)).body.msg).toBe('该文档已有文件，不能再次上传');
  });

  it('that cannot be read through fails with a reason, and can be tried again', async () => {
    const cut = new Uint8Array(
      await sharp({ create: { width: 400, height: 400, channels: 3, background: '#888' } })
        .jpeg()
        .toBuffer(),
    );
    const { documentId } = (await upload({ title: '缺了一半的图片' }, cut.slice(0, 500))).body.data;
    await settled(documentId);
    expect(stored(documentId)).toMatchObject({ state: failed, fail_reason: '图片已损坏' });
    const again = await server.call('teacher', calls.retryDocument, { teacherId, documentId });
    expect(again.body.code).toBe(200);
    await settled(documentId);
    expect(stored(documentId)).toMatchObject({ state: failed, fail_reason: '图片已损坏' });
  });

  it.each([
    ['nothing', new Uint8Array(), '请选择要上传的文件'],
    ['text', Buffer.from('plain text'), '不支持该文件：内容须为 PDF、JPEG、PNG、TIFF、HEIC，或 docx、xlsx、pptx 文档'],
    ['half a PDF', Buffer.from('%PDF-1.7\n1 0 obj'), '文件无法读取：不是完整的 PDF'],
  ])('of %s is refused and leaves nothing behind', async (_, bytes, msg) => {
    const before = [files(), (await cloud()).length];
    const answer = await upload({ title: '不会留下' }, bytes);
    expect([answer.status, answer.body.msg]).toEqual([400, msg]);
    expect([files(), (await cloud()).length]).toEqual(before);
    expect(existsSync(join(server.sandbox.filesDir, 'incoming'))).toBe(true);
  });

  it('that is refused leaves a registered document waiting', async () => {
    const { documentId } = (await upload({ title: '换一个文件' })).body.data;
    expect((await upload({ documentId }, Buffer.from('plain text'))).status).toBe(400);
    expect(stored(documentId)).toMatchObject({ state: documentState.new, hash: '' });
  });

  it('of equal bytes is kept once, under a title of its own', async () => {
    await upload({ title: '同名文档' }, another('twice'));
    const before = files();
    const { documentId } = (await upload({ title: '同名文档' }, another('twice'))).body.data;
    expect(files()).toBe(before);
    expect(stored(documentId).title).toBe('同名文档（2）');
  });

  it('needs a title as JSON, and a class where only one shall see it', async () => {
    expect((await upload({})).body.msg).toBe('请填写文档名称');
    expect((await upload({ title: '本班可见', scope: 2 })).body.msg).toBe('仅本班可见时须选择班级');
  });
});

describe('cloud documents', () => {
  it('are renamed, but not to a title that is taken', async () => {
    const { documentId } = (await upload({ title: '旧名' })).body.data;
    const rename = (title: string) =>
      server.call('teacher', calls.renameCloudDocument, { teacherId, documentId, title });
    expect((await rename('新名')).body.code).toBe(200);
    expect(stored(documentId).title).toBe('新名');
    const taken = stored(documentIds.ownCloud).title as string;
    expect((await rename(taken)).body.msg).toBe(`已有同名文档“${taken}”`);
    expect((await rename('新名')).body.code).toBe(200);
  });

  it('R4.18 are deleted logically, and all or none of several', async () => {
    const { documentId } = (await upload({ title: '要删除的' }, another('deleted'))).body.data;
    const remove = (ids: string) => server.call('teacher', calls.removeCloudDocuments, { teacherId, documentId: ids });
    expect((await remove(documentId)).body.code).toBe(200);
    await expect.poll(() => stored(documentId).state).toBe(documentState.deleted);
    expect((await remove(`${documentIds.ownFailed},${documentId}`)).body.msg).toBe('文档已删除');
    expect(stored(documentIds.ownFailed).state).toBe(failed);
    const exported = await server.call('teacher', calls.exportDocument, { teacherId, documentId });
    expect(exported.body.msg).toBe('文档已删除');
  });

  it('that somebody shares are seen by whom they are shared with', async () => {
    const seen = async (account: 'teacher' | 'school-admin' | 'teacher-foreign', id: string) => {
      const input = { teacherId: await whoIs(account), range: 'shared', size: 500 } as const;
      const { body } = await server.call(account, calls.pageCloudDocuments, input);
      return body.data.records.some((record) => record.id === id);
    };
    const { documentId } = (await upload({ title: '共享的' }, another('shared'))).body.data;
    await settled(documentId);
    expect(await seen('school-admin', documentId)).toBe(false);
    const share = (version: number, scope: 0 | 1 | 2, classId?: string) =>
      server.call('teacher', calls.shareDocument, { teacherId, documentId, version, scope, classId, subjectId: '2' });
    await share(1, 1);
    expect([await seen('school-admin', documentId), await seen('teacher-foreign', documentId)]).toEqual([true, false]);
    await share(2, 2, classIds.junior);
    expect(stored(documentId)).toMatchObject({ scope: 2, class_id: classIds.junior, subject_id: '2' });
    const late = await share(2, 0);
    expect(late.body).toMatchObject({ code: 400, msg: '内容已被修改，请重新读取后再保存' });
    expect(stored(documentId)).toMatchObject({ scope: 2, version: 3 });
    await share(3, 0);
    expect(await seen('school-admin', documentId)).toBe(false);
    expect(await seen('teacher', documentIds.sharedSchool)).toBe(true);
    expect(await seen('teacher', documentIds.privateOther)).toBe(false);
  });
});

const whoIs = async (account: 'teacher' | 'school-admin' | 'teacher-foreign') =>
  (await server.call(account, calls.getTeacherSchool, {})).body.data.id;

describe('the print list', () => {
  it('R4.16 counts what is news until it has been looked at', async () => {
    await server.call('teacher', calls.clearUnreadPrintCount, { teacherId });
    expect(await unread()).toBe(0);
    const { documentId } = (await upload({ title: '打印件', target: 'print' }, another('printed'))).body.data;
    await settled(documentId);
    expect(await unread()).toBe(1);
    expect((await prints())[0]).toMatchObject({ id: documentId, isRead: 0, copies: 1 });
    await server.call('teacher', calls.clearUnreadPrintCount, { teacherId });
    expect([await unread(), (await prints())[0]!.isRead]).toEqual([0, 1]);
  });

  it('R9.14 takes a copy for each student of a class, or as many as was said', async () => {
    const print = (fields: object) =>
      server.call('teacher', calls.printDocuments, {
        teacherId,
        documentId: documentIds.ownCloud,
        printMode: 0,
        ...fields,
      });
    const { studentCount } = (await server.call('school-admin', calls.getClassInfo, { classId: classIds.junior })).body
      .data;
    expect((await print({ classId: classIds.junior })).body.data).toEqual({ added: 1 });
    expect((await prints())[0]).toMatchObject({ copies: studentCount, printMode: 0, className: '七年级1班' });
    expect((await print({ printMode: 1, copies: 7 })).body.code).toBe(200);
    expect((await prints()).some(({ copies, printMode }) => copies === 7 && printMode === 1)).toBe(true);
    expect((await print({})).body.msg).toBe('智能匹配须选择班级');
    expect((await print({ classId: classIds.empty })).body.msg).toBe('所选班级没有在校学生');
    expect((await print({ printMode: 1 })).body.msg).toBe('统一上限须填写份数');
    expect((await print({ printMode: 1, copies: 1_001 })).body.msg).toBe('copies:份数须为 1 到 1000 的整数');
  });

  it('loses an item without the cloud losing the document', async () => {
    const documentId = documentIds.ownPrint;
    const answer = await server.call('teacher', calls.removePrintItems, { teacherId, documentId });
    expect(answer.body.code).toBe(200);
    expect((await prints()).map(({ id }) => id)).not.toContain(documentId);
    const wrongShelf = { teacherId, documentId: documentIds.ownCloud };
    expect((await server.call('teacher', calls.removePrintItems, wrongShelf)).body.msg).toBe('文档已删除');
    expect(stored(documentIds.ownCloud).state).toBe(done);
  });
});

describe('a preview', () => {
  it('is a PNG of a picture, and of nothing else', async () => {
    const tiff = server.sandbox.sqlite
      .prepare("select id, teacher_id t from documents where extension = 'tif' and state = 3 and scope = 1")
      .get() as { id: string } | undefined;
    const picture = new Uint8Array(
      await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
        .tiff()
        .toBuffer(),
    );
    const { documentId } = (await upload({ title: '扫描件' }, picture)).body.data;
    await settled(documentId);
    const preview = (input: object) =>
      server.call('teacher', calls.exportDocument, { teacherId, documentId, form: 'preview', ...input });
    expect((await sharp((await preview({})).bytes).metadata()).format).toBe('png');
    expect((await preview({ page: 2 })).body.msg).toBe('没有第 2 页，共 1 页');
    expect((await preview({ documentId: documentIds.ownCloud })).body.msg).toContain('只有图片能取预览图');
    if (tiff) expect((await preview({ documentId: tiff.id, page: 2 })).status).toBe(200);
  });

  it('is upright of a photograph of a phone, whose file is called what it is', async () => {
    const { documentId } = (await upload({ title: '手机照片' }, new Uint8Array(sheetHeic))).body.data;
    await settled(documentId);
    expect(stored(documentId)).toMatchObject({ state: done });
    const form = (form: 'preview' | 'original') =>
      server.call('teacher', calls.exportDocument, { teacherId, documentId, form });
    const { format, width, height } = await sharp((await form('preview')).bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 992, height: 1404 });
    expect(Buffer.compare(Buffer.from((await form('original')).bytes), sheetHeic)).toBe(0);
  });
});

describe('subjects', () => {
  it('are all of them, or those that a school offers in a grade', async () => {
    const list = async (input: object) =>
      (await server.call('teacher', calls.listSubjectTypes, input)).body.data.map(({ subjectId }) => subjectId);
    expect(await list({})).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '23']);
    expect(await list({ schoolId: '1002', gradeId: '7' })).not.toContain('5');
    expect(await list({ schoolId: '1002' })).toContain('5');
  });
});
