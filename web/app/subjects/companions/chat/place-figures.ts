import type { Cite } from '@careerscoop/contract/chat';

/** As much of a tree of HTML as is needed here. */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
  position?: { start: { offset?: number }; end: { offset?: number } };
}

/** The element that a figure becomes; no text of a companion can make one, since its HTML is shown as text. */
export const FIGURE = 'data';

/**
 * Puts the figures of a text where they stand in it: a plugin for the tree that Markdown becomes. One that does not lie whole in
 * one piece of text, or has other characters than it should, stays plain text.
 */
export function placeFigures({ source, cites, from }: { source: string; cites: readonly Cite[]; from: number }) {
  return (tree: Node) => {
    if (cites.length > 0) inside(tree);
  };

  function inside(node: Node): void {
    node.children = node.children?.flatMap((child) => {
      if (child.type === 'text') return parted(child);
      inside(child);
      return [child];
    });
  }

  function parted(node: Node): Node[] {
    const start = node.position?.start.offset;
    const value = node.value ?? '';
    // Where characters were escaped, places in the source are none in the text.
    if (start === undefined || source.slice(start, start + value.length) !== value) return [node];
    const parts: Node[] = [];
    let at = 0;
    for (const cite of cites.toSorted((a, b) => a.from - b.from)) {
      const [begin, end] = [cite.from - from - start, cite.to - from - start];
      if (begin < at || end > value.length || end <= begin) continue;
      parts.push({ type: 'text', value: value.slice(at, begin) });
      const text = { type: 'text', value: value.slice(begin, end) };
      parts.push({ type: 'element', tagName: FIGURE, properties: { value: citeKey(cite) }, children: [text] });
      at = end;
    }
    return at === 0 && parts.length === 0 ? [node] : [...parts, { type: 'text', value: value.slice(at) }];
  }
}

/** One figure can stand in a text twice. */
export const citeKey = ({ id, from }: Cite) => `${id}@${from}`;

/** The figures that stand in a part of the tree, without what is a paragraph of its own. */
export function figuresIn(node: unknown): string[] {
  return ((node as Node | undefined)?.children ?? []).flatMap((child) => {
    if (child.tagName === FIGURE) return [String(child.properties?.['value'])];
    return child.tagName === 'p' || child.tagName === 'li' ? [] : figuresIn(child);
  });
}
