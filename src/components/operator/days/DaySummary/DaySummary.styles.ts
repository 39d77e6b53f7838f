import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { color, media, space, type, weight } from '#src/components/base/theme/tokens';

export const Box = styled(Card)`
  ${media.narrow} {
    padding-block: ${space.s16};
  }
`;
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.s12};

  /* The state is beside the date if its longest word fits. */
  > :first-child {
    flex: 1 1 0;
    min-width: min-content;
  }
`;
export const Title = styled.h1`
  ${type.display}

  [data-tone='sunday'] {
    color: ${color.sunday};
  }
  [data-tone='saturday'] {
    color: ${color.saturday};
  }
  ${media.tiny} {
    ${type.h1}
  }
`;
export const Sea = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s8};
  color: ${color.ink2};
  ${type.small}
`;
export const Holiday = styled.span`
  color: ${color.sunday};
  font-weight: ${weight.bold};
`;

export const Seats = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s12};
  margin-block: ${space.s8} ${space.s4};
  color: ${color.ink2};

  b {
    color: ${color.ink};
    ${type.h1}
    white-space: nowrap;
  }
  ${media.wide} {
    margin-block: ${space.s16} ${space.s8};
  }
`;
export const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s16};
  margin-top: ${space.s8};
  color: ${color.ink2};
  ${type.small}

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space.s4};
  }
`;

export const Due = styled.p`
  margin-top: ${space.s4};
  color: ${color.warning};
  ${type.small}
  font-weight: ${weight.bold};
`;
export const State = styled.div`
  display: grid;
  flex: none;
  justify-items: end;
  gap: ${space.s8};
`;
export const States = styled.div`
  margin-top: ${space.s12};
`;

/** Two columns on phones: the guests start on the first screen. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s8} ${space.s16};
  margin-top: ${space.s12};
  padding-top: ${space.s12};
  border-top: 1px solid ${color.edge};

  dt {
    color: ${color.ink2};
    ${type.small}
  }
  dd {
    font-weight: ${weight.bold};
  }
  [data-memo] {
    grid-column: 1 / -1;
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: ${space.s16};
    padding-top: ${space.s16};

    div {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: ${space.s16};
    }
    dt {
      flex: none;
      ${type.body}
    }
    dd {
      text-align: right;
    }
    /* The memo's form is visible below. */
    [data-memo] {
      display: none;
    }
  }
`;
