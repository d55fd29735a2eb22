import {
  addDeskFaq,
  addDeskQuote,
  addDeskStory,
  changeDeskFaq,
  changeDeskQuote,
  changeDeskStory,
  type DeskStory,
  listDeskFaqs,
  listDeskQuotes,
  listDeskStories,
  removeDeskFaq,
  removeDeskQuote,
  removeDeskStory,
} from '@careerscoop/contract/desk-words';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { scopeOf } from '../desk-guard.ts';
import { addKept, changeKept, type Editor, moveKept, removeKept } from './change-kept.ts';
import { lockLists, lockOrder, writeOrder } from './kept.sql.ts';
import { pageOfKept } from './page-of-kept.ts';
import { type FaqRow, FAQS, faqsOf, faqsWith, QUOTES, quotesWith, STORIES, storiesOf, storiesWith, type StoryRow } from './words.sql.ts';

/** Quotes, stories, and questions people ask. */
export function wordsRoutes(app: FastifyInstance, { database: { db }, now }: Services): void {
  const by = (request: FastifyRequest): Editor => ({ scope: scopeOf(request), at: now() });

  handle(app, listDeskQuotes, async ({ query: { q, sort, page }, request }) => {
    const { rows, meta } = await pageOfKept(db, request, QUOTES, { found: quotesWith(q), sort, page });
    return { results: rows, meta };
  });
  handle(app, addDeskQuote, ({ body, request }) => db.transaction((tx) => addKept(tx, by(request), QUOTES, { ...body, example: false })));
  handle(app, changeDeskQuote, ({ params: { id }, body, request }) =>
    db.transaction((tx) => changeKept(tx, by(request), QUOTES, { ...body, id })),
  );
  handle(app, removeDeskQuote, async ({ params: { id }, request }) => {
    await db.transaction((tx) => removeKept(tx, by(request), QUOTES, id));
    return undefined;
  });

  handle(app, listDeskStories, async ({ query: { q, sort, page, kind }, request }) => {
    const { rows, meta } = await pageOfKept(db, request, STORIES, { found: storiesWith({ q, kind }), sort, page });
    return { results: rows.map(shownStory), meta };
  });
  handle(app, addDeskStory, ({ body, request }) =>
    db.transaction(async (tx) => {
      const ordering = (await lockOrder(tx, STORIES.table, storiesOf(body.kind))).length + 1;
      return shownStory(await addKept(tx, by(request), STORIES, { ...body, ordering, example: false, changed_at: now() }));
    }),
  );
  handle(app, changeDeskStory, ({ params: { id }, body: { ordering: place, ...body }, request }) =>
    db.transaction(async (tx) => {
      if (place !== undefined) await lockLists(tx, STORIES.table);
      const row = await changeKept(tx, by(request), STORIES, { ...body, id });
      if (place === undefined) return shownStory(row);
      return shownStory(await moveKept(tx, by(request), { kept: STORIES, list: storiesOf(row.kind), row, place }));
    }),
  );
  handle(app, removeDeskStory, async ({ params: { id }, request }) =>
    db.transaction(async (tx) => {
      await lockLists(tx, STORIES.table);
      const { kind } = await removeKept(tx, by(request), STORIES, id);
      await writeOrder(tx, STORIES.table, await lockOrder(tx, STORIES.table, storiesOf(kind)));
      return undefined;
    }),
  );

  handle(app, listDeskFaqs, async ({ query: { q, sort, page, kind }, request }) => {
    const { rows, meta } = await pageOfKept(db, request, FAQS, { found: faqsWith({ q, kind }), sort, page });
    return { results: rows.map(shownFaq), meta };
  });
  handle(app, addDeskFaq, ({ body, request }) =>
    db.transaction(async (tx) => {
      const ordering = (await lockOrder(tx, FAQS.table, faqsOf(body.kind))).length + 1;
      return shownFaq(await addKept(tx, by(request), FAQS, { ...body, ordering, changed_at: now() }));
    }),
  );
  handle(app, changeDeskFaq, ({ params: { id }, body: { ordering: place, ...body }, request }) =>
    db.transaction(async (tx) => {
      if (place !== undefined) await lockLists(tx, FAQS.table);
      const row = await changeKept(tx, by(request), FAQS, { ...body, id });
      if (place === undefined) return shownFaq(row);
      return shownFaq(await moveKept(tx, by(request), { kept: FAQS, list: faqsOf(row.kind), row, place }));
    }),
  );
  handle(app, removeDeskFaq, async ({ params: { id }, request }) =>
    db.transaction(async (tx) => {
      await lockLists(tx, FAQS.table);
      const { kind } = await removeKept(tx, by(request), FAQS, id);
      await writeOrder(tx, FAQS.table, await lockOrder(tx, FAQS.table, faqsOf(kind)));
      return undefined;
    }),
  );
}

const shownStory = ({ changed_at: _, ...row }: StoryRow): DeskStory => row;
const shownFaq = ({ changed_at: _, ...row }: FaqRow) => row;
