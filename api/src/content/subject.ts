import { contentRoutes, resourcesRoutes } from './content.routes.ts';
import { firstQuotes } from './seed-quotes.sql.ts';
import { firstResources } from './seed-resources.sql.ts';
import type { Subject } from '../platform/subject.ts';

export const content: Subject = {
  name: 'content',
  needs: ['identity'],
  routes(app, services) {
    contentRoutes(app, services);
    resourcesRoutes(app, services);
  },
  seeds: [firstQuotes, firstResources],
};
