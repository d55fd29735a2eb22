import { useEffect } from 'react';

/** Paper is light whatever the theme: the page takes the light colors while it is printed. */
export function useLightPrint() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let before: string | undefined;
    function start() {
      before = dataset['theme'];
      dataset['theme'] = 'light';
    }
    function end() {
      if (before === undefined) delete dataset['theme'];
      else dataset['theme'] = before;
    }
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
}
