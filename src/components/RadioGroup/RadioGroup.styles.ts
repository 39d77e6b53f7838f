import { styled } from 'styled-components';
import { labelLook } from '../Field/Field.styles';
import { color, layout, media, radius, space, weight } from '../theme/tokens';

export const Group = styled.fieldset`
  min-width: 0;
`;
export const Label = styled.legend`
  ${labelLook}
  margin-bottom: ${space.s8};
`;
/** One frame around choices that share its width, and break into further rows where they do not fit. */
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
`;
export const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  flex: 1 1 56px;
  min-height: ${layout.touch};
  padding-inline: ${space.s2};
  border-radius: ${radius.inner};
  color: ${color.ink2};
  font-size: 16px;
  line-height: 24px;
  white-space: nowrap;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:hover {
    color: ${color.ink};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.brand};
    outline-offset: 1px;
    z-index: 1;
  }
  &:has(:checked) {
    background: ${color.mark};
    color: ${color.onDeep};
    font-weight: ${weight.bold};
  }
  ${media.tiny} {
    font-size: 15px;
  }
  ${media.forced} {
    &:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
