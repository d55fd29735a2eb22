import { writeFileSync } from 'node:fs';
import { ITEMS_PAGE, readItemsPage, withItems } from './items-page.ts';

// npm run assessment:items: renews the tables of docs/assessment-items.md.
writeFileSync(ITEMS_PAGE, withItems(readItemsPage()));
