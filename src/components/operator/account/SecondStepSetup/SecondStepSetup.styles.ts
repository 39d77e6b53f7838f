import { styled } from 'styled-components';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { color, media, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Steps = styled.ol`
  display: grid;
  gap: ${space.s24};
  counter-reset: step;
`;
export const Step = styled.li`
  display: grid;
  gap: ${space.s12};
  min-width: 0;

  h3::before {
    counter-increment: step;
    content: counter(step) '. ';
  }
`;
export const Picture = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.s12};
`;
/** For devices that may have the app. */
export const OpenApp = styled(LinkButton)`
  ${media.wide} {
    display: none;
  }
`;
export const KeyBox = styled.div`
  display: grid;
  gap: ${space.s8};
  padding: ${space.s16};
  border-radius: ${radius.control};
  background: ${color.surface};

  dt {
    ${type.small}
    font-weight: ${weight.bold};
  }
`;
export const Key = styled.dd`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s12};
  font-weight: ${weight.bold};
  letter-spacing: 0.08em;
`;
