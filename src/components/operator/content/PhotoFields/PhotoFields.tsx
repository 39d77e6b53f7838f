import { photos as copy, pictureRefusal } from '#copy/photos';
import { Button } from '#src/components/base/actions/Button/Button';
import { Icon } from '#src/components/base/display/Icon/Icon';
import { FieldError } from '#src/components/base/form/Field/FieldError';
import { TextField } from '#src/components/base/form/TextField/TextField';
import { StoredPhoto } from '#src/components/trip/StoredPhoto/StoredPhoto';
import { Photo, Row, State, Thumb, Words } from './PhotoFields.styles';
import { isBroken, type PhotoState } from './photoState';
import type { Elements } from '#src/components/base/elements';

export interface PhotoFieldsProps {
  /** Place of the photograph in its form, from 1. */
  number: number;
  /** File name; empty for a stored photograph. */
  name: string;
  /** Upload state. */
  state: PhotoState;
  /** Alternative text. */
  caption: string;
  /** Maximum caption length in characters. */
  maxCaption: number;
  /** Help below the caption. */
  hint?: string;
  /** Called with the typed caption. */
  onCaption: (caption: string) => void;
  /** Called to resume uploads after a lost connection. */
  onRetry: () => void;
  /** Further buttons, such as those that move the photograph. */
  actions?: Elements;
}

const stateText = (state: Exclude<PhotoState, { kind: 'ready' }>): string => {
  if (state.kind === 'refused') return pictureRefusal[state.refusal];
  if (state.kind === 'stopped') return state.reason ?? copy.stopped;
  return state.kind === 'sending' ? copy.sending(state.percent) : copy[state.kind];
};

export function PhotoFields({
  number,
  name,
  state,
  caption,
  maxCaption,
  hint,
  onCaption,
  onRetry,
  actions,
}: PhotoFieldsProps) {
  return (
    <Photo>
      <Thumb>
        {state.kind === 'ready' ? (
          <StoredPhoto picture={state.picture} alt={name} sizes="96px" eager />
        ) : (
          <Icon name={isBroken(state) ? 'warn' : 'image'} size="large" />
        )}
      </Thumb>
      <Words>
        <TextField
          label={copy.caption(number)}
          hint={hint}
          maxCharacters={maxCaption}
          value={caption}
          onChange={({ currentTarget }) => onCaption(currentTarget.value)}
        />
        {state.kind === 'sending' && <progress value={state.percent} max={100} aria-label={name} />}
        {state.kind !== 'ready' && (
          <State>{isBroken(state) ? <FieldError>{stateText(state)}</FieldError> : stateText(state)}</State>
        )}
        {(state.kind === 'stopped' || actions) && (
          <Row>
            {state.kind === 'stopped' && (
              <Button size="small" variant="tint" icon="refresh" onClick={onRetry}>
                {copy.retry}
              </Button>
            )}
            {actions}
          </Row>
        )}
      </Words>
    </Photo>
  );
}
