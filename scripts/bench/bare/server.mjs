import { Sqlite } from '../../../server/database/sqlite.mjs';
import Fastify from 'fastify';
import { examSums, regionSums } from './exams.mjs';
import { importStudents } from './import.mjs';
import { classTrees, studentPages } from './queries.mjs';

// The least that serves the same answers: no token, no checks, no headers, no logs.
const sqlite = new Sqlite(String(process.env['BARE_DATABASE']));
for (const pragma of ['journal_mode = WAL', 'synchronous = NORMAL', 'foreign_keys = ON', 'cache_size = -65536']) {
  sqlite.pragma(pragma);
}
const pageOf = studentPages(sqlite);
const treeOf = classTrees(sqlite);
const sumsOf = examSums(sqlite);
const regionOf = regionSums(sqlite);
const personas = sqlite.prepare("select account, name from users where persona <> '' and is_deleted = 0");

/** @param {unknown} data */
const envelope = (data) => JSON.stringify({ code: 200, success: true, data, msg: '操作成功' });

const app = Fastify({ bodyLimit: 10 * 1_048_576 });
app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

/** @typedef {{ Querystring: Record<string, string> }} Query */
/** @param {string} path @param {(query: Record<string, string>) => unknown} answer */
function get(path, answer) {
  app.get(path, (/** @type {import('fastify').FastifyRequest<Query>} */ request, reply) => {
    void reply.type('application/json; charset=utf-8').send(envelope(answer(request.query)));
  });
}

get('/account/personas', () => personas.all());
get('/api/vesta/student/page', pageOf);
get('/api/vesta/class/treeClassBySchool', ({ schoolId = '' }) => treeOf(schoolId));
get('/exam', ({ examId = '' }) => sumsOf(examId));
get('/region', ({ examId = '', subjectId = '' }) => regionOf(examId, subjectId));
app.post('/import', async (/** @type {import('fastify').FastifyRequest<Query & { Body: Buffer }>} */ request) => ({
  milliseconds: await importStudents(sqlite, request.query['schoolId'] ?? '', request.body),
}));

process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
void app.listen({ port: 0, host: '127.0.0.1' }).then((address) => console.log(`${address}/`));
