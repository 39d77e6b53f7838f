import { styled } from 'styled-components';
import { Choice } from '../Choice/Choice';
import { Label, Legend } from '../Choice/Choice.styles';
import { ChoiceGroup } from '../Choice/ChoiceGroup';
import { color, layout, media, radius, space, weight } from '../../theme/tokens';

export const Group = styled(ChoiceGroup)`
  /** In a scrollable line it is one row; elsewhere it wraps, first between its label and its chips. */
  &[data-look='chips'] {
    display: flex;
    flex-wrap: wrap;
  }
  &[data-look='chips'] > ${Legend} {
    float: left;
    margin: 0 ${space.s8} 0 0;
    white-space: nowrap;
  }
  &[data-look='chips'] ${Label} {
    color: ${color.ink2};
    font-size: 0.9375rem;
    font-weight: ${weight.regular};
    line-height: ${layout.touchSmall};
  }
`;
/** Options share its width and wrap if they do not fit. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  min-height: ${layout.field};
  padding: ${space.s2};
  border: 1.5px solid ${color.outline};
  border-radius: ${radius.control};
  background: ${color.ground};

  [aria-invalid='true'] & {
    border-color: ${color.danger};
  }
  [data-look='chips'] > & {
    min-width: 0;
    gap: ${space.s4};
    min-height: 0;
    padding: 0;
    border: 0;
    background: none;
  }
`;
export const Option = styled(Choice)`
  display: grid;
  place-items: center;
  flex: 1 1 56px;
  min-height: ${layout.touch};
  padding-inline: ${space.s2};
  border-radius: ${radius.inner};
  color: ${color.ink2};
  font-size: 1rem;
  line-height: 1.5rem;
  white-space: nowrap;

  [data-look='chips'] & {
    flex: none;
    min-width: ${layout.touchSmall};
    min-height: ${layout.touchSmall};
    padding-inline: ${space.s14};
    border: 1.5px solid ${color.edge};
    border-radius: ${radius.round};
    background: ${color.ground};
    font-size: 0.9375rem;
  }
  &:hover {
    color: ${color.ink};
  }
  &:has(:focus-visible) {
    outline-offset: 1px;
    z-index: 1;
  }
  &:has(:checked) {
    background: ${color.mark};
    color: ${color.onDeep};
    font-weight: ${weight.bold};
  }
  [data-look='chips'] &:has(:checked) {
    border-color: ${color.mark};
    background: ${color.mark};
  }
  ${media.narrow} {
    [data-look='frame'][data-many] & {
      font-size: 0.875rem;
    }
  }
  ${media.tiny} {
    font-size: 0.9375rem;
  }
  ${media.forced} {
    &:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
