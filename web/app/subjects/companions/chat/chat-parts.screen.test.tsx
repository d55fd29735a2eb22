import { act, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { press } from '../../../../test/hands.ts';
import { show } from '../../../../test/show.tsx';
import { CopyButton } from './copy-button.tsx';
import { ReadAloud } from './read-aloud.tsx';
import { ReplyText } from './reply-text.tsx';

const TEXT = 'Half earn more than $73,010 a year. A second paragraph.';
const CITE = {
  id: 'F1',
  from: TEXT.indexOf('$73,010'),
  to: TEXT.indexOf('$73,010') + 7,
  label: 'Park Naturalist: pay',
  text: '$73,010',
  source: 'U.S. Bureau of Labor Statistics',
  year: '2025',
  href: 'javascript:alert(1)',
  wider: true,
};

describe('a figure', () => {
  it('opens the slip that says where it comes from, which leads to no address that could run', () => {
    show(<ReplyText text={TEXT} cites={[CITE]} />);
    press('$73,010 , where this comes from');
    expect(screen.getByRole('note').textContent).toContain('Park Naturalist: pay Counted for a wider group');
    expect(screen.queryByRole('link')).toBeNull();
    press('Close');
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('that does not stand where it should is text', () => {
    show(
      <ReplyText
        text="A text of *other* words."
        cites={[
          { ...CITE, from: 5, to: 14 },
          { ...CITE, from: 900, to: 907 },
        ]}
      />,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.body.textContent).toContain('A text of other words.');
  });
});

describe('an answer of Markdown', () => {
  it('has no HTML, pictures, headings or dangerous links', () => {
    show(
      <ReplyText
        text={'# Big\n\n<img src=x onerror=alert(1)> ![cat](https://x.example/c.png) [a](javascript:x) [b](https://b.example)'}
        cites={[]}
      />,
    );
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['https://b.example', '_blank'],
    ]);
    expect(document.body.textContent).toContain('<img src=x onerror=alert(1)> cat a b');
  });

  it('that is nested beyond measure is shown as it was written', () => {
    const bomb = `${'> '.repeat(3000)}deep`;
    show(<ReplyText text={bomb} cites={[]} />);
    expect(document.body.textContent).toContain('deep');
    vi.mocked(console.error).mockClear();
  });
});

describe('beside an answer', () => {
  it('copying says so for three seconds, or why it did not', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    show(<CopyButton label="Copy" done="Copied successfully!" text={() => 'The **text**'} />);
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    press('Copy');
    await act(() => vi.advanceTimersByTimeAsync(0));
    await act(() => vi.advanceTimersByTimeAsync(2_900));
    expect(screen.getByRole('status').textContent).toBe('Copied successfully!');
    expect(writeText).toHaveBeenCalledWith('The **text**');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('status').textContent).toBe('');
    writeText.mockRejectedValueOnce(new Error('No.'));
    press('Copy');
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(screen.getByRole('status').textContent).toBe('This browser did not allow copying.');
  });

  it('reading aloud reads the words without their marks, and stops', () => {
    const speak = vi.fn();
    const cancel = vi.fn();
    vi.stubGlobal('speechSynthesis', { speak, cancel });
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    );
    const { unmount } = show(<ReadAloud text="**Next:** go on." />);
    press('Read aloud');
    expect(speak.mock.calls[0]?.[0]).toMatchObject({ text: 'Next: go on.', lang: 'en-US' });
    press('Stop reading');
    expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy();
    unmount();
    expect(cancel).toHaveBeenCalledTimes(3);
  });

  it('there is no reading aloud where the browser cannot', () => {
    vi.stubGlobal('speechSynthesis', undefined);
    show(<ReadAloud text="Go on." />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
