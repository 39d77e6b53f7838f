import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { color, space } from '#src/components/base/theme/tokens';

export const Own = styled(Card)`
  display: grid;
  gap: ${space.s8};
`;
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;

  /* The button has no border: its text ends at the edge of the card's content. */
  button {
    margin: calc(-1 * ${space.s8}) calc(-1 * ${space.s14}) calc(-1 * ${space.s8}) 0;
  }
`;
export const Hint = styled.p`
  color: ${color.ink2};
`;
export const List = styled.ul`
  display: grid;
  gap: ${space.s8};

  /* On the narrowest phones the number is below the date. */
  button {
    flex-wrap: wrap;
    gap: 0 ${space.s8};
  }
`;
