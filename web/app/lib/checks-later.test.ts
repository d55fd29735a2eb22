import { describe, expect, it } from 'vitest';
import { checksLater, UNCHECKED } from './checks-later.ts';

const values = { email: 'kim' };
const options = { fields: {}, shouldUseNativeValidation: false };
const missing = () => Promise.reject(new TypeError('Failed to fetch'));

describe('checks that come later', () => {
  it('are those that were fetched', async () => {
    const errors = { email: { type: 'format', message: 'No.' } };
    const resolve = checksLater<typeof values>(() => Promise.resolve(() => ({ values: {}, errors })));
    expect(await resolve(values, undefined, options)).toEqual({ values: {}, errors });
  });

  it('leave it to the call to say that they could not be fetched', async () => {
    expect(await checksLater<typeof values>(missing)(values, undefined, options)).toEqual({ values, errors: {} });
  });

  it('stop a form that no call follows', async () => {
    const { errors } = await checksLater<typeof values>(missing, 'stop')(values, undefined, options);
    expect(errors).toHaveProperty([UNCHECKED, 'message'], expect.stringContaining('could not be checked'));
  });

  it('are asked for again after a failure', async () => {
    let tries = 0;
    const resolve = checksLater<typeof values>(() => (tries++ ? Promise.resolve(() => ({ values, errors: {} })) : missing()), 'stop');
    expect((await resolve(values, undefined, options)).errors).not.toEqual({});
    expect((await resolve(values, undefined, options)).errors).toEqual({});
  });
});
