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
  /** Leads the page there and waits until it can be looked at. */
  open: (tools: Tools) => Promise<void>;
  /** Widths at which this state exists; all of them when left out. */
  widths?: readonly number[];
  /** A public page as it comes: axe looks at it at every width. */
  isPage?: boolean;
}
