import { services } from './folder.ts';
import { keepPactsOf } from './keeping.ts';

keepPactsOf(services.filter((service) => service !== 'wrongbook'));
