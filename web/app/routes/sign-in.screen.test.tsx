import { signIn } from '@careerscoop/contract/accounts';
import { resendConfirmation } from '@careerscoop/contract/signup';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeAnswer, fakeNoNetwork, fakeRefusal } from '../../test/fake-api.ts';
import { field, fill, fillAll, gate, press, saidAt, textsOf } from '../../test/hands.ts';
import { enter, STUDENT } from '../../test/people.ts';
import { showPages } from '../../test/show.tsx';
import SignIn from './sign-in.tsx';

const HOME = '/profile';
const SESSION = { access: 'a', refresh: 'r', user: STUDENT };
const open = (at = '/signin') => showPages({ '/signin': <SignIn /> }, at);
const failure = () => screen.findByRole('dialog', { name: 'Login Failed.' });

async function signInAs(email: string) {
  fillAll({ Email: email, Password: 'something' });
  press('Login');
  return failure();
}

describe('the sign-in screen', () => {
  it('asks for what is missing, asks the server only when both can be right, and empties itself after a refusal', async () => {
    const sent = fakeRefusal(signIn, {
      status: 401,
      body: { detail: 'The email and password do not match.', code: 'bad_credentials' },
    });
    open();
    press('Login');
    await waitFor(() => expect(saidAt(field('Email'))).toBe('Please input email address'));
    expect(saidAt(field('Password'))).toBe('Password field may not be blank.');
    expect(document.activeElement).toBe(field('Email'));
    fill(field('Password'), 'something');
    press('Login');
    await waitFor(() => expect(saidAt(field('Password'))).toBe(''));
    for (const wrong of ['abc', 'a@b', 'a@b.c', '@b.com', 'a b@c.com']) {
      fill(field('Email'), wrong);
      press('Login');
      await waitFor(() => expect(saidAt(field('Email')), wrong).toBe('Please enter a valid email address.'));
    }
    fill(field('Password'), '');
    // Short and long ends of an address are right.
    for (const right of ['a@b.co', 'a@b.com', 'a@school.academy', 'robin@example.org']) {
      fill(field('Email'), right);
      press('Login');
      await waitFor(() => expect(saidAt(field('Email')), right).toBe(''));
      await waitFor(() => expect(saidAt(field('Password'))).toBe('Password field may not be blank.'));
    }
    expect(sent).toEqual([]);

    const failed = await signInAs('robin@example.org');
    expect(failed.textContent).toContain('The email and password do not match.');
    expect(sent).toHaveLength(1);
    press('Try again', failed);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([field('Email').value, field('Password').value]).toEqual(['', '']);
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  it('says so where there is no network, lists every message, and offers a new link to who has not confirmed', async () => {
    open();
    fakeNoNetwork(signIn);
    const away = await signInAs(STUDENT.email);
    expect(away.textContent).toContain('the server might be unavailable');
    press('Try again', away);

    fakeRefusal(signIn, { status: 400, body: { email: ['This email is odd.'], password: ['This password is odd.'] } });
    const odd = await signInAs(STUDENT.email);
    expect(textsOf(within(odd).getAllByRole('listitem'))).toEqual(['This email is odd.', 'This password is odd.']);
    press('Try again', odd);

    fakeRefusal(signIn, { status: 403, body: { detail: 'Please confirm your email first.', code: 'email_not_confirmed' } });
    const asked = fakeAnswer(resendConfirmation, { detail: 'If you have an account, a new link is on its way.' });
    const unconfirmed = await signInAs(STUDENT.email);
    expect(unconfirmed.textContent).toContain('Please confirm your email first.');
    press('Send the link again', unconfirmed);
    expect((await within(unconfirmed).findByRole('status')).textContent).toContain('a new link is on its way');
    expect(asked).toEqual([{ email: STUDENT.email }]);
  });

  it('is sent by Enter, says "Loading..." while it waits, and keeps the session', async () => {
    const { opened, open: letGo } = gate();
    fakeAnswer(signIn, SESSION, opened);
    const { user, path } = open();
    expect(screen.getByRole('heading', { name: 'Login', level: 1 })).toBeTruthy();
    fillAll({ Email: STUDENT.email, Password: 'something' });
    await user.keyboard('{Enter}');
    const loading = await screen.findByRole('button', { name: 'Loading...' });
    expect(loading.getAttribute('aria-busy')).toBe('true');
    letGo();
    await waitFor(() => expect(path()).toBe(HOME));
    expect([localStorage.getItem('access_token'), localStorage.getItem('refresh_token')]).toEqual(['a', 'r']);
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ id: 7, first_name: 'Robin', role: 'Student' });
  });
});

describe('an account with an authenticator app', () => {
  const needed = { status: 401, body: { detail: 'Enter the code that your authenticator app shows.', code: 'code_needed' } };
  async function reachCode() {
    fakeRefusal(signIn, needed);
    const shown = open();
    fillAll({ Email: STUDENT.email, Password: 'something' });
    press('Login');
    await screen.findByText(/Your password is right/);
    return shown;
  }

  it('asks for the code in a second step, says a wrong one at its field, and goes on with a right one', async () => {
    const { path } = await reachCode();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(field('Code')));
    expect(field('Code').autocomplete).toBe('one-time-code');
    press('Login');
    await waitFor(() => expect(saidAt(field('Code'))).toContain('Enter the code.'));
    fakeRefusal(signIn, { status: 401, body: { detail: 'This code is not right, or was used before.', code: 'wrong_code' } });
    fill(field('Code'), '111111');
    press('Login');
    await waitFor(() => expect(saidAt(field('Code'))).toContain('not right, or was used before'));
    const sent = fakeAnswer(signIn, SESSION);
    fill(field('Code'), '123 456');
    press('Login');
    await waitFor(() => expect(path()).toBe(HOME));
    expect(sent).toEqual([{ email: STUDENT.email, password: 'something', code: '123456' }]);
  });

  it('takes a recovery code instead, says when it was too often, and starts again with nothing kept', async () => {
    await reachCode();
    press('Use a recovery code instead');
    const many = 'There were too many wrong codes. Wait a quarter of an hour, then try again.';
    const sent = fakeRefusal(signIn, { status: 429, body: { detail: many, code: 'too_many_requests' } });
    fill(field('Recovery code'), 'ABCDE-fgh23');
    press('Login');
    expect((await screen.findByRole('alert')).textContent).toContain(many);
    expect(sent).toEqual([{ email: STUDENT.email, password: 'something', code: 'abcdefgh23' }]);
    press('Use the app instead');
    expect(field('Code').value).toBe('');
    press('Start again');
    expect([field('Email').value, field('Password').value]).toEqual(['', '']);
  });
});

describe('who is signed in', () => {
  it.each([
    ['', HOME],
    ['?redirect=/results', '/results'],
    ['?redirect=/results/print', '/results/print'],
  ])('goes on from /signin%s to %s', async (asked, reached) => {
    enter();
    const { path } = open(`/signin${asked}`);
    await waitFor(() => expect(path()).toBe(reached));
  });

  it.each([
    'https://example.org',
    '//example.org',
    '///example.org',
    '/\\example.org',
    '\\\\example.org',
    'javascript:alert(1)',
    'https:example.org',
    ' //example.org',
    '/\t/example.org',
    'data:text/html,hello',
    '/.//example.org',
    '/x/..//example.org',
    '/%09/example.org',
    'robin@example.org',
  ])('is never led to another house by %j', async (disguise) => {
    enter();
    const { path } = open(`/signin?redirect=${encodeURIComponent(disguise)}`);
    await waitFor(() => expect(path()).toBe(HOME));
  });
});
