import { styled } from 'styled-components';
import { color, layout, radius, space, type, weight } from '#src/components/base/theme/tokens';

/** Below a list in a card. */
export const Terms = styled.details`
  margin-top: ${space.s8};
  padding-top: ${space.s4};
  border-top: 1px solid ${color.edge};
  ${type.small}

  &[open] > summary {
    margin-bottom: ${space.s8};
  }
  > p {
    margin-top: ${space.s8};
  }
  @media print {
    &::details-content {
      display: block;
      content-visibility: visible;
    }
  }
`;
export const Summary = styled.summary`
  display: grid;
  align-items: center;
  min-height: ${layout.touch};
  border-radius: ${radius.chip};
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
`;
/** When facts wrap, the dot at the start of the second row is clipped. */
export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  overflow: hidden;
`;
export const Fact = styled.span`
  padding-right: 1em;

  &:has(i) {
    margin-left: -1em;
  }
  i {
    display: inline-block;
    width: 1em;
    font-style: normal;
    text-align: center;
  }
`;
export const Dates = styled.span`
  margin-left: auto;
  color: ${color.brandStrong};
  font-weight: ${weight.bold};
  text-decoration: underline;
  text-underline-offset: 4px;

  @media print {
    display: none;
  }
`;
