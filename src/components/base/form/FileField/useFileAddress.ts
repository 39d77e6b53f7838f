import { useEffect, useState } from 'react';

/**
 * A `data:` address of a chosen file, to look at it before it is sent; null until it is read. (The content security
 * policy allows pictures in `data:` addresses and not in `blob:` ones.)
 */
export const useFileAddress = (file: File | null): string | null => {
  const [read, setRead] = useState<{ file: File; address: string } | null>(null);
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') setRead({ file, address: reader.result });
    };
    reader.readAsDataURL(file);
    return () => {
      reader.onload = null;
      reader.abort();
    };
  }, [file]);
  return read && read.file === file ? read.address : null;
};
