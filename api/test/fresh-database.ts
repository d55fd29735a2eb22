import pg from 'pg';
import { inject } from 'vitest';

let made = 0;

/** An empty database on the server of the tests, for processes of their own; undefined where they run on the embedded one. */
export async function freshDatabase(): Promise<{ url: string; drop: () => Promise<void> } | undefined> {
  const prepared = inject('database');
  if (prepared.kind === 'embedded') return undefined;
  const name = `${prepared.template}_fresh_${process.pid}_${(made += 1)}`;
  const admin = new pg.Client({ connectionString: prepared.url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(prepared.url);
  url.pathname = `/${name}`;
  return {
    url: String(url),
    drop: async () => {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}
