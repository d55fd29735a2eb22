import { endpointsOf } from '../src/platform/endpoints-of.ts';
import { SUBJECTS } from '../src/subjects.ts';

/** Every endpoint of the product. */
export const ALL_ENDPOINTS = endpointsOf(SUBJECTS);
