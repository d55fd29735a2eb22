import { signOut } from '@careerscoop/contract/accounts';
import { invite } from '@careerscoop/contract/outreach';
import { findPlaces } from '@careerscoop/contract/places';
import { getProfile, updateProfile } from '@careerscoop/contract/profile';
import { getSite } from '@careerscoop/contract/site';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { field, fill, fillAll, gate, press } from '../../test/hands.ts';
import { enter, PROFILE, SITE, STUDENT } from '../../test/people.ts';
import { show, showPages } from '../../test/show.tsx';
import { call } from '../lib/call.ts';
import { guardianAccess } from '../lib/guardian-access.ts';
import { keptZip } from '../lib/kept-zip.ts';
import { session, useSessionUser } from '../lib/session.ts';
import { OF_THE_TAB, tabStorage } from '../lib/storage.ts';
import { keepWish, readWish } from '../lib/wish.ts';
import EditProfile from '../routes/edit-profile.tsx';
import ProfileInfoPage from '../routes/profile-info.tsx';
import { useBeginSession } from '../subjects/accounts/use-begin-session.ts';
import { tray } from '../subjects/catalogue/compare/tray.ts';
import { offerUndo, UndoStrip } from '../subjects/desk/undo-strip.tsx';
import { InviteBlock } from '../subjects/outreach/invite-block.tsx';
import { MessageLink } from '../subjects/outreach/message-link.tsx';
import { useNotices } from '../ui/notices.tsx';
import { TopNav } from './top-nav.tsx';

const BEA = { ...STUDENT, id: 8, email: 'bea@example.org', first_name: 'Bea' };
const TOKENS = { access: 'the token of Bea', refresh: 'r' };
const soon = () => new Date(Date.now() + 1_800_000).toISOString();

/** What another tab of this browser does. */
const elsewhere = (keep: Record<string, string | null>) =>
  act(() => {
    for (const [key, text] of Object.entries(keep)) {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    }
    window.dispatchEvent(new Event('storage'));
  });
const leavesElsewhere = () => elsewhere({ access_token: null, refresh_token: null, user: null });
const comesElsewhere = (who = BEA) => elsewhere({ access_token: TOKENS.access, refresh_token: TOKENS.refresh, user: JSON.stringify(who) });

beforeEach(() => {
  fakeAnswer(getSite, SITE);
  fakeAnswer(findPlaces, []);
  fakeAnswer(getProfile, PROFILE);
});

describe('somebody else in another tab', () => {
  const pages = { '/profile/EditProfile': <EditProfile />, '/profile/profile-info': 'Saved', '/signin': 'Sign in' };

  it('begins with a screen of their own, and never saves what was held of the one before', async () => {
    enter();
    fakeAnswer(getProfile, { ...PROFILE, address: '5 Secret Street' });
    showPages(pages, '/profile/EditProfile');
    await waitFor(() => expect(field(/^Address/).value).toBe('5 Secret Street'));
    fill(field('Careers (optional)'), 'a secret of Robin');
    fakeAnswer(getProfile, { ...PROFILE, ...BEA, address: '9 Other Road' });
    comesElsewhere();
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(BEA.email));
    expect([field(/^Address/).value, field('Careers (optional)').value]).toEqual(['9 Other Road', '']);
    const sent = fakeAnswer(updateProfile, { ...PROFILE, ...BEA });
    fillAll({ Age: '17', Grade: 'JR', Education: '6', City: 'Verona' });
    press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(JSON.stringify(sent)).not.toMatch(/Secret|secret|robin/);
  });

  it('sees nothing of what this tab has read for the one before', async () => {
    enter();
    fakeAnswer(getProfile, { ...PROFILE, address: '5 Secret Street' });
    showPages({ '/profile/profile-info': <ProfileInfoPage /> }, '/profile/profile-info');
    await screen.findAllByText(/5 Secret Street/);
    const { opened, open } = gate();
    fakeAnswer(getProfile, { ...PROFILE, ...BEA, address: '9 Other Road' }, opened);
    comesElsewhere();
    expect(screen.queryAllByText(/5 Secret Street/)).toEqual([]);
    open();
    await screen.findAllByText(/9 Other Road/);
  });

  it('is never answered what the one before has asked', async () => {
    enter();
    const { opened, open } = gate();
    fakeAnswer(getProfile, PROFILE, opened);
    const told = vi.fn();
    void call(getProfile, {}).then(told, told);
    comesElsewhere();
    open();
    await new Promise((later) => setTimeout(later, 20));
    expect(told).not.toHaveBeenCalled();
  });

  it('does not send again, in their own name, a change of the one before whose token had run out', async () => {
    enter();
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: Record<string, string> }) => {
      sent.push(headers['authorization']);
      comesElsewhere();
      return Response.json({ detail: 'Ended.', code: 'session_expired' }, { status: 401 });
    });
    void call(updateProfile, { body: { address: '5 Secret Street' } });
    await waitFor(() => expect(sent).toEqual(['Bearer an access token']));
    await new Promise((later) => setTimeout(later, 20));
    expect([sent.length, session.user()?.id]).toEqual([1, BEA.id]);
  });

  it('finds nothing that the tab kept; who comes back after a pause does', () => {
    enter();
    keptZip.keep('53703');
    tray.put([{ slug: 'actors', title: 'Actors' }]);
    leavesElsewhere();
    comesElsewhere(STUDENT);
    expect([keptZip.read(), tray.read()]).toEqual(['53703', [{ slug: 'actors', title: 'Actors' }]]);
    comesElsewhere();
    expect([session.user()?.id, keptZip.read(), tray.read()]).toEqual([BEA.id, undefined, []]);
  });
});

describe('what one person was told over the page', () => {
  function Told() {
    const notices = useNotices();
    // Every page looks who it is.
    useSessionUser();
    return <button onClick={() => notices.say('Robin is booked with Ruth.', { milliseconds: 0 })}>Tell</button>;
  }

  it('is not there for the next', () => {
    enter();
    const { unmount } = show(<Told />);
    press('Tell');
    expect(screen.getByText('Robin is booked with Ruth.')).toBeTruthy();
    comesElsewhere();
    expect(screen.queryByText('Robin is booked with Ruth.')).toBeNull();
    press('Tell');
    unmount();
    act(() => session.end());
    show(<Told />);
    expect(screen.queryByText('Robin is booked with Ruth.')).toBeNull();
  });

  function Desk() {
    useSessionUser();
    return <UndoStrip />;
  }

  it('nor is a step of theirs to be taken back, or one from before the desk was left', () => {
    const offer = () => act(() => offerUndo({ text: 'The message is closed.', undo: () => undefined }));
    const undo = () => screen.queryByRole('button', { name: 'Undo' });
    enter();
    const { unmount } = show(<Desk />);
    offer();
    expect(undo()).toBeTruthy();
    comesElsewhere();
    expect(undo()).toBeNull();
    offer();
    unmount();
    show(<Desk />);
    expect(undo()).toBeNull();
  });
});

describe('logging out', () => {
  it('ends everything that the tab keeps, a parent’s page too', async () => {
    enter();
    fakeAnswer(signOut, undefined as never);
    for (const key of OF_THE_TAB) tabStorage.setItem(key, '{}');
    guardianAccess.begin({ access: 'of a parent', expires_at: soon() });
    keepWish({ kind: 'save', user_id: STUDENT.id, from: '/results' });
    showPages({ '/': <TopNav /> }, '/');
    fireEvent.click(await screen.findByRole('button', { name: /Robin/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: /Log ?out/i }));
    press('Yes', await screen.findByRole('alertdialog'));
    await waitFor(() => expect(session.user()).toBeNull());
    expect([guardianAccess.token(), readWish(), ...OF_THE_TAB.map((key) => tabStorage.getItem(key))]).toEqual([
      null,
      null,
      ...OF_THE_TAB.map(() => null),
    ]);
  });
});

describe('signing in', () => {
  function SignIn({ role }: { role: 'Student' | 'Guardian' }) {
    const begin = useBeginSession();
    return <button onClick={() => begin({ ...TOKENS, user: { ...BEA, role } as typeof STUDENT })}>Enter</button>;
  }

  it.each([
    ['Student', null],
    ['Guardian', 'of a parent'],
  ] as const)('as a %s leaves of an open parent’s page: %s', (role, token) => {
    guardianAccess.begin({ access: 'of a parent', expires_at: soon() });
    show(<SignIn role={role} />);
    press('Enter');
    expect(guardianAccess.token()).toBe(token);
    act(() => session.end());
  });
});

describe('an invitation that one person could not send', () => {
  const fromMenu = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(name) }));
    fireEvent.click(await screen.findByRole('menuitem', { name: /Invite/ }));
  };

  it.each([
    ['the start page', <InviteBlock />, 'Email', () => Promise.resolve(press('Invite a friend'))],
    ['the bar on top', <TopNav />, "Friend's Email", fromMenu],
  ] as const)('from %s is not there for the next', async (_place, place, label, invites) => {
    const message = () => screen.findByLabelText<HTMLInputElement>('Message (optional)');
    enter();
    fakeRefusal(invite, { status: 500, body: { detail: 'x', code: 'internal' } });
    show(place);
    await invites('Robin');
    fill(await screen.findByLabelText<HTMLInputElement>(label), 'friend@example.org');
    fill(await message(), 'a secret of Robin');
    press('Send');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await invites('Robin');
    expect((await message()).value).toBe('a secret of Robin');
    act(() => enter(BEA));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await invites('Bea');
    expect((await message()).value).toBe('');
  });
});

it('a message to the team that one person did not send is not there for the next', async () => {
  enter();
  show(<MessageLink kind="contact">Contact us</MessageLink>);
  press('Contact us');
  fill(await screen.findByLabelText<HTMLTextAreaElement>('Message'), 'a secret of Robin');
  press('Cancel');
  press('Contact us');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Message')).value).toBe('a secret of Robin');
  press('Cancel');
  act(() => enter(BEA));
  press('Contact us');
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(''));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(BEA.email);
});

describe('a browser that keeps nothing of the site', () => {
  const real = (['localStorage', 'sessionStorage'] as const).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  beforeEach(() => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const [name] of real) Object.defineProperty(globalThis, name, { configurable: true, get });
  });
  afterEach(() => {
    session.end();
    for (const [name, descriptor] of real) if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  });

  it('shows its pages all the same, and keeps who signs in while the page is open', () => {
    function Who() {
      return <p>{useSessionUser()?.email ?? 'signed out'}</p>;
    }
    show(<Who />);
    expect([screen.getByText('signed out').textContent, tray.read(), keptZip.read(), readWish()]).toEqual([
      'signed out',
      [],
      undefined,
      null,
    ]);
    act(() => enter(BEA));
    expect(screen.getByText(BEA.email)).toBeTruthy();
  });
});
