import { createElement, Fragment, useMemo, type ReactNode } from 'react';

/** What may stand in a text; of everything else only the words are shown. */
const ALLOWED = new Set(['p', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'br', 'h3', 'h4']);
const SILENT = new Set(['script', 'style', 'template', 'iframe', 'object']);
const EMPTY = 'br';

/** A text of paragraphs, or of a little markup. Elements are made anew without any attribute, so nothing can be smuggled in. */
export function RichText({ text }: { text: string }) {
  const content = useMemo(() => (/<[a-z][^>]*>/i.test(text) ? fromMarkup(text) : paragraphs(text)), [text]);
  return <>{content}</>;
}

function paragraphs(text: string): ReactNode {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

function fromMarkup(text: string): ReactNode {
  return children(new DOMParser().parseFromString(text, 'text/html').body);
}

function children(node: Node): ReactNode[] {
  return [...node.childNodes].map((child, index) => <Fragment key={index}>{shown(child)}</Fragment>);
}

function shown(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  const name = node.nodeName.toLowerCase();
  if (SILENT.has(name)) return null;
  if (name === EMPTY) return <br />;
  return ALLOWED.has(name) ? createElement(name, null, ...children(node)) : children(node);
}
