import { loadCatalogue } from '@careerscoop/catalogue/load';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { CareerPicture } from './career-picture.tsx';
import { CAREER_SCENES } from './career-scenes.ts';
import { careerTools } from './career-tools.ts';
import { IDEAS_RULES } from './career-tools-ideas.ts';
import { MAKING_RULES } from './career-tools-making.ts';
import { PEOPLE_RULES } from './career-tools-people.ts';
import { SCIENCE_RULES } from './career-tools-science.ts';
import { workerOf } from './work-clothes.ts';
import { ANY_TOOL_NAMES, ToolOfTrade, type AnyTool } from './trades/tool-of-trade.tsx';

const careers = loadCatalogue().careers.map(({ onet_code, title }) => ({ onet_code, title }));
const rules = [...IDEAS_RULES, ...SCIENCE_RULES, ...PEOPLE_RULES, ...MAKING_RULES];

/** Tools that tell one trade alone, and the codes that may show them: anybody else beside one would mislead. */
const TELLING: readonly (readonly [tools: readonly AnyTool[], codes: RegExp])[] = [
  [['pot', 'knife', 'chef-hat', 'cutlery', 'burger'], /^(35-|51-30|11-9051)/],
  [['stethoscope', 'syringe', 'x-ray', 'tooth', 'toothbrush', 'lungs'], /^(29-|31-|25-107|43-6013|51-9081)/],
  [['dice', 'cards'], /^(11-9071|33-9031|39-1013|39-301|41-2012|43-3041)/],
  [['badge'], /^(33-|11-3013|25-1111)/],
  [['paw'], /^(19-10|29-1131|29-2056|31-9096|33-9011|39-2|45-2021)/],
  [['folded-map'], /^(11-9161|17-1021|17-1022|17-3031|19-|25-1064|39-6012|39-7|53-3032)/],
  [['gavel', 'scales'], /^(13-|21-1092|23-|25-1112|27-3092|33-3011|43-5111|43-6012|45-2041|51-3092)/],
];

describe('the tools of a career', () => {
  it('are named for every group of jobs', () => {
    const groups = new Set(rules.flatMap(([codes]) => codes.split(' ')).filter((code) => code.length === 3));
    for (const { onet_code } of careers) expect(groups, onet_code).toContain(onet_code.slice(0, 3));
  });

  it('are named once, and for careers that there are', () => {
    const beginnings = rules.flatMap(([codes]) => codes.split(' '));
    expect(beginnings).toEqual([...new Set(beginnings)]);
    for (const code of beginnings) {
      expect(
        careers.some(({ onet_code }) => onet_code.startsWith(code)),
        code,
      ).toBe(true);
    }
  });

  it('never show what another trade is known by', () => {
    for (const { onet_code, title } of careers) {
      for (const [tools, codes] of TELLING) {
        const misleading = careerTools(onet_code).filter((tool) => tools.includes(tool) && !codes.test(onet_code));
        expect(misleading, `${onet_code} ${title}`).toEqual([]);
      }
    }
  });

  test.each([
    ['29-2061.00', 'syringe'],
    ['19-1022.00', 'microscope'],
    ['43-5031.00', 'headset'],
    ['33-3031.00', 'badge'],
  ])('%s shows its %s first', (onet_code, tool) => {
    expect(careerTools(onet_code)[0]).toBe(tool);
  });

  test.each(ANY_TOOL_NAMES)('%s is drawn', (name) => {
    expect(renderToStaticMarkup(<ToolOfTrade name={name} />)).toMatch(/<(path|circle|rect|ellipse)/);
  });
});

describe('the picture of a career', () => {
  const plain = careers.filter(({ onet_code }) => !(onet_code in CAREER_SCENES));

  it('is as large as a scene, small in bytes and the same every time', () => {
    for (const { onet_code } of plain) {
      const markup = renderToStaticMarkup(<CareerPicture onet_code={onet_code} />);
      expect(markup).toMatch(/^<svg class="art" viewBox="0 0 600 560" aria-hidden="true">/);
      expect(markup).not.toMatch(/NaN|undefined|Infinity|<text|<style|<image/);
      expect(Buffer.byteLength(markup)).toBeLessThan(8_000);
      expect(renderToStaticMarkup(<CareerPicture onet_code={onet_code} />)).toBe(markup);
    }
  });

  it('shows one of many people: of two careers, one in a hundred pairs the same', () => {
    const times = new Map<string, number>();
    for (const { onet_code } of plain) {
      const { hair, hairColor, skin } = workerOf(onet_code);
      const head = `${hair} ${hairColor} ${skin}`;
      times.set(head, (times.get(head) ?? 0) + 1);
    }
    const pairs = (count: number) => (count * (count - 1)) / 2;
    const same = [...times.values()].reduce((sum, count) => sum + pairs(count), 0);
    expect(same / pairs(plain.length)).toBeLessThan(0.01);
  });
});
