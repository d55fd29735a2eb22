import attributions from './attributions.json' with { type: 'json' };
import './attribution.css';

/** Where the figures and the careers come from, in the words that the publishers ask for. */
export function Attribution() {
  return (
    <section className="wrap sources" aria-label="Sources">
      {attributions.map(({ key, text, links }) => (
        <p key={key} className="tiny soft">
          {text}{' '}
          {links.map(({ label, url }) => (
            <a key={url} href={url} rel="noopener">
              {label}
            </a>
          ))}
        </p>
      ))}
    </section>
  );
}
