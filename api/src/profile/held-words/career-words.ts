import { FITS } from './child-codes.ts';
import { type Words, lines, list, text } from './lines.ts';

export const ASSESSMENT: Words = {
  'Your assessments': {
    title: 'When it was taken',
    none: 'Not taken yet.',
    lines: (row, day) => lines({ [`Time ${text(row['attempt'])}`]: day(row['submitted_at']) }),
  },
  'Your answers': {
    title: 'Every answer',
    none: 'No answers yet.',
    lines: (row) => lines({ [`${text(row['part'])}: ${text(row['question'])}`]: text(row['answer']) }),
  },
};

export const CAREERS: Words = {
  'Your careers': {
    title: 'Careers',
    none: 'No careers yet. They come from the assessment.',
    lines: (row) => {
      const stars = row['score'] ? `${text(row['score'])} of 5 stars` : '';
      const fit = FITS[text(row['fit'])] ?? '';
      return lines({
        [text(row['career'])]: list(fit, stars, row['interested'] && 'saved', row['booked'] && 'a talk about it asked for') || 'Shown',
      });
    },
  },
  'Schools you saved': {
    title: 'Schools saved',
    none: 'None are saved.',
    lines: (row, day) => lines({ [text(row['school']) || 'A school']: `since ${day(row['saved_at'])}` }),
  },
  "Your report's address": {
    title: 'The report',
    none: 'No report yet.',
    lines: (row, day) => lines({ 'Opens by its own link since': day(row['made_at']), 'Closed on': day(row['closed_at']) }),
  },
  'The scoops you asked for': {
    title: 'Questions asked about careers',
    none: 'No question asked yet.',
    lines: (row) => lines({ [`Question ${text(row['question_id'])}`]: `${text(row['count'])} of 5 answers seen` }),
  },
  'Your next steps': {
    title: 'Next steps',
    none: 'None are kept, or none that you agreed to see: they come with your yes to AI companions.',
    lines: (row, day) =>
      lines({
        [text(row['text'])]:
          list(row['plan'], row['done_at'] ? `done on ${day(row['done_at'])}` : row['due_on'] ? `by ${day(row['due_on'])}` : '') || 'to do',
      }),
  },
};

export const COMPANIONS: Words = {
  'Companions you were given': {
    title: 'Companions opened by us',
    none: 'No companion was opened for them by us.',
    lines: (row) => lines({ Companion: text(row['companion']) }),
  },
  'Your chats with companions': {
    title: 'What was said with companions',
    none: 'Nothing, or nothing that a file for you holds: days on which something very private was told stay closed.',
    lines: (row, day) =>
      lines({ [`${day(row['at'])}, ${row['role'] === 'user' ? 'your child' : text(row['companion'])}`]: text(row['content']) }),
  },
  'How often you chatted': {
    title: 'How often they chatted',
    none: 'Not yet.',
    lines: (row, day) => lines({ [day(row['day'])]: row['messages'] === 1 ? '1 message' : `${text(row['messages'])} messages` }),
  },
  'Answers you told us about': {
    title: 'Answers that they told us about',
    none: 'These stay between your child and our team.',
    lines: (row, day) => lines({ [day(row['created_at'])]: text(row['reason']) }),
  },
  'What the companions noticed': {
    title: 'What the companions noticed',
    none: 'Nothing, or nothing that a file for you holds.',
    lines: (row, day) =>
      lines({
        [day(row['at'])]:
          row['state'] === 'counted'
            ? 'something hard, answered by the companion'
            : row['state'] === 'open'
              ? 'something hard, which a person on our team still reads'
              : 'something hard, which a person on our team has read',
      }),
  },
};
