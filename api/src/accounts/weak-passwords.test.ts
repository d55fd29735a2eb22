import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, newStudent, signupForm } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { weaknessOf } from './weak-passwords.ts';

const zoe = { first_name: 'Zoë Marie', last_name: 'Lindqvist', email: 'z.lindq42@example.org' };

describe('a password', () => {
  it.each([
    ['password1', /most used/],
    ['Password1', /most used/],
    ['12345678', /most used/],
    ['qwertyuiop', /most used/],
    ['1qaz2wsx', /most used/],
    ['careerscoop', /CareerScoop/],
    ['CareerScoop1', /CareerScoop/],
    ['Career Scoop!', /CareerScoop/],
    ['c4r33r$c00p', /CareerScoop/],
    ['my-careerscoop-2026', /CareerScoop/],
    ['scoopcareer', /CareerScoop/],
    ['abcdefgh', /easy/],
    ['hgfedcba', /easy/],
    ['abcdefghijkl', /easy/],
    ['23456789a', /easy/],
    ['aaaaaaaab', /easy/],
    ['zxzxzxzx', /easy/],
    ['abcabcabcabc', /easy/],
    ['zxcvbnm,./', /easy/],
    ['P@ssw0rd!', /easy/],
    ['sunshine2024', /easy/],
    ['a b c d e f g h', /easy/],
    ['x'.repeat(128), /easy/],
    ['qwertyuiop'.repeat(12), /easy/],
    ['Lindqvist rules', /your name/],
    ['marie-blue-boat', /your name/],
    ['L4r5: Lindqvi5t', /your name/],
    ['zlindq42zlindq42', /your email/],
  ])('as %s is refused with the reason', (password, reason) => {
    expect(weaknessOf(password, zoe)).toMatch(reason);
  });

  it.each([
    'three cold spoons',
    'seven new cones',
    'four warm ladles',
    'blue-turtle-42',
    'k3jf9s2q',
    'a career in bakery',
    'zoë likes tides',
    'パスワードではない',
    'the sea is not made of tea, and tea is not made of seven cold spoons and a very long sentence that nobody reads to the end',
    '%PzH8w#c',
  ])('as %s is taken', (password) => {
    expect(weaknessOf(password, zoe)).toBeUndefined();
  });
});

describe('wherever a password is chosen', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('the reason comes at its field', async () => {
    const { access, email } = await newStudent(server);
    await server.ask('POST', '/password_reset/', { body: { email } });
    const token = (await server.mailTo(email, /new password/)).links[0]?.split('token=')[1];
    for (const weak of ['careerscoop', 'abcdefgh', 'Robin and I', `${email.split('@')[0]} and I`]) {
      const both = { confirm_password: weak };
      const answers = [
        await server.ask('POST', '/signup/', { body: signupForm({ email: email.replace('@', '@sub.'), password: weak, ...both }) }),
        await server.ask('POST', '/set-password/', { as: access, body: { current_password: PASSWORD, new_password: weak, ...both } }),
        await server.ask('POST', '/password_reset/confirm/', { body: { token, new_password: weak, ...both } }),
      ];
      expect(answers.map(({ status, body }) => [status, Object.keys(body)[0]])).toEqual([
        [400, 'password'],
        [400, 'new_password'],
        [400, 'new_password'],
      ]);
    }
  });
});
