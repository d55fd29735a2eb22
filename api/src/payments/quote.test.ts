import { describe, expect, it } from 'vitest';
import { balanceOf, stateOf } from './state-of.ts';
import { isUpgrade, unusedCents } from './quote.ts';
import { disagreeToken, orderOfDisagreeToken } from './disagree-token.ts';

const at = (day: string) => new Date(`${day}T00:00:00Z`);

describe('what is left of a plan', () => {
  const year = { starts_at: at('2027-01-01'), ends_at: at('2028-01-01') };
  it.each([
    ['at its first moment all of it', 8900, '2027-01-01', 8900],
    ['before it even all and no more', 8900, '2026-12-01', 8900],
    ['after 100 of 365 days 265 of them, rounded down', 8900, '2027-04-11', 6461],
    ['a day before its end a day of it', 8900, '2027-12-31', 24],
    ['at its end nothing', 8900, '2028-01-01', 0],
    ['after it nothing', 8900, '2029-01-01', 0],
    ['of what was given back whole, nothing', 0, '2027-01-01', 0],
    ['of what was given back more than whole, nothing', -5, '2027-01-01', 0],
  ])('%s', (_what, cents, now, left) => {
    expect(unusedCents(cents, year, at(now))).toBe(left);
  });

  it('is nothing of a time without length', () => {
    expect(unusedCents(8900, { starts_at: at('2027-01-01'), ends_at: at('2027-01-01') }, at('2027-01-01'))).toBe(0);
  });
});

it.each([
  [1, 0, 3900, true],
  [2, 39, 8900, true],
  [3, 89, 3900, false],
  [3, 89, 8900, false],
  [4, 149, 19900, false],
])('from plan %i at $%d to one of %i cents is an upgrade: %s', (plan_id, price, cents, is) => {
  expect(isUpgrade({ plan_id, price }, cents)).toBe(is);
});

describe('the state of an order', () => {
  const charge = { kind: 'charge', cents: 8900, external_id: 'ch' } as const;
  const refund = (cents: number, external_id = 're') => ({ kind: 'refund', cents, external_id }) as const;
  const dispute = { kind: 'dispute', cents: -8900, external_id: 'du' } as const;
  const won = { kind: 'dispute_won', cents: 8900, external_id: 'du' } as const;
  const fee = { kind: 'fee', cents: -1500, external_id: 'txn' } as const;
  it.each([
    ['open', 'new', [], {}, 'open'],
    ['expired', 'open', [], { expired: true }, 'expired'],
    ['failed', 'open', [], { failed: true }, 'failed'],
    ['over, as it was', 'failed', [], { expired: true }, 'failed'],
    ['paid', 'open', [charge], {}, 'paid'],
    ['paid, though its checkout was thought to have failed', 'failed', [charge], {}, 'paid'],
    ['partly given back', 'paid', [charge, refund(-100)], {}, 'paid'],
    ['given back in two parts', 'paid', [charge, refund(-8000), refund(-900, 're2')], {}, 'refunded'],
    ['given back, which the bank refused', 'paid', [charge, refund(-8900), refund(8900, 'txn')], {}, 'refunded'],
    ['disputed', 'paid', [charge, dispute, fee], {}, 'disputed'],
    ['disputed and won', 'disputed', [charge, dispute, fee, won], {}, 'paid'],
    ['given back and then disputed', 'refunded', [charge, refund(-8900), dispute], {}, 'refunded'],
    ['not as ordered', 'open', [charge], { fault: true }, 'review'],
    ['looked at', 'review', [charge], {}, 'review'],
    ['looked at, and given back', 'review', [charge, refund(-8900)], { fault: true }, 'refunded'],
  ] as const)('%s', (_what, state, ledger, { expired = false, failed = false, fault = false }: Record<string, boolean>, next) => {
    expect(stateOf({ state }, [...ledger], { expired, failed }, fault)).toBe(next);
  });

  it('holds what was not given back, fees aside', () => {
    expect(balanceOf([charge, refund(-1000), fee])).toBe(7900);
  });
});

describe('the token of a receipt', () => {
  const [secret, other] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
  it('leads to its order, and only when this server made it, for this order', () => {
    const token = disagreeToken(secret, 123);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(orderOfDisagreeToken(secret, token)).toBe(123);
    expect(orderOfDisagreeToken(other, token)).toBeUndefined();
    expect(orderOfDisagreeToken(secret, disagreeToken(secret, 124))).toBe(124);
    for (const bad of ['', 'a'.repeat(43), token.slice(0, -2), `AAAAfA${token.slice(6)}`])
      expect(orderOfDisagreeToken(secret, bad)).toBeUndefined();
  });
});
