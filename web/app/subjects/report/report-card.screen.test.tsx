import { closeReport, getOwnReport, type ReportStanding } from '@careerscoop/contract/report';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeAnswer } from '../../../test/fake-api.ts';
import { press } from '../../../test/hands.ts';
import { enter } from '../../../test/people.ts';
import { show } from '../../../test/show.tsx';
import { ReportCard } from './report-card.tsx';

const WITHOUT: ReportStanding = { state: 'not_in_plan', address: '', made_at: null };
const WAITS = 'Its address waits, and opens with a plan that has it.';

beforeEach(() => enter());

describe('the card of a report that no plan opens', () => {
  it('says that its address waits where there is one, and closes it for good', async () => {
    fakeAnswer(getOwnReport, { ...WITHOUT, made_at: '2026-09-01T10:00:00.000Z' });
    const closed = fakeAnswer(closeReport, WITHOUT);
    show(<ReportCard />);
    await screen.findByText(WAITS);
    expect(screen.getByRole('link', { name: 'Look at the plans' })).toBeTruthy();
    press('Close the address');
    const question = await screen.findByRole('alertdialog', { name: 'Close the address?' });
    fakeAnswer(getOwnReport, WITHOUT);
    press('Close it', question);
    await waitFor(() => expect(screen.queryByText(WAITS)).toBeNull());
    expect(closed).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Close the address' })).toBeNull();
  });

  it('says nothing of an address where none waits', async () => {
    fakeAnswer(getOwnReport, WITHOUT);
    show(<ReportCard />);
    await screen.findByRole('link', { name: 'Look at the plans' });
    expect(screen.queryByText(WAITS)).toBeNull();
  });
});
