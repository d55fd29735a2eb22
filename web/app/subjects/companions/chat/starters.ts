import { openingMessage } from '@careerscoop/contract/chat-openings';

/** A way to begin: what the button says, and what is sent. */
export interface Starter {
  label: string;
  say: string;
}

const asked = (label: string, say = label): Starter => ({ label, say });

/** Six ways to begin with a companion, about the careers that the student saved, or the first of their own. */
export function startersOf(companion: string, saved: readonly string[], first: string | undefined): Starter[] {
  const of = first ? `a ${first}` : 'that job';
  const compare = asked('Compare my careers', openingMessage('compare-careers', saved));
  const plan = asked('Start an action plan', openingMessage('start-action-plan', saved));
  const interview = asked('Ask me interview questions', openingMessage('interview-practice', saved));
  const scholarships = asked('Find scholarships', openingMessage('scholarships', saved));
  const schools = asked('Find schools near me', openingMessage('find-schools', saved));
  const study = asked('How long do I have to study?', `How long do I have to study to become ${of}?`);
  switch (companion) {
    case 'college-buddy':
      return [
        schools,
        asked('What do schools cost?', `What do schools for ${first ?? 'my careers'} cost?`),
        study,
        asked('Do I need college?', `Do I need college to become ${of}?`),
        scholarships,
        asked('What should I study?', `What should I study to become ${of}?`),
      ];
    case 'interview-helper':
      return [
        interview,
        asked('What skills should I show?', `What skills does ${of} need?`),
        asked('What is a normal day like?', `What is a normal day like for ${of}?`),
        asked('What is the hard part?', `What is the hard part of being ${of}?`),
        compare,
        plan,
      ];
    case 'scholarship-helper':
      return [
        scholarships,
        asked('What do schools cost?', `What do schools for ${first ?? 'my careers'} cost?`),
        schools,
        study,
        plan,
        compare,
      ];
    default:
      return [
        compare,
        plan,
        asked('What is a normal day like?', `What is a normal day like for ${of}?`),
        asked('What will AI change?', `What will AI change for ${of}?`),
        interview,
        asked('Why was this picked for me?', first ? `Why was ${first} picked for me?` : 'Why were my careers picked for me?'),
      ];
  }
}

/** The same for the page of one career. */
export function careerStarters(title: string): Starter[] {
  return [
    asked('What is a normal day like?', `What is a normal day like for a ${title}?`),
    asked('Do I need college?', `Do I need college to become a ${title}?`),
    asked('What will AI change?', `What will AI change for a ${title}?`),
    asked('Make me a plan', `Make me an action plan for ${title}.`),
  ];
}
