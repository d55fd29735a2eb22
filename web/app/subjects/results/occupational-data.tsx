import { PRODUCT } from '@careerscoop/contract/constants';
import { AttributionLinks } from './attribution-links.tsx';
import database from './occupational-database.json' with { type: 'json' };

/** What is asked for the occupational database alone, where all pages have it: in the footer. A file of its own keeps the folds out of every first visit. */
export function OccupationalData() {
  return (
    <>
      {database.text.replace('This page', PRODUCT.name)} <AttributionLinks links={database.links} />
    </>
  );
}
