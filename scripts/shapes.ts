/**
 * `npm run shapes`: makes of the contract's schemas what the browser checks answers with. Run it after a change of an
 * answer that scripts/shapes/shapes.test.ts complains about, and commit what it writes.
 */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import type { z } from 'zod';
import { ANSWERS } from './shapes/answers';
import { shapeOf } from './shapes/shapeOf';

for (const [side, answers] of Object.entries<Record<string, z.ZodType>>(ANSWERS)) {
  const file = `contract/shapes/${side}.ts`;
  const lines = Object.entries(answers).map(
    ([name, schema]) => `export const ${name}Shape: Shape = ${JSON.stringify(shapeOf(schema))};`,
  );
  const source = `// Made by \`npm run shapes\` of the schemas.\nimport type { Shape } from '../shape.rules';\n\n${lines.join('\n')}\n`;
  writeFileSync(file, await format(source, { ...(await resolveConfig(file)), parser: 'typescript' }));
}
