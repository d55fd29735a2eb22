import { describe, expect, it } from 'vitest';
import { CallError } from '../../lib/call-error.ts';
import { refusalFrom } from './refusal.ts';

describe('refusalFrom', () => {
  it('finds the first refused place', () => {
    const open = 'This question is not answered yet.';
    const error = new CallError(400, open, undefined, { 'scenario_3.302': [open], 'scenario_1.108': [open], 'scenario_1.103': [open] });
    expect(refusalFrom(error)).toEqual({ lines: [`Part 1: ${open}`, `Part 3: ${open}`], scenario_id: 1, question_id: 103 });
  });

  it('names a whole part', () => {
    const error = new CallError(400, 'Part 2 is missing.', undefined, { scenario_2: ['Part 2 is missing.'] });
    expect(refusalFrom(error)).toMatchObject({ scenario_id: 2 });
  });

  it('repeats what the server says about anything else', () => {
    expect(refusalFrom(new CallError(503, 'We are busy right now.'))).toEqual({ lines: ['We are busy right now.'] });
    expect(refusalFrom(new CallError(403, 'Used up.'))).toEqual({ lines: ['Used up.'], needs_plan: true });
    expect(refusalFrom(new Error('boom')).lines).toHaveLength(1);
  });
});
