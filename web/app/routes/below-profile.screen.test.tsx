import { expect, it } from 'vitest';
import { enter } from '../../test/people.ts';
import { show } from '../../test/show.tsx';
import { BelowProfile } from './below-profile.tsx';

it('has the shape of its two rows before anybody comes near, and screen readers are told of none of it', () => {
  enter();
  const { container } = show(<BelowProfile />);
  expect(container.querySelectorAll('.bone--title')).toHaveLength(2);
  expect(container.querySelectorAll('.bone--card').length).toBeGreaterThan(6);
  for (const bone of container.querySelectorAll('.bone')) expect(bone.closest('[aria-hidden="true"]')).not.toBeNull();
});
