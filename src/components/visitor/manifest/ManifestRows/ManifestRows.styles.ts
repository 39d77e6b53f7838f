import { styled } from 'styled-components';
import { card } from '#src/components/base/theme/styles';
import { color, radius, space, type } from '#src/components/base/theme/tokens';

export const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
`;
export const Said = styled.div`
  ${card}

  b {
    ${type.h2}
  }
  p + p {
    margin-top: ${space.s4};
    color: ${color.ink2};
    ${type.small}
  }
`;
export const List = styled.ol`
  ${card}
  padding-block: 0;
`;
export const Item = styled.li`
  padding-block: ${space.s16};

  & + & {
    border-top: 1px solid ${color.edge};
  }
  /* The list already is a card. */
  form {
    padding: 0;
    border: 0;
  }
`;
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4} ${space.s12};

  & + * {
    margin-top: ${space.s12};
  }
`;
export const Number = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  min-width: 28px;
  min-height: 28px;
  padding-inline: ${space.s6};
  border-radius: ${radius.round};
  background: ${color.surface};
  ${type.small}
`;
export const Name = styled.span`
  display: grid;
  flex: 1 1 96px;

  b + span,
  span:only-child {
    color: ${color.ink2};
    ${type.small}
  }
`;
/** `data-small`: in a written row the buttons have no border and end at the edge of the card's content. */
export const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr));
  gap: ${space.s8};

  &[data-small] {
    display: flex;
    flex: none;
    gap: 0;
    margin-block: calc(-1 * ${space.s8});
    margin-inline: auto calc(-1 * ${space.s14});
  }
`;
