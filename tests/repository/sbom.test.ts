import { expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { npmCli } from '../../scripts/programs.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const LIMIT_MS = 120_000;
/** npm reads the installed packages and needs no network. */
const OFFLINE = { npm_config_offline: 'true', npm_config_update_notifier: 'false' };

interface Bom {
  bomFormat: string;
  metadata: { component: { type: string; name: string } };
  components: { name: string; group?: string; version: string; hashes?: object[] }[];
}

it(
  '쓰는 패키지의 목록(npm run sbom)에는 운영에 쓰이는 것이 판까지 모두 있고, 개발에만 쓰는 것은 없다',
  () => {
    const printed = execFileSync(process.execPath, [npmCli(), 'run', '--silent', 'sbom'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...OFFLINE },
      maxBuffer: 64 * 1024 * 1024,
    });
    const bom = JSON.parse(printed) as Bom;
    const { name, dependencies, devDependencies } = JSON.parse(
      readFileSync(path.join(root, 'package.json'), 'utf8'),
    ) as { name: string; dependencies: Record<string, string>; devDependencies: Record<string, string> };
    const nameOf = (one: Bom['components'][number]): string =>
      one.group === undefined ? one.name : `${one.group}/${one.name}`;
    const listed = new Set(bom.components.flatMap((one) => [nameOf(one), `${nameOf(one)}@${one.version}`]));
    const { type, name: product } = bom.metadata.component;
    expect([bom.bomFormat, type, product]).toEqual(['CycloneDX', 'application', name]);
    expect(Object.entries(dependencies).filter(([one, version]) => !listed.has(`${one}@${version}`))).toEqual([]);
    expect(listed.size).toBeGreaterThan(100);
    for (const one of ['jest', 'storybook', '@playwright/test']) {
      expect(devDependencies).toHaveProperty([one]);
      expect(listed.has(one)).toBe(false);
    }
  },
  LIMIT_MS,
);
