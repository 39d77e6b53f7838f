import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { media, space, type, weight } from '#src/components/base/theme/tokens';

export const Box = styled(Card)`
  display: grid;
  gap: ${space.s16};
  padding: ${space.s16};

  h2 {
    ${type.h2}
    font-weight: ${weight.bold};
  }
  /* A long list scrolls in its box, so that the results stay close. */
  textarea {
    max-height: 260px;
    tab-size: 4;
  }
  ${media.wide} {
    padding: ${space.s20};
  }
`;
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};

  > [type='submit'] {
    flex: 1;

    ${media.wide} {
      flex: none;
      min-width: 184px;
    }
  }
`;
