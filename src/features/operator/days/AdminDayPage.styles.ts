import { styled } from 'styled-components';
import { layout, media, space } from '#src/components/base/theme/tokens';
import { Card } from '#src/components/base/display/Card/Card';

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s12};
`;

export const Back = styled.div`
  margin-inline-start: calc(-1 * ${space.s16});
`;

export const Columns = styled.div`
  display: grid;
  gap: ${space.s20};
  grid-template-columns: minmax(0, 1fr);
  grid-template-areas: 'facts' 'guests' 'controls';
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 360px;
    grid-template-rows: auto 1fr;
    grid-template-areas: 'guests facts' 'guests controls';
    gap: ${space.s12} ${space.s24};
    align-items: start;
  }
`;
export const Facts = styled.div`
  grid-area: facts;
  min-width: 0;
`;
export const Guests = styled.div`
  grid-area: guests;
  min-width: 0;
`;
export const Tasks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12};

  > * {
    flex: 1 1 9rem;
    width: auto;
  }
  margin-bottom: ${space.s12};
`;
export const Adding = styled.div`
  max-width: ${layout.widthVisitor};
  margin-bottom: ${space.s20};
`;
export const Export = styled.div`
  margin-top: ${space.s12};
`;
export const Controls = styled.div`
  grid-area: controls;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
  min-width: 0;
`;
export const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
`;

export const Undo = styled.div`
  margin-top: ${space.s12};

  &:empty {
    display: none;
  }
`;
