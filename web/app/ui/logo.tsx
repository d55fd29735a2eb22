import { Link } from 'react-router';

/** The mark: a strawberry scoop with a cherry on a cone. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 36 44" aria-hidden="true">
      <path d="M8 21h20L19.5 42a1.7 1.7 0 0 1-3 0Z" fill="var(--a-waffle)" />
      <path d="M3 19a15 15 0 0 1 30 0h1.5a4 4 0 0 1-8 0 4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 1-8.5 0 4 4 0 0 1-8 0Z" fill="var(--a-straw)" />
      <circle cx="18" cy="5" r="4.2" fill="var(--a-cherry)" />
    </svg>
  );
}

/** The mark and the name; leads home. */
export function Logo({ to = '/' }: { to?: string }) {
  return (
    <Link className="logo" to={to}>
      <LogoMark />
      CareerScoop
    </Link>
  );
}
