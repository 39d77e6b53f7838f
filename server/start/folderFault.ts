const CODES = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR', 'ENOENT'];

/** Whether a file or folder could not be used because of its path, owner or permissions. */
export const isFolderFault = (error: unknown): boolean => CODES.includes((error as NodeJS.ErrnoException).code ?? '');
