import { useSearchParams } from 'react-router-dom';
import { purposeParam } from './paths.ts';

/** Which of the screens behind a route the address means; "" for the one that the route itself is. */
export const usePurpose = (): string => useSearchParams()[0].get(purposeParam) ?? '';
