import { styled } from 'styled-components';
import { Choice } from '#src/components/base/form/Choice/Choice';
import { color, media, radius, space, weight } from '#src/components/base/theme/tokens';

export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.s8};

  ${media.half} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.wide} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
`;

const HEIGHT = '52px';
/** Replaces a missing button. */
export const Empty = styled.span`
  min-height: ${HEIGHT};
`;
export const Headcount = styled(Choice)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s4};
  min-height: ${HEIGHT};
  border: 1.5px solid ${color.outline};
  border-radius: ${radius.control};
  background: ${color.ground};
  white-space: nowrap;

  svg {
    display: none;
    width: 18px;
    height: 18px;
    stroke-width: 2.6;
  }
  &:hover {
    border-color: ${color.ink};
  }
  &:has(:checked) {
    border-color: ${color.brand};
    background: ${color.brand};
    color: ${color.onDeep};
    font-weight: ${weight.bold};
    svg {
      display: block;
    }
  }
  &&:has(:disabled:checked) {
    background: ${color.track};
    color: ${color.ink};
  }
  [aria-invalid='true'] &:not(:has(:checked)) {
    border-color: ${color.danger};
  }
  ${media.tiny} {
    gap: ${space.s2};
    svg {
      width: 16px;
      height: 16px;
    }
  }
  ${media.forced} {
    &:has(:checked) {
      border-color: Highlight;
      outline: 2px solid Highlight;
    }
  }
`;

export const More = styled.button`
  grid-column: span 2;
  min-height: 52px;
  padding: 0;
  border: 1.5px dashed ${color.outline};
  border-radius: ${radius.control};
  background: none;
  color: ${color.brandStrong};
  font-weight: ${weight.bold};
  cursor: pointer;

  &:hover {
    border-color: ${color.ink};
  }
`;
