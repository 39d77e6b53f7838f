import { useEffect, useState } from 'react';

/**
 * `data:` URL of a selected file, for a preview before upload; null until the file is read. (The content security
 * policy allows pictures from `data:` URLs but not from `blob:` URLs.)
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
