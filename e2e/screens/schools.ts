import { expect } from '@playwright/test';
import { demoVisitor } from '../house/people.ts';
import { compareTable, map, PARK_NATURALIST, school, schoolCount, schoolFilters, schoolTray, whereToStudy } from '../pages/schools.ts';
import type { Walk } from './screen.ts';

const OREGON_STATE = 209542;

/** Where to study, which is there for everybody. */
export const SCHOOL_WALKS: Walk[] = [
  [
    {
      name: '/schools with a list and a map',
      open: async ({ page }) => {
        await page.goto(`${PARK_NATURALIST}&compare=${OREGON_STATE},209551`);
        await expect(school(page, 'Oregon State University')).toBeVisible();
        await expect(map(page)).toBeVisible();
        await expect(schoolTray(page)).toContainText('Oregon State Univ.');
      },
    },
    {
      name: '/schools with its filters open',
      widths: [390, 320],
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Filters' }).click();
        await expect(schoolFilters(page)).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/schools on the whole country',
      open: async ({ page }) => {
        await page.goto('/schools?career=registered-nurses&level=bachelor');
        await expect(schoolCount(page)).toBeVisible();
        await expect(map(page)).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/schools with nothing found',
      open: async ({ page }) => {
        await page.goto('/schools?career=park-naturalists&state=WY&price_max=10000&control=private&level=graduate');
        await expect(page.getByRole('button', { name: 'Take all filters away' })).toBeVisible();
      },
    },
    {
      name: '/schools with a wrong ZIP',
      open: async ({ page }) => {
        await page.goto('/schools?zip=9740');
        await expect(page.getByText('Type the five digits of a ZIP code, like 97401.')).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/schools that failed',
      open: async ({ page, watch }) => {
        watch.allow(/^500 GET \/api\/v1\/schools\//);
        await page.route('**/api/v1/schools/?**', (route) => route.fulfill({ status: 500, json: {} }));
        await page.goto(PARK_NATURALIST);
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
        await page.unroute('**/api/v1/schools/?**');
      },
    },
  ],
  [
    {
      name: '/schools/compare with four',
      open: async ({ page }) => {
        await page.goto(`/schools/compare?career=park-naturalists&zip=97401&compare=${OREGON_STATE},209551,209038,210155`);
        await expect(compareTable(page).getByRole('columnheader')).toHaveCount(4);
      },
    },
    {
      name: '/schools/209542',
      open: async ({ page }) => {
        await page.goto(`/schools/${OREGON_STATE}?career=park-naturalists&zip=97401`);
        await expect(page.getByRole('heading', { level: 1, name: 'Oregon State University' })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/careers/park-naturalists with the nearest schools',
      open: async ({ page }) => {
        await page.goto('/careers/park-naturalists');
        await whereToStudy(page).getByLabel('ZIP code').fill('97401');
        await whereToStudy(page).getByRole('button', { name: 'Show the nearest' }).click();
        await expect(school(page, 'Oregon State University')).toBeVisible();
      },
    },
    {
      name: '/careers/cashiers without programs',
      open: async ({ page }) => {
        await page.goto('/careers/cashiers');
        await expect(whereToStudy(page)).toContainText('No program of study is named for this work');
      },
    },
  ],
  [
    {
      name: '/profile/recommendations with saved schools',
      open: async ({ page, request, enter }) => {
        await enter(await demoVisitor(request, 'student'));
        const answer = await request.get('/api/v1/schools/?career=park-naturalists&zip=97401&per_page=3');
        const { results, sources } = (await answer.json()) as { results: object[]; sources: object[] };
        const json = { results: results.map((one) => ({ ...one, saved_at: '2026-11-23T00:00:00Z' })), sources };
        await page.route('**/api/v1/saved-schools/', (route) => route.fulfill({ json }));
        await page.goto('/profile/recommendations');
        await expect(
          page.getByRole('region', { name: 'Your saved schools' }).getByRole('link', { name: 'Compare side by side' }),
        ).toBeVisible();
      },
    },
  ],
];
