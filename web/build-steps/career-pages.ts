import { loadCatalogue } from '@careerscoop/catalogue/load';
import { paths } from '../app/lib/paths.ts';

/** The page of each career, every one of them written by the build: any other address of the pattern is unknown. */
export const CAREER_PAGES = loadCatalogue().careers.map(({ slug }) => paths.career(slug));
export const CAREER_PATTERN = '/careers/:slug';
