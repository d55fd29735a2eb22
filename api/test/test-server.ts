import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import { buildApp } from '../src/app.ts';
import type { Config } from '../src/platform/config.ts';
import { closeServices, openServices } from '../src/open-services.ts';
import { type Database, openDatabase, wrapPglite } from '../src/platform/database.ts';
import { listOutbox } from '../src/platform/outbox.sql.ts';
import type { Services } from '../src/platform/services.ts';
import { takeCopy } from './embedded-copies.ts';
import { testConfig } from './test-config.ts';

export interface Answered {
  status: number;
  // Tests read answers freely; the contract holds their shape.
  body: any; // eslint-disable-line @typescript-eslint/no-explicit-any
  headers: Record<string, unknown>;
  text: string;
}

export interface TestServer {
  app: FastifyInstance;
  services: Services;
  /** Asks the API over HTTP; `as` is an access token, `path` begins after /api/v1. */
  ask(method: string, path: string, options?: { as?: string; body?: unknown } & InjectOptions): Promise<Answered>;
  /** Moves the server's clock. */
  advance(milliseconds: number): void;
  /** Stops its clock while this is done: what is sent at once comes at once, however busy the machine. */
  atOneMoment<Done>(work: () => Promise<Done>): Promise<Done>;
  /** The newest mail to this address that arrives within some seconds. */
  mailTo(address: string, subject?: RegExp): Promise<{ subject: string; text: string; html: string; links: string[] }>;
  close(): Promise<void>;
}

let copies = 0;

async function ownDatabase(): Promise<{ database: Database; drop: () => Promise<void> }> {
  const prepared = inject('database');
  if (prepared.kind === 'embedded') {
    return { database: await wrapPglite(await takeCopy(prepared.dump)), drop: async () => undefined };
  }
  const name = `${prepared.template}_${process.pid}_${(copies += 1)}`;
  const admin = new pg.Client({ connectionString: prepared.url });
  await admin.connect();
  await admin.query(`create database ${name} template ${prepared.template}`);
  const url = new URL(prepared.url);
  url.pathname = `/${name}`;
  return {
    database: await openDatabase({ databaseUrl: String(url), dataDir: tmpdir() }),
    drop: async () => {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}

/**
 * A whole server on a database of its own, asked without a port. Call it in beforeAll, close it in afterAll. `change` sets
 * what differs from the usual settings; `opened` is another database than its own; `more` brings routes beside the product's.
 */
export async function startTestServer(
  change: Partial<Config> = {},
  opened?: Database,
  more?: (api: FastifyInstance) => void,
): Promise<TestServer> {
  let offset = 0;
  let moment: number | undefined;
  const clock = () => new Date((moment ?? Date.now()) + offset);
  const folder = mkdtempSync(join(tmpdir(), 'careerscoop-test-'));
  const { database, drop } = opened ? { database: opened, drop: async () => undefined } : await ownDatabase();
  const services = await openServices({ ...testConfig(folder), ...change }, database, clock);
  // A test sends the events of payments itself: once, twice, shuffled or never.
  if (services.payments?.double) services.payments.double.sends = false;
  const app = await buildApp(services);
  if (more) await app.register(async (api) => more(api), { prefix: '/api/v1' });
  await services.jobs.start(services);
  await app.ready();
  return {
    app,
    services,
    ask: async (method, path, { as, body, ...rest } = {}) => {
      const { headers, ...options } = rest;
      const response = await app.inject({
        method: method as 'GET',
        url: path.startsWith('/api') || path.startsWith('/dev') ? path : `/api/v1${path}`,
        headers: { ...(as ? { authorization: `Bearer ${as}` } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
        ...options,
      });
      const isJson = String(response.headers['content-type']).includes('json');
      return {
        status: response.statusCode,
        body: isJson && response.body ? response.json() : undefined,
        headers: response.headers,
        text: response.body,
      };
    },
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    atOneMoment: async (work) => {
      moment = Date.now();
      return work().finally(() => {
        moment = undefined;
      });
    },
    mailTo: async (address, subject = /^/) => {
      for (let attempt = 0; attempt < 100; attempt += 1) {
        const mail = (await listOutbox(database.db, address)).find((each) => subject.test(each.subject));
        if (mail) return mail;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`no mail to ${address} came`);
    },
    close: async () => {
      await app.close();
      await closeServices(services);
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
