import type { Profile } from '@careerscoop/contract/profile';
import { educationInWords, gradeInWords } from './in-words.ts';
import { zoneInWords } from './zones.ts';

interface Row {
  label: string;
  /** Nothing while it is not given. */
  text: string | undefined;
}

/** What profile-info shows, in its order: students and mentors have rows of their own. */
export function profileRows(profile: Profile): Row[] {
  const { role, first_name, last_name, email, phone, address, city, state, zipcode, country } = profile;
  const row = (label: string, text: string | number | null | undefined): Row => ({ label, text: String(text ?? '').trim() || undefined });
  const place = [city, [state, zipcode].filter(Boolean).join(' '), country].filter(Boolean).join(', ');
  // A picked suggestion holds the town already.
  const whole = address && city && address.includes(city) ? address : [address, place].filter(Boolean).join(', ');
  const common = [row('Name', `${first_name} ${last_name}`), row('Email', email), row('Phone', phone), row('Address', whole)];
  const zone = row('Time zone', profile.time_zone && zoneInWords(profile.time_zone));
  if (role === 'Mentor') {
    return [
      ...common,
      zone,
      row('Title', profile.title),
      row('Industry', profile.industry?.name),
      row('Tags', profile.tags.map(({ name }) => name).join(', ')),
      row('Profile link', profile.social_url),
      row('About me', profile.about_me),
    ];
  }
  const age = row('Age', profile.age);
  if (role !== 'Student') return [...common, age];
  return [
    ...common,
    zone,
    age,
    row('Careers', profile.careers),
    row('Certainty', profile.certainty === null ? null : `${profile.certainty} of 10`),
    row('Grade level', gradeInWords(profile.grade)),
    row('Education goal', educationInWords(profile.education)),
    ...(profile.school ? [row('School', profile.school.name)] : []),
  ];
}
