import { describe, expect, it } from 'vitest';
import { markdownHtml } from './markdown-html.ts';
import { markdownText } from './markdown-text.ts';
import { newsletterLetter } from './newsletter-letter.ts';

const HOUSE = 'https://careers.test';
const organization = { name: 'Scoop Inc.', address: '5 Cone Street', mailbox: 'hi@careers.test', is_example: false };
const config = { publicUrl: HOUSE, organization };

describe('Markdown in a letter', () => {
  it.each([
    [
      'a link to a page',
      '[see](https://example.org/?a=1&b=2)',
      'href="https://example.org/?a=1&#38;b=2"',
      'see (https://example.org/?a=1&b=2)',
    ],
    ['a link to ourselves', '[see](/careers)', 'href="https://careers.test/careers"', 'see (https://careers.test/careers)'],
    ['an address', '<me@example.org>', 'href="mailto:me@example.org"', 'me@example.org'],
    ['a headline', '# Hello *you*', '>Hello <em>you</em></h2>', 'Hello you'],
    ['a list in a list', '- one\n- two\n  - three', '<li style="margin:0 0 4px">three</li>', '- one\n- two\n  - three'],
    ['numbers that go on', '3. c\n4. d', '<ol start="3"', '3. c\n4. d'],
    ['somebody’s words', '> one\n> two', 'border-left', '> one\n> two'],
    ['a table', '| a | b |\n|---|---|\n| 1 | 2 |', '<td>2</td>', 'a | b\n1 | 2'],
    ['code', '```\n<b>\n```', '&#60;b&#62;', '<b>'],
  ])('shows %s as HTML and as text', (_what, markdown, html, text) => {
    expect(markdownHtml(markdown, HOUSE)).toContain(html);
    expect(markdownText(markdown, HOUSE)).toBe(text);
  });

  it.each([
    '<script>alert(1)</script>',
    'Hi <img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<style>*{display:none}</style>',
    '<iframe src="https://evil.example"></iframe>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:x)',
    '![pixel](https://evil.example/pixel.png)',
    '[x](https://example.org/"onmouseover="alert(1))',
    '[x]: javascript:alert(1)\n\n[x]',
    '<a href="javascript:alert(1)">x</a>',
    '`<script>alert(1)</script>`',
    '# <script>alert(1)</script>',
    '| <script>alert(1)</script> |\n|---|',
  ])('leaves nothing that runs or is loaded of %j', (markdown) => {
    const html = markdownHtml(markdown, HOUSE);
    const tags = [...html.matchAll(/<\/?([a-z]\w*)([^>]*)>/gi)];
    for (const [, name, attributes = ''] of tags) {
      expect(name).toMatch(/^(p|a|h[2-4]|ul|ol|li|div|pre|code|em|strong|del|br|hr|table|thead|tbody|tr|th|td)$/);
      expect(attributes.replace(/ (style|href|align)="[^"]*"/g, '')).toBe('');
      for (const [, link] of attributes.matchAll(/href="([^"]*)"/g)) expect(link).toMatch(/^(https?:|mailto:)/);
    }
    expect(html).not.toContain('evil.example"');
  });
});

it('a letter has its way out as a link and for mail programs; a preview’s link ends nothing', () => {
  const words = { subject: 'News', body: 'Words' };
  const token = 't'.repeat(43);
  const letter = newsletterLetter(config, 'a@example.org', words, token);
  expect(letter.unsubscribe_url).toBe(`${HOUSE}/unsubscribe?token=${token}`);
  expect(letter.text.match(/https?:\S+/g)).toEqual([letter.unsubscribe_url]);
  expect(letter.text).toContain('From Scoop Inc., 5 Cone Street, hi@careers.test.');
  expect(letter.html).toContain(`href="${letter.unsubscribe_url}"`);
  const preview = newsletterLetter(config, '', words);
  expect([preview.unsubscribe_url, preview.text]).toEqual([undefined, letter.text.replace(`?token=${token}`, '')]);
});
