import { styled } from 'styled-components';
import { Link } from '#src/components/base/actions/Link/Link';
import { Card } from '#src/components/base/display/Card/Card';
import { color, layout, space, type, weight } from '#src/components/base/theme/tokens';

export const Box = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space.s6};
  padding-block: ${space.s8} ${space.s16};
`;
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s8};
`;
export const Title = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s6};
  min-height: ${layout.touchSmall};

  svg {
    color: ${color.ink2};
  }
  &:hover time {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s12};

  b {
    margin-left: auto;
    font-weight: ${weight.bold};
  }
`;
export const Memo = styled.p`
  color: ${color.ink2};
  overflow-wrap: anywhere;
  ${type.small}
`;
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  margin-top: auto;
  padding-top: ${space.s6};

  > * {
    flex: 1;
    padding-inline: ${space.s8};
  }
`;
