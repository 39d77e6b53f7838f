import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { color, layout, space, type, weight } from '#src/components/base/theme/tokens';
import { Bullets as Notes } from '../BookingNotice/BookingNotice.styles';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s10};
`;
export const Box = styled(Card)`
  & > h2 {
    margin-bottom: ${space.s8};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s4} ${space.s12};
  margin-bottom: ${space.s8};
`;
export const NumberRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${layout.touch};
  align-items: center;
  margin-bottom: ${space.s12};

  h3 {
    color: ${color.ink2};
    ${type.body}
    font-weight: ${weight.regular};
    letter-spacing: 0;
  }
  p {
    ${type.h1}
    font-weight: ${weight.bold};
  }
  button {
    grid-area: 1 / 2 / 3;
  }
`;
export const Small = styled.p`
  margin-top: ${space.s8};
  color: ${color.ink2};
  ${type.small}
`;
export const Bullets = styled(Notes)`
  a {
    color: ${color.brandStrong};
    font-weight: ${weight.bold};
    text-decoration: underline;
    text-underline-offset: 4px;
    white-space: nowrap;
  }
`;
export const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr));
  gap: ${space.s8};

  dl + & {
    margin-top: ${space.s16};
  }
`;
