import { describe, expect, it } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import type { ChatPart } from './apply-part.ts';
import { type Entry, saidNow } from './entry.ts';
import { replayOf, seenOf } from './replay.ts';
import { answerTo, SILENT, talkAfter, type TalkEvent } from './talk-state.ts';
import { hasArrived, together } from './together.ts';

const after = (...events: TalkEvent[]) => events.reduce(talkAfter, SILENT);
const part = (event: string, data: unknown): TalkEvent => ({ type: 'part', key: 'a', part: { event, data } as ChatPart });
const SAID: TalkEvent = { type: 'said', key: 'a', text: 'Hello', known: [] };
const TURN = part('turn', { turn: 'T', source: 'guide' });
const failed = (error: CallError): TalkEvent => ({ type: 'failed', key: 'a', text: 'Hello', error });
const entry = (key: string, role: Entry['role'], content: string, rest: Partial<Entry> = {}): Entry => ({
  ...saidNow(key, role, content),
  status: 'whole',
  ...rest,
});

describe('a message', () => {
  it('stands there at once, with an answer that is awaited and typed', () => {
    const { said, untyped } = after(SAID);
    expect(said.map(({ role, content, status }) => [role, content, status])).toEqual([
      ['user', 'Hello', 'whole'],
      ['assistant', '', 'running'],
    ]);
    expect(untyped).toEqual([answerTo('a')]);
  });

  it('that failed stays, and may be asked again by the same key while the server had not begun', () => {
    const before = after(SAID, failed(new CallError(0, 'Away')));
    expect(before.said.map(({ content }) => content)).toEqual(['Hello']);
    expect(before.trouble).toMatchObject({ kind: 'failed', key: 'a', begun: false });
    expect(after(SAID, TURN, failed(new CallError(500, 'No'))).trouble).toMatchObject({ kind: 'failed', begun: true });
  });

  it('that was refused was never said', () => {
    const { said, trouble } = after(SAID, failed(new CallError(409, 'Busy', 'chat_busy')));
    expect(said).toEqual([]);
    expect(trouble?.kind).toBe('refused');
  });

  it('that was refused with help for danger shows it', () => {
    const { said } = after(SAID, failed(new CallError(403, 'No', 'plan_needed', {}, undefined, { kind: 'crisis' })));
    expect(said.map(({ role, cards }) => [role, cards.length])).toEqual([
      ['user', 0],
      ['assistant', 1],
    ]);
  });

  it('whose answer came as one JSON is of the turn that the answer tells', () => {
    const { said } = after(SAID, part('answer', { response: [{ message: { content: 'Hi', turn: 'T' } }] }));
    expect(said.map(({ role, turn }) => [role, turn])).toEqual([
      ['user', 'T'],
      ['assistant', 'T'],
    ]);
  });

  it('whose answer was lost in the middle keeps what came, as cut', () => {
    const { said, trouble } = after(SAID, TURN, part('delta', { text: 'Half' }), failed(new CallError(0, 'Away')));
    expect(said.at(-1)).toMatchObject({ content: 'Half', status: 'cut' });
    expect(trouble).toBeNull();
  });
});

describe('history and what was said here', () => {
  const own = [entry('a', 'user', 'Hello', { turn: 'T' }), entry('b', 'assistant', 'Half', { turn: 'T', status: 'cut' })];

  it('tell a turn once; an answer cut here is read as it ended there', () => {
    const known = [entry('x', 'user', 'Hello', { turn: 'T' }), entry('y', 'assistant', 'Half and whole', { turn: 'T' })];
    expect(together(known, own).map(({ key }) => key)).toEqual(['a', 'y']);
    expect(together([entry('x', 'user', 'Before', { turn: 'S' })], own).map(({ key }) => key)).toEqual(['x', 'a', 'b']);
  });

  it('begin with what was said first, where the history has moved on and no longer tells it', () => {
    const turns = Array.from({ length: 26 }, (_, index) => `T${index + 1}`);
    const said = turns.flatMap((turn) => [entry(`${turn}-q`, 'user', turn, { turn }), entry(`${turn}-a`, 'assistant', turn, { turn })]);
    const refused = entry('refused', 'user', 'Help', { known: [] });
    const known = said.slice(2).map((each) => ({ ...each, key: `known-${each.key}` }));
    expect(together(known, said)).toEqual(said);
    expect(together(known, said.toSpliced(4, 0, refused))).toEqual(said.toSpliced(4, 0, refused));
  });

  it('tell a question once whose answer was lost here, and not for one of the same words before', () => {
    const lost = [entry('a', 'user', 'Hello', { known: ['S'] })];
    const before = [entry('x', 'user', 'Hello', { turn: 'S' })];
    expect(together(before, lost).map(({ key }) => key)).toEqual(['x', 'a']);
    expect(hasArrived(before, lost, 'a')).toBe(false);
    const after = [...before, entry('y', 'user', 'Hello', { turn: 'T' })];
    expect(together(after, lost).map(({ key }) => key)).toEqual(['x', 'y']);
    expect(hasArrived(after, lost, 'a')).toBe(true);
    expect(together(after, [...lost, entry('b', 'user', 'Hello', { turn: 'T' })]).map(({ key }) => key)).toEqual(['x', 'a', 'b']);
  });
});

describe('a history that is played again', () => {
  const short = [entry('a', 'user', 'One'), entry('b', 'assistant', 'Two'), entry('c', 'assistant', 'Three')];

  it('is typed answer by answer, and shows no more than is typed', () => {
    expect(replayOf(short)).toEqual(['b', 'c']);
    expect(seenOf(short, ['b', 'c']).map(({ key }) => key)).toEqual(['a', 'b']);
    expect(seenOf(short, []).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    expect(after({ type: 'began', replay: ['b', 'c'] }, { type: 'typed', key: 'b' })).toMatchObject({ untyped: ['c'], replaying: true });
    expect(after({ type: 'began', replay: ['b', 'c'] }, { type: 'typed' })).toMatchObject({ untyped: [], replaying: false });
  });

  it('stands there at once where it is long, or holds help in danger', () => {
    expect(replayOf([entry('a', 'assistant', 'x'.repeat(2000))])).toEqual([]);
    expect(replayOf([entry('a', 'assistant', 'x', { cards: [{ kind: 'crisis' } as never] })])).toEqual([]);
  });
});
