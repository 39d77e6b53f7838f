/** In syntax of old Node.js versions; setup.mjs has the rest. */
'use strict';

const OLDEST = 18;
if (Number(process.versions.node.split('.')[0]) < OLDEST) {
  console.error(
    '[준비] 이 컴퓨터의 Node.js(' +
      process.version +
      ')는 너무 오래되어 준비도 할 수 없습니다. https://nodejs.org 에서 Node.js 24를 설치해 주세요.',
  );
  process.exit(1);
}
import('./setup.mjs');
