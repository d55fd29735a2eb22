import { expect, it } from 'vitest';
import { endpointsOf } from '../../api/src/platform/endpoints-of.ts';
import { SUBJECTS } from '../../api/src/subjects.ts';
import { reads } from './calls.ts';

const CALLS = reads({
  student: 7,
  result: 11,
  session: 13,
  question: 17,
  report: 'a-report-of-somebody-in-the-demo-0',
  turn: '5b0ad6b4-3d9c-4b6e-8f43-4f0c3f0ae2f1',
  order: 'CS-2026-900001',
  answers: [],
});
const ENDPOINTS = new Map(endpointsOf(SUBJECTS).map(({ endpoint }) => [`${endpoint.method} ${endpoint.path.slice(1)}`, endpoint]));

it('asks each address with what it takes', () => {
  expect(CALLS.length).toBeGreaterThan(40);
  const refused = CALLS.flatMap(({ name, path }) => {
    const endpoint = ENDPOINTS.get(name);
    const [address = '', query = ''] = path.split('?');
    const places = new RegExp(`^${endpoint?.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(address)?.groups;
    const taken = [endpoint?.params?.safeParse({ ...places }), endpoint?.query?.safeParse(Object.fromEntries(new URLSearchParams(query)))];
    return path.includes('undefined') || taken.some((each) => each?.success === false) ? [path] : [];
  });
  expect(refused).toEqual([]);
});

it('names a talk where a talk is asked for, and the child where a parent asks', () => {
  const asked = CALLS.filter(({ name }) => /_sessions\/:id|children\/:id\/$/.test(name)).map(({ path, as }) => [path, as]);
  expect(asked.toSorted()).toEqual([
    ['/family/children/7/', 'parent'],
    ['/mentor_sessions/13/calendar/', undefined],
    ['/mentor_sessions/13/slots/', undefined],
  ]);
});
