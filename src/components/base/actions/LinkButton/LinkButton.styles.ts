import { styled } from 'styled-components';
import { buttonLook } from '../Button/Button.styles';
import { Link } from '../Link/Link';

export const StyledPageLink = styled(Link)`
  ${buttonLook}
`;
export const StyledAnchor = styled.a`
  ${buttonLook}
`;
