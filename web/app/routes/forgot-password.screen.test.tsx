import { confirmPasswordReset, requestPasswordReset } from '@careerscoop/contract/passwords';
import { getSite } from '@careerscoop/contract/site';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { field, fill, fillAll, press, saidAt } from '../../test/hands.ts';
import { SITE } from '../../test/people.ts';
import { showPages } from '../../test/show.tsx';
import ForgotPassword from './forgot-password.tsx';

const TOKEN = 'x'.repeat(43);
const open = (at = '/forgotpassword') => showPages({ '/forgotpassword': <ForgotPassword /> }, at);
const failure = () => screen.findByRole('dialog', { name: 'Reset Password Failed.' });

beforeEach(() => void fakeAnswer(getSite, SITE));

describe('a forgotten password', () => {
  it('is asked about with a right email, which is forgotten when it went through', async () => {
    const sent = fakeAnswer(requestPasswordReset, { detail: 'If it has an account, it gets a link.' });
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeTruthy();
    press('Send me a link');
    await waitFor(() => expect(saidAt(field('Email'))).toBe('Please input email address'));
    fill(field('Email'), 'abc');
    await waitFor(() => expect(saidAt(field('Email'))).toBe('Please enter a valid email address.'));
    fill(field('Email'), 'nobody@example.org');
    press('Send me a link');
    const done = await screen.findByRole('dialog', { name: 'Check your email' });
    expect(done.textContent).toContain("Check both your spam folder if it's not in your inbox.");
    expect(sent).toEqual([{ email: 'nobody@example.org' }]);
    press('OK', done);
    await waitFor(() => expect(field('Email').value).toBe(''));
  });

  it('says what the server says when it refuses, in its older form too, and keeps the email', async () => {
    fakeRefusal(requestPasswordReset, { status: 400, body: { status: 'error', msg: 'No such user' } });
    open();
    fill(field('Email'), 'robin@example.org');
    press('Send me a link');
    const failed = await failure();
    expect(failed.textContent).toContain('No such user');
    press('Try again', failed);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('Email').value).toBe('robin@example.org');
  });
});

describe('the page of the mailed link', () => {
  it('says at its field that a password is too common, or is not the same twice', async () => {
    const sent = fakeRefusal(confirmPasswordReset, {
      status: 400,
      body: {
        status: 'error',
        msg: 'This password is one of the most used ones.',
        new_password: ['This password is one of the most used ones.'],
      },
    });
    open(`/forgotpassword?token=${TOKEN}`);
    fillAll({ 'New Password': 'Password1', 'Confirm Password': 'Password1' });
    press('Save new password');
    await waitFor(() => expect(saidAt(field('New Password'))).toMatch(/most used/));
    expect(document.activeElement).toBe(field('New Password'));
    expect(screen.queryByRole('dialog')).toBeNull();
    fillAll({ 'New Password': 'four warm ladles', 'Confirm Password': 'four warm ladle' });
    press('Save new password');
    await waitFor(() => expect(saidAt(field('Confirm Password'))).toMatch(/check Confirmation password/));
    expect(sent).toHaveLength(1);
    fill(field('Confirm Password'), 'four warm ladles');
    await waitFor(() => expect(saidAt(field('Confirm Password'))).not.toMatch(/check Confirmation password/));
    fakeAnswer(confirmPasswordReset, { detail: 'Your password is changed.' });
    press('Save new password');
    expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/signin');
  });

  it.each(['bad_link', 'link_expired', 'link_used'])('of a link that is no good any more (%s) leads to a new one', async (code) => {
    fakeRefusal(confirmPasswordReset, { status: 400, body: { detail: 'This link was used before.', code } });
    open(`/forgotpassword?token=${TOKEN}`);
    fillAll({ 'New Password': 'five cold forks', 'Confirm Password': 'five cold forks' });
    press('Save new password');
    const failed = await failure();
    expect(failed.textContent).toContain('This link was used before.');
    expect(within(failed).getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/forgotpassword');
  });
});
