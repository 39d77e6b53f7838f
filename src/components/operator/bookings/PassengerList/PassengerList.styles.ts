import { styled } from 'styled-components';
import { color, weight } from '#src/components/base/theme/tokens';

/** Paper sizes, not screen spacing: A4 landscape, 10 mm side margins. */
export const PAPER = { width: '277mm', margin: '9mm 10mm' } as const;

/** The address takes the remaining width. */
export const WIDTHS = {
  number: '9mm',
  name: '21mm',
  phone: '29mm',
  people: '11mm',
  payment: '17mm',
  memo: '27mm',
  birth: '24mm',
  sex: '11mm',
  address: 'auto',
  emergency: '32mm',
  signature: '24mm',
} as const;

export const Sheet = styled.section`
  width: ${PAPER.width};
  background: ${color.ground};
  color: ${color.ink};
  font-size: 9.5pt;
  line-height: 1.25;
`;

export const Head = styled.header`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  margin-bottom: 2.4mm;
  padding-bottom: 2mm;
  border-bottom: 0.7mm solid ${color.ink};
`;
export const Title = styled.h2`
  font-size: 17pt;
  line-height: 1.2;

  span {
    margin-left: 3mm;
    font-size: 13pt;
    font-weight: ${weight.regular};
  }
`;
export const Facts = styled.dl`
  display: flex;
  gap: 6mm;

  dt {
    color: ${color.ink2};
    font-size: 8pt;
  }
  dd {
    font-size: 11pt;
    font-weight: ${weight.bold};
  }
`;

export const Table = styled.table`
  width: 100%;
  border: 0.35mm solid ${color.ink};
  border-collapse: collapse;
  table-layout: fixed;

  th {
    height: 6.6mm;
    padding: 0 1mm;
    border: 0.25mm solid ${color.ink};
    background: ${color.surface};
    font-size: 8.5pt;
    font-weight: ${weight.bold};
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }
  td {
    height: 7.95mm;
    padding: 0 1.5mm;
    border: 0.2mm solid ${color.outline};
    vertical-align: middle;
  }
  [data-column='phone'],
  [data-column='birth'],
  [data-column='emergency'] {
    white-space: nowrap;
  }
  [data-column='sex'] {
    text-align: center;
  }
  [data-column='address'],
  [data-column='memo'] {
    font-size: 8pt;
  }
`;

export const Body = styled.tbody`
  break-inside: avoid;
  border-top: 0.35mm solid ${color.ink};
`;
export const Place = styled.td`
  && {
    padding: 0;
    text-align: center;
  }
`;

export const Foot = styled.footer`
  display: flex;
  justify-content: space-between;
  gap: 6mm;
  margin-top: 2.2mm;
  font-size: 8.5pt;
  break-inside: avoid;
`;
export const Captain = styled.span`
  flex: none;

  i {
    display: inline-block;
    width: 46mm;
    height: 1.2em;
    margin-left: 2mm;
    border-bottom: 0.25mm solid ${color.ink};
    vertical-align: bottom;
  }
`;
