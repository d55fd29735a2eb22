import type { Plan } from '@careerscoop/contract/plans';

const plan = (id: number, title: string, price: number, duration: string): Plan => ({
  id,
  title,
  price,
  duration,
  image: '',
  whiteImage: '',
  description: 'What it has:\nA list\nA report\nA talk\nIt comes',
});

export const PLANS: Plan[] = [
  plan(1, 'Single Scoop', 0, 'No end'),
  plan(2, 'Double Scoop', 39, '6 months'),
  plan(3, 'Sundae', 89, '12 months'),
  plan(4, 'Milkshake', 199, '12 months'),
];
