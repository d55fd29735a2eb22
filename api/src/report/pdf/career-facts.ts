import type { ReportCareer } from '@careerscoop/contract/report';
import type { Doc, Struct } from './paper.ts';
import { STYLES } from './styles.ts';
import { type Box, group, heightOf, write } from './write.ts';

type Facts = ReportCareer['facts'];

const LABEL = 58;
const VALUE = { ...STYLES.figure, size: 10.4 };
const NOTE = { ...STYLES.tiny, size: 8, leading: 1.28 };
const GAP = 4;

function lineHeight(doc: Doc, { value, note }: Facts[number], width: number, notes: boolean): number {
  return heightOf(doc, value, VALUE, width - LABEL) + (notes ? heightOf(doc, note, NOTE, width) : 0) + GAP;
}

export function factsHeight(doc: Doc, facts: Facts, width: number, notes: boolean): number {
  return facts.reduce((sum, fact) => sum + lineHeight(doc, fact, width, notes), 0);
}

/** Pay, outlook, schooling and AI impact under one another, each with what it means. */
export function drawFacts(doc: Doc, parent: Struct, facts: Facts, { x, y, width }: Box, notes: boolean): void {
  let line = y;
  group(doc, parent, 'L', (list) => {
    for (const fact of facts) {
      const box = { x: x + LABEL, width: width - LABEL };
      group(doc, list, 'LI', (item) => {
        group(doc, item, 'LBody', (body) => {
          write(doc, body, 'P', fact.label, { ...STYLES.label, size: 8.4 }, { x, y: line + 1.5, width: LABEL - 4 });
          const end = write(doc, body, 'P', fact.value, VALUE, { ...box, y: line });
          if (notes) write(doc, body, 'P', fact.note, NOTE, { x, width, y: end });
        });
      });
      line += lineHeight(doc, fact, width, notes);
    }
  });
}
