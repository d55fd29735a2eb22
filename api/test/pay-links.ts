import { listOutbox } from '../src/platform/outbox.sql.ts';
import type { SignedIn } from './people.ts';
import type { TestServer } from './test-server.ts';

export const DOUBLE_SCOOP = 2;
export const SUNDAE = 3;

/** The token of a link to pay. */
export const tokenOf = (link: string | undefined) => link?.split('#')[1] ?? '';

/** The token of a link that a minor shares by themself. */
export async function sharedLink(server: TestServer, { access }: SignedIn, pricing_plan = DOUBLE_SCOOP): Promise<string> {
  const { body, status, text } = await server.ask('POST', '/payment_link/', { as: access, body: { pricing_plan } });
  if (status !== 200) throw new Error(`payment_link/ answered ${status}: ${text}`);
  return tokenOf(body.payment_link);
}

let phones = 0;
/** A number that nobody else has, as people type it. */
export const newPhone = () => `(555) 012-${String((phones += 1)).padStart(4, '0')}`;
export const withCountry = (phone: string) => `+1${phone.replace(/\D/g, '')}`;

/** The token of a link that was texted to this number, read from the text. */
export async function textedLink(server: TestServer, { access }: SignedIn, phone: string, pricing_plan = DOUBLE_SCOOP): Promise<string> {
  const before = (await textsTo(server, phone)).length;
  const { status, text } = await server.ask('POST', '/parent_payment_link/', { as: access, body: { pricing_plan, phone } });
  if (status !== 202) throw new Error(`parent_payment_link/ answered ${status}: ${text}`);
  return tokenOf((await nextText(server, phone, before)).links[0]);
}

/** The newest first. */
export const textsTo = async ({ services }: TestServer, phone: string) =>
  (await listOutbox(services.database.db)).filter(({ to }) => to === withCountry(phone));

/** The text that comes to this number after so many. */
export async function nextText(server: TestServer, phone: string, after: number) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const [newest, ...older] = await textsTo(server, phone);
    if (newest && older.length >= after) return newest;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no text came');
}
