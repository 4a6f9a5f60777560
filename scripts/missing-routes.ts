import { routes } from '../client/app/routes.ts';
import { screens } from '../client/app/screens.tsx';

const built = new Set(screens.map((screen) => screen.path));
const missing = routes.map((route) => route.path).filter((path) => !built.has(path));

process.stdout.write(`尚未完成的路由 ${missing.length}/${routes.length}\n`);
if (missing.length > 0) process.stdout.write(`  ${missing.join('  ')}\n`);
