import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../display/Icon/Icon';
import { ICONS, type IconName } from '../display/Icon/icons';
import {
  layoutValues,
  media,
  radiusValues,
  roleValues,
  shadowValues,
  spaceValues,
  type,
  weight,
  type ColorRole,
} from '../theme/tokens';
import { COLOR_USES, LEAST, type ColorDuty } from './colorUses';
import { contrast } from './contrast';
import { Grid, Measure } from './Foundations.styles';
import { BreakpointSpecimens, LengthSpecimens, SeenThroughSpecimens, ShapeSpecimens, TypeSpecimens } from './Specimens';
import { Swatch } from './Swatch';
import { isSeenThrough } from './values';

const DUTIES: Record<ColorDuty, string> = { text: '글자', graphic: '도형과 테두리', decoration: '장식' };

const meta = {
  title: '색과 글자와 간격',
  id: 'foundations',
  tags: ['both-widths'],
  component: Swatch,
  subcomponents: { TypeSpecimens, LengthSpecimens, SeenThroughSpecimens, BreakpointSpecimens, ShapeSpecimens },
  args: { use: { role: 'ink', on: 'ground', duty: 'text' }, duty: DUTIES.text, sample: '남은자리 6명' },
  globals: { ground: 'ground' },
} satisfies Meta<typeof Swatch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The specimens of the story by token name: the rendered element and its text. */
const specimens = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-token]')].map((specimen) => ({
    name: specimen.dataset['token'] ?? '',
    rendered: specimen.lastElementChild?.firstElementChild ?? specimen,
    shape: specimen.firstElementChild ?? specimen,
    said: specimen.textContent,
  }));

/** Every colour role on its backgrounds, with the contrast computed from the token values. */
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
export const ColorsOfText: Story = { ...colors('text'), name: '글자의 색' };
export const ColorsOfGraphics: Story = {
  ...colors('graphic'),
  name: '도형의 색',
  args: { use: { role: 'outline', on: 'ground', duty: 'graphic' } },
};
export const ColorsOfDecoration: Story = {
  ...colors('decoration'),
  name: '장식의 색',
  args: { use: { role: 'edge', on: 'ground', duty: 'decoration' } },
  play: async () => {
    // Every opaque role occurs in COLOR_USES, as a colour or as a background.
    const placed = new Set<ColorRole>(COLOR_USES.flatMap(({ role, on }) => [role, on]));
    const opaque = (Object.keys(roleValues) as ColorRole[]).filter((role) => !isSeenThrough(roleValues[role]));
    await expect(opaque.filter((role) => !placed.has(role))).toEqual([]);
  },
};
export const ColorsSeenThrough: Story = {
  name: '비치는 색',
  render: ({ sample }) => <SeenThroughSpecimens sample={sample} />,
  play: async ({ canvasElement }) => {
    for (const { name, said } of specimens(canvasElement)) await expect(said).toContain(roleValues[name as ColorRole]);
    await expect(specimens(canvasElement).length).toBeGreaterThan(0);
  },
};

/** The contrast ratios on white in the table of the visual design. */
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
  name: '약속한 대비',
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
  name: '글자 크기',
  tags: ['breakpoint'],
  render: ({ sample }) => <TypeSpecimens sample={sample} />,
  play: async ({ canvasElement }) => {
    const shown = specimens(canvasElement);
    await expect(shown.map(({ name }) => name)).toEqual(Object.keys(type));
    for (const { rendered, said } of shown) {
      const { fontSize, lineHeight } = getComputedStyle(rendered);
      await expect(parseFloat(fontSize)).toBeGreaterThanOrEqual(13);
      await expect(said).toContain(`${parseFloat(fontSize)} / ${parseFloat(lineHeight)}px`);
    }
    await expect(Object.values(weight)).toEqual(['400', '700']);
  },
};

const lengths = (values: Record<string, string>): Story => ({
  render: () => <LengthSpecimens values={values} />,
  play: async ({ canvasElement }) => {
    const shown = specimens(canvasElement);
    await expect(shown.map(({ name }) => name)).toEqual(Object.keys(values));
    for (const { rendered, said } of shown)
      await expect(said).toContain(`${rendered.getBoundingClientRect().width}px · `);
  },
});
export const Space: Story = { ...lengths(spaceValues), name: '간격' };
export const Layout: Story = { ...lengths(layoutValues), name: '폭과 높이' };

export const Breakpoints: Story = {
  name: '바뀌는 폭',
  render: () => <BreakpointSpecimens />,
  play: async ({ canvasElement }) => {
    const said = Object.fromEntries(specimens(canvasElement).map((shown) => [shown.name, shown.said]));
    await expect(Object.keys(said)).toEqual(Object.keys(media));
    await expect(said['wide']).toContain('1024px · 64em');
  },
};

export const RadiusAndShadow: Story = {
  name: '둥글기와 그림자',
  render: () => <ShapeSpecimens />,
  play: async ({ canvasElement }) => {
    const shown = specimens(canvasElement);
    await expect(shown.map(({ name }) => name)).toEqual([...Object.keys(radiusValues), ...Object.keys(shadowValues)]);
    for (const { name, shape, said } of shown) {
      const { borderTopLeftRadius, boxShadow } = getComputedStyle(shape);
      if (name in radiusValues) await expect(said).toContain(`${borderTopLeftRadius} · `);
      else {
        const [, y = '', blur = ''] = /0px (-?\d+px) (\d+px)/.exec(boxShadow) ?? [];
        await expect(said).toContain(`y ${y}blur ${blur}`);
      }
    }
  },
};
export const Icons: Story = {
  name: '아이콘',
  render: () => (
    <Grid>
      {(Object.keys(ICONS) as IconName[]).map((name) => (
        <Measure key={name}>
          <Icon name={name} size="small" />
          <Icon name={name} />
          <Icon name={name} size="large" />
          <code>{name}</code>
        </Measure>
      ))}
    </Grid>
  ),
};
