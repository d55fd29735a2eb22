import type { Question, Scenario } from '@careerscoop/contract/assessment';
import { type Locator, type Page, expect } from '@playwright/test';
import { type Answers, partOf } from '../house/answers.ts';
import { againAt, choiceAt } from '../house/stages.ts';
import { settle } from './by-mouse.ts';

/** A way to use the assessment: by mouse, by touch or by keyboard alone. */
export interface Hands {
  press: (target: Locator) => Promise<void>;
  /** A finger leaves a page by its last answer. */
  movesOn?: true;
  /** Takes the radio button at `index` of a group. */
  choose: (group: Locator, index: number) => Promise<void>;
  /** Puts a skill into a band of the cone. */
  sort: (skill: string, band: number) => Promise<void>;
  /** Puts a cup into a place, from 1. */
  place: (cup: string, place: number) => Promise<void>;
}

export const next = (page: Page) => page.getByRole('button', { name: /^Next/ });
export const previous = (page: Page) => page.getByRole('button', { name: 'Previous' });
export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
/** The line between Previous and Next that says what is still to do. */
export const status = (page: Page) => page.getByRole('contentinfo').getByRole('paragraph');

export const ratingRow = (page: Page, question: string) => page.getByRole('radiogroup', { name: question, exact: true });
export const moment = (page: Page, question: string) => page.getByRole('group', { name: question, exact: true });

export const cone = (page: Page) => page.getByRole('region', { name: 'Your cone' });
export const tray = (page: Page) => page.getByRole('region', { name: /left to sort|All sorted/ });
export const skillInTray = (page: Page, skill: string) => tray(page).getByRole('button', { name: skill, exact: true });
const BANDS = ['I am great at it', 'I am good at it', 'I am OK at it', 'I am still learning it', 'I am not good at it'];
/** What is said of a skill in this band, from 1. */
export const bandName = (band: number) => BANDS[band - 1] ?? '';
export const skillInBand = (page: Page, skill: string, band: number) =>
  cone(page).getByRole('button', { name: `${skill}: ${bandName(band)}. Press to take it out.` });
/** The area of a band, where skills are dropped. */
export const bandArea = (page: Page, band: number) =>
  cone(page)
    .getByRole('listitem')
    .filter({ hasText: bandName(band) });
export const bandChoice = (page: Page, skill: string, band: number) =>
  page.getByRole('dialog', { name: skill }).getByRole('button', { name: `${band} ${bandName(band)}` });
/** The card of narrow screens, which asks for one skill after the other. */
export const askedSkill = (page: Page, skill: string) => tray(page).getByRole('group', { name: skill, exact: true });
export const answerTo = (page: Page, skill: string, band: number) =>
  askedSkill(page, skill).getByRole('button', { name: `${band} ${bandName(band)}` });

export const stand = (page: Page) => page.getByRole('region', { name: 'Your three cups' });
export const place = (page: Page, place: number) =>
  stand(page)
    .getByRole('listitem')
    .nth(place - 1);
export const cupToPick = (page: Page, cup: string) =>
  page.getByRole('list', { name: 'Cups to pick from' }).getByRole('button', { name: new RegExp(`^${cup}\\b`) });
export const cupInPlace = (page: Page, cup: string, place: number) =>
  stand(page).getByRole('button', { name: `${cup}, place ${place}. Press to take it off.` });

/** The rows of one rating page. */
export function pageOf(scenarios: Scenario[], page: number): Question[] {
  return partOf(scenarios, 1).questions.slice((page - 1) * 8, page * 8);
}

/** Introductions stand before part 2 on wide screens and before part 4 on narrow ones. */
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) > 1024;

/** Walks from the film to the last button with these answers. */
export async function takeAssessment(page: Page, hands: Hands, scenarios: Scenario[], answers: Answers): Promise<void> {
  await expect(heading(page)).toHaveText(partOf(scenarios, 0).title);
  await hands.press(next(page));
  await rateAll(page, hands, scenarios, answers.ratings);
  await readIntro(page, hands, partOf(scenarios, 2), isWide(page));
  await sortSkills(page, hands, partOf(scenarios, 2), answers.bands);
  await answerStages(page, hands, answers);
  await readIntro(page, hands, partOf(scenarios, 4), !isWide(page));
  await pickCups(page, hands, answers.cups);
}

async function rateAll(page: Page, hands: Hands, scenarios: Scenario[], ratings: number[]): Promise<void> {
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await expect(page).toHaveURL(`/scenario/1/${number}`);
    for (const [row, { question }] of pageOf(scenarios, number).entries()) {
      const rating = ratings[(number - 1) * 8 + row] ?? 0;
      await hands.choose(ratingRow(page, question), rating - 1);
    }
    await leave(page, hands, `/scenario/1/${number}`);
  }
}

async function readIntro(page: Page, hands: Hands, part: Scenario, isShown: boolean): Promise<void> {
  if (isShown) {
    await expect(page).toHaveURL(`/scenario/${part.scenario_id}`);
    await expect(heading(page)).toHaveText(part.intro?.title ?? '');
    await hands.press(next(page));
  }
  await expect(page).toHaveURL(`/scenario/${part.scenario_id}/1`);
}

async function sortSkills(page: Page, hands: Hands, { questions }: Scenario, bands: number[]): Promise<void> {
  for (const [index, { question }] of questions.entries()) {
    const band = bands[index] ?? 0;
    await hands.sort(question, band);
    await expect(skillInBand(page, question, band)).toBeVisible();
  }
  await hands.press(next(page));
}

/** How part 3 goes in stages: so many screens, a choice or a pair of second ratings on each. */
export const STAGED_SCREENS = 20;
/** Whether this screen of part 3 asks for second ratings: two of the five of each stage. */
const isAgain = (step: number) => [2, 4].includes(((step - 1) % 5) + 1);

/** Leaves an answered page: by Next, or by waiting until the next page comes by itself, which may have come already. */
async function leave(page: Page, hands: Hands, path: string): Promise<void> {
  if (!hands.movesOn) return hands.press(next(page));
  await expect(page).not.toHaveURL(path);
  // A press that follows at once is taken for half of a double tap: nobody reads a page that fast.
  await settle(page, 260);
}

/** Answers part 3 in stages, from one screen to another, and leaves each. */
export async function answerStages(page: Page, hands: Hands, answers: Answers, from = 1, to = STAGED_SCREENS): Promise<void> {
  for (let step = from; step <= to; step += 1) {
    await expect(page).toHaveURL(`/scenario/3/${step}`);
    await answerStage(page, hands, answers, step);
    await leave(page, hands, `/scenario/3/${step}`);
  }
}

/** Answers one screen of part 3 in stages. */
export async function answerStage(page: Page, hands: Hands, answers: Answers, step: number): Promise<void> {
  const before = Array.from({ length: step - 1 }, (_, index) => isAgain(index + 1));
  const pairs = before.filter(Boolean).length;
  if (!isAgain(step)) return hands.choose(choice(page), choiceAt(answers, before.length - pairs));
  await expect(page.getByRole('radiogroup')).toHaveCount(2);
  for (const row of [0, 1]) await hands.choose(page.getByRole('radiogroup').nth(row), againAt(answers, 2 * pairs + row) - 1);
}

/** The six things of a choice in stages. */
export const choice = (page: Page) => moment(page, 'Which would you like to do most?');

async function pickCups(page: Page, hands: Hands, cups: string[]): Promise<void> {
  for (const [index, cup] of cups.entries()) {
    await hands.place(cup, index + 1);
    await expect(cupInPlace(page, cup, index + 1)).toBeVisible();
  }
  await hands.press(next(page));
}
