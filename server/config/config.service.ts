import type { ConfigInfo, ConfigLogic } from '../../contract/config/config.schema';
import type { Context } from '../context';
import { findInfo, findLogic } from './config.repository';

export const readInfo = async ({ db }: Context): Promise<ConfigInfo> => ({ ...(await findInfo(db)), logo: null });

export const readLogic = ({ db }: Context): Promise<ConfigLogic> => findLogic(db);
