import { expect, it } from 'vitest';
import { hasPlanOrCode } from './entitlement.ts';

it.each([
  [{ pricing_plan: null, affiliate_code: null }, false],
  [{ pricing_plan: null, affiliate_code: '' }, false],
  [{ pricing_plan: 1, affiliate_code: null }, true],
  [{ pricing_plan: null, affiliate_code: 'SCOOP-DEMO' }, true],
  [null, false],
])('saving is open to %o: %s', (user, open) => expect(hasPlanOrCode(user)).toBe(open));
