// npm run bench: every figure beside its yardstick, as one JSON.
import { cpus } from 'node:os';
import { benchBooking } from './booking.bench.ts';
import { benchChat } from './chat.bench.ts';
import { benchColleges } from './colleges.bench.ts';
import type { Figure } from './figure.ts';
import { benchDesk } from './desk.bench.ts';
import { benchFirstByte } from './first-byte.bench.ts';
import { benchLoad } from './load.bench.ts';
import { benchPhotos } from './photos.bench.ts';
import { benchRank } from './rank.bench.ts';
import { benchRefusal } from './refusal.bench.ts';
import { benchReport } from './report.bench.ts';
import { benchResult } from './result.bench.ts';
import { benchScale } from './scale.bench.ts';
import { benchSearch } from './search.bench.ts';
import { benchStage } from './stage.bench.ts';
import { benchWeb } from './web/web.bench.ts';

const BENCHES: Record<string, () => Figure | Promise<Figure | Figure[]>> = {
  rank: benchRank,
  stage: benchStage,
  load: benchLoad,
  search: benchSearch,
  colleges: benchColleges,
  desk: benchDesk,
  result: benchResult,
  refusal: benchRefusal,
  report: benchReport,
  photos: benchPhotos,
  booking: benchBooking,
  scale: benchScale,
  chat: benchChat,
  first_byte: benchFirstByte,
  web: benchWeb,
};

const asked = process.argv.slice(2);
const figures: Figure[] = [];
for (const [name, bench] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.error(`measuring ${name} …`);
  figures.push(...[await bench()].flat());
}
const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version };
console.log(JSON.stringify({ machine, figures }, null, 2));
