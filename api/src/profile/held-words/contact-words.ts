import { MESSAGE_KINDS, PURPOSES_IN_WORDS } from './child-codes.ts';
import { type Row, type Words, lines, text, yes } from './lines.ts';

const purpose = (row: Row) => PURPOSES_IN_WORDS[text(row['purpose'])] ?? text(row['purpose']).replaceAll('_', ' ');
const side = (row: Row, key: string) =>
  row[key] === 'mentor' ? 'the mentor' : row[key] === 'guardian' ? 'a parent' : row[key] === 'student' ? 'your child' : 'our team';

/** The parent's own part. */
export const YOU: Words = {
  'The parent you named': {
    title: 'The parent whom your child named',
    none: 'No parent is named.',
    lines: (row, day) => lines({ Contact: text(row['contact']), 'Asked on': day(row['asked_at']), 'Answered on': day(row['answered_at']) }),
  },
  'Your family here': {
    title: 'Family accounts that have your child',
    none: 'None.',
    lines: (row, day) =>
      lines({ 'A parent’s account': `since ${day(row['since'])}${row['ended_at'] ? `, until ${day(row['ended_at'])}` : ''}` }),
  },
  'Links we sent to your parent': {
    title: 'Links we sent you',
    none: 'No link was sent.',
    lines: (row, day) =>
      lines({ [`Sent on ${day(row['created_at'])}`]: row['used_at'] ? `opened on ${day(row['used_at'])}` : 'not opened' }),
  },
  'What your parent decided': {
    title: 'What you decided',
    none: 'You have not decided yet.',
    lines: (row, day) => lines({ [purpose(row)]: `${yes(row['granted'])}, on ${day(row['decided_at'])}` }),
  },
  'Every change of consent': {
    title: 'Every change of it',
    none: 'Nothing was changed.',
    lines: (row, day) => lines({ [`${day(row['at'])}, ${purpose(row)}`]: yes(row['granted']) }),
  },
};

/** Talks, and what was told of them. */
export const TALKS: Words = {
  'Talks with mentors': {
    title: 'Talks',
    none: 'No talk was asked for.',
    lines: (row, day) => {
      const state = row['cancelled_at']
        ? `called off on ${day(row['cancelled_at'])}`
        : (TALK_STATES[text(row['state'])] ?? (row['is_active'] ? 'coming up' : 'over'));
      const when = day(row['starts_at']) || day(row['wished_at']) || `Asked for on ${day(row['created_at'])}`;
      return lines({ [when]: `${text(row['topic'])} (${state})` });
    },
  },
  'Feedback after those talks': {
    title: 'What was written after them',
    none: 'Nothing was written.',
    lines: (row, day) => lines({ [`By ${side(row, 'written_by')}, ${day(row['created_at'])}`]: text(row['message']) }),
  },
  'How you found your talks': {
    title: 'How your child found them',
    none: 'This stays between your child and our team.',
    lines: () => [],
  },
  'What you told us of a talk': {
    title: 'What we were told of a talk',
    none: 'This stays between whoever told it and our team.',
    lines: () => [],
  },
  'People you are not brought together with again': {
    title: 'Mentors whom your child does not meet again',
    none: 'This comes of what we were told, and stays between whoever told it and our team.',
    lines: () => [],
  },
};

const TALK_STATES: Record<string, string> = {
  requested: 'asked for',
  held: 'waits for the mentor',
  done: 'over',
  no_show_student: 'your child did not come',
  no_show_mentor: 'the mentor did not come',
};

export const LETTERS: Words = {
  'Messages you wrote to us': {
    title: 'Messages to our team',
    none: 'None were written.',
    lines: (row, day) => lines({ [`${MESSAGE_KINDS[text(row['kind'])] ?? 'Message'}, ${day(row['created_at'])}`]: text(row['message']) }),
  },
  'Friends you invited': {
    title: 'Friends invited',
    none: 'Nobody was invited.',
    lines: (row, day) => lines({ 'One friend': day(row['sent_at']) }),
  },
  'The newsletter': {
    title: 'Newsletter',
    none: 'Not signed up for it.',
    lines: (row, day) => lines({ Since: day(row['subscribed_at']), Until: day(row['ended_at']) }),
  },
  'Newsletters sent to you': {
    title: 'Newsletters of the last month',
    none: 'None were sent.',
    lines: (row, day) => lines({ [text(row['subject'])]: day(row['at']) }),
  },
};
