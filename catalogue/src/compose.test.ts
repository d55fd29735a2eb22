import { describe, expect, it } from 'vitest';
import type { Career } from './career.ts';
import { composeDescription, composeSummary, educationSentence, impactSentence, outlookSentence, paySentence } from './compose.ts';
import { careerByCode, loadCatalogue } from './load.ts';

const { careers } = loadCatalogue();
const carpenter = careerByCode('47-2031.00') as Career;

describe('sentences from figures', () => {
  it('give every career a summary and a description', () => {
    for (const career of careers) {
      const texts = [composeSummary(career), composeDescription(career)];
      for (const text of texts) {
        expect(text).toMatch(/^[A-Z].*\.$/);
        expect(text).not.toMatch(/undefined|null|NaN|\$0|\babout 0\b| {2}|\.\./);
      }
      expect(composeSummary(career).length).toBeLessThan(250);
    }
  });

  it('say what the work pays, by the hour where it is published so', () => {
    expect(paySentence(carpenter)).toMatch(/^Half of the people in this work earn more than \$\d\d,\d{3} a year\./);
    expect(paySentence(careerByCode('27-2011.00') as Career)).toMatch(/more than \$\d+\.\d\d an hour\./);
  });

  it('say that a figure is not published, never zero', () => {
    expect(paySentence({ ...carpenter, wage: null })).toBe('What this work pays is not published.');
    expect(outlookSentence({ ...carpenter, outlook: null })).toBe('How many people do this work is not published.');
    expect(impactSentence({ ...carpenter, impact: null })).toBe('');
    expect(educationSentence({ ...carpenter, education_mix: [], outlook: null })).toBe('');
    expect(composeSummary({ ...carpenter, education_mix: [], outlook: null })).toMatch(/^A career for people who like .*\.$/);
  });

  it('tell growth, loss and standing still apart', () => {
    const outlook = carpenter.outlook as NonNullable<Career['outlook']>;
    const say = (growth_percent: number | null, openings: number | null) =>
      outlookSentence({ ...carpenter, outlook: { ...outlook, growth_percent, openings } });
    expect(say(4.5, 1200)).toMatch(/grow by 4\.5 percent from 2024 to 2034\. There are about 1,200 openings a year\.$/);
    expect(say(-3, 0)).toMatch(/fall by 3 percent .* There are fewer than 50 openings a year\.$/);
    expect(say(0, null)).toMatch(/stay about the same until 2034\.$/);
    expect(say(null, null)).toMatch(/in the United States\.$/);
  });

  it('say of a capped wage that it is at least so much', () => {
    const wage = { ...(carpenter.wage as NonNullable<Career['wage']>), capped: ['p90' as const] };
    expect(paySentence({ ...carpenter, wage })).toMatch(/One in ten earns at least \$/);
  });
});
