import { Marked, type Tokens } from 'marked';
import { safeLink } from './safe-link.ts';

const P = 'margin:0 0 16px';
const HEADS = ['font-size:26px', 'font-size:22px', 'font-size:19px'];

/**
 * Markdown as the HTML of a letter. HTML in it is shown as the text that it is, pictures by their words, and links lead to pages and
 * mailboxes alone: nothing that somebody pastes runs or is loaded in a reader's mailbox.
 */
export function markdownHtml(markdown: string, publicUrl: string): string {
  const marked = new Marked({
    renderer: {
      html: ({ text, block }: Tokens.HTML | Tokens.Tag) => (block ? `<p style="${P}">${escapeHtml(text.trim())}</p>` : escapeHtml(text)),
      image: ({ text }) => escapeHtml(text),
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const url = safeLink(href, publicUrl);
        return url ? `<a href="${escapeHtml(url)}" style="color:#67473A">${words}</a>` : words;
      },
      heading({ tokens, depth }) {
        const level = Math.min(depth + 1, 4);
        const size = HEADS[depth - 1] ?? 'font-size:18px';
        return `<h${level} style="margin:24px 0 8px;${size};line-height:1.25">${this.parser.parseInline(tokens)}</h${level}>`;
      },
      paragraph({ tokens }) {
        return `<p style="${P}">${this.parser.parseInline(tokens)}</p>`;
      },
      blockquote({ tokens }) {
        return `<div style="${P};padding:0 0 0 16px;border-left:4px solid #67473A">${this.parser.parse(tokens)}</div>`;
      },
      list({ ordered, start, items }) {
        const tag = ordered ? 'ol' : 'ul';
        const from = ordered && typeof start === 'number' && start !== 1 ? ` start="${start}"` : '';
        return `<${tag}${from} style="${P};padding:0 0 0 24px">${items.map((item) => this.listitem(item)).join('')}</${tag}>`;
      },
      listitem({ tokens }) {
        return `<li style="margin:0 0 4px">${this.parser.parse(tokens)}</li>`;
      },
      checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
      code: ({ text }) => `<pre style="${P};white-space:pre-wrap;font:16px/1.5 monospace">${escapeHtml(text)}</pre>`,
      hr: () => '<hr style="margin:24px 0;border:0;border-top:1px solid #67473A">',
    },
  });
  return marked.parse(markdown, { async: false }).trim();
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
