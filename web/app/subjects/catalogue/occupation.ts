import { publicUrl } from '../../lib/site.ts';
import { paths } from '../../lib/paths.ts';
import type { CareerPage, CareerPay } from '@careerscoop/contract/career-page';

/** A career for search engines, with the way to it. */
export function occupation(career: CareerPage) {
  const { title, summary, slug, pay, shared_with, typical_education, also_called, onet_code } = career;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Occupation',
      name: title,
      ...(also_called.length > 0 ? { alternateName: also_called } : {}),
      description: summary,
      url: publicUrl(paths.career(slug)),
      occupationalCategory: onet_code,
      occupationLocation: { '@type': 'Country', name: 'US' },
      // Here no mark can stand beside a figure that is for a wider group.
      ...(pay && shared_with === 0 ? { estimatedSalary: salary(pay) } : {}),
      ...(typical_education ? { educationRequirements: typical_education } : {}),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        ['Home', paths.home],
        ['Careers', paths.careers],
        [title, paths.career(slug)],
      ].map(([name, path], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: publicUrl(path ?? paths.home),
      })),
    },
  ];
}

function salary({ per, p10, median, p90 }: CareerPay) {
  const figures = Object.entries({ percentile10: p10, median, percentile90: p90 }).filter(([, figure]) => figure !== null);
  return {
    '@type': 'MonetaryAmountDistribution',
    name: 'base',
    currency: 'USD',
    duration: per === 'year' ? 'P1Y' : 'PT1H',
    ...Object.fromEntries(figures),
  };
}
