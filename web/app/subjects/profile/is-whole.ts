const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8];
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/**
 * Whether a png or jpeg is there to its end. Browsers show one that was cut off, black where it lacks, and the square that is
 * cut from it would be sent as if it were whole. What is neither is left to the browser.
 */
export function isWhole(bytes: Uint8Array): boolean {
  const begins = (sign: number[]) => sign.every((byte, at) => bytes[at] === byte);
  if (begins(PNG)) return isWholePng(bytes);
  return begins(JPEG) ? isWholeJpeg(bytes) : true;
}

/** Chunk after chunk, each with its length, to the one that is named as the last. */
function isWholePng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = PNG.length; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) === 0x49454e44) return true;
  }
  return false;
}

/** Segment after segment, so that the end of a small picture within the head does not count; then the scans. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  let at = JPEG.length;
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1] ?? 0;
    if (marker === END_OF_IMAGE) return true;
    // A marker may be filled up with more of the same byte.
    if (marker === 0xff) at += 1;
    else {
      at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
      if (marker === START_OF_SCAN) at = endOfScan(bytes, at);
    }
  }
  return false;
}

/** Where the next marker is: within a scan 0xff is followed by a zero, or by one of eight that start it again. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
