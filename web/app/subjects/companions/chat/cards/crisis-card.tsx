import { ChevronDown } from 'lucide-react';
import type { CrisisCard as Crisis, HelpLine } from '@careerscoop/contract/chat-cards';
import './crisis.css';

/** So many lines stand large; the others are one press away. */
const LARGE = 3;
const MORE = { en: 'More people who can help', es: 'Más personas que pueden ayudar' };

/** Help in danger: large, still, without a face. The same in both themes, with every plan and without one. */
export function CrisisCard({ card }: { card: Crisis }) {
  const { lang, title, sentences, lines, watched } = card;
  return (
    <section className="crisis" lang={lang} aria-label={title}>
      <div className="crisis__t">
        <h2>{title}</h2>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {watched && <p>{watched}</p>}
      </div>
      <HelpLines lines={lines} lang={lang} />
    </section>
  );
}

/** The lines themselves: a press calls, writes, or opens a page. */
export function HelpLines({ lines, lang }: { lines: readonly HelpLine[]; lang: Crisis['lang'] }) {
  const more = lines.slice(LARGE);
  return (
    <>
      <ul className="crisis__g">
        {lines.slice(0, LARGE).map((line) => (
          <Line key={line.name} line={line} />
        ))}
      </ul>
      {more.length > 0 && (
        <details className="crisis__d">
          <summary>
            {MORE[lang]} <ChevronDown className="ic" />
          </summary>
          <ul className="crisis__g">
            {more.map((line) => (
              <Line key={line.name} line={line} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Line({ line: { name, about, ways } }: { line: HelpLine }) {
  return (
    <li className="crisis__l">
      <b>{name}</b>
      <span>{about}</span>
      {ways.map(({ label, href }) => (
        <Way key={href} label={label} href={href} />
      ))}
    </li>
  );
}

/** A page of a help line opens beside the chat; a call leaves nothing behind. */
function Way({ label, href }: { label: string; href: string }) {
  return href.startsWith('http') ? (
    <a className="crisis__w" href={href} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  ) : (
    <a className="crisis__w" href={href}>
      {label}
    </a>
  );
}
