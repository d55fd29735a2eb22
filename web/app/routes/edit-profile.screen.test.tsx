import { findPlaces } from '@careerscoop/contract/places';
import { getProfile, updateProfile } from '@careerscoop/contract/profile';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { field, fill, fillAll, press, saidAt } from '../../test/hands.ts';
import { enter, PROFILE } from '../../test/people.ts';
import { showPages } from '../../test/show.tsx';
import EditProfile from './edit-profile.tsx';
import ProfileInfoPage from './profile-info.tsx';

async function open() {
  enter();
  const shown = showPages({ '/profile/EditProfile': <EditProfile />, '/profile/profile-info': 'The profile' }, '/profile/EditProfile');
  await screen.findByLabelText('Email');
  // A list of the document here does not begin with what it is handed, as one of a browser does.
  fillAll({ Age: '16', Grade: 'JR', Education: '6', 'Time zone': 'America/Chicago' });
  return shown;
}

beforeEach(() => {
  fakeAnswer(getProfile, PROFILE);
  fakeAnswer(findPlaces, []);
});

it('says what is missing after Save alone', async () => {
  const sent = fakeAnswer(updateProfile, PROFILE);
  await open();
  expect(field('Email').value).toBe(PROFILE.email);
  fillAll({ 'Full Name': '', Grade: '', Phone: '' });
  expect(screen.queryByText('Full name is required')).toBeNull();
  press('Save');
  expect(await screen.findByText('Full name is required')).toBeTruthy();
  expect(screen.getByText('Grade is required')).toBeTruthy();
  expect(screen.getByText('Phone number is required')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('a new email or phone needs the password, and says at its field what is refused', async () => {
  await open();
  expect(screen.queryByLabelText('Current Password')).toBeNull();
  fill(field('Email'), 'taken@example.org');
  press('Save');
  await waitFor(() => expect(saidAt(field('Current Password'))).toMatch(/Please enter your password\.$/));
  fakeRefusal(updateProfile, { status: 400, body: { email: ['An account with this email already exists.'] } });
  fill(field('Current Password'), 'three cold spoons');
  press('Save');
  await waitFor(() => expect(saidAt(field('Email'))).toMatch(/An account with this email already exists\.$/));
  fakeRefusal(updateProfile, { status: 400, body: { current_password: ['This is not your current password.'] } });
  press('Save');
  await waitFor(() => expect(saidAt(field('Current Password'))).toMatch(/not your current password/));
});

it('asks before what was changed is lost', async () => {
  const { path } = await open();
  fill(field('Careers (optional)'), 'Chef');
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  press('Stay', await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([path(), field('Careers (optional)').value]).toEqual(['/profile/EditProfile', 'Chef']);
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  press('Leave', await screen.findByRole('alertdialog'));
  await screen.findByText('The profile');
});

it('sends a name in its two parts, and says that it is kept', async () => {
  const sent = fakeAnswer(updateProfile, { ...PROFILE, first_name: 'Ana', last_name: 'Maria de Souza' });
  await open();
  fillAll({ 'Full Name': 'Ana Maria de Souza', Grade: 'SM', 'Careers (optional)': 'Nurse, Pilot' });
  press('Save');
  expect(await screen.findByText('Your profile has been updated successfully.')).toBeTruthy();
  expect(sent).toMatchObject([{ first_name: 'Ana', last_name: 'Maria de Souza', grade: 'SM', careers: 'Nurse, Pilot' }]);
});

it('begins with the profile as it stands now, and sends what was changed alone', async () => {
  enter();
  const pages = { '/profile/profile-info': <ProfileInfoPage />, '/profile/EditProfile': <EditProfile /> };
  const { router } = showPages(pages, '/profile/profile-info');
  await screen.findAllByText(/5 Hill Street/);
  // Changed on another device meanwhile.
  fakeAnswer(getProfile, { ...PROFILE, address: '9 New Road' });
  await act(() => router.navigate('/profile/EditProfile'));
  await waitFor(() => expect(field(/^Address/).value).toBe('9 New Road'));
  fillAll({ Age: '16', Grade: 'JR', Education: '6', 'Time zone': 'America/Chicago', City: 'Verona', 'Careers (optional)': '' });
  const sent = fakeAnswer(updateProfile, PROFILE);
  press('Save');
  await waitFor(() => expect(sent).toEqual([{ city: 'Verona' }]));
});

it('asks nothing of the server where nothing was changed', async () => {
  const sent = fakeAnswer(updateProfile, PROFILE);
  await open();
  press('Save');
  expect(await screen.findByText('Your profile has been updated successfully.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('a parent changes their name without a phone and an address, which we never asked them for', async () => {
  fakeAnswer(getProfile, {
    ...PROFILE,
    role: 'Parent',
    phone: '',
    address: '',
    city: '',
    state: '',
    zipcode: '',
    age: null,
    grade: null,
    education: null,
  });
  const sent = fakeAnswer(updateProfile, PROFILE);
  enter();
  showPages({ '/profile/EditProfile': <EditProfile />, '/profile/profile-info': 'The profile' }, '/profile/EditProfile');
  fill(await screen.findByLabelText('Full Name'), 'Rima Lake');
  fillAll({ 'Time zone': 'America/Chicago' });
  expect(field('Phone (optional)').value).toBe('');
  expect(screen.queryByLabelText(/^Address/)).toBeNull();
  press('Save');
  await waitFor(() => expect(sent).toEqual([{ first_name: 'Rima', last_name: 'Lake' }]));
});
