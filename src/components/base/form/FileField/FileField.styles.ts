import { styled } from 'styled-components';
import { buttonLook } from '../../actions/Button/Button.styles';
import { visuallyHidden } from '../../theme/styles';
import { color, radius, space, type } from '../../theme/tokens';

export const Picker = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s8} ${space.s12};
`;

export const FileInput = styled.input`
  ${visuallyHidden}
`;
export const Choose = styled.label`
  ${buttonLook}

  ${FileInput}:focus-visible + & {
    outline: 3px solid ${color.brand};
    outline-offset: 2px;
  }
  ${FileInput}[aria-invalid='true'] + & {
    border-color: ${color.danger};
  }
  ${FileInput}:disabled + & {
    border-color: ${color.edge};
    color: ${color.inkMuted};
    cursor: default;
  }
`;
export const FileName = styled.span`
  flex: 1 1 160px;
  min-width: 0;
  color: ${color.ink2};
  ${type.small}

  &[data-chosen='true'] {
    color: ${color.ink};
  }
`;

/** At most the window's width minus 20 px and 520 px (specification 9), and never wider than its container. */
export const Preview = styled.figure`
  display: grid;
  justify-items: start;
  gap: ${space.s8};
  max-width: min(520px, calc(100vw - 20px), 100%);

  figcaption {
    color: ${color.ink2};
    ${type.small}
  }
  img {
    max-width: 100%;
    max-height: 240px;
    padding: ${space.s12};
    border: 1px solid ${color.edge};
    border-radius: ${radius.control};
    background: ${color.surface};
  }
`;
