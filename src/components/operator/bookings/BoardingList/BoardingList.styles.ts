import { styled } from 'styled-components';
import { color, layout, media, radius, space, type, weight } from '#src/components/base/theme/tokens';
import { PartyRow } from '../PartyRow/PartyRow';
import { Tick } from '../PartyRow/PartyRow.styles';

/** Large enough to read across the deck; stays at the top while the list scrolls. */
export const Count = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  display: grid;
  gap: ${space.s8};
  margin-bottom: ${space.s16};
  padding: ${space.s16};
  border-radius: ${radius.card};
  background: ${color.deep};
  color: ${color.onDeep};

  b {
    ${type.h1}
    font-weight: ${weight.bold};
  }
`;
export const Rest = styled.p`
  color: ${color.onDeep2};
  ${type.small}
`;
export const Bar = styled.progress`
  width: 100%;
  height: 10px;
  appearance: none;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.round};
  background: ${color.deepEdge};

  &::-webkit-progress-bar {
    background: ${color.deepEdge};
  }
  &::-webkit-progress-value {
    background: ${color.sun};
  }
  &::-moz-progress-bar {
    background: ${color.sun};
  }
`;

export const Row = styled(PartyRow)`
  grid-template: 'who aboard' auto 'facts facts' auto 'contact contact' auto / minmax(0, 1fr) auto;
  position: relative;
  column-gap: ${space.s12};
  padding-block: ${space.s8};

  > p:empty {
    display: none;
  }
  ${media.half} {
    grid-template: 'who' auto 'aboard' auto 'facts' auto 'contact' auto / minmax(0, 1fr);
  }
  ${media.wide} {
    grid-template: 'who aboard contact' auto 'facts facts facts' auto / minmax(0, 1fr) auto auto;
  }
`;
/** Its click area covers the row beside the tick. */
export const Unfold = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${color.brand};
    outline-offset: -3px;
  }
`;

/** Large enough for a wet thumb. */
export const Aboard = styled(Tick)`
  grid-area: aboard;
  z-index: 1;
  min-width: 108px;
  padding-inline: ${space.s12};
  ${type.h2}

  ${media.tiny} {
    min-width: 96px;
    padding-inline: ${space.s10};
  }
`;
export const Called = styled(Tick)`
  min-height: ${layout.touch};
  padding-inline: ${space.s12};
`;

export const PersonAboard = styled(Tick)`
  flex: 1 1 auto;
  justify-content: flex-start;
  min-height: ${layout.touch};
  padding-inline: ${space.s12};
  white-space: normal;
`;

export const Contact = styled.div`
  grid-area: contact;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s8};
  margin-top: ${space.s10};

  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.half} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.wide} {
    grid-template-columns: 190px auto auto;
    margin-top: 0;

    & > :first-child {
      grid-column: auto;
    }
  }
`;
/** The people of a party; on the passenger list also their own and emergency numbers. */
export const People = styled.ul`
  /* Below the name rows; a closed party has fewer of them. */
  grid-area: 4 / 1 / auto / -1;
  ${media.half} {
    grid-row-start: 5;
  }
  z-index: 1;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: ${space.s8};
  margin-top: ${space.s10};
  padding-top: ${space.s10};
  border-top: 1px solid ${color.edge};

  &[data-named] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
    gap: ${space.s8} ${space.s24};
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.s8};
  }
  b {
    flex: 1 1 auto;
    font-weight: ${weight.bold};
  }
  a:last-child {
    flex-grow: 1;
  }
`;
