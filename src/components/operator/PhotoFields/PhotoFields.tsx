import { photos as copy, pictureRefusal } from '../../../../copy/photos';
import { Button } from '../../base/actions/Button/Button';
import { Icon } from '../../base/display/Icon/Icon';
import { FieldError } from '../../base/form/Field/FieldError';
import { TextField } from '../../base/form/TextField/TextField';
import { StoredPhoto } from '../../trip/StoredPhoto/StoredPhoto';
import { Photo, Row, State, Thumb, Words } from './PhotoFields.styles';
import { isBroken, type PhotoState } from './photoState';
import type { Elements } from '../../base/elements';

export interface PhotoFieldsProps {
  /** Place of the photograph in its form, from 1. */
  number: number;
  /** Name of the file; empty for a photograph that was stored before. */
  name: string;
  /** How far the photograph is. */
  state: PhotoState;
  /** What there is to see: its alternative text. */
  caption: string;
  /** Longest caption, in characters. */
  maxCaption: number;
  /** Help below the caption. */
  hint?: string;
  /** Called when the caption is typed. */
  onCaption: (caption: string) => void;
  /** Called to go on with uploads after the connection was lost. */
  onRetry: () => void;
  /** Further buttons, such as those that move the photograph. */
  actions?: Elements;
}

const stateText = (state: Exclude<PhotoState, { kind: 'ready' }>): string => {
  if (state.kind === 'refused') return pictureRefusal[state.refusal];
  if (state.kind === 'stopped') return state.reason ?? copy.stopped;
  return state.kind === 'sending' ? copy.sending(state.percent) : copy[state.kind];
};

/** A photograph of a form: how it looks or how far its upload is, and its caption. */
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
