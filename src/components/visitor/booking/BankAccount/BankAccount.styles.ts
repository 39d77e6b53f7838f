import { styled } from 'styled-components';
import { color, media, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Account = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s8} ${space.s12};
  padding: ${space.s10} ${space.s10} ${space.s10} ${space.s16};
  border-radius: ${radius.control};
  background: ${color.surface};

  &[data-layout='block'] {
    display: block;
    padding: ${space.s16};
  }
  &[data-layout='block'] > :last-child {
    margin-top: ${space.s12};
  }
`;
export const Words = styled.div`
  flex: 1 1 130px;
  min-width: 0;

  ${media.tiny} {
    flex-basis: 100%;
  }
`;
export const Label = styled.p`
  color: ${color.ink2};
  ${type.caption}

  [data-layout='block'] & {
    ${type.small}
  }
`;
export const Bank = styled.p`
  font-weight: ${weight.bold};

  [data-layout='block'] & {
    ${type.h2}
  }
`;
export const Digits = styled.span`
  display: inline-block;
`;
