import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { closeServices, openServices } from '../src/open-services.ts';
import { createPglite, openDatabase, wrapPglite } from '../src/platform/database.ts';
import { testConfig } from './test-config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    database: { kind: 'embedded'; dump: string } | { kind: 'postgresql'; url: string; template: string };
  }
}

/** One migrated and seeded database, from which every test file gets its own copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  return process.env['TEST_DATABASE'] === 'postgresql' ? preparePostgres(project) : prepareEmbedded(project);
}

async function prepareEmbedded(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'careerscoop-test-'));
  const client = await createPglite({});
  const database = await wrapPglite(client);
  const services = await openServices(testConfig(folder), database);
  await services.jobs.stop();
  const dump = join(folder, 'seeded.tar');
  writeFileSync(dump, withoutTemplates(Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer())));
  await database.close();
  project.provide('database', { kind: 'embedded', dump });
  return async () => rmSync(folder, { recursive: true, force: true });
}

async function preparePostgres(project: TestProject) {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL must point at a PostgreSQL server for the tests.');
  const folder = mkdtempSync(join(tmpdir(), 'careerscoop-test-'));
  const template = `careerscoop_test_${process.pid}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${template}`);
  const templateUrl = new URL(url);
  templateUrl.pathname = `/${template}`;
  const config = { ...testConfig(folder), databaseUrl: String(templateUrl) };
  await closeServices(await openServices(config, await openDatabase(config)));
  project.provide('database', { kind: 'postgresql', url, template });
  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`);
    await admin.end();
    rmSync(folder, { recursive: true, force: true });
  };
}

/**
 * The databases 1 and 4 are the server's own patterns for others, which nobody makes here: two thirds of the files that every
 * copy would unpack.
 */
function withoutTemplates(tar: Buffer): Buffer {
  const kept: Buffer[] = [];
  for (let at = 0; at < tar.length;) {
    const name = tar.toString('latin1', at, at + 100);
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 136), 8) || 0;
    const end = at + 512 + Math.ceil(size / 512) * 512;
    if (!/^\/?base\/[14]\//.test(name)) kept.push(tar.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}
