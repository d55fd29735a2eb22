import { describe, expect, it } from 'vitest';
import { invitationLetter, teamLetter, welcomeLetter } from './letters.ts';
import { shownName, withoutLinks } from '../platform/plain-words.ts';

// What mail programs make links of: a scheme, www. or a name with an ending, an email.
const LINK = /[a-z][a-z0-9+-]*:\S|[\p{L}\p{N}-][.\u2024\u3002\uff0e\uff61]\p{L}|\S@\S/iu;

describe('a name in a mail to a stranger', () => {
  it.each(['Robin', 'Zoë', "O'Neil", 'Jean-Luc', 'Mary Jo', '李小龙', 'نور', 'प्रिया'])('shows %s', (name) => {
    expect(shownName(name)).toBe(name);
  });

  it.each([
    'evil.com',
    'http://evil',
    'www.evil.com',
    'Win 1000',
    'a@b.co',
    '<b>Robin</b>',
    'Robin\r\nBcc: x',
    'Robin:',
    '🍦',
    'Click here to win now',
    'x'.repeat(31),
    ' ',
    '',
    "'Robin",
    'evil。com',
  ])('hides %j', (name) => {
    expect(shownName(name)).toBeUndefined();
  });
});

describe('a message in a mail to a stranger', () => {
  it.each([
    'See https://evil.com/a?b=c now',
    'www.evil.com',
    'evil.com',
    'HTTP://EVIL.COM',
    'mail me: bad@evil.co.uk',
    'http://10.0.0.1/x',
    'javascript:alert(1)',
    'tel:+15550100',
    'evil。com',
    'evil․com',
    'münchen.де',
    '//evil.com',
    'x\nevil.com\ny',
    'a.b.c.d.com',
    'mailto:a@b.co',
  ])('holds nothing that becomes a link: %j', (text) => {
    expect(withoutLinks(text)).not.toMatch(LINK);
  });

  it.each(['Hi! Try this one. It took me 20 minutes at 8 p.m. (3.5 of 5).', 'Line one.\nLine two...', 'You & me <3'])(
    'leaves ordinary words readable: %j',
    (text) => {
      expect(withoutLinks(text).replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    },
  );

  it('stands as text between our own words, with our link alone', () => {
    const { subject, text, html } = invitationLetter(
      'http://careers.test',
      'friend@example.org',
      'Hi <img src=x> "you"\n<a href="https://evil.com">free</a>',
      'Robin',
    );
    expect(subject).toBe('You are invited to CareerScoop');
    expect(text).toContain('Robin invites you');
    expect(text).toMatch(/^> Hi <img src=x> "you"\n> <a href/m);
    expect(text.match(/https?:\/\/\S+/g)).toEqual(['http://careers.test/']);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).not.toContain('<img');
    expect(html).toContain('<br>');
  });

  it('leaves its place out when there is none', () => {
    const { text, html } = invitationLetter('http://careers.test', 'friend@example.org', '');
    expect(text).toContain('Somebody who cares about you invites you');
    expect(text).not.toMatch(/wrote|^> /m);
    expect(html).not.toContain('border-left');
  });
});

it('carries what mail programs and the team need in headers', () => {
  const token = 't'.repeat(43);
  const { unsubscribe_url } = welcomeLetter('http://careers.test', 'a@example.org', token);
  expect(unsubscribe_url).toBe(`http://careers.test/unsubscribe?token=${token}`);
  const report = teamLetter('bug', 'a@example.org', 'It broke', 7);
  expect(report).toMatchObject({ to: 'hello@careerscoop.app', reply_to: 'a@example.org' });
  expect(teamLetter('organization', 'a@example.org', 'We are a school', null).to).toBe('partners@careerscoop.app');
});
