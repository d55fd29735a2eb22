import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { describe, expect, test } from 'vitest';

import { Button } from './button.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import DevUi from './dev-ui.tsx';
import { FormError } from './form-error.tsx';
import { LinkButton } from './link-button.tsx';
import { MoreText } from './more-text.tsx';
import { Notice } from './notice.tsx';
import { PasswordField } from './password-field.tsx';
import { PillsField } from './pills-field.tsx';
import { RateRow } from './rate-row.tsx';
import { RoundButton } from './round-button.tsx';
import { SelectField } from './select-field.tsx';
import { ShownStars, Stars } from './stars.tsx';
import { ErrorState } from './states.tsx';
import { Steps } from './steps.tsx';
import { SuggestField } from './suggest-field.tsx';
import { TextField } from './text-field.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const nothing = () => undefined;

function html(node: ReactNode): string {
  return renderToStaticMarkup(<StaticRouter location="/">{node}</StaticRouter>);
}

describe('the page of the kit', () => {
  test('renders on the server with every part, and no id twice', async () => {
    const { prelude } = await prerender(
      <StaticRouter location="/dev/ui">
        <DevUi />
      </StaticRouter>,
    );
    const markup = await new Response(prelude).text();
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]);
    expect(ids.length).toBeGreaterThan(50);
    expect(new Set(ids).size).toBe(ids.length);
    expect(markup).not.toContain('<style');
    expect(markup.match(/<h1/g)).toHaveLength(1);
  });
});

describe('buttons', () => {
  test('a busy button keeps its words and says that it waits', () => {
    const markup = html(
      <Button kind="go" busy>
        Sending
      </Button>,
    );
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain('Sending');
    expect(markup).not.toContain('disabled');
  });

  test('a button submits only when it is told to', () => {
    expect(html(<Button>Save</Button>)).toContain('type="button"');
    expect(html(<Button type="submit">Save</Button>)).toContain('type="submit"');
  });

  test('a link looks like a button and stays a link', () => {
    expect(
      html(
        <LinkButton kind="go" to="/signup">
          Go on
        </LinkButton>,
      ),
    ).toMatch(/^<a class="btn btn--go" href="\/signup"/);
  });

  test('a round button has a name and can be a switch', () => {
    const markup = html(<RoundButton label="Save" pressed={false} line />);
    expect(markup).toContain('aria-label="Save"');
    expect(markup).toContain('aria-pressed="false"');
  });
});

describe('fields', () => {
  test('label, hint and error are tied to the input', () => {
    const markup = html(<TextField label="Email" name="email" hint="We write rarely." error="Email is invalid." />);
    expect(markup).toContain('<label for="email">Email</label>');
    expect(markup).toContain('aria-describedby="email-hint email-error"');
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toMatch(/id="email-error".*Email is invalid\./);
  });

  test('a field without a fault claims none', () => {
    const markup = html(<TextField label="Email" name="email" />);
    expect(markup).not.toContain('aria-invalid');
    expect(markup).not.toContain('aria-describedby');
  });

  test('an own id keeps two forms of a page apart', () => {
    expect(html(<TextField label="Email" name="email" id="newsletter_email" />)).toContain('for="newsletter_email"');
  });

  test('a select offers its choices after the placeholder', () => {
    const markup = html(<SelectField label="Age" name="age" placeholder="Choose one" choices={[{ value: 15, label: '15' }]} />);
    expect(markup).toMatch(/<option value="">Choose one<\/option><option value="15">15<\/option>/);
  });

  test('pills are radio buttons of one name with one legend', () => {
    const choices = [
      { value: 1, label: 'Freshman' },
      { value: 2, label: 'Sophomore' },
    ];
    const markup = html(<PillsField label="Grade" name="grade" choices={choices} value={2} onChange={nothing} />);
    expect(markup).toContain('<legend class="lbl">Grade</legend>');
    expect(markup.match(/name="grade"/g)).toHaveLength(2);
    expect(markup).toMatch(/checked=""[^>]*value="2"|value="2"[^>]*checked=""/);
  });

  test('a password begins hidden', () => {
    const markup = html(<PasswordField label="Password" name="password" autoComplete="new-password" />);
    expect(markup).toContain('type="password"');
    expect(markup).toContain('aria-label="Show password" aria-pressed="false"');
  });

  test('a checkbox is named by its line', () => {
    expect(html(<CheckboxField label="I agree" name="agree" />)).toMatch(/<label class="check"><input.*<span>I agree/);
  });

  test('suggestions are a listbox that the input controls', () => {
    const markup = html(
      <SuggestField label="Address" name="address" value="48" onValue={nothing} suggestions={[{ id: '1', text: '48 Willow' }]} />,
    );
    expect(markup).toContain('role="combobox"');
    expect(markup).toContain('aria-expanded="false" aria-controls="address-list"');
    expect(markup).toContain('id="address-list" role="listbox"');
  });

  test('the summary counts the faults and leads to their fields', () => {
    const faults = [{ id: 'email', message: 'Email is invalid.' }, { message: 'Something else.' }];
    const markup = html(<FormError faults={faults} />);
    expect(markup).toContain('Two things to fix');
    expect(markup).toContain('<a href="#email">Email is invalid.</a>');
    expect(html(<FormError faults={[]} />)).toBe('');
  });
});

describe('scales', () => {
  test('a rating row says each step in words', () => {
    const markup = html(<RateRow id="enjoy-11" question="Feed animals" value={4} onValue={nothing} />);
    expect(markup).toContain('role="radiogroup" aria-labelledby="enjoy-11-q"');
    expect(markup).toContain('aria-label="1, Not at all likely"');
    expect(markup).toContain('aria-label="5, Extremely likely"');
    expect(markup.match(/checked=""/g)).toHaveLength(1);
  });

  test('stars can be cleared only once they are given', () => {
    expect(html(<Stars label="Rate it" value={null} onValue={nothing} />)).toMatch(/disabled="">Clear/);
    expect(html(<Stars label="Rate it" value={3} onValue={nothing} />).match(/class="on"/g)).toHaveLength(3);
    expect(html(<ShownStars value={4} />)).toContain('aria-label="4 out of 5 stars"');
  });

  test('progress has a figure and words', () => {
    const markup = html(<Steps parts={[100, 60, 0, 0]} label="Part 2 of 4" />);
    expect(markup).toContain('aria-valuenow="40"');
    expect(markup).toContain('aria-valuetext="Part 2 of 4"');
  });
});

describe('words', () => {
  test('a long text is cut at 250 characters until More is pressed', () => {
    const text = 'word '.repeat(80).trim();
    const markup = html(<MoreText text={text} />);
    expect(markup).toContain(`${text.slice(0, 250).trimEnd()}…`);
    expect(markup).toContain('aria-expanded="false"');
    expect(html(<MoreText text="Short." />)).toBe('<p>Short.</p>');
  });

  test('bad news is read out at once, other news when there is a pause', () => {
    expect(html(<Notice tone="bad">No</Notice>)).toContain('role="alert"');
    expect(html(<Notice tone="good">Yes</Notice>)).toContain('role="status"');
    expect(html(<Notice live={false}>Stays</Notice>)).not.toContain('role');
  });

  test('an error offers to try again', () => {
    expect(html(<ErrorState onRetry={nothing} />)).toContain('Try again');
    expect(html(<ErrorState />)).not.toContain('<button');
  });

  test('the theme is the system’s until the browser says otherwise', () => {
    expect(html(<ThemeSwitch />)).toMatch(/value="system"[^>]*checked=""|checked=""[^>]*value="system"/);
  });
});
