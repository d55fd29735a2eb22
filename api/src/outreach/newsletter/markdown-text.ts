import { Marked } from 'marked';
import { safeLink } from './safe-link.ts';

/** Markdown as the plain words of a letter, with the address of each link behind its words. */
export function markdownText(markdown: string, publicUrl: string): string {
  const marked = new Marked({
    renderer: {
      html: ({ text, block }) => (block ? `${text.trim()}\n\n` : text),
      image: ({ text }) => text,
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const url = safeLink(href, publicUrl);
        return !url || words === href || url === `mailto:${words}` ? words : `${words} (${url})`;
      },
      heading({ tokens }) {
        return `${this.parser.parseInline(tokens)}\n\n`;
      },
      paragraph({ tokens }) {
        return `${this.parser.parseInline(tokens)}\n\n`;
      },
      blockquote({ tokens }) {
        return `${this.parser.parse(tokens).trim().replace(/^/gm, '> ')}\n\n`;
      },
      list({ ordered, start, items }) {
        const first = typeof start === 'number' ? start : 1;
        const lines = items.map((item, at) => `${ordered ? `${first + at}.` : '-'} ${this.listitem(item)}`);
        return `\n${lines.join('\n')}\n\n`;
      },
      listitem({ tokens }) {
        return this.parser.parse(tokens).trim().replace(/\n+/g, '\n  ');
      },
      checkbox: ({ checked }) => (checked ? '[x] ' : '[ ] '),
      table({ header, rows }) {
        const line = (cells: typeof header) => cells.map(({ tokens }) => this.parser.parseInline(tokens)).join(' | ');
        return `${[header, ...rows].map(line).join('\n')}\n\n`;
      },
      code: ({ text }) => `${text}\n\n`,
      hr: () => '---\n\n',
      br: () => '\n',
      strong({ tokens }) {
        return this.parser.parseInline(tokens);
      },
      em({ tokens }) {
        return this.parser.parseInline(tokens);
      },
      del({ tokens }) {
        return this.parser.parseInline(tokens);
      },
      codespan: ({ text }) => text,
      text(token) {
        return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : token.text;
      },
    },
  });
  return marked
    .parse(markdown, { async: false })
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
