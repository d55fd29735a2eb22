import type { UserReview } from './content.ts';

/** The quotes that a new house begins with, our own examples: the seed stores them, and the start page as it is built shows the first of them. */
export const FIRST_QUOTES: readonly Omit<UserReview, 'id' | 'example'>[] = [
  {
    image: '/art/portraits/amara.svg',
    name: 'Amara',
    title: 'Student, 16',
    review: 'I thought I had to pick between drawing and science. My ten had jobs with both in them, and each one said which of my answers it came from. I had never heard of half of them, and two I still read about at night.',
  },
  {
    image: '/art/portraits/mateo.svg',
    name: 'Mateo',
    title: 'Student, 17',
    review: 'One of my cards said plainly what speaks against it: years of school that I do not want. I liked that more than being told that everything is possible. It made the other nine easier to believe.',
  },
  {
    image: '/art/portraits/denise.svg',
    name: 'Denise',
    title: 'Mother of two teenagers',
    review: 'My son does not talk about the future when I ask. He does when he can show me something. We went through his careers one by one in the kitchen, and for once I did most of the listening.',
  },
  {
    image: '/art/portraits/kenji.svg',
    name: 'Kenji',
    title: 'School counselor',
    review: 'I have half an hour with each student and hundreds of students. When they arrive with careers that they have already compared and questions of their own, the half hour is worth much more.',
  },
];
