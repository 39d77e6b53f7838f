/**
 * `npm run shapes`: generates the shapes by which the browser checks responses, from the contract's schemas. Run it
 * when scripts/shapes/shapes.test.ts reports a changed response, and commit the result.
 */
import { writeFileSync } from 'node:fs';
import type { z } from 'zod';
import { formatted } from './formatted';
import { ANSWERS, NEW_KEYS } from './shapes/answers';
import { shapeOf } from './shapes/shapeOf';

for (const [side, answers] of Object.entries<Record<string, z.ZodType>>(ANSWERS)) {
  const file = `contract/shapes/${side}.ts`;
  const lines = Object.entries(answers).map(
    ([name, schema]) => `export const ${name}Shape: Shape = ${JSON.stringify(shapeOf(schema, NEW_KEYS[name]))};`,
  );
  const source = `// Made by \`npm run shapes\` of the schemas.\nimport type { Shape } from '../shape.rules';\n\n${lines.join('\n')}\n`;
  writeFileSync(file, await formatted(file, source));
}
