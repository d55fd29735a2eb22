import { expect, it } from 'vitest';
import { zoneChoices, zoneInWords } from './zones.ts';

it('calls the clocks of the United States as people do, and others by their place', () => {
  expect(['America/Los_Angeles', 'Europe/Berlin', 'America/Indiana/Knox', 'UTC'].map(zoneInWords)).toEqual([
    'Pacific time: Los Angeles',
    'Berlin (Europe)',
    'Knox (America)',
    'UTC',
  ]);
});

it('offers each clock once, those of most readers first, and the own one whatever it is called', () => {
  const values = zoneChoices('US/Eastern').map(({ value }) => value);
  expect(values.slice(0, 3)).toEqual(['America/New_York', 'America/Chicago', 'America/Denver']);
  expect(values).toContain('US/Eastern');
  expect(new Set(values).size).toBe(values.length);
});
