import * as content from '@careerscoop/contract/content';
import { defineSubject } from '../platform/define-subject.ts';
import { contentRoutes, resourcesRoutes } from './content.routes.ts';
import { firstQuotes } from './seed-quotes.sql.ts';
import { firstResources } from './seed-resources.sql.ts';
import { firstFaqs, firstStories } from './seed-words.sql.ts';

defineSubject({
  name: 'content',
  endpoints: { content },
  needs: ['identity'],
  routes(app, services) {
    contentRoutes(app, services);
    resourcesRoutes(app, services);
  },
  seeds: [firstQuotes, firstResources, firstStories, firstFaqs],
});
