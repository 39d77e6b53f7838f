import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emulating } from '#mocks/emulating';
import { Icon } from './Icon';
import { ICONS, type IconName } from './icons';

const meta = { title: '아이콘', id: 'icon', component: Icon, args: { name: 'phone' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = { name: '보통' };
export const Small: Story = { name: '작게', args: { size: 'small', name: 'check' } };
export const Large: Story = { name: '크게', args: { size: 'large', name: 'anchor' } };
export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))', gap: 16 }}>
      {(Object.keys(ICONS) as IconName[]).map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8 }}>
          <Icon name={name} size="large" />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
};
/** Coloured icons must take the text colour. */
export const ForcedColors: Story = {
  ...emulating({ forcedColors: 'active' }),
  render: (args) => (
    <p>
      <style>{'[data-coloured] svg { color: rgb(15 98 196); }'}</style>
      <span data-coloured>
        <Icon {...args} />
      </span>
    </p>
  ),
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('p') as HTMLElement;
    const icon = canvasElement.querySelector('svg') as SVGElement;
    if (window.matchMedia('(forced-colors: active)').matches)
      await expect(getComputedStyle(icon).color).toBe(getComputedStyle(text).color);
  },
};
