/** npm's `--omit dev` also omits packages that production shares with development, such as React. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { npmCli } from './programs.mjs';

const root = path.resolve(import.meta.dirname, '..');
const DEVELOPMENT = 'cdx:npm:package:development';
const MOST_BYTES = 64 * 1024 * 1024;

/** @typedef {{ 'bom-ref': string, properties?: { name: string, value: string }[] }} Component */
/** @typedef {{ ref: string, dependsOn: string[] }} Needs */
/** @typedef {{ metadata: { component: { name: string } }, components: Component[], dependencies: Needs[] }} Bom */

/** @param {Component} component */
const isForDevelopment = ({ properties = [] }) =>
  properties.some(({ name, value }) => name === DEVELOPMENT && value === 'true');

/** @type {Bom} */
const bom = JSON.parse(
  execFileSync(process.execPath, [npmCli(), 'sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: MOST_BYTES,
  }),
);
const { name } = /** @type {{ name: string }} */ (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
const left = new Set(bom.components.filter(isForDevelopment).map((component) => component['bom-ref']));
// npm names the product after its folder.
bom.metadata.component.name = name;
bom.components = bom.components.filter((component) => !left.has(component['bom-ref']));
bom.dependencies = bom.dependencies
  .filter(({ ref }) => !left.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => !left.has(other)) }));
console.log(JSON.stringify(bom, null, 2));
