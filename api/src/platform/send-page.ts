import { createHash } from 'node:crypto';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page as this installation serves it. */
export interface Page {
  html: string;
  csp: string;
  /** Changes with the page, so that a browser that has it already need not fetch it again. */
  etag: string;
  /** The same, compressed when somebody first asks for it so: the build cannot, as the server fills in its own words. */
  packed: Partial<Record<Coding, Buffer>>;
  /** False where the browser shall not keep the page. */
  keep?: boolean;
}

type Coding = 'br' | 'gzip';
/** The better one first; the middle quality takes a page some five milliseconds. */
const CODINGS: Record<Coding, (html: string) => Buffer> = {
  br: (html) => brotliCompressSync(html, brotli(6)),
  gzip: (html) => gzipSync(html, { level: 6 }),
};

function brotli(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}

/** Packs a page: whoever asks first does not wait for the best that can be done, everybody later gets it. */
function pack(page: Page, coding: Coding): Buffer {
  if (coding === 'br') {
    // Away from the requests, in a thread of its own. Should it fail, the first packing is good enough.
    brotliCompress(page.html, brotli(11), (fault, best) => {
      if (!fault) page.packed.br = best;
    });
  }
  return (page.packed[coding] = CODINGS[coding](page.html));
}

export function etagOf(html: string): string {
  return `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
}

/** Sends a page in the best coding that the browser reads, or only that it has not changed. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, status: number): FastifyReply {
  reply
    .status(status)
    .header('content-security-policy', page.csp)
    .header('cache-control', page.keep === false ? 'no-store' : 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', page.etag)
    .type('text/html; charset=utf-8');
  if (status === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  const coding = (Object.keys(CODINGS) as Coding[]).find((each) => takes(request, each));
  if (!coding) return reply.send(page.html);
  const packed = page.packed[coding] ?? pack(page, coding);
  return reply.header('content-encoding', coding).send(packed);
}

/** Whether the client reads this coding; one that it weighs with nothing it does not. */
function takes(request: FastifyRequest, coding: Coding): boolean {
  const named = (request.headers['accept-encoding'] ?? '').split(',').find((part) => part.trim().split(';')[0] === coding);
  return named !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(named);
}
