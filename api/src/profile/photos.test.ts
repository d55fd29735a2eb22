import { PHOTO_SIZES, photoAt } from '@careerscoop/contract/accounts';
import sharp from 'sharp';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type SignedIn, newStudent } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';

const RED = { create: { width: 800, height: 600, channels: 3 as const, background: '#cc3333' } };
const PNG_SIGN = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

let server: TestServer;
let student: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  student = await newStudent(server);
});
afterAll(() => server.close());

type Sent = { name?: string; content: Buffer; file?: string; type?: string };

/** A form as a browser writes it. */
function form(fields: Record<string, string>, files: Sent[]) {
  const line = 'xxFORMxx';
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${line}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  for (const { name = 'profile_image', content, file = 'me.png', type = 'image/png' } of files) {
    const head = `--${line}\r\ncontent-disposition: form-data; name="${name}"; filename="${file}"\r\ncontent-type: ${type}\r\n\r\n`;
    parts.push(Buffer.from(head), content, Buffer.from('\r\n'));
  }
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${line}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${line}` },
  };
}

function send(files: Sent[], fields: Record<string, string> = {}, who = student) {
  const { payload, headers } = form(fields, files);
  return server.ask('PATCH', '/profile/', { as: who.access, payload, headers });
}
const fetchPhoto = (url: string) => server.app.inject({ method: 'GET', url });
const kept = () => {
  try {
    return readdirSync(join(server.services.config.dataDir, 'files/photos'));
  } catch {
    return [];
  }
};

/** By name: files of tests before may still be on their way out, since a replaced photo goes after its answer. */
const newSince = (before: string[]) => kept().filter((name) => !before.includes(name));

describe('a photo', () => {
  it('is made square in three sizes, without metadata, turned upright, and served for long', async () => {
    const jpeg = await sharp(RED)
      .jpeg()
      .withExif({ IFD0: { ImageDescription: 'our home' } })
      .toBuffer();
    const { status, body } = await send([{ content: await sharp(jpeg).withMetadata({ orientation: 6 }).toBuffer(), file: 'x.jpg' }]);
    expect(status).toBe(200);
    expect(body.profile_image).toMatch(/^\/files\/photos\/[\w-]{22}-192\.webp$/);
    for (const size of PHOTO_SIZES) {
      const answer = await fetchPhoto(photoAt(body.profile_image, size));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
      expect(answer.headers['cache-control']).toBe('private, max-age=31536000, immutable');
      const made = await sharp(answer.rawPayload, {})
        .metadata()
        .catch(() => undefined);
      // Our own reader knows PNG and JPEG alone: the sizes of a WebP stand in its head.
      expect(made).toBeUndefined();
      expect(webpSize(answer.rawPayload)).toEqual([size, size]);
      expect(answer.rawPayload.toString('latin1')).not.toMatch(/our home|EXIF|ICCP|XMP /);
    }
    expect((await server.ask('GET', '/profile/', { as: student.access })).body.profile_image).toBe(body.profile_image);
  });

  it('comes along with other fields, as texts of a form', async () => {
    const content = await sharp(RED).png().toBuffer();
    const { status, body } = await send([{ content }], {
      first_name: 'Mika',
      age: '17',
      certainty: '',
      allow_data_sharing: 'true',
      careers: '',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ first_name: 'Mika', age: 17, certainty: null, allow_data_sharing: true, careers: '' });
  });

  it.each([
    ['role', { role: 'Staff' }],
    ['age', { age: 'old' }],
    ['id', { id: '1' }],
    ['current_password', { phone: '555 010 0123' }],
  ])('with a refused %s is not kept', async (field, fields) => {
    const before = (await server.ask('GET', '/profile/', { as: student.access })).body;
    const { status, body } = await send([{ content: await sharp(RED).png().toBuffer() }], fields);
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual([field]);
    expect((await server.ask('GET', '/profile/', { as: student.access })).body).toEqual(before);
  });

  it('replaces the one before, whose files go', async () => {
    const who = await newStudent(server);
    const first = (await send([{ content: await sharp(RED).png().toBuffer() }], {}, who)).body.profile_image;
    const second = (await send([{ content: await sharp(RED).png().toBuffer() }], {}, who)).body.profile_image;
    expect(second).not.toBe(first);
    await vi.waitFor(async () => expect((await fetchPhoto(first)).statusCode).toBe(404), 10_000);
    expect((await fetchPhoto(second)).statusCode).toBe(200);
    const removed = await server.ask('DELETE', '/profile/photo/', { as: who.access });
    expect(removed).toMatchObject({ status: 200, body: { profile_image: null } });
    await vi.waitFor(async () => expect((await fetchPhoto(second)).statusCode).toBe(404), 10_000);
    expect((await server.ask('DELETE', '/profile/photo/', { as: who.access })).status).toBe(200);
  });

  it('is made when it is its turn; who sends a third at once is told when to come back', async () => {
    const who = await newStudent(server);
    // Large enough that the first is at work when the last comes.
    const content = await sharp({ create: { ...RED.create, width: 6_000, height: 6_000 } })
      .png()
      .toBuffer();
    const answers = await Promise.all([1, 2, 3].map(() => send([{ content }], {}, who)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.body.detail).toMatch(/again in a few seconds/);
    expect((await send([{ content }], {}, who)).status).toBe(200);
  });

  it('sent twice at once leaves exactly one', async () => {
    const who = await newStudent(server);
    const before = kept();
    const content = await sharp(RED).png().toBuffer();
    const answers = await Promise.all([send([{ content }], {}, who), send([{ content }], {}, who)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await vi.waitFor(() => expect(newSince(before)).toHaveLength(PHOTO_SIZES.length), 10_000);
    const { profile_image } = (await server.ask('GET', '/profile/', { as: who.access })).body;
    expect((await fetchPhoto(profile_image)).statusCode).toBe(200);
  });
});

describe('what is no photo', () => {
  const noise = (side: number) =>
    sharp(Buffer.from(Array.from({ length: side * side * 3 }, (_, i) => (i * 7919) % 251)), {
      raw: { width: side, height: side, channels: 3 },
    });
  const bad: [string, () => Promise<Sent> | Sent, RegExp][] = [
    [
      'an SVG',
      () => ({
        content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        file: 'a.svg',
        type: 'image/svg+xml',
      }),
      /type png/,
    ],
    ['an SVG named png', () => ({ content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }), /type png/],
    ['a GIF', () => ({ content: Buffer.from('GIF89a\u0001\u0000\u0001\u0000') }), /type png/],
    ['a program named png', () => ({ content: Buffer.from('MZ\u0090\u0000') }), /type png/],
    [
      'a script after the sign of a PNG',
      () => ({ content: Buffer.concat([PNG_SIGN, Buffer.from('<script>alert(1)</script>')]) }),
      /damaged/,
    ],
    ['nothing at all', () => ({ content: Buffer.alloc(0) }), /type png/],
    [
      'half a JPEG',
      async () => {
        const whole = await noise(300).jpeg().toBuffer();
        return { content: whole.subarray(0, whole.length >> 1) };
      },
      /damaged/,
    ],
    [
      'a JPEG without its last tenth',
      async () => {
        const whole = await noise(300).jpeg().toBuffer();
        return { content: whole.subarray(0, whole.length * 0.9) };
      },
      /damaged/,
    ],
    [
      'a PNG of 17 megapixels that is written coarse first',
      () => ({
        content: Buffer.concat([PNG_SIGN, chunk('IHDR', sizes(4_000, 4_250, 1)), chunk('IDAT', deflateSync(Buffer.alloc(60_001)))]),
      }),
      /too many pixels/,
    ],
    [
      'half a PNG',
      async () => {
        const whole = await noise(300).png().toBuffer();
        return { content: whole.subarray(0, whole.length >> 1) };
      },
      /damaged/,
    ],
    ['9 MB', () => ({ content: Buffer.concat([PNG_SIGN, Buffer.alloc(9 * 1024 * 1024)]) }), /8 MB/],
  ];

  it.each(bad)('%s is refused at its field', async (_, make, message) => {
    const before = kept();
    const { status, body } = await send([await make()], { first_name: 'Changed' });
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual(['profile_image']);
    expect(body.profile_image[0]).toMatch(message);
    expect((await server.ask('GET', '/profile/', { as: student.access })).body.first_name).not.toBe('Changed');
    expect(newSince(before)).toEqual([]);
  });

  it('an image of 20,000 x 20,000 is refused by its head, before it takes memory', async () => {
    const content = Buffer.concat([PNG_SIGN, chunk('IHDR', sizes(20_000, 20_000)), chunk('IDAT', deflateSync(Buffer.alloc(60_001)))]);
    const before = process.memoryUsage().rss;
    const { status, body } = await send([{ content }]);
    expect([status, body]).toEqual([400, { profile_image: ['This photo has too many pixels. Please choose a smaller one.'] }]);
    expect(process.memoryUsage().rss - before).toBeLessThan(100e6);
  });

  it('two photos at once, a file of another name, and a broken form are refused', async () => {
    const content = await sharp(RED).png().toBuffer();
    expect((await send([{ content }, { content }])).body).toEqual({ profile_image: ['Please send one photo only.'] });
    expect((await send([{ name: 'avatar', content }])).body).toEqual({ avatar: ['This field is not known.'] });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await server.ask('PATCH', '/profile/', { as: student.access, payload: 'nothing of a form', headers })).status).toBe(400);
    expect((await server.ask('PATCH', '/profile/', { payload: 'x', headers })).status).toBe(401);
  });

  it.each([
    '',
    'x',
    '../../secret',
    '..%2f..%2fpackage.json',
    `${'a'.repeat(22)}-192.webp`,
    `${'a'.repeat(22)}-193.webp`,
    `${'a'.repeat(22)}-192.html`,
  ])('the address /files/photos/%s leads nowhere', async (file) =>
    expect((await fetchPhoto(`/files/photos/${file}`)).statusCode).toBe(404),
  );
});

/** The head of a PNG in colour, as large as one says. */
function sizes(width: number, height: number, interlaced = 0): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, interlaced]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return head;
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** Width and height of a lossy WebP, from its head. */
function webpSize(content: Buffer): number[] {
  const at = content.indexOf('VP8 ') + 14;
  return [content.readUInt16LE(at) & 0x3fff, content.readUInt16LE(at + 2) & 0x3fff];
}
