import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { SERVER } from '../../folders.ts';

/** US Letter, in points; rooms are inset from the edge of the sheet as they are from a window. */
export const PAGE = { width: 612, height: 792, inset: 20, margin: 44 } as const;
export const INNER = PAGE.width - 2 * PAGE.margin;
/** Where the foot of a page begins. */
export const FOOT = PAGE.height - 40;

/** The roles and paints of web/app/ui/tokens.css, in the light theme: paper is light. */
export const INK = {
  ground: '#fff5e4',
  surface: '#fffdf8',
  sunk: '#fbead1',
  line: '#ebd7bb',
  ink: '#2f1a12',
  soft: '#67473a',
  link: '#363ba6',
  cherry: '#d81e45',
  straw: '#ff9db0',
  mint: '#86ddbb',
  blue: '#454bb8',
  waffle: '#ffc564',
  vanilla: '#ffe7b3',
  choc: '#2f1a12',
  strawTint: '#ffe2e7',
  mintTint: '#d9f5e8',
  blueTint: '#e3e5fd',
  waffleTint: '#ffebc4',
  onBlue: '#ffffff',
  onChoc: '#fff1dc',
} as const;
export const PAINT = {
  straw: '#ff7c96',
  strawLight: '#ffc4ce',
  mint: '#66d0a8',
  mintLight: '#bfefdb',
  blue: '#5258c8',
  blueLight: '#c6caf8',
  waffle: '#f0ae4c',
  waffleDark: '#cc8324',
  vanilla: '#ffe2a0',
  white: '#fffdf8',
  cherry: '#d81e45',
  choc: '#7a4a35',
  stem: '#3a2118',
} as const;

const FONTS = { display: 'bricolage-800-narrow', figure: 'bricolage-700', text: 'atkinson-400', bold: 'atkinson-700' } as const;
export type Font = keyof typeof FONTS;

let files: Record<string, Buffer> | undefined;

/** Read once: each file is a few dozen kilobytes. */
function fontFiles(): Record<string, Buffer> {
  files ??= Object.fromEntries(
    Object.entries(FONTS).map(([name, file]) => [name, readFileSync(join(SERVER, 'src/report/fonts', `${file}.ttf`))]),
  );
  return files;
}

export type Doc = PDFKit.PDFDocument;
export type Struct = ReturnType<Doc['struct']>;

export interface Paper {
  doc: Doc;
  /** The document's element, under which everything that is read stands in its order. */
  root: Struct;
}

interface PaperOptions {
  title: string;
  made: Date;
  /** Tests read the pages uncompressed. */
  compress?: boolean;
}

/** An empty tagged document in the house's fonts, without a page. */
export function openPaper({ title, made, compress = true }: PaperOptions): Paper {
  const doc = new PDFDocument({
    autoFirstPage: false,
    size: [PAGE.width, PAGE.height],
    margin: 0,
    compress,
    pdfVersion: '1.7',
    // The types do not know this one yet.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: 'CareerScoop', Creator: 'CareerScoop', Producer: 'CareerScoop', CreationDate: made },
  });
  for (const [name, file] of Object.entries(fontFiles())) doc.registerFont(name, file);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root };
}

/** The whole document, once it has ended. */
export async function closePaper({ doc, root }: Paper): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
  });
  root.end();
  doc.end();
  return whole;
}
