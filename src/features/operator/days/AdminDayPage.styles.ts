import { styled } from 'styled-components';
import { card } from '../../../components/base/theme/styles';
import { media, space } from '../../../components/base/theme/tokens';

/** The ways out of the day. */
export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s12};
`;

export const Tools = styled.div`
  display: flex;
  gap: ${space.s8};
`;

/** Its icon stands on the column's edge. */
export const Back = styled.div`
  margin-inline-start: -16px;
`;

/** Guests come first on a phone; from 1024 px the day's facts stand beside them. */
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
/** What leaves the page below the list. */
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
export const Panel = styled.section`
  ${card}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
`;
