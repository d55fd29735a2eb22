import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isWhole } from './is-whole.ts';

const END = [0xff, 0xd9];
/** A small picture within the head, as cameras write it, with an end of its own. */
const THUMBNAIL = [0xff, 0xe1, 0x00, 0x08, 0xff, 0xd8, 0xff, 0xda, ...END];
const SCAN = [0xff, 0xda, 0x00, 0x03, 0x01, 0x12, 0xff, 0x00, 0xff, 0xd0, 0x34, 0x56];
const TABLE = [0xff, 0xc4, 0x00, 0x03, 0x00];
const jpeg = (...parts: number[][]) => new Uint8Array([0xff, 0xd8, ...parts.flat()]);
const png = new Uint8Array(readFileSync(join(import.meta.dirname, '../../../public/share.png')));

it.each([
  ['a jpeg', jpeg(SCAN, END), true],
  ['one with a small picture in its head', jpeg(THUMBNAIL, SCAN, END), true],
  ['one of several scans', jpeg(SCAN, TABLE, SCAN, [0xff], END), true],
  ['one with something after its end', jpeg(SCAN, END, [1, 2, 3, 4]), true],
  ['one that was cut off', jpeg(THUMBNAIL, SCAN), false],
  ['one that was cut off between two scans', jpeg(SCAN, TABLE), false],
  ['one that was cut off in its head', jpeg(THUMBNAIL.slice(0, 7)), false],
  ['one without its last byte', jpeg(SCAN, [0xff]), false],
  ['a png', png, true],
  ['a png that was cut off', png.subarray(0, png.length / 3), false],
  ['a png without its last chunk', png.subarray(0, png.length - 12), false],
  ['what is neither', new Uint8Array([0x47, 0x49, 0x46]), true],
  ['nothing', new Uint8Array(), true],
])('%s', (_, bytes, whole) => expect(isWhole(bytes)).toBe(whole));
