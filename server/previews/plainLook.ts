/** Style of pages without the app's scripts and style sheets: one centred column. */
export const plainLook = (
  root: string,
): string => `${root}{box-sizing:border-box;max-width:640px;margin:15vh auto 0;padding:20px;
font:17px/1.6 Pretendard,sans-serif;text-align:center;color:#191f28;word-break:keep-all;overflow-wrap:anywhere;text-wrap:balance}
${root} a{display:inline-block;min-height:48px;padding:0 20px;line-height:48px;border-radius:12px;
font-weight:700;color:#fff;background:#0f62c4;text-decoration:none}`;
