import { Fragment } from 'react';

/** The publishers' own pages, one after the other. */
export function AttributionLinks({ links }: { links: { label: string; url: string }[] }) {
  return links.map(({ label, url }) => (
    <Fragment key={url}>
      <a href={url} rel="noopener">
        {label}
      </a>{' '}
    </Fragment>
  ));
}
