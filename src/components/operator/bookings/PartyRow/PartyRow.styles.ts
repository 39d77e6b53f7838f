import { css, styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { Choice } from '#src/components/base/form/Choice/Choice';
import { cardLook } from '#src/components/base/theme/styles';
import { color, layout, media, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Section = styled.section`
  container: parties / inline-size;
  min-width: 0;

  > details {
    margin-top: ${space.s8};
  }
`;
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.s12};
  min-height: ${layout.touch};

  p {
    color: ${color.ink2};
  }
`;
export const List = styled.ul`
  display: grid;
  gap: ${space.s12};
`;
export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2} ${space.s8};
  min-width: 0;
`;
export const PartyName = styled.h3`
  min-width: 0;
  ${type.h2}

  &[data-nameless] {
    color: ${color.ink2};
  }
`;
export const Phone = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space.s8};
  min-height: ${layout.touch};
  color: ${color.brandStrong};
  font-weight: ${weight.bold};
  white-space: nowrap;
  ${media.half} {
    white-space: normal;
  }

  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s12};
  min-width: 0;
  color: ${color.ink2};
  ${type.small}
`;
export const Row = styled(Card).attrs({ as: 'li' })`
  display: grid;
  grid-template: 'who' auto 'facts' auto / minmax(0, 1fr);
  align-items: center;
  gap: ${space.s2} ${space.s16};
  padding: ${space.s16};

  > ${Title} {
    grid-area: who;
  }
  > ${Facts} {
    grid-area: facts;
  }
  &[data-look='ticked'] {
    background: ${color.surface};
  }
  &[data-look='faded'] {
    background: none;
    border-color: ${color.edge2};
  }
`;
/** Title and facts stay close beside a higher element. */
export const besideHigher = css`
  ${Title} {
    align-self: end;
  }
  ${Facts} {
    align-self: start;
  }
`;
export const lined = css`
  ${Row} {
    border-width: 0;
    border-radius: 0;
  }
  ${Row} + ${Row} {
    border-top: 1px solid ${color.edge};
  }
`;
export const joined = css`
  ${List} {
    ${cardLook}
    gap: 0;
    overflow: hidden;
  }
  ${lined}
`;

export const Tick = styled(Choice)`
  --ticked: ${color.success};
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s8};
  min-height: ${layout.field};
  padding-inline: ${space.s16};
  border: 1.5px solid ${color.outline};
  border-radius: ${radius.control};
  background: ${color.ground};
  font-weight: ${weight.bold};
  white-space: nowrap;

  &:has(:checked) {
    border-color: ${color.success};
    background: ${color.successTint};
    color: ${color.success};
  }
`;
