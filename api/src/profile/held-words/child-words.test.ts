import { getTableColumns } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../identity/identity.tables.ts';
import { NO_WORDS } from './account-words.ts';
import { childInWords } from './child-words.ts';

const section = (title: string, ...rows: Record<string, unknown>[]) => ({ title, about: '', rows });
const words = (...sections: ReturnType<typeof section>[]) => childInWords({ made_at: '2026-11-22T10:00:00Z', sections }, 'Noor');
const partOf = (groups: ReturnType<typeof words>, title: string) =>
  groups.flatMap(({ parts }) => parts).find((part) => part.title === title);

describe('what a parent reads of what is held', () => {
  it('is in groups, begins with the child, and says kindly what is empty', () => {
    const groups = words();
    expect(groups[0]?.title).toBe('About Noor');
    expect(groups.length).toBeGreaterThan(4);
    expect(partOf(groups, 'Careers')).toMatchObject({ lines: [], none: 'No careers yet. They come from the assessment.' });
  });

  it('has words for codes and days, and no names of columns', () => {
    const groups = words(
      section('Your profile', {
        id: 7,
        first_name: 'Noor',
        last_name: 'Haddad',
        city: 'Portland',
        state: 'OR',
        grade: 'JR',
        education: 6,
        created_at: '2026-11-22T12:00:00Z',
        adult_on: '2028-11-22',
        about_me: '',
      }),
      section(
        'Your plans',
        {
          plan: 'Single Scoop',
          source: 'free',
          code: null,
          starts_at: '2026-11-01T12:00:00Z',
          ends_at: null,
          ended_at: '2026-11-22T12:00:00Z',
        },
        {
          plan: 'Sundae',
          source: 'code',
          code: 'NORTH-27',
          code_of: 'North High',
          starts_at: '2026-11-22T12:00:00Z',
          ends_at: null,
          ended_at: null,
        },
      ),
      section('Your careers', {
        career: 'Park Naturalist',
        onet_code: '19-1031.03',
        fit: 'strong',
        score: 5,
        interested: true,
        booked: false,
        match_score: '0.75',
      }),
      section('What your parent decided', {
        purpose: 'data_sharing',
        granted: false,
        text_version: '2026-11-1',
        decided_at: '2026-11-22T12:00:00Z',
      }),
      section('Record of changes', { at: '2026-11-22T12:00:00Z', action: 'session.opened', actor: 'user', detail: {} }),
    );
    const lines = groups
      .flatMap(({ parts }) => parts)
      .flatMap((part) => part.lines)
      .map(({ label, text }) => `${label}: ${text}`);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Name: Noor Haddad',
        'Address: Portland, OR',
        'Grade: Junior',
        'Single Scoop: since November 1, 2026, until November 22, 2026 (free)',
        'Sundae: since November 22, 2026 (by the code NORTH-27, North High)',
        "Education goal: Bachelor's Degree",
        '18 years old on: November 22, 2028',
        'Park Naturalist: Strong fit, 5 of 5 stars, saved',
        'Sharing with a school or sponsor: No, on November 22, 2026',
        'November 22, 2026: Signed in (the student)',
      ]),
    );
    expect(lines.join('\n')).not.toMatch(/_|onet|version|undefined|null|\bT\d\d:/);
  });

  it.each([
    ['Asia/Tokyo', 'November 23, 2026'],
    ['America/Los_Angeles', 'November 22, 2026'],
    [null, 'November 22, 2026'],
  ])('tells days by the child’s own clock (%s), and by the usual one where none is known', (time_zone, day) => {
    const groups = words(section('Your profile', { time_zone, created_at: '2026-11-23T03:00:00Z', adult_on: '2028-11-22' }));
    const told = groups[0]?.parts[0]?.lines.map(({ text }) => text);
    expect(told).toEqual(expect.arrayContaining([day, 'November 22, 2028']));
    expect(told).not.toContain(day === 'November 22, 2026' ? 'November 23, 2026' : 'November 22, 2026');
  });

  it('tells every column of the profile once, in words or by its name, but those left out on purpose', () => {
    const profile = (row: Record<string, unknown>) => words(section('Your profile', row))[0]?.parts[0]?.lines ?? [];
    const columns = Object.keys(getTableColumns(users));
    expect(NO_WORDS.filter((name) => !columns.includes(name))).toEqual([]);
    const empty = new Set(profile({}).map(({ label, text }) => `${label}: ${text}`));
    const values: Record<string, unknown> = {
      grade: 'JR',
      education: 6,
      age: 15,
      certainty: 7,
      allow_data_sharing: true,
      profile_image: '/photos/x.png',
    };
    const silent = columns.filter((name) => {
      const usual = /_(at|on)$/.test(name) ? '2026-11-22T12:00:00Z' : 'Told once';
      const told = profile({ [name]: values[name] ?? usual });
      return told.filter((line) => !empty.has(`${line.label}: ${line.text}`)).length !== 1;
    });
    expect(silent.sort()).toEqual([...NO_WORDS].sort());
    expect(profile({ favorite_color: 'Blue', seen_on: '2026-11-22', wears_glasses: true, likes: ['tea', 'rain'] })).toEqual(
      expect.arrayContaining([
        { label: 'Favorite color', text: 'Blue' },
        { label: 'Seen on', text: 'November 22, 2026' },
        { label: 'Wears glasses', text: 'Yes' },
        { label: 'Likes', text: 'tea, rain' },
      ]),
    );
  });

  it('names also what it has no words for', () => {
    expect(words(section('Chats', { a: 1 }, { a: 2 })).at(-1)).toEqual({
      title: 'Also held',
      parts: [{ title: 'Chats', none: 'Nothing is held here.', lines: [{ label: 'Chats', text: '2 entries, in the file' }] }],
    });
  });
});
