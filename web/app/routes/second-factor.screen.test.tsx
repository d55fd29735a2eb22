import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '@careerscoop/contract/second-factor';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { field, fill, press, saidAt, textsOf } from '../../test/hands.ts';
import { enter, STUDENT } from '../../test/people.ts';
import { showPages } from '../../test/show.tsx';
import SecondFactor from './second-factor.tsx';

const AT = '/profile/second-factor';
const SECRET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const MADE = { secret: SECRET, otpauth: `otpauth://totp/CareerScoop:robin%40example.org?issuer=CareerScoop&secret=${SECRET}` };
const CODES = Array.from({ length: 10 }, (_, at) => `abcd${at}-efgh${at}`);
const OFF = { on_since: null, codes_left: 0 };
const ON = { on_since: '2026-11-01T10:00:00Z', codes_left: 9 };

function open(factor: typeof OFF | typeof ON, role: 'Student' | 'Staff' = 'Student') {
  enter({ ...STUDENT, role });
  fakeAnswer(getSecondFactor, factor);
  return showPages({ [AT]: <SecondFactor />, '/desk': 'The desk', '/profile/profile-info': 'The profile' }, AT);
}
const codeField = () => screen.findByLabelText<HTMLInputElement>('Code');
async function begin() {
  await screen.findByRole('button', { name: 'Set up an app' });
  press('Set up an app');
}

describe('setting an app up', () => {
  it('shows the key to scan and to type, says a wrong code at its field, then shows ten codes once', async () => {
    fakeAnswer(beginSecondFactor, MADE);
    open(OFF, 'Staff');
    await screen.findByText(/nobody gets in with your password alone/);
    press('Set up an app');
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy();
    expect(screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Scan this with your app');
    press('Turn it on');
    await waitFor(async () => expect(saidAt(await codeField())).toContain('Enter the code.'));
    fakeRefusal(confirmSecondFactor, { status: 400, body: { code: ['This code is not right. Enter the one that the app shows now.'] } });
    fill(await codeField(), '000000');
    press('Turn it on');
    await waitFor(async () => expect(saidAt(await codeField())).toContain('not right'));
    const sent = fakeAnswer(confirmSecondFactor, { recovery_codes: CODES });
    fill(await codeField(), '123 456');
    press('Turn it on');
    await screen.findByRole('heading', { name: 'Keep these ten codes' });
    expect(sent).toEqual([{ code: '123456' }]);
    expect(textsOf(within(screen.getByRole('list')).getAllByRole('listitem'))).toEqual(CODES);
  });

  it('leads on once the codes are kept, and asks before they are left', async () => {
    fakeAnswer(renewRecoveryCodes, { recovery_codes: CODES });
    const { path, router } = open(ON, 'Staff');
    await screen.findByText('9 of ten are left.', { exact: false });
    fill(screen.getAllByLabelText<HTMLInputElement>('Your password')[0] as HTMLInputElement, 'something');
    press('Make new codes');
    await screen.findByRole('heading', { name: 'Keep these ten codes' });
    expect(screen.queryByRole('link', { name: 'Open the desk' })).toBeNull();
    // The guard stands a moment after the codes.
    await act(async () => undefined);
    await act(async () => void router.navigate('/desk'));
    press('Stay', await screen.findByRole('alertdialog', { name: 'Leave without the codes?' }));
    expect(path()).toBe(AT);
    fireEvent.click(screen.getByLabelText('I have kept them'));
    fireEvent.click(screen.getByRole('link', { name: 'Open the desk' }));
    await waitFor(() => expect(path()).toBe('/desk'));
  });

  it('copies the codes, and says so where the browser does not', async () => {
    fakeAnswer(beginSecondFactor, MADE);
    fakeAnswer(confirmSecondFactor, { recovery_codes: CODES });
    const { user } = open(OFF);
    await begin();
    fill(await codeField(), '123456');
    press('Turn it on');
    await screen.findByRole('heading', { name: 'Keep these ten codes' });
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(write.mock.calls[0]?.[0]).toContain(CODES.join('\n'));
    expect(await screen.findByText('The codes are copied.')).toBeTruthy();
    write.mockRejectedValue(new Error('no'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/does not let us copy/)).toBeTruthy();
  });

  it('asks for the password where the sign-in was a while ago, and keeps the field while it is checked', async () => {
    const refused = { current_password: ['You signed in a while ago. Enter your password once more.'] };
    fakeRefusal(beginSecondFactor, { status: 400, body: refused });
    open(OFF);
    await begin();
    await screen.findByText('You signed in a while ago. Enter your password once more.');
    const sent = fakeAnswer(beginSecondFactor, MADE);
    fill(field('Your password'), 'something');
    press('Set up an app');
    await codeField();
    expect(sent).toEqual([{ current_password: 'something' }]);
  });

  it('says what went wrong, and begins again with another key', async () => {
    fakeRefusal(beginSecondFactor, { status: 500, body: { detail: 'No.', code: 'internal', request_id: 'abcdef0123' } });
    open(OFF);
    await begin();
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our side');
    fakeAnswer(beginSecondFactor, MADE);
    press('Set up an app');
    await codeField();
    fakeRefusal(confirmSecondFactor, { status: 409, body: { detail: 'Begin again: this key does not count any more.', code: 'conflict' } });
    fill(await codeField(), '123456');
    press('Turn it on');
    expect((await screen.findByRole('alert')).textContent).toContain('Begin again');
    press('Begin again');
    expect(await screen.findByRole('button', { name: 'Set up an app' })).toBeTruthy();
  });
});

describe('an app that is set up', () => {
  it('is turned off with the password alone; a wrong one is said at its field', async () => {
    open(ON);
    await screen.findByText(/A code is asked for at every sign-in since/);
    const own = () => screen.getAllByLabelText<HTMLInputElement>('Your password')[1] as HTMLInputElement;
    press('Turn it off');
    await waitFor(() => expect(saidAt(own())).toBe('Enter your password.'));
    fakeRefusal(endSecondFactor, { status: 400, body: { current_password: ['This is not your current password.'] } });
    fill(own(), 'wrong');
    press('Turn it off');
    await waitFor(() => expect(saidAt(own())).toBe('This is not your current password.'));
    const sent = fakeAnswer(endSecondFactor, undefined);
    fakeAnswer(getSecondFactor, OFF);
    fill(own(), 'something');
    press('Turn it off');
    expect(await screen.findByRole('button', { name: 'Set up an app' })).toBeTruthy();
    expect(sent).toEqual([{ current_password: 'something' }]);
  });

  it('says when the codes run out', async () => {
    open({ ...ON, codes_left: 1 });
    expect(await screen.findByText(/One is left\. Make new ones now\./)).toBeTruthy();
  });
});
