import { styled } from 'styled-components';
import { color, media, space, type, weight } from '#src/components/base/theme/tokens';
import { PartyRow } from '#src/components/operator/bookings/PartyRow/PartyRow';
import { Facts, Title } from '#src/components/operator/bookings/PartyRow/PartyRow.styles';

const inRows = '@container parties (min-width: 45rem)';

export const Row = styled(PartyRow)`
  grid-template: 'who amount' auto 'facts facts' auto 'act act' auto / minmax(0, 1fr) fit-content(55%);
  align-items: start;
  row-gap: ${space.s4};

  /* The number under the name. */
  ${Title} {
    display: grid;
    gap: 0;
    justify-items: start;
  }
  ${media.half} {
    grid-template: 'who' auto 'amount' auto 'facts' auto 'act' auto / minmax(0, 1fr);
  }
  ${inRows} {
    grid-template: 'who facts amount act' auto / 11.25rem minmax(0, 1fr) 8.75rem 12.5rem;
    align-items: center;

    ${Facts} {
      flex-direction: column;
    }
  }
`;
export const Warning = styled.strong`
  flex-basis: 100%;
  color: ${color.danger};
  font-weight: ${weight.bold};
`;
export const Amount = styled.p`
  grid-area: amount;
  display: grid;
  justify-items: end;
  text-align: end;
  text-wrap: balance;

  ${media.half} {
    justify-items: start;
    text-align: start;
  }

  b {
    white-space: nowrap;
    ${type.h2}
    font-weight: ${weight.bold};
  }
  &[data-state='open'] b {
    color: ${color.brandStrong};
  }
  span {
    color: ${color.ink2};
    ${type.small}
  }
`;
export const Act = styled.div`
  grid-area: act;
  margin-top: ${space.s8};

  ${inRows} {
    margin-top: 0;
  }
`;
export const DoneAct = styled(Act)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;

  ${inRows} {
    justify-content: flex-end;
  }
`;
export const Done = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.s4};
  color: ${color.success};
  font-weight: ${weight.bold};

  ${inRows} {
    ${type.small}
    font-weight: ${weight.bold};
  }
`;
