import { useEffect, useState } from 'react';

/**
 * `data:` URL for a preview before the upload, because the content security policy allows no pictures from `blob:`
 * URLs. Null until the file is read.
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
