import { pdf, png } from './files.mjs';
import { mark, teacher } from './world.mjs';

/** @typedef {import('./load.mjs').Step} Step */
/** @typedef {import('./load.mjs').Load} Load */

/**
 * A document, the file that has been sent for it, and how many jobs it had when its teacher had seen what came of them.
 * @typedef {import('./ledger.mjs').Thing & { shelf: 'cloud' | 'print' | 'scan', upload: import('./files.mjs').Upload, seenJobs: number }} Paper
 */

const folder = '/api/wrongbook/v1.0/teacher/doc';
const teacherId = teacher.id;
const shelves = /** @type {const} */ (['cloud', 'print']);
const removals = {
  cloud: `${folder}/cloudDocumentDelete`,
  print: `${folder}/remove`,
  scan: '/api/wrongbook/v1.0/web/scan/remove',
};
/** Of ten files two cannot be read through. */
const pageCounts = [0, 0, 1, 1, 2, 3];

/** @param {import('./ledger.mjs').Thing[]} mine @param {string} [phase] */
const papersIn = (mine, phase) =>
  /** @type {Paper[]} */ (
    mine.filter(({ kind, holds }) => kind === 'document' && holds && (!phase || holds.phase === phase))
  );

/** @param {Load} load @param {Paper['shelf']} [shelf] @returns {Paper} */
function newPaper({ ledger, random, mine }, shelf = shelves[random.below(shelves.length)] ?? 'cloud') {
  const upload = random.chance(0.3) ? png(random) : pdf(random, random.pick(pageCounts) ?? 1);
  /** @type {Paper} */
  const paper = ledger.enter({ kind: 'document', key: `${mark}${ledger.number()}`, shelf, upload, seenJobs: 0 });
  mine.push(paper);
  return paper;
}

/** The state in which the file of a document has come. @param {Paper} paper */
const filed = ({ key, holds, upload }) => ({
  phase: 'filed',
  title: holds?.title ?? key,
  hash: upload.hash,
  size: upload.bytes.length,
  jobs: 1,
});

/** @param {Load} load @param {Paper} paper @param {Record<string, string>} query @param {string} request */
async function sendFile({ ledger, random, user }, paper, query, request) {
  const answer = await ledger.change(paper, request, filed(paper), () =>
    user.ask(`${folder}/uploadResource`, {
      query: { teacherId, ...query },
      file: paper.upload,
      pieces: 1 + random.below(8),
      pause: random.below(12),
    }),
  );
  if (answer?.code === 200) paper.id = answer.data.documentId;
  return answer;
}

/** @type {Step} */
async function register(load) {
  const paper = newPaper(load);
  const { key: title, shelf: target } = paper;
  const state = { phase: 'registered', title, hash: '', size: 0, jobs: 0 };
  const answer = await load.ledger.change(paper, '登记文档', state, () =>
    load.user.ask(`${folder}/uploadResource`, { json: { teacherId, title, target } }),
  );
  if (answer?.code === 200) paper.id = answer.data.documentId;
  return answer;
}

/** @type {Step} */
async function uploadRegistered(load) {
  const paper = load.random.pick(papersIn(load.mine, 'registered'));
  return paper?.id ? sendFile(load, paper, { documentId: paper.id }, '上传登记的文档') : register(load);
}

/** @type {Step} */
async function uploadNew(load) {
  const paper = newPaper(load);
  return sendFile(load, paper, { title: paper.key, target: paper.shelf }, '上传文档');
}

/** A file whose pages are read one by one. @type {Step} */
async function uploadScan(load) {
  const paper = newPaper(load, 'scan');
  return sendFile(load, paper, { title: paper.key, target: paper.shelf }, '上传扫描件');
}

/** @type {Step} */
async function rename(load) {
  const { ledger, random, user, mine } = load;
  const renamable = papersIn(mine).filter(({ shelf, holds }) => shelf === 'cloud' && holds?.phase !== 'removed');
  const paper = random.pick(renamable);
  if (!paper?.id) return uploadNew(load);
  const { id: documentId } = paper;
  const title = `${paper.key}改${random.below(1_000)}`;
  return ledger.change(paper, '重命名文档', { ...paper.holds, title }, () =>
    user.ask(`${folder}/cloudDocumentRename`, { json: { teacherId, documentId, title } }),
  );
}

/** @type {Step} */
async function remove(load) {
  const { ledger, random, user, mine } = load;
  const paper = random.pick(papersIn(mine).filter(({ holds }) => holds?.phase !== 'removed'));
  if (!paper?.id) return uploadNew(load);
  const { id: documentId, shelf } = paper;
  const json = shelf === 'scan' ? { documentId } : { teacherId, documentId };
  return ledger.change(paper, '删除文档', { ...paper.holds, phase: 'removed' }, () =>
    user.ask(removals[shelf], { json }),
  );
}

/** @type {Step} */
async function retry(load) {
  const { ledger, random, user, mine } = load;
  const shelf = shelves[random.below(shelves.length)];
  const list = shelf === 'cloud' ? 'cloudDocumentList' : 'printList';
  const failed = await user.ask(`${folder}/${list}`, { query: { teacherId, state: '4', size: '100' } });
  if (failed?.code !== 200) return failed;
  const ids = new Set(failed.data.records.map((/** @type {{ id: string }} */ { id }) => id));
  const paper = random.pick(papersIn(mine, 'filed').filter(({ id }) => ids.has(id)));
  if (!paper?.id) return uploadNew(load);
  const { id: documentId, holds } = paper;
  return ledger.change(paper, '重试识别', { ...holds, jobs: Number(holds?.jobs) + 1 }, () =>
    user.ask(`${folder}/retry`, { json: { teacherId, documentId } }),
  );
}

const uploads = [uploadNew, uploadNew, uploadNew, uploadScan, uploadScan, register, uploadRegistered, uploadRegistered];
const steps = [...uploads, rename, remove, retry];

/** Uploads, renames, removes or retries a document. @type {Step} */
export const writeDocument = (load) => (load.random.pick(steps) ?? uploadNew)(load);
