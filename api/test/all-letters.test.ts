import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { identityInWords } from '@careerscoop/contract/site';
import { MESSAGE_KINDS } from '@careerscoop/contract/outreach';
import { describe, expect, it } from 'vitest';
import * as account from '../src/accounts/account-letters.ts';
import * as factor from '../src/accounts/second-factor-letters.ts';
import { mentorApprovedLetter, newMentorLetter } from '../src/accounts/mentor-letters.ts';
import { eventLetter } from '../src/companions/safety/note-event.ts';
import { ageByUsLetter, ageByUsWords } from '../src/desk/people/age-letters.ts';
import { codeMadeLetter, codeRefusedLetter } from '../src/desk/people/code-letters.ts';
import { contactRemovedLetter, contactRemovedWords } from '../src/desk/people/contact-letters.ts';
import { familyEndedLetter, familyEndedWords, putOutLetter } from '../src/desk/people/family-letters.ts';
import { placeLetter } from '../src/desk/members/member-letter.ts';
import { readyLetter } from '../src/careers/match-careers.ts';
import * as guardian from '../src/consent/guardian-letters.ts';
import { ageByOtherWords, answeredWords, deletionByOtherWords } from '../src/consent/other-guardians.ts';
import * as family from '../src/family/family-letters.ts';
import { invitationLetter, teamLetter, welcomeLetter } from '../src/outreach/letters.ts';
import * as checks from '../src/mentoring/safety/mentor-letters.ts';
import { newsletterLetter } from '../src/outreach/newsletter/newsletter-letter.ts';
import { answerLetter } from '../src/desk/messages/answer-letter.ts';
import { sessionLetters } from './session-letters.ts';
import { payText } from '../src/payments/links/pay-text.ts';
import { readOrganization } from '../src/platform/organization-settings.ts';
import type { Mail } from '../src/platform/mail.ts';
import { renderLetter } from '../src/platform/mail-letter.ts';
import { findingsLetter } from '../src/payments/note-finding.ts';
import { receiptWords, refundLetter, underReviewLetter } from '../src/payments/payer-letters.ts';
import { planBackLetter, planBegunLetter, planOverLetter } from '../src/payments/student-letters.ts';
import { termEndsLetter } from '../src/plans/term-letters.ts';
import { keptLetter, ownWishLetter, toBeDeletedLetter } from '../src/profile/deletion-letters.ts';

const HOUSE = 'https://careers.test';
const WHO = { publicUrl: HOUSE, organization: readOrganization({}) };
const TOKEN = 't'.repeat(43);
const email = 'somebody@example.org';
const day = '2027-03-05T00:00:00.000Z';
const VIEW = { purposes: [{ title: 'Talks', state: 'granted' }], text_version: '1' } as Parameters<typeof guardian.receiptWords>[0];

const ENDED = { minor: true, purposes: ['companions' as const], kept: true, other_named: false };
const CORRECTED = [
  { age: 18, was_minor: true, minor: false },
  { age: 16, was_minor: true, minor: true },
  { age: 16, was_minor: false, minor: true },
];

/** Of the address that the names below hold, whatever a mail program would make a link of. */
const BECOMES_A_LINK = /:\/\/\w*\.?evil|evil[.。]\S|\S@evil|www\.evil/;

/** Every letter to somebody outside, for a person of this name. What goes to our own team quotes on purpose. */
function lettersFor(first_name: string): (Mail & { sms?: string })[] {
  const to = { email, first_name, time_zone: null };
  const plan = { number: 'CS-2027-000123', title: 'Sundae', ends_at: new Date(day) };
  const bought = { ...plan, months: 12, price_cents: 8900, credit_cents: 1000, amount_cents: 7900, paid_at: new Date(day) };
  const receipt = receiptWords({
    order: bought,
    ends_at: new Date(day),
    first_name,
    zone: 'UTC',
    disagree: `${HOUSE}/pay/disagree#${TOKEN}`,
  });
  const toParent = ({ sms, ...words }: ReturnType<typeof guardian.askWords>) => ({ ...renderLetter({ ...words, to: email }), sms });
  return [
    account.confirmationLetter(HOUSE, { ...to, role: 'Student' }, TOKEN),
    account.confirmationLetter(HOUSE, { ...to, role: 'Mentor' }, TOKEN),
    account.confirmationLetter(HOUSE, { ...to, role: 'Parent' }, TOKEN),
    account.newPasswordLetter(HOUSE, to, TOKEN),
    account.passwordChangedLetter(HOUSE, to),
    account.confirmNewEmailLetter(HOUSE, to, TOKEN),
    account.emailChangeAskedLetter(HOUSE, to),
    account.emailChangedLetter(to),
    account.codeTooLateLetter(HOUSE, to, { code: 'NORTH-27', reason: 'Every place of this code is taken.' }),
    factor.factorBegunLetter(HOUSE, to),
    factor.factorEndedLetter(HOUSE, to),
    factor.recoveryUsedLetter(HOUSE, to, 9),
    factor.newCodesLetter(HOUSE, to),
    mentorApprovedLetter(HOUSE, to),
    ...[true, false].map((minor) => familyEndedLetter(to, { ...ENDED, minor }, HOUSE)),
    putOutLetter(to, to, ENDED),
    ...[true, false].map((minor) => contactRemovedLetter(to, { ...ENDED, minor }, HOUSE)),
    toParent(contactRemovedWords(first_name, ENDED, WHO)),
    toParent(familyEndedWords(first_name, ENDED, WHO)),
    placeLetter(HOUSE, { ...to, level: 'safety' }, TOKEN),
    codeMadeLetter(HOUSE, to, 'GRADE-11'),
    codeRefusedLetter(HOUSE, to),
    readyLetter(email, first_name, HOUSE),
    toParent(guardian.askWords(first_name, `${HOUSE}/parents/decide#${TOKEN}`, WHO.organization)),
    toParent(guardian.newTextWords(first_name, WHO)),
    toParent(guardian.freshWords(first_name, `${HOUSE}/parents/decide#${TOKEN}`, WHO.organization)),
    toParent(guardian.receiptWords(VIEW, WHO)),
    toParent(guardian.deletionAskedWords(first_name, day, WHO)),
    toParent(guardian.worryWords(first_name, WHO)),
    guardian.answeredLetter(to, HOUSE),
    guardian.ageCorrectedLetter(to, 15, HOUSE),
    toParent(ageByOtherWords(first_name, 15, WHO)),
    ...CORRECTED.flatMap((corrected) => [ageByUsLetter(to, corrected, HOUSE), toParent(ageByUsWords(first_name, corrected, WHO))]),
    toParent(answeredWords({ ...VIEW, student: { first_name, age: 15, adult_on: null } }, WHO)),
    toParent(deletionByOtherWords(first_name, day, WHO)),
    family.joinedLetter(to, to, HOUSE),
    family.leftLetter(to, to, HOUSE),
    toParent(family.joinedWords(first_name, WHO)),
    toBeDeletedLetter(HOUSE, to, day, 'user'),
    toBeDeletedLetter(HOUSE, to, day, 'guardian'),
    ownWishLetter(HOUSE, to, day),
    keptLetter(to),
    welcomeLetter(HOUSE, email, TOKEN),
    ...sessionLetters(HOUSE, to),
    checks.checksEndLetter(HOUSE, to, [{ kind: 'training', expires_on: '2027-03-05' }]),
    checks.checksOverLetter(HOUSE, to, ['training']),
    checks.pausedLetter(to),
    checks.pauseOverLetter(HOUSE, to),
    ...(['topic', 'about', 'feedback'] as const).map((what) => checks.textRefusedLetter(HOUSE, to, what)),
    toParent({ ...receipt.letter, sms: receipt.sms }),
    underReviewLetter(email, plan),
    refundLetter(email, { order: plan, cents: 7900, why: 'twice', ended: true }),
    planBegunLetter(HOUSE, to, plan),
    planOverLetter(to, plan, 'disputed'),
    planBackLetter(HOUSE, to, plan),
    termEndsLetter(HOUSE, to, { title: 'Sundae', ends_at: new Date(day), code: null }, ['sessions', 'companions']),
    termEndsLetter(HOUSE, to, { title: 'Sundae', ends_at: new Date(day), code: 'NORTH-27' }, ['save']),
    // A text alone.
    { to: email, subject: '', text: '', html: '', sms: payText(first_name, 'Sundae', `${HOUSE}/pay#${TOKEN}`) },
    invitationLetter(HOUSE, email, 'Look at this.', first_name),
    answerLetter({ kind: 'contact', email, first_name, message: `I am ${first_name}.` }, 'Thank you.'),
    newsletterLetter(WHO, email, { subject: 'Test: What is new', body: '[Three careers](/careers) more.' }, TOKEN),
  ];
}
const TO_THE_TEAM = [
  newMentorLetter(7),
  eventLetter(HOUSE, email, 7, 'suicide'),
  findingsLetter(email, [7]),
  checks.reportLetter(HOUSE, email, 7, 'contact'),
  ...MESSAGE_KINDS.map((kind) => teamLetter(kind, email, 'Hello', null)),
];

describe('every letter', () => {
  it('is in this test', () => {
    const source = join(import.meta.dirname, '../src');
    const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(source, file), 'utf8'));
    const subjects = texts.flatMap((text) => [...text.matchAll(/\bsubject:\s*['"`]([A-Z].+?)['"`],/g)].map(([, subject]) => subject));
    expect(subjects.length).toBeGreaterThan(15);
    const tried = [...lettersFor('Robin'), ...TO_THE_TEAM].map(({ subject }) => subject);
    const reads = (subject = '') => new RegExp(`^${subject.replace(/\$\{.+?\}/g, '.+')}$`);
    expect(subjects.filter((subject) => !tried.some((text) => reads(subject).test(text)))).toEqual([]);
  });

  it.each(['www.evil.com', 'http://evil.com/x', 'evil.com', 'Win a prize at evil。com', 'evil@evil.com', '<a href="//evil.com">evil</a>'])(
    'holds nothing that becomes a link where the name is %j',
    (name) => {
      for (const { subject, text, html, sms = '' } of lettersFor(name)) {
        for (const words of [subject, text, html, sms]) expect([subject, BECOMES_A_LINK.test(words)]).toEqual([subject, false]);
        const links = [...`${text} ${sms}`.matchAll(/https?:\S+/g), ...html.matchAll(/(?<=href=")[^"]+/g)].map(([link]) => link);
        for (const link of links) expect(link).toMatch(/^https:\/\/careers\.test/);
      }
    },
  );

  it('to a parent says who writes, with address and mailbox', () => {
    const parents = [
      guardian.askWords('Robin', `${HOUSE}/parents/decide#${TOKEN}`, WHO.organization),
      guardian.newTextWords('Robin', WHO),
      guardian.freshWords('Robin', `${HOUSE}/parents/decide#${TOKEN}`, WHO.organization),
      guardian.receiptWords(VIEW, WHO),
      guardian.deletionAskedWords('Robin', day, WHO),
      guardian.worryWords('Robin', WHO),
      answeredWords({ ...VIEW, student: { first_name: 'Robin', age: 15, adult_on: null } }, WHO),
      deletionByOtherWords('Robin', day, WHO),
      ageByOtherWords('Robin', 15, WHO),
      ...CORRECTED.map((corrected) => ageByUsWords('Robin', corrected, WHO)),
      familyEndedWords('Robin', ENDED, WHO),
      family.joinedWords('Robin', WHO),
    ];
    const silent = parents.filter(
      ({ paragraphs, ending }) => ![...paragraphs, ending].join(' ').includes(identityInWords(WHO.organization)),
    );
    expect(silent.map(({ subject }) => subject)).toEqual([]);
  });

  it('says the name where it is one, and greets without one otherwise', () => {
    expect(lettersFor('Zoë')[0]?.text).toMatch(/^Hi Zoë,\n/);
    expect(lettersFor('www.evil.com')[0]?.text).toMatch(/^Hi,\n/);
  });
});
