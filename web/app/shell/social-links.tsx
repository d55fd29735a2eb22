import type { SocialNetwork } from '@careerscoop/contract/site';
import type { ReactNode } from 'react';
import { useSiteLinks } from '../lib/site.ts';
import { OutsideLink } from '../ui/outside-link.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** Name and sign of each network, drawn in one box of 24. */
const NETWORKS: Record<SocialNetwork, { name: string; sign: ReactNode }> = {
  instagram: {
    name: 'Instagram',
    sign: (
      <g fill="none" stroke="currentColor" strokeWidth={2}>
        <rect x={3} y={3} width={18} height={18} rx={5.5} />
        <circle cx={12} cy={12} r={4.2} />
        <circle cx={17.2} cy={6.8} r={0.6} fill="currentColor" strokeWidth={1} />
      </g>
    ),
  },
  tiktok: {
    name: 'TikTok',
    sign: (
      <path
        d="M14 3v12.2a3.9 3.9 0 1 1-3.9-3.9M14 3c.3 3 2.3 5 5.4 5.3"
        fill="none"
        stroke="currentColor"
        strokeWidth={3}
        strokeLinejoin="round"
      />
    ),
  },
  youtube: {
    name: 'YouTube',
    sign: (
      <path
        d="M5.5 5h13A3.5 3.5 0 0 1 22 8.5v7a3.5 3.5 0 0 1-3.5 3.5h-13A3.5 3.5 0 0 1 2 15.5v-7A3.5 3.5 0 0 1 5.5 5ZM10 8.6v6.8l6-3.4Z"
        fill="currentColor"
        fillRule="evenodd"
      />
    ),
  },
  linkedin: {
    name: 'LinkedIn',
    sign: (
      <g fill="none" stroke="currentColor" strokeWidth={3.4}>
        <path d="M5.5 9.5V20M11 20V9.5m0 5.5c0-2.4 1.5-3.7 3.5-3.7S18 12.6 18 15v5" />
        <circle cx={5.5} cy={4.8} r={2.1} fill="currentColor" strokeWidth={0} />
      </g>
    ),
  },
  facebook: {
    name: 'Facebook',
    sign: <path d="M17 4h-1.5C13 4 11.5 5.5 11.5 8v13M8 12h8" fill="none" stroke="currentColor" strokeWidth={3.2} />,
  },
};

/** Where else people find us, as far as this installation says. */
export function SocialLinks() {
  const { social } = useSiteLinks();
  if (social.length === 0) return null;
  return (
    <ul className="foot__social" aria-label="Social media">
      {social.map(({ network, url }) => (
        <li key={network}>
          <OutsideLink href={url}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              {NETWORKS[network].sign}
            </svg>
            <VisuallyHidden>{NETWORKS[network].name}</VisuallyHidden>
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
