import { css, styled } from 'styled-components';
import { Link } from '#src/components/base/actions/Link/Link';
import { color, layout, media, space, weight } from '#src/components/base/theme/tokens';

/** 40 px, from 1024 px 64 px; this includes the page's own gap of 16 px. */
const apart = css`
  main > &:not(:first-child) {
    margin-top: ${space.s24};
  }
  ${media.wide} {
    main > &:not(:first-child) {
      margin-top: ${space.s48};
    }
  }
`;

export const Section = styled.section`
  ${apart}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s12};
  min-height: ${layout.touch};
  margin-bottom: calc(-1 * ${space.s8});
`;

export const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space.s4};
  flex: none;
  min-height: ${layout.touch};
  color: ${color.brandStrong};
  font-weight: ${weight.bold};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

/** From 1024 px. */
export const Pair = styled.div`
  ${apart}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};

  ${media.wide} {
    grid-auto-flow: column;
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${space.s24};
  }
`;
