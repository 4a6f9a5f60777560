import { build } from 'esbuild';
import { runnerImport, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import type { Plan } from '../../client/app/boot.ts';
import type { homeOf, menuOf, permittedScreens } from '../../client/app/menu.ts';
import type { proxyLogin, screens } from '../../client/app/routes.ts';
import type { RouteRecord } from '../../client/app/route-record.ts';
import type { roleMay } from '../../client/session/capabilities.ts';
import type { listMyRoles } from '../../contracts/juno/personal.ts';
import type { roleLabels, Role } from '../../contracts/roles.ts';
import type { getTeacherSchool } from '../../contracts/vesta/teacher-school.ts';
import type { getCurrentPartner } from '../../contracts/wrongbook/partner.ts';

/** What the plan is made from: the sources themselves, so that nothing is told twice. */
interface Sources {
  'client/app/routes.ts': { screens: typeof screens; proxyLogin: typeof proxyLogin };
  'client/app/menu.ts': { homeOf: typeof homeOf; menuOf: typeof menuOf; permittedScreens: typeof permittedScreens };
  'client/session/capabilities.ts': { roleMay: typeof roleMay };
  'contracts/roles.ts': { roleLabels: typeof roleLabels };
  'contracts/juno/personal.ts': { listMyRoles: typeof listMyRoles };
  'contracts/vesta/teacher-school.ts': { getTeacherSchool: typeof getTeacherSchool };
  'contracts/wrongbook/partner.ts': { getCurrentPartner: typeof getCurrentPartner };
}

type Bundle = Rolldown.OutputBundle;
type PathIn = (below: string) => string;

const sourcesIn = (path: PathIn) =>
  async function <P extends keyof Sources>(file: P): Promise<Sources[P]> {
    const config: InlineConfig = { configFile: false, root: path('client'), logLevel: 'error' };
    return (await runnerImport<Sources[P]>(path(file), config)).module;
  };

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((output) => output.type === 'chunk');

/** A chunk with those that it cannot do without. */
function withImports(bundle: Bundle, chunk: Rolldown.OutputChunk | undefined): Set<string> {
  const found = new Set<string>(chunk ? [chunk.fileName] : []);
  for (const name of found) {
    const output = bundle[name];
    if (output?.type === 'chunk') for (const next of output.imports) found.add(next);
  }
  return found;
}

/** The module of a screen stands in what loads it, and nowhere else. */
function moduleOf({ path, load }: RouteRecord): string | undefined {
  if (!load) return undefined;
  const file = /screens\/[\w/]+\.tsx/.exec(String(load))?.[0];
  if (!file) throw new Error(`The module of ${path} is not named in what loads it`);
  return file;
}

/** The scripts of each screen beside those that every page has. */
function screenFiles(bundle: Bundle, records: readonly RouteRecord[], path: PathIn) {
  const chunkFor = (below: string) => {
    const id = path(`client/${below}`);
    return chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(id));
  };
  const ofPage = withImports(bundle, chunkFor('main.tsx'));
  return records.map((record) => {
    const module = moduleOf(record);
    const files = module ? withImports(bundle, chunkFor(module)) : new Set<string>();
    return { ...record, files: [...files].filter((file) => !ofPage.has(file)).map((file) => `/${file}`) };
  });
}

async function planOf(bundle: Bundle, path: PathIn): Promise<Plan> {
  const source = sourcesIn(path);
  const { screens, proxyLogin } = await source('client/app/routes.ts');
  const { homeOf, menuOf, permittedScreens } = await source('client/app/menu.ts');
  const { roleMay } = await source('client/session/capabilities.ts');
  const { roleLabels } = await source('contracts/roles.ts');
  const { listMyRoles } = await source('contracts/juno/personal.ts');
  const { getTeacherSchool } = await source('contracts/vesta/teacher-school.ts');
  const { getCurrentPartner } = await source('contracts/wrongbook/partner.ts');
  const found = screenFiles(bundle, screens, path);
  const files = [...new Set(found.flatMap((screen) => screen.files))];
  const filesOf = (wanted: string) => found.find((screen) => screen.path === wanted && screen.files.length > 0)?.files;
  const homeFor = (role: Role) => {
    const home = homeOf(menuOf(permittedScreens(screens, { role, level: 1 })));
    return screens.find((screen) => screen.path === home && screen.roles.includes(role))?.redirect ?? home;
  };
  return {
    files,
    screens: Object.fromEntries(
      found.map(({ path: at }) => [at, (filesOf(at) ?? []).map((file) => files.indexOf(file))]),
    ),
    roles: Object.fromEntries(
      (Object.keys(roleLabels) as Role[]).map((role) => [
        role,
        { home: homeFor(role), user: (roleMay(role, 'lookAfterSchools') ? getCurrentPartner : getTeacherSchool).path },
      ]),
    ) as Plan['roles'],
    myRoles: listMyRoles.path,
    proxyLogin: proxyLogin.path,
  };
}

/** Writes the boot script with its plan into the page of the application; the server gives it the page's nonce. */
export function bootScript(path: PathIn): Plugin {
  const compile = async (plan: Plan) => {
    const { outputFiles } = await build({
      entryPoints: [path('client/app/boot.ts')],
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      charset: 'utf8',
      define: { plan: JSON.stringify(plan) },
      write: false,
    });
    return outputFiles[0]?.text.trim().replaceAll('</', '<\\/') ?? '';
  };
  return {
    name: 'boot-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, filename }) {
        if (!bundle || filename !== path('client/index.html')) return html;
        const script = `<script nonce="__SCRIPT_NONCE__">${await compile(await planOf(bundle, path))}</script>`;
        // Before the styles, for which a script behind them would wait.
        return html.replace('</title>', () => `</title>\n    ${script}`);
      },
    },
  };
}
