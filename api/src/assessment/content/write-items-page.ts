import { writeFileSync } from 'node:fs';
import { checkItems } from './check-items.ts';
import { ITEMS_PAGE, readItemsPage, withItems } from './items-page.ts';

// npm run assessment:items: holds every item to its rules, and renews the tables of docs/assessment-items.md.
const broken = checkItems();
for (const line of broken) console.error(line);
if (broken.length > 0) process.exitCode = 1;
else writeFileSync(ITEMS_PAGE, withItems(readItemsPage()));
