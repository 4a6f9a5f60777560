// @vitest-environment jsdom
import { pinClientOf } from './consumer.ts';
import { services } from './folder.ts';

services.filter((service) => service !== 'vesta' && service !== 'wrongbook').forEach(pinClientOf);
