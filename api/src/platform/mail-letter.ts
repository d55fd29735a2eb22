import type { Mail } from './mail.ts';
import { shownName } from './plain-words.ts';

/** A letter in plain words: paragraphs, at most one text of somebody else, at most one button. */
export interface Letter {
  to: string;
  subject: string;
  /** To somebody by name, or to somebody whose name nobody here knows; a name is shown only where it is no more than that. */
  greeting: { first_name: string } | 'Hi,' | 'Hi team,' | 'Hello,';
  paragraphs: string[];
  /** Words of ours with more to them than paragraphs, made harmless by whoever made them. */
  content?: { text: string; html: string };
  quote?: string;
  button?: { label: string; url: string };
  ending: string;
  /** A small link under the ending. */
  way_out?: { label: string; url: string };
}

/** Writes a letter as text and as HTML with the product's colours; nothing in it is loaded from anywhere. */
export function renderLetter(letter: Letter): Mail {
  const { to, subject, paragraphs, content, quote, button, ending, way_out } = letter;
  const greeting = greetingOf(letter);
  const quoted = quote ? [quote.replace(/^/gm, '> ')] : [];
  const pressed = button ? [`${button.label}:\n${button.url}`] : [];
  const out = way_out ? [`${way_out.label}: ${way_out.url}`] : [];
  const text = [greeting, ...paragraphs, ...(content ? [content.text] : []), ...quoted, ...pressed, ending, ...out].join('\n\n');
  const line = (content: string) => `<p style="margin:0 0 16px">${escape(content)}</p>`;
  const block = quote
    ? `<p style="margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid #67473A">${escape(quote).replace(/\n/g, '<br>')}</p>`
    : '';
  const press = button
    ? `<p style="margin:24px 0"><a href="${escape(button.url)}" style="display:inline-block;padding:16px 28px;` +
      `border-radius:999px;background:#2F1A12;color:#FFF5E4;font-weight:700;text-decoration:none">${escape(button.label)}</a></p>` +
      `<p style="margin:0 0 16px;font-size:14px;color:#67473A">If the button does not work, copy this address:<br>${escape(button.url)}</p>`
    : '';
  const last = way_out ? `<br><a href="${escape(way_out.url)}" style="color:#67473A">${escape(way_out.label)}</a>` : '';
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>` +
    `<body style="margin:0;background:#FFF5E4;color:#2F1A12;font:18px/1.5 Verdana,sans-serif">` +
    `<div style="max-width:560px;margin:0 auto;padding:32px 24px">` +
    `<p style="margin:0 0 24px;font-weight:800;font-size:24px">CareerScoop</p>` +
    line(greeting) +
    paragraphs.map(line).join('') +
    (content?.html ?? '') +
    block +
    press +
    `<p style="margin:24px 0 0;font-size:14px;color:#67473A">${escape(ending)}${last}</p></div></body></html>`;
  return { to, subject, text, html };
}

// Whoever signs somebody else's address up chooses the name: a link in it would be sent as words of ours.
function greetingOf({ greeting }: Letter): string {
  if (typeof greeting === 'string') return greeting;
  const name = shownName(greeting.first_name);
  return name ? `Hi ${name},` : 'Hi,';
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
