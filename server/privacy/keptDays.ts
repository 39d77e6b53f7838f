export { firstKept } from '../../contract/boarding/boarding.rules';
