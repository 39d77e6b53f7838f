import { useLocation } from 'react-router-dom';

/** Where a page story went when it left its own page; a play function can read the address. */
export function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-elsewhere>{pathname + search}</p>;
}
