import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/Icon';
import { ICONS, type IconName } from '../Icon/icons';
import { layout, radius, roleValues, shadow, space, type, weight, type ColorRole } from '../theme/tokens';
import { COLOR_USES, LEAST, type ColorDuty } from './colorUses';
import { contrast } from './contrast';
import { Bar, Grid, Measure, Shape } from './Foundations.styles';
import { Swatch } from './Swatch';

const DUTIES: Record<ColorDuty, string> = { text: '글자', graphic: '도형과 테두리', decoration: '장식' };

const meta = {
  title: '기초/토대',
  id: 'foundations',
  component: Swatch,
  args: { use: { role: 'ink', on: 'ground', duty: 'text' }, duty: DUTIES.text, sample: '남은자리 6명' },
  globals: { ground: 'ground' },
} satisfies Meta<typeof Swatch>;
export default meta;
type Story = StoryObj<typeof meta>;

const entries = <K extends string>(values: Record<K, string>) => Object.entries(values) as [K, string][];

/** Each role in its places, with the contrast measured between the tokens' own values. */
const colors = (duty: ColorDuty): Story => ({
  render: ({ sample }) => (
    <Grid>
      {COLOR_USES.filter((use) => use.duty === duty).map((use) => (
        <Swatch key={`${use.role}-${use.on}`} use={use} duty={DUTIES[use.duty]} sample={sample} />
      ))}
    </Grid>
  ),
  play: async () => {
    const weak = COLOR_USES.filter((use) => use.duty === duty)
      .map(({ role, on }) => ({ role, on, ratio: contrast(roleValues[role], roleValues[on]) }))
      .filter(({ ratio }) => ratio < LEAST[duty]);
    await expect(weak).toEqual([]);
  },
});
export const ColorsOfText: Story = colors('text');
export const ColorsOfGraphics: Story = {
  ...colors('graphic'),
  args: { use: { role: 'outline', on: 'ground', duty: 'graphic' } },
};
export const ColorsOfDecoration: Story = {
  ...colors('decoration'),
  args: { use: { role: 'edge', on: 'ground', duty: 'decoration' } },
  play: async () => {
    // Every role has its place, but for what is seen through and the grounds themselves.
    const placed = new Set<ColorRole>(COLOR_USES.flatMap(({ role, on }) => [role, on]));
    const opaque = (Object.keys(roleValues) as ColorRole[]).filter((role) => roleValues[role].startsWith('#'));
    await expect(opaque.filter((role) => !placed.has(role))).toEqual([]);
  },
};
/** The figures that the look's own table names (contrast on white). */
const PROMISED = {
  ink: 16.6,
  ink2: 7.1,
  inkMuted: 4.6,
  brand: 5.9,
  brandStrong: 8.8,
  danger: 5.3,
  success: 5.4,
  saturday: 5.4,
};

export const PromisedContrasts: Story = {
  render: ({ sample }) => (
    <Grid>
      {(Object.keys(PROMISED) as (keyof typeof PROMISED)[]).map((role) => (
        <Swatch key={role} use={{ role, on: 'ground', duty: 'text' }} duty={DUTIES.text} sample={sample} />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('[data-contrast]')].map((figure) => Number(figure.textContent));
    for (const [index, promised] of Object.values(PROMISED).entries())
      await expect(Math.abs((shown[index] ?? 0) - promised)).toBeLessThanOrEqual(0.06);
    await expect(contrast(roleValues.warning, roleValues.warningTint)).toBeCloseTo(5.8, 1);
  },
};

export const Type: Story = {
  render: () => (
    <ul>
      {entries(type).map(([name, css]) =>
        (['regular', 'bold'] as const).map((which) => (
          <li key={name + which} style={{ display: 'flex', flexWrap: 'wrap', gap: '0 16px', alignItems: 'baseline' }}>
            <code style={{ width: 112 }}>{name}</code>
            <span
              style={{
                fontSize: /font-size: (\w+)/.exec(css)?.[1],
                lineHeight: /line-height: (\w+)/.exec(css)?.[1],
                fontWeight: weight[which],
              }}
            >
              12월 5일(토) 갈치 남은자리 6명
            </span>
          </li>
        )),
      )}
    </ul>
  ),
  play: async () => {
    const sizes = Object.values(type).map((css) => Number(/font-size: ([\d.]+)rem/.exec(css)?.[1]) * 16);
    await expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);
    await expect(Object.values(weight)).toEqual(['400', '700']);
  },
};
export const Space: Story = {
  render: () => (
    <div>
      {[...entries(space), ...entries(layout)].map(([name, value]) => (
        <Measure key={name}>
          <code>{name}</code>
          <Bar style={{ width: value, maxWidth: '60%' }} />
        </Measure>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('code + span')].map((bar) => bar.getBoundingClientRect().width);
    await expect(widths.slice(0, 4)).toEqual([2, 4, 8, 12]);
  },
};
export const RadiusAndShadow: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {entries(radius).map(([name, value]) => (
        <figure key={name}>
          <Shape as="div" style={{ borderRadius: value }} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
      {entries(shadow).map(([name, value]) => (
        <figure key={name}>
          <Shape as="div" style={{ boxShadow: value }} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  ),
};
export const Icons: Story = {
  render: () => (
    <Grid>
      {(Object.keys(ICONS) as IconName[]).map((name) => (
        <Measure as="li" key={name}>
          <Icon name={name} size="small" />
          <Icon name={name} />
          <Icon name={name} size="large" />
          <code>{name}</code>
        </Measure>
      ))}
    </Grid>
  ),
};
