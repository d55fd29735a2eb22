import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { showAtDesk } from '../../../../test/desk-work.tsx';
import { DeskButton } from '../desk-button.tsx';
import KeysHelp from './keys-help.tsx';
import { switchKeys } from './keys-setting.ts';
import { useDeskKeys } from './use-desk-keys.ts';

afterEach(() => switchKeys(true));

const done = vi.fn<(name: string) => void>();

function Rows() {
  const [helping, setHelping] = useState(false);
  useDeskKeys(() => setHelping(true));
  return (
    <main>
      <input aria-label="Search" data-desk-search="" />
      <div data-desk-filters="">
        <select aria-label="School" />
      </div>
      {['Abby', 'Ben'].map((name) => (
        <div key={name} data-row="">
          <a href={`#${name}`}>{name}</a>
          <DeskButton shortcut="E" about={name} onClick={() => done(name)}>
            Done
          </DeskButton>
        </div>
      ))}
      {helping && <KeysHelp open onClose={() => setHelping(false)} />}
    </main>
  );
}

const show = () => {
  done.mockClear();
  return showAtDesk({ '/desk': <Rows /> }, '/desk');
};
const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');

it('J and K go from row to row, and stay at the ends', async () => {
  const { user } = show();
  const walked = [];
  for (const key of ['j', 'j', 'j', 'K', 'k']) {
    await user.keyboard(key);
    walked.push(focused());
  }
  expect(walked).toEqual(['Abby', 'Ben', 'Ben', 'Abby', 'Abby']);
});

it('a letter presses the button of the row with the focus, else the first', async () => {
  const { user } = show();
  await user.keyboard('e');
  await user.keyboard('jje');
  expect(done.mock.calls).toEqual([['Abby'], ['Ben']]);
});

it('/ searches and F goes to the filters; in a field letters are letters, and Escape leaves it', async () => {
  const { user } = show();
  await user.keyboard('f');
  expect(focused()).toBe('School');
  await user.keyboard('{Escape}/');
  expect(focused()).toBe('Search');
  await user.keyboard('je?');
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('je?');
  expect(done).not.toHaveBeenCalled();
});

it('with Ctrl, Alt or Cmd nothing happens', async () => {
  const { user } = show();
  await user.keyboard('{Control>}e{/Control}{Alt>}e{/Alt}{Meta>}e{/Meta}');
  expect(done).not.toHaveBeenCalled();
});

it('? lists all keys; behind the dialog no letter acts; there they can be switched off, and are written on no button then', async () => {
  const { user } = show();
  expect(screen.getByRole('button', { name: 'Done Abby' }).querySelector('kbd')?.textContent).toBe('E');
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keys of the desk' });
  await user.keyboard('e');
  await user.click(screen.getByLabelText('Use these keys'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('e');
  expect(done).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Done Abby' }).querySelector('kbd')).toBeNull();
});
