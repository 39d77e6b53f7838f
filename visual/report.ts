import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { OUTPUT, pictureFile, type Picture, type PictureKind, type Result } from './result';
import { viewName, VIEWS } from './views';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
const ACCEPT = 'npm run visual:accept';

const STYLE = `
  body { margin: 0; font: 16px/1.6 system-ui, sans-serif; color: #191f28; background: #f2f4f6; }
  header, main { max-width: 1800px; margin: auto; padding: 24px; }
  section { margin: 0 0 24px; padding: 20px; border-radius: 16px; background: #fff; }
  h1, h2, h3 { margin: 0 0 8px; } h3 { font-size: 15px; color: #4e5968; }
  code { padding: 2px 8px; border-radius: 6px; background: #e7f0fb; user-select: all; }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start; }
  figure { margin: 0; overflow: auto; max-height: 90vh; border: 1px solid #cfd6de; } figcaption { position: sticky; top: 0; left: 0; padding: 4px 8px; background: #e3e8ed; font-weight: 700; }
  img { display: block; max-width: 100%; } a:focus-visible { outline: 3px solid #0f62c4; }
  nav { columns: 3; } .remark { padding: 12px 20px; border-radius: 12px; background: #fff4de; color: #8a5300; }
`;
const CAPTIONS: Record<PictureKind, string> = { before: '전', after: '후', difference: '차이(붉은 곳)' };

const figure = (kind: PictureKind, { id, view }: Picture): string => {
  const file = pictureFile(kind, id, view);
  return `<figure><figcaption>${CAPTIONS[kind]}</figcaption><a href="${file}"><img src="${file}" alt="${id} ${viewName(view)} ${CAPTIONS[kind]}" loading="lazy" /></a></figure>`;
};
const FOUND: Record<Picture['is'], string> = {
  same: '같습니다',
  different: '다릅니다',
  missing: '기준 그림이 없습니다',
  restless: '그림이 멈추지 않습니다',
  unseen: '그림을 찍지 못했습니다',
};
const pictureSection = (picture: Picture): string => {
  const kinds: PictureKind[] =
    picture.is === 'different' ? ['before', 'after', 'difference'] : picture.is === 'missing' ? ['after'] : [];
  const pixels = picture.pixels === null ? '' : ` (${picture.pixels.toLocaleString('ko-KR')}픽셀)`;
  const accepted = picture.accepted ? ' · <b>받아들였습니다</b>' : '';
  return `<h3>${viewName(picture.view)}: ${FOUND[picture.is]}${pixels}${accepted}</h3><div class="row">${kinds.map((kind) => figure(kind, picture)).join('')}</div>`;
};
const storySection = (id: string, pictures: Picture[]): string => {
  const { title = '', name = '' } = pictures[0] ?? {};
  return `<section id="${id}"><h2>${escaped(`${title} · ${name}`)}</h2>
    ${pictures.some(({ accepted }) => !accepted) ? `<p>맞는 변화이면 <code>${ACCEPT} ${id}</code></p>` : ''}${pictures.map(pictureSection).join('')}</section>`;
};

/**
 * The report as one HTML page: for each story before, after and difference, and the command that accepts the change.
 */
export const reportPage = ({ pictures, gone, remarks }: Result): string => {
  const open = pictures.filter(({ is }) => is !== 'same').sort((a, b) => VIEWS.indexOf(a.view) - VIEWS.indexOf(b.view));
  const stories = [...new Set(open.map(({ id }) => id))];
  const sameCount = pictures.length - open.length;
  const remark = remarks.map((line) => `<p class="remark">${escaped(line)}</p>`).join('');
  const links = stories.map((id) => `<li><a href="#${id}">${id}</a></li>`).join('');
  const goneList = gone
    .map(
      ({ id, view, accepted }) =>
        `<li><code>${ACCEPT} ${id}</code> ${view} px${accepted ? ' <b>지웠습니다</b>' : ''}</li>`,
    )
    .join('');
  return `<!doctype html>
<html lang="ko"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>그림 비교</title><style>${STYLE}</style></head>
<body><header><h1>그림 비교</h1>
<p>그림 ${pictures.length}장 가운데 ${sameCount}장이 같고, 이야기 ${stories.length}개를 봐야 합니다. 이야기가 사라진 기준 그림은 ${gone.length}장입니다.</p>
${remark}
<p>여기 보이는 그림이 모두 맞으면 <code>${ACCEPT}</code>(이 보고서의 그림만 받아들입니다), 아니면 코드를 고치고 <code>npm run visual</code>을 다시 실행해 주세요.</p>
<nav><ul>${links}</ul></nav></header>
<main>${stories
    .map((id) =>
      storySection(
        id,
        open.filter((one) => one.id === id),
      ),
    )
    .join('\n')}
${gone.length > 0 ? `<section><h2>이야기가 사라진 기준 그림</h2><ul>${goneList}</ul></section>` : ''}</main></body></html>
`;
};

/** Writes the report; returns its path relative to the project. */
export const writeReport = (result: Result): string => {
  writeFileSync(path.join(OUTPUT, 'index.html'), reportPage(result));
  return 'test-output/visual/index.html';
};
