import { tensOfPeople } from './tens.ts';

// npm run engine:people: what forty made-up people get, to be read. Whether a ten is sensible only a reader can say; whether
// the career that anybody would name is among them, and how many near-twins there are, is counted.
const tens = tensOfPeople();
for (const { who, titles, alike, plain, named, twins } of tens) {
  const missing = named ? `  (plain choice named under another: ${named})` : '  (plain choice missing)';
  console.log(`\n${who}${plain ? '' : missing}${twins > 2 ? `  (${twins} near-twins)` : ''}`);
  titles.forEach((title, i) => {
    const more = alike[i]!.length > 0 ? `  (and ${alike[i]!.length} like it)` : '';
    console.log(`  ${i + 1}. ${title}${title === plain ? ' *' : ''}${more}`);
  });
}
console.log(
  `\n${tens.length} people, ${tens.filter(({ plain }) => plain).length} with a plain choice in a place of its own, ${tens.filter(({ named }) => named).length} under another, ${tens.filter(({ twins }) => twins > 2).length} with more than two near-twins`,
);
