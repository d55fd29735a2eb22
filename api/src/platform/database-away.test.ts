import { expect, it } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const withCode = (code: string) => Object.assign(new Error('no'), { code });

it.each([
  ['stopped by its administrator', withCode('57P01')],
  ['crashed', withCode('57P02')],
  ['starting', withCode('57P03')],
  ['full of connections', withCode('53300')],
  ['not listening', withCode('ECONNREFUSED')],
  ['cut off within an answer', new Error('Connection terminated unexpectedly')],
  ['cut off before a statement', new Error('Client has encountered a connection error and is not queryable')],
  ['wrapped by the query builder', new Error('Failed query: begin', { cause: withCode('57P01') })],
])('knows a database that is away: %s', (_, error) => expect(isDatabaseAway(error)).toBe(true));

it.each([
  ['a refused row', withCode('23505')],
  ['a text that it cannot hold', withCode('22021')],
  ['no error', 'ECONNREFUSED'],
  ['nothing', undefined],
])('is there where it answers: %s', (_, error) => expect(isDatabaseAway(error)).toBe(false));
