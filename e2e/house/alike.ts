/** Marks words whose contrast is that of others, and may be left out. */
export const ALIKE = 'data-alike';

/**
 * Runs in the page. Words have the contrast of others where they and everything round them, up to the page itself, have the
 * same classes, colors, sizes and states: the hundred cards of a list are a handful of colors. What the browser has computed
 * counts, so that a color given by a place among sisters or by an address of its own makes a kind of its own. Of each kind the
 * first, the middle and the last that can be seen stay, lest something lies over one of them; the others are marked.
 */
export function markAlike(mark: string): void {
  const kinds = new Map<string, number>();
  const wordsOf = new Map<number, Element[]>();
  visit(document.documentElement, 0);
  for (const words of wordsOf.values()) {
    const stay = new Set([words[0], words[words.length >> 1], words.at(-1)]);
    for (const each of words) if (!stay.has(each)) each.setAttribute(mark, '');
  }

  function visit(element: Element, round: number): void {
    element.removeAttribute(mark);
    const kind = kindOf(element, round);
    if (holdsWords(element) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
      wordsOf.set(kind, [...(wordsOf.get(kind) ?? []), element]);
    }
    for (const child of element.children) visit(child, kind);
  }

  function kindOf(element: Element, round: number): number {
    const look = getComputedStyle(element);
    const { color, backgroundColor, backgroundImage, opacity, filter, textShadow, fontSize, fontWeight, position } = look;
    const looks = [color, backgroundColor, backgroundImage, opacity, filter, textShadow, fontSize, fontWeight, position];
    const state = element.matches(':disabled, [aria-disabled=true], [aria-hidden=true], [inert]');
    const key = [round, element.tagName, element.getAttribute('class'), state, ...looks].join('|');
    const kind = kinds.get(key) ?? kinds.size + 1;
    kinds.set(key, kind);
    return kind;
  }

  function holdsWords(element: Element): boolean {
    return [...element.childNodes].some((child) => child instanceof Text && child.data.trim() !== '');
  }
}
