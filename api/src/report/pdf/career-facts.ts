import type { ReportCareer } from '@careerscoop/contract/report';
import type { Doc, Struct } from './paper.ts';
import { STYLES } from './styles.ts';
import { type Box, group, heightOf, write } from './write.ts';

type Facts = ReportCareer['facts'];

const LABEL = 58;
const VALUE = { ...STYLES.figure, size: 10.4 };
const NOTE = { ...STYLES.tiny, size: 8, leading: 1.28 };
const GAP = 3.2;

/** Which notes stand under the figures: of schooling the figure says most by itself. */
export type Notes = 'all' | 'some' | 'none';

function noteOf({ key, note }: Facts[number], notes: Notes): string {
  return notes === 'all' || (notes === 'some' && key !== 'school') ? note : '';
}

function lineHeight(doc: Doc, fact: Facts[number], width: number, notes: Notes): number {
  return heightOf(doc, fact.value, VALUE, width - LABEL) + heightOf(doc, noteOf(fact, notes), NOTE, width) + GAP;
}

export function factsHeight(doc: Doc, facts: Facts, width: number, notes: Notes): number {
  return facts.reduce((sum, fact) => sum + lineHeight(doc, fact, width, notes), 0);
}

/** Pay, outlook, schooling and AI impact under one another, each with what it means. */
export function drawFacts(doc: Doc, parent: Struct, facts: Facts, { x, y, width }: Box, notes: Notes): void {
  let line = y;
  group(doc, parent, 'L', (list) => {
    for (const fact of facts) {
      const box = { x: x + LABEL, width: width - LABEL };
      group(doc, list, 'LI', (item) => {
        group(doc, item, 'LBody', (body) => {
          write(doc, body, 'P', fact.label, { ...STYLES.label, size: 8.4 }, { x, y: line + 1.5, width: LABEL - 4 });
          const end = write(doc, body, 'P', fact.value, VALUE, { ...box, y: line });
          write(doc, body, 'P', noteOf(fact, notes), NOTE, { x, width, y: end });
        });
      });
      line += lineHeight(doc, fact, width, notes);
    }
  });
}
