import { describe, expect, it } from 'vitest';
import { applyPart, type ChatPart } from './apply-part.ts';
import { readAnswer, readHistory, saidNow } from './entry.ts';

const part = (event: string, data: unknown) => ({ event, data }) as ChatPart;
const after = (...parts: ChatPart[]) =>
  parts.reduce((entries, each) => [...applyPart(entries[0]!, each), ...entries.slice(1)], [saidNow('one', 'assistant', '')]);
const cite = { id: 'F1', from: 0, to: 3, label: '', text: '1.3', source: '', year: '', href: null, wider: false };

describe('a history', () => {
  it('is read by either name of its fields, in the order of time, without what a system said', () => {
    const entries = readHistory([
      { role: 'assistant', content: 'Third', timestamp: '2026-11-20T12:00:00Z' },
      { sender: 'user', message: 'First', timestamp: '2026-11-20T10:00:00Z' },
      { role: 'system', content: 'Be kind.', timestamp: '2026-11-20T09:00:00Z' },
      { role: 'user', content: 'Second', timestamp: '2026-11-20T11:00:00Z' },
    ]);
    expect(entries.map(({ role, content }) => `${role}: ${content}`)).toEqual(['user: First', 'user: Second', 'assistant: Third']);
  });

  it.each([null, {}, 'no', { results: 'none' }, [{ role: 'user' }]])('of %j is empty', (answer) => {
    expect(readHistory(answer)).toEqual([]);
  });
});

describe('an answer', () => {
  it('grows, loses its end and grows again; a figure that is lost goes with it', () => {
    const [entry] = after(
      part('turn', { turn: 'a turn', source: 'guide' }),
      part('delta', { text: '1.3 million' }),
      part('cite', cite),
      part('cite', { ...cite, id: 'F2', from: 4, to: 11 }),
      part('replace', { from: 4, text: 'or so' }),
      part('delta', { text: '.' }),
      part('done', { status: 'whole', source: 'guide', timestamp: '2026-11-20T12:00:00Z' }),
    );
    expect(entry).toMatchObject({ turn: 'a turn', content: '1.3 or so.', status: 'whole', source: 'guide' });
    expect(entry?.cites.map(({ id }) => id)).toEqual(['F1']);
  });

  it('is replaced whole where no place is named', () => {
    expect(after(part('delta', { text: 'Wrong.' }), part('cite', cite), part('replace', { text: 'Right.' }))[0]).toMatchObject({
      content: 'Right.',
      cites: [],
    });
  });

  it('that came as one can be several messages; one that cannot be read is cut', () => {
    const message = (content: string) => ({ message: { role: 'assistant', content } });
    const several = after(part('answer', { response: [message('One'), message('Two')] }));
    expect(several.map(({ key, content, status }) => [key, content, status])).toEqual([
      ['one', 'One', 'whole'],
      ['one-1', 'Two', 'whole'],
    ]);
    expect(after(part('answer', { nothing: true }))[0]?.status).toBe('cut');
    expect(readAnswer('no', 'key')).toEqual([]);
  });
});
