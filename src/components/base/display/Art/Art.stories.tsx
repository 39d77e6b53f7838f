import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Art } from './Art';
import { ART } from './artPath';

const meta = {
  title: '그림',
  id: 'art',
  component: Art,
  args: { name: 'galchi' },
} satisfies Meta<typeof Art>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideItsWord: Story = {
  name: '낱말 곁',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/art/galchi.svg');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const WithWordsOfItsOwn: Story = {
  name: '제 글이 있음',
  args: { name: 'boat', alt: '바다에 나온 새벽호' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '바다에 나온 새벽호' })).toBeVisible();
  },
};
export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 16 }}>
      {ART.map((name) => (
        <li key={name}>
          <Art name={name} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
};
