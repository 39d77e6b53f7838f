import { styled } from 'styled-components';
import { color, layout, media, space, type, weight } from '#src/components/base/theme/tokens';
import { Unfold } from '../BoardingList/BoardingList.styles';
import { PartyRow } from '../PartyRow/PartyRow';

export const Party = styled(PartyRow)`
  grid-template: 'who contact' auto 'facts contact' auto / minmax(0, 1fr) auto;
  column-gap: ${space.s12};
  padding-block: ${space.s12};
  position: relative;

  /* The click area of the name does not cover the opened part. */
  &[data-open] button[aria-expanded]::after {
    bottom: auto;
    height: 72px;
  }
`;
/** Has the mark of a Fold. */
export const Opener = styled(Unfold)`
  display: inline-flex;
  align-items: center;
  gap: ${space.s12};

  &::before {
    content: '';
    order: 1;
    width: 10px;
    height: 10px;
    border: solid ${color.ink2};
    border-width: 0 2px 2px 0;
    transform: translateY(-3px) rotate(45deg);
  }
  &[aria-expanded='true']::before {
    transform: translateY(3px) rotate(225deg);
  }
`;
export const Written = styled.span`
  color: ${color.warning};
  font-weight: ${weight.bold};

  &[data-complete] {
    color: ${color.success};
  }
`;
export const Ways = styled.div`
  grid-area: contact;
  z-index: 1;
  display: flex;
  gap: ${space.s8};
`;
export const Persons = styled.ol`
  grid-column: 1 / -1;
  z-index: 1;
  margin-top: ${space.s8};

  &[hidden] {
    display: none;
  }
`;

/** For the crew too. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${space.s24};
  padding-block: ${space.s12};
  border-top: 1px solid ${color.edge};

  &:last-child {
    padding-bottom: 0;
  }
  /* The row already is a card. */
  &[data-editing] form {
    padding: 0;
    border: 0;
    border-radius: 0;
  }
  ${media.wide} {
    &:not([data-editing]) {
      grid-template-columns: minmax(0, 1fr) auto auto;
      grid-template-areas: 'who contact acts' 'facts contact acts';
      align-items: center;
    }
  }
`;
export const Who = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s8};

  h3,
  h4 {
    margin: 0;
    ${type.body}
    font-weight: ${weight.bold};

    &[data-unwritten] {
      color: ${color.ink2};
      font-weight: ${weight.regular};
    }
  }
  span {
    color: ${color.ink2};
    ${type.small}
  }
  ${media.wide} {
    grid-area: who;
  }
`;
export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s12};
  overflow-wrap: anywhere;

  ${media.wide} {
    grid-area: facts;
  }
`;
export const Contacts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s24};

  ${media.wide} {
    grid-area: contact;
  }
`;
export const Unreadable = styled.p`
  color: ${color.warning};
  ${type.small}
`;
export const Acts = styled.div`
  display: flex;
  gap: ${space.s8};
  margin-top: ${space.s8};

  > * {
    min-width: 6rem;
  }
  ${media.wide} {
    grid-area: acts;
    justify-content: end;
    min-width: 12.5rem;
    margin-top: 0;
  }
`;
export const Stored = styled.div`
  margin-bottom: ${space.s12};
  padding: ${space.s12} ${space.s16};
  border-left: 4px solid ${color.warning};
  background: ${color.warningTint};
`;
export const Form = styled.div`
  max-width: ${layout.widthVisitor};
  margin-top: ${space.s8};
`;
