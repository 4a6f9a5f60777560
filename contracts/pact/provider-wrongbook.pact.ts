import { keepPactsOf } from './keeping.ts';

keepPactsOf(['wrongbook']);
