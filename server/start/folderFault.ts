const CODES = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR', 'ENOENT'];

export const isFolderFault = (error: unknown): boolean => CODES.includes((error as NodeJS.ErrnoException).code ?? '');
