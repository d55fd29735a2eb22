import { readFileSync } from 'node:fs';
import { PRODUCT } from '@careerscoop/contract/constants';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const privacy = read('./privacy.md');
const terms = read('./terms.md');
/** As it stands on the page. */
const shown = (text: string) => renderToStaticMarkup(createElement(Markdown, { children: text }));
const wordsOf = (text: string) => shown(text).replace(/<[^>]+>/g, '');

describe.each([
  ['privacy.md', privacy, 'April 25, 2025'],
  ['terms.md', terms, 'November 23, 2026'],
])('%s', (_, text, day) => {
  it('is dated, names us and gives the mailbox of the configuration', () => {
    expect(text).toContain(`Last updated: ${day}`);
    expect(text).toContain(PRODUCT.name);
    expect(text.match(/[\w.]+@[\w.]+\w/g)?.every((address) => address === PRODUCT.mailbox)).toBe(true);
  });

  it('says who may use it: 13 or older, under 18 with a parent', () => {
    expect(text).toContain('at least 13');
    expect(text).toMatch(/under 18, you need (a parent's consent|the consent of a parent)/);
  });

  it('has one main heading and no markdown that needs an extension', () => {
    expect(text.match(/^# /gm)).toHaveLength(1);
    expect(text.match(/^## /gm)!.length).toBeGreaterThan(8);
    expect(text).not.toMatch(/^\|/m);
  });

  it('takes no asterisk of a name for a sign of its own', () => {
    expect(shown(text)).not.toContain('<em>');
    expect(wordsOf(text).match(/O.?NET/g) ?? []).toSatisfy((names: string[]) => names.every((name) => name === 'O*NET'));
  });
});

describe('what they have to say', () => {
  it('names the five kinds of data a sponsoring organization may receive', () => {
    expect(privacy).toContain('name, contact details, assessment answers, recommendations and activity');
  });

  it('carries the attribution that the license of the O*NET database asks for, word for word', () => {
    const words = wordsOf(terms);
    for (const release of ['29.3', '30.1']) {
      expect(words).toContain(
        `This page includes information from the O*NET ${release} Database by the U.S. Department of Labor, ` +
          'Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. ' +
          'O*NET® is a trademark of USDOL/ETA.',
      );
    }
    expect(words).toContain(
      'CareerScoop has modified all or some of this information. ' + 'USDOL/ETA has not approved, endorsed, or tested these modifications.',
    );
    expect(terms).toContain('https://www.onetcenter.org/license_db.html');
    expect(terms).toContain('https://creativecommons.org/licenses/by/4.0/');
  });
});
