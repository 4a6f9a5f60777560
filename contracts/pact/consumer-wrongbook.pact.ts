// @vitest-environment jsdom
import { pinClientOf } from './consumer.ts';

pinClientOf('wrongbook');
