import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FEATURE_ART, SEASON_ART } from '#contract/about/limits.rules';
import { aboutForm } from '#copy/aboutForm';
import { ArtChoice } from './ArtChoice';

const copy = aboutForm.art;

const meta = {
  title: '그림 고르기',
  id: 'art-choice',
  component: ArtChoice,
  args: { drawings: FEATURE_ART, value: 'feature-deck', onChange: fn() },
} satisfies Meta<typeof ArtChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfSeveral: Story = {
  name: '여럿 가운데 하나',
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <ArtChoice {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: copy.names['feature-deck'] })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: copy.names['feature-wheelhouse'] })).toBeChecked();
  },
};
export const None: Story = {
  name: '없음',
  args: { value: null },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: copy.none })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: copy.names['feature-cabin'] }));
    await expect(args.onChange).toHaveBeenCalledWith('feature-cabin');
  },
};
export const OneOrTheFish: Story = {
  name: '그림 하나 또는 어종',
  args: { drawings: SEASON_ART, value: null, none: copy.fish },
};
