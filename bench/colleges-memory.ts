// One process, with its garbage collector at hand: what stays in memory once every part of the schools was asked for.
import { careerByCode, loadCatalogue } from '@careerscoop/catalogue/load';
import { findColleges } from '../api/src/colleges/find-colleges.ts';
import { findCollege } from '../api/src/colleges/find-college.ts';
import { findPlace } from '../api/src/colleges/find-place.ts';

function megabytes(): number {
  for (let round = 0; round < 3; round += 1) globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

loadCatalogue();
const before = megabytes();
findColleges({ career: careerByCode('29-1141.00'), place: findPlace('97205'), q: 'state' });
findCollege('psu');
console.log(JSON.stringify({ megabytes: Number((megabytes() - before).toFixed(1)) }));
