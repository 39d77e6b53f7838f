/** On a 24 px grid: 2 px strokes, round caps, in the text colour. Used beside a word, or alone with a label. */
export const ICONS = {
  anchor: (
    <>
      <circle cx="12" cy="5" r="2" />
      <path d="M12 7v14M5 13c0 5 3 8 7 8s7-3 7-8M8.5 11h7" />
    </>
  ),
  cal: (
    <>
      <rect x="4" y="5.5" width="16" height="15" rx="2" />
      <path d="M4 10.500h16M8.5 3v4M15.5 3v4M12 13v5M9.5 15.500h5" />
    </>
  ),
  check: <path d="M5 12.500l4.5 4.500L19 7.5" />,
  copy: (
    <>
      <rect x="9" y="9" width="11" height="11" rx="2" />
      <path d="M5 15H4V5a1 1 0 0 1 1-1h10v1" />
    </>
  ),
  days: (
    <>
      <rect x="4" y="5.5" width="16" height="15" rx="2" />
      <path d="M4 10.500h16M8.5 3v4M15.5 3v4M8 14h.01M12 14h.01M16 14h.01M8 17.500h.01M12 17.500h.01" />
    </>
  ),
  download: <path d="M12 4v11M8 11.500l4 3.500 4-3.500M5 18v2h14v-2" />,
  edit: <path d="M4 20l1-4L16 5l3 3L8 19z" />,
  first: <path d="M17 6l-6 6 6 6M7 6v12" />,
  gear: (
    <>
      <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
      <circle cx="15" cy="7" r="2.2" />
      <circle cx="9" cy="17" r="2.2" />
    </>
  ),
  image: (
    <>
      <rect x="4" y="5" width="16" height="14" rx="2" />
      <circle cx="9" cy="10" r="1.5" />
      <path d="M5 17l5-4 3 2 3-3 3.5 3.5" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.500M12 7.500h.01" />
    </>
  ),
  key: (
    <>
      <circle cx="8" cy="15" r="4" />
      <path d="M11 12l8-8M16 7l3 3" />
    </>
  ),
  last: <path d="M7 6l6 6-6 6M17 6v12" />,
  layers: <path d="M4 9l8-4 8 4-8 4zM4 14.500l8 4 8-4" />,
  left: <path d="M15 5l-7 7 7 7" />,
  list: <path d="M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01" />,
  logout: <path d="M10 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h4M15 8l4 4-4 4M19 12h-9" />,
  message: (
    <>
      <path d="M4 5.500h16v11H11l-4 3.500v-3.500H4z" />
      <path d="M8 9.500h8M8 12.500h5" />
    </>
  ),
  ok: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M8 12.300l2.8 2.800L16 9.5" />
    </>
  ),
  minus: <path d="M5 12h14" />,
  out: <path d="M14 5h5v5M19 5l-8 8M11 5H6a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-5" />,
  park: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4" />
      <path d="M10 17V8h3a2.5 2.5 0 0 1 0 5.500h-3" />
    </>
  ),
  phone: (
    <path d="M5 4h3.5l2 5-2.3 1.7a12 12 0 0 0 5.1 5.1L15 13.500l5 2V19a2 2 0 0 1-2.2 2A17 17 0 0 1 3 6.2 2 2 0 0 1 5 4z" />
  ),
  pin: (
    <>
      <path d="M12 21c-4-4.5-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2.5 6.5-6.5 11z" />
      <circle cx="12" cy="10" r="2.5" />
    </>
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  print: (
    <>
      <path d="M7 8V4h10v4M7 17H4v-7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v7h-3" />
      <path d="M7 14h10v6H7z" />
    </>
  ),
  refresh: <path d="M19 12a7 7 0 1 1-2.2-5.100M19 4v4h-4" />,
  more: (
    <g fill="currentColor" stroke="none">
      <circle cx="5" cy="12" r="2" />
      <circle cx="12" cy="12" r="2" />
      <circle cx="19" cy="12" r="2" />
    </g>
  ),
  right: <path d="M9 5l7 7-7 7" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="M16 16l4.5 4.5" />
    </>
  ),
  share: <path d="M12 15V4M8 7.500L12 4l4 3.500M6 12H5v8h14v-8h-1" />,
  store: <path d="M4 10l1.5-5h13L20 10M5 10v9h14v-9M4 10h16M10 19v-5h4v5" />,
  trash: <path d="M5 7h14M9.5 7V4h5v3M7 7l1 13h8l1-13" />,
  users: (
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M3 20c0-4 2.5-6 6-6s6 2 6 6M16 5a3.5 3.5 0 0 1 0 6.500M17 14.500c2.5.5 4 2.5 4 5.5" />
    </>
  ),
  warn: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.500v5.500M12 16.500h.01" />
    </>
  ),
  x: <path d="M6 6l12 12M18 6L6 18" />,
} as const;
export type IconName = keyof typeof ICONS;
