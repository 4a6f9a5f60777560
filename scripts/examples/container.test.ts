import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { inProject } from '../lib/paths.mjs';

// Whether the files for containers fit this project, as far as that can be told without an engine that builds and runs them.

interface Service {
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  volumes: string[];
  ports: string[];
  command?: string[];
}

interface Compose {
  services: Record<'one' | 'two' | 'balancer', Service>;
  volumes: Record<string, unknown>;
}

const folder = join(import.meta.dirname, 'container');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

const container = read('Containerfile');
const compose = load(read('compose.yaml')) as Compose;
const { one, two, balancer } = compose.services;
const pack = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as {
  name: string;
  scripts: Record<string, string>;
  bin: Record<string, string>;
};

/** The settings that the example of the environment explains. */
const settings = new Set(
  readFileSync(inProject('.env.example'), 'utf8')
    .match(/^#?[A-Z_]+(?==)/gm)!
    .map((name) => name.replace('#', '')),
);

describe('the container file', () => {
  it('builds and starts by commands that there are', () => {
    const commands = [...container.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name!);
    expect(commands).toEqual(['build']);
    for (const name of commands) expect(Object.keys(pack.scripts)).toContain(name);
    expect(container).toContain(`CMD ["node_modules/.bin/${Object.keys(pack.bin)[0]!}"]`);
    expect(container).toContain(`/build/${pack.name}-*.tgz`);
  });

  it('sets what the server reads, and asks where it answers', () => {
    const named = [...container.matchAll(/([A-Z_]+)=\S+/g)].map(([, name]) => name!);
    expect(named.filter((name) => !settings.has(name))).toEqual([]);
    expect(container).toContain(`http://127.0.0.1:4310/healthz'`);
  });

  it('leaves out what is made here, and nothing that is needed', () => {
    const left = read('Containerfile.dockerignore').trim().split('\n');
    const made = readFileSync(inProject('.gitignore'), 'utf8').split('\n');
    expect(left).toEqual(expect.arrayContaining(['.git', 'node_modules', '.env', '.data']));
    expect(left.filter((name) => name !== '.git' && !made.includes(name) && !made.includes(`${name}/`))).toEqual([]);
  });
});

describe('the compose file', () => {
  it('starts two servers of the same kind, which share snapshots and nothing else', () => {
    for (const server of [one, two]) {
      expect(existsSync(join(folder, server.build!.context, server.build!.dockerfile))).toBe(true);
      expect(Object.keys(server.environment!).filter((name) => !settings.has(name))).toEqual([]);
      expect(server.volumes).toContain(`snapshots:${server.environment!['SNAPSHOT_DIR']!}`);
    }
    const sources = [one, two].flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')[0]!));
    expect(new Set(sources)).toEqual(new Set(Object.keys(compose.volumes)));
    expect(one.volumes[0]).not.toBe(two.volumes[0]);
  });

  it('lets the balancer go by the rules that are tried between two servers, at the addresses of the containers', () => {
    const [file] = balancer.volumes.map((volume) => volume.split(':')[0]!);
    const [script] = balancer.command!;
    const [changed] = script!.split('/etc/haproxy/');
    const { stdout } = spawnSync('sh', ['-c', `${changed!} ${join(folder, file!)}`], { encoding: 'utf8' });
    expect(stdout).toMatch(/^\s+bind :8080$/m);
    expect(stdout.match(/^\s+server .*$/gm)!.map((line) => line.trim())).toEqual([
      'server one one:4310',
      'server two two:4310',
    ]);
    expect(stdout.split('\n').length).toBe(readFileSync(join(folder, file!), 'utf8').split('\n').length);
  });
});
