export { default, meta } from './sign-in.tsx';
