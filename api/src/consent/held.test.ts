import { afterAll, beforeAll, expect, it } from 'vitest';
import { askedAt, join, newFamily, newParent } from '../../test/families.ts';
import { newPhone, textedLink, withCountry } from '../../test/pay-links.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { CONSENT_TEXTS } from './consent-texts.ts';
import { maskedContact } from './contacts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('of several parents none reads how another one is reached, and their child reads of whom they named alone', async () => {
  const { parent, student } = await newFamily(server);
  const second = await newParent(server);
  expect((await join(server, second, await askedAt(server, student, second.email))).status).toBe(201);
  for (const [who, companions] of [
    [parent, true],
    [second, false],
  ] as const) {
    const body = { text_version: CONSENT_TEXTS.version, decisions: { companions } };
    expect((await server.ask('PUT', `/consent/parent/?child=${student.id}`, { as: who.access, body })).status).toBe(200);
  }
  const phone = newPhone();
  await textedLink(server, student, phone);
  for (const [path, reader, other] of [
    [`/family/children/${student.id}/held/`, parent, second],
    [`/family/children/${student.id}/export/`, parent, second],
    [`/family/children/${student.id}/export/`, second, parent],
  ] as const) {
    const { status, text } = await server.ask('GET', path, { as: reader.access });
    expect(status).toBe(200);
    expect(text).not.toContain(other.email);
    expect(text).toContain(maskedContact('email', second.email));
    expect(text).not.toContain(withCountry(phone).slice(-10));
    expect(text).toContain(maskedContact('sms', withCountry(phone)));
  }
  const own = await server.ask('GET', '/profile/export/', { as: student.access });
  expect(own.text).toContain(second.email);
  expect(own.text).toContain(withCountry(phone));
  expect(own.text).not.toContain(parent.email);
  const changes = own.body.sections.find(({ title }: { title: string }) => title === 'Every change of consent').rows;
  expect(changes).toHaveLength(2);
  expect(changes[0]).not.toHaveProperty('contact');
});
