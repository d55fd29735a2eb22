import { stateName, STATE_NAMES } from './state-names.ts';

/** What each choice of the search is called. The contract knows the same values; a test holds the two together. */
export const LEVELS = [
  { value: 'certificate', label: 'Certificate' },
  { value: 'associate', label: 'Associate' },
  { value: 'bachelor', label: 'Bachelor’s' },
  { value: 'graduate', label: 'Graduate' },
] as const;

export const CONTROLS = [
  { value: 'public', label: 'State or city' },
  { value: 'private', label: 'Private' },
] as const;

export const YEARS = [
  { value: 'under_two', label: 'Under two years' },
  { value: 'two', label: 'Two years' },
  { value: 'four', label: 'Four years' },
] as const;

export const PRICES = [
  { value: 10_000, label: 'Up to $10,000' },
  { value: 20_000, label: 'Up to $20,000' },
  { value: 30_000, label: 'Up to $30,000' },
] as const;

export const DISTANCES = [
  { value: 25, label: '25 miles' },
  { value: 50, label: '50 miles' },
  { value: 100, label: '100 miles' },
  { value: 250, label: '250 miles' },
] as const;

export const SORTS = [
  { value: 'distance', label: 'Nearest first' },
  { value: 'awards', label: 'Biggest programs first' },
  { value: 'price', label: 'Lowest price first' },
  { value: 'completion', label: 'Most students finish' },
  { value: 'name', label: 'By name' },
] as const;

export const STATES = Object.keys(STATE_NAMES)
  .map((value) => ({ value, label: stateName(value) }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));
