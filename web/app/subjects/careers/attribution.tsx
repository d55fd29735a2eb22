import { PRODUCT } from '@careerscoop/contract/constants';
import { Fragment } from 'react';
import { Fold } from '../../ui/fold.tsx';
import attributions from './attributions.json' with { type: 'json' };
import './attribution.css';

/** Where the figures and the careers come from: in a line, and folded in the words that the publishers ask for. */
export function Attribution() {
  return (
    <section className="wrap sources" aria-label="Sources">
      <Fold title="Sources and licenses: O*NET (CC BY 4.0), the U.S. Bureau of Labor Statistics, “GPTs are GPTs”">
        {attributions.map(({ key, text, links }) => (
          <p key={key} className="tiny soft">
            {text} <Links links={links} />
          </p>
        ))}
      </Fold>
    </section>
  );
}

/** The same about the occupational database alone, where all pages have it: in the footer. */
export function OccupationalData() {
  const [database] = attributions;
  if (!database) return null;
  return (
    <>
      {database.text.replace('This page', PRODUCT.name)} <Links links={database.links} />
    </>
  );
}

function Links({ links }: { links: { label: string; url: string }[] }) {
  return links.map(({ label, url }) => (
    <Fragment key={url}>
      <a href={url} rel="noopener">
        {label}
      </a>{' '}
    </Fragment>
  ));
}
