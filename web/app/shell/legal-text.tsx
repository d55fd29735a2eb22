import { isValidElement, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { Link } from 'react-router';

/** A legal text with its headings as links, so that a place in it can be pointed to. */
export function LegalText({ markdown }: { markdown: string }) {
  const headings = [...markdown.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.trim());
  return (
    <>
      <nav className="legal__nav" aria-label="On this page">
        <ul>
          {headings.map((heading) => (
            <li key={heading}>
              <a href={`#${slugOf(heading)}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <article className="legal__text">
        <Markdown components={COMPONENTS}>{markdown}</Markdown>
      </article>
    </>
  );
}

const COMPONENTS: Components = {
  h1: ({ children }) => (
    <h1 className="h1" tabIndex={-1}>
      {children}
    </h1>
  ),
  h2: ({ children }) => {
    const slug = slugOf(textOf(children));
    return (
      <h2 className="h2" id={slug}>
        <a href={`#${slug}`}>{children}</a>
      </h2>
    );
  },
  a: ({ href = '', children }) => {
    if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
    return (
      <a href={href} rel={href.startsWith('http') ? 'noopener' : undefined}>
        {children}
      </a>
    );
  },
};

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
