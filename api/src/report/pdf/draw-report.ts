import type { Report } from '@careerscoop/contract/report';
import { drawCareers } from './career-pages.ts';
import { drawCover } from './cover.ts';
import { drawLastPage } from './last-page.ts';
import { printedName } from './name.ts';
import { closePaper, openPaper } from './paper.ts';
import { drawSelf } from './self-page.ts';

/**
 * The report as a tagged PDF of at most six pages. Everything that is read is in the tree of tags in its reading order;
 * pictures have words beside them or an alternative text.
 */
export async function drawReport(report: Report, options: { compress?: boolean } = {}): Promise<Buffer> {
  const title = 'AI Insights Report · CareerScoop';
  const paper = openPaper({ title, made: new Date(report.made_at), ...options });
  const named = { ...report, first_name: printedName(paper.doc, report.first_name) };
  drawCover(paper, named);
  let page = 2;
  if (named.self) drawSelf(paper, named.self, page++);
  page = drawCareers(paper, named.careers, page);
  drawLastPage(paper, named, page);
  return closePaper(paper);
}
