import { styled } from 'styled-components';
import { color, space, type, weight } from '#src/components/base/theme/tokens';
import { PartyList } from '#src/components/operator/bookings/PartyRow/PartyList';
import { PartyRow } from '#src/components/operator/bookings/PartyRow/PartyRow';
import { besideHigher, joined, PartyName, Title } from '#src/components/operator/bookings/PartyRow/PartyRow.styles';

const inRows = '@container parties (min-width: 40rem)';

export const Entries = styled(PartyList)`
  margin-top: ${space.s24};

  ${inRows} {
    ${joined}
  }
`;
export const Row = styled(PartyRow)`
  row-gap: ${space.s8};

  ${Title} {
    justify-content: space-between;
    column-gap: ${space.s12};
  }
  ${inRows} {
    grid-template: 'who call acts' auto 'facts call acts' auto / minmax(0, 1fr) auto 16rem;
    row-gap: 0;
    ${besideHigher}

    ${Title} {
      justify-content: start;
    }
  }
`;
export const Name = styled(PartyName)`
  ${inRows} {
    display: grid;
    grid-template-columns: 2.5rem minmax(5.5rem, auto);
    column-gap: ${space.s12};
  }
`;
export const State = styled.span`
  color: ${color.ink2};
  ${type.small}

  &[data-state='OFFERED'] {
    color: ${color.brand};
    font-weight: ${weight.bold};
  }
`;
export const Skipped = styled.span`
  color: ${color.warning};
  font-weight: ${weight.bold};
`;
export const Call = styled.div`
  ${inRows} {
    grid-area: call;
  }
`;
export const Acts = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s8};

  & > :only-child {
    grid-column: 2;
  }
  ${inRows} {
    grid-area: acts;
  }
`;
