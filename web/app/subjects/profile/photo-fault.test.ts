import { expect, it } from 'vitest';
import { photoFault } from './photo-fault.ts';

it.each([
  ['me.png', 10, 'image/png', undefined],
  ['me.JPG', 10, '', undefined],
  ['me.jpeg', 8 * 1024 * 1024, 'image/jpeg', undefined],
  ['me.gif', 10, 'image/gif', /type png/],
  ['me.svg', 10, 'image/svg+xml', /type png/],
  ['me.png', 8 * 1024 * 1024 + 1, 'image/png', /8 MB/],
])('%s of %d bytes and type %j', (name, size, type, fault) => {
  const found = photoFault({ name, size, type });
  if (fault) expect(found).toMatch(fault);
  else expect(found).toBeUndefined();
});
