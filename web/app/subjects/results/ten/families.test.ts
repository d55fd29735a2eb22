import type { Result } from '@careerscoop/contract/results';
import { expect, it } from 'vitest';
import { familiesOf } from './families.ts';

it('puts careers of one kind of work together, in the order of the list', () => {
  const careers = ['19-1031.03', '25-2031.00', '19-1023.00', '99-9999.00'].map((onet_code) => ({ onet_code }) as Result);
  expect(familiesOf(careers)).toEqual([
    { name: 'Science', first: careers[0], careers: [careers[0], careers[2]] },
    { name: 'Teaching and libraries', first: careers[1], careers: [careers[1]] },
    { name: 'Other work', first: careers[3], careers: [careers[3]] },
  ]);
});
