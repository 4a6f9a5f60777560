import { serveTasks } from '../../workers/serve.ts';
import { printOrder } from './booklets.ts';

serveTasks(printOrder, ({ pdf }) => pdf);
