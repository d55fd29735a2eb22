import type { APIRequestContext, Page } from '@playwright/test';
import type { Visitor } from '../house/people.ts';
import type { Watch } from '../house/watch.ts';

export interface Tools {
  page: Page;
  request: APIRequestContext;
  watch: Watch;
  enter: (visitor: Visitor, kept?: Record<string, string>) => Promise<void>;
}

/** A screen in one of its states. */
export interface Screen {
  name: string;
  /** Leads the page there and waits until it can be looked at, in a window of 1440 px or else of 390 px. */
  open: (tools: Tools) => Promise<void>;
  /** Widths at which this state exists; all of them when left out. */
  widths?: readonly number[];
  /** A public page as it comes: axe looks at it at every width. */
  isPage?: boolean;
}

/** Screens one after another: the first is opened by its address, each other by what somebody does on the one before. */
export type Walk = readonly Screen[];

/** How wide the window is when a screen is opened: as a desk's, where it exists there. */
export const firstWidth = ({ widths = [1440] }: Screen) => (widths.includes(1440) ? 1440 : 390);

/** A school's Chromebook: a desk's layout in a lower window. */
const CHROMEBOOK = { width: 1366, height: 768 };

/** The window of this width. */
export const windowOf = (width: number) => (width === CHROMEBOOK.width ? CHROMEBOOK : { width, height: 900 });

/** Whether a state exists there: a Chromebook has what a desk has. */
export const existsAt = ({ widths }: Screen, width: number) => widths?.includes(width === CHROMEBOOK.width ? 1440 : width) ?? true;

/** What a walk is called: by its first screen, and how many follow. */
export function titleOf([first, ...others]: Walk): string {
  return `${first?.name}${others.length > 0 ? ` and the ${others.length} after it` : ''}`;
}
