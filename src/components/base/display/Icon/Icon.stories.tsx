import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon';
import { ICONS, type IconName } from './icons';

const meta = { id: 'icon', component: Icon, args: { name: 'phone' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'small', name: 'check' } };
export const Large: Story = { args: { size: 'large', name: 'anchor' } };
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
