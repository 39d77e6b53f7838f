import { guestList as copy } from '#copy/guestList';
import { Button } from '../Button/Button';
import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden';
import { Ends, Nav, Number, Numbers } from './Pagination.styles';
import { pagesAround } from './pagesAround';

export interface PaginationProps {
  /** Index of the current page, from 0. */
  page: number;
  /** Number of pages; with one page nothing is shown. */
  totalPages: number;
  /** Called with the index of the page to show. */
  onChange: (page: number) => void;
}

/** Page navigation of a list (specification 9). Renders nothing if there is only one page. */
export function Pagination({ page, totalPages, onChange }: PaginationProps) {
  if (totalPages < 2) return null;
  const last = totalPages - 1;
  const end = (label: string, target: number, reached: boolean) => (
    <Button size="small" disabled={reached} onClick={() => onChange(target)}>
      {label}
    </Button>
  );
  return (
    <Nav aria-label={copy.pages}>
      <Numbers>
        {pagesAround(page, totalPages).map((index) => (
          <Number
            key={index}
            type="button"
            aria-current={index === page ? 'page' : undefined}
            onClick={() => onChange(index)}
          >
            <span aria-hidden="true">{index + 1}</span>
            <VisuallyHidden>{copy.page(index + 1)}</VisuallyHidden>
          </Number>
        ))}
      </Numbers>
      <Ends>
        {end(copy.first, 0, page === 0)}
        {end(copy.previous, page - 1, page === 0)}
        {end(copy.next, page + 1, page >= last)}
        {end(copy.last, last, page >= last)}
      </Ends>
    </Nav>
  );
}
