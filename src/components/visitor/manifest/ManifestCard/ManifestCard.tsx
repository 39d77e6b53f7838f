import { format } from '#copy/format';
import { manifestCard as copy } from '#copy/manifestCard';
import { Button } from '#src/components/base/actions/Button/Button';
import { FieldError } from '#src/components/base/form/Field/FieldError';
import { Box } from './ManifestCard.styles';

export interface ManifestCardProps {
  /** Headcount of the booking. */
  people: number;
  /** The list is being opened. */
  pending: boolean;
  /** Reason why it could not be opened. */
  error?: string | null;
  /** Opens the list. */
  onOpen: () => void;
}

/** Link to the passenger list, on the completion and the lookup. */
export function ManifestCard({ people, pending, error, onOpen }: ManifestCardProps) {
  return (
    <Box>
      <h2>{copy.title}</h2>
      <p>{people === 1 ? copy.beforeOne : copy.before(format.people(people))}</p>
      <div role="status">{error && <FieldError>{error}</FieldError>}</div>
      <Button variant="tint" size="large" full pending={pending} onClick={onOpen}>
        {pending ? copy.opening : copy.open}
      </Button>
    </Box>
  );
}
