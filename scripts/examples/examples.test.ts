import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password } from '../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../server/testing/app.ts';

// Whether the examples for nightly runs do what they say: their commands are carried out as they stand, against the stand-in.

type Variables = Record<string, string>;

interface GitHub {
  env: Variables;
  jobs: { verify: { steps: { name?: string; run?: string; uses?: string; if?: string; with?: Variables }[] } };
}

interface GitLab {
  verify: { variables: Variables; script: string[]; artifacts: { when: string; paths: string[] } };
}

/** What an example runs after it has installed, with what variables. */
interface Job {
  script: string;
  variables: Variables;
}

const read = (file: string): unknown => load(readFileSync(join(import.meta.dirname, file), 'utf8'));

const github = read('github-actions.yml') as GitHub;
const gitlab = read('gitlab-ci.yml') as GitLab;

const stepOf = (wanted: string) =>
  github.jobs.verify.steps.find(({ name, uses = '' }) => `${name} ${uses}`.includes(wanted))!;

const jobs: [name: string, job: Job][] = [
  ['GitHub', { script: stepOf('verify').run!, variables: github.env }],
  ['GitLab', { script: gitlab.verify.script.join('\n'), variables: gitlab.verify.variables }],
];

let server: TestApp;
let url: string;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'understudy-examples-'));
  server = await startTestApp();
  url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const states = { 'a person with roles': { account: 'many', password }, 'a person without roles': 'skip' };
  writeFileSync(join(folder, 'states.json'), JSON.stringify({ states }));
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Carries a job's commands out for one service, with its files where they are thrown away. */
async function carriedOut({ script, variables }: Job, address: string, report: string) {
  const env = {
    ...process.env,
    ...variables,
    VERIFY_URL: address,
    VERIFY_TOKEN: '',
    VERIFY_SERVICES: 'juno',
    VERIFY_STATES: join(folder, 'states.json'),
    VERIFY_REPORT: report,
  };
  const child = spawn('sh', ['-ec', script], { cwd: join(import.meta.dirname, '../..'), env });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => void (text += part.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, text };
}

describe.each(jobs)('the example for %s', (name, job) => {
  it('verifies a server with a states file and leaves both reports', async () => {
    const report = join(folder, `${name}.json`);
    const { code, text } = await carriedOut(job, url, report);
    expect(text).toMatch(/^juno +1 个接口/m);
    expect(code).toBe(0);
    expect(existsSync(report.replace('.json', '.html'))).toBe(true);
    expect(JSON.parse(readFileSync(report, 'utf8'))).toBeTypeOf('object');
  });

  it('fails where nothing answers', async () => {
    expect((await carriedOut(job, 'http://127.0.0.1:9', join(folder, 'none.json'))).code).toBe(2);
  });

  it('keeps the reports that it makes, also of a run that failed', () => {
    expect(job.variables['VERIFY_REPORT']).toBe('verify-report.json');
    expect(stepOf('upload-artifact')).toMatchObject({ if: 'always()', with: { path: 'verify-report.*' } });
    expect(gitlab.verify.artifacts).toMatchObject({
      when: 'always',
      paths: ['verify-report.json', 'verify-report.html'],
    });
  });
});
