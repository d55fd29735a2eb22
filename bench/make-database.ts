import pg from 'pg';

/** An empty database of this name. @returns its address */
export async function makeDatabase(url: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  await admin.end();
  return url.replace(/\/postgres$/, `/${name}`);
}
