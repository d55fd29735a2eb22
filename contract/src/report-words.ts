/** What a report says of itself, on screen and on paper: a heading and its text. */
export const ABOUT = [
  [
    'It is a start, not a label',
    'All of this comes from what you said on one day. Take the assessment again next year and some of it will change.',
  ],
  [
    'How the ten are made',
    'A formula compares your answers with what people in each career do all day. The same answers always give the same list. Your name, age and gender play no part in it, nor does pay.',
  ],
  [
    'What AI has to do with it',
    'AI impact says how much of the tasks AI language tools could speed up, by a study of 2023. It does not say that a job goes away. “AI recommended” marks the three that a formula over the public data found further down your list. No chatbot picked your careers or wrote this report.',
  ],
  [
    'What the figures mean',
    'Middle pay is what the person in the middle earns, all over the United States: half earn more, half earn less. Outlook looks ten years ahead. Pay where you live can differ.',
  ],
] as const;

export const NEXT = [
  'Pick one “Try this” of your ten, the one that sounds like fun, and do it this month.',
  'Read about your first three, and about one that surprised you. Rate them: your stars count most.',
  'Show this to somebody who knows you. Ask them what they see in it.',
] as const;
