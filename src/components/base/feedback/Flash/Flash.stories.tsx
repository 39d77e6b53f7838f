import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { Button } from '../../actions/Button/Button';
import { Flash } from './Flash';
import { flashPlace } from './Flash.styles';

const Line = styled.p`
  ${flashPlace}
  width: fit-content;
`;

const meta = {
  title: '바뀐 값의 표시',
  id: 'flash',
  tags: ['both-widths'],
  component: Flash,
  args: { of: 8 },
  render: (args) => (
    <Line>
      남은자리 8명
      <Flash {...args} />
    </Line>
  ),
} satisfies Meta<typeof Flash>;
export default meta;
type Story = StoryObj<typeof meta>;

function Seats() {
  const [left, setLeft] = useState(8);
  return (
    <>
      <Line>
        <span>{`남은자리 ${left}명`}</span>
        <Flash of={left} />
      </Line>
      <Button onClick={() => setLeft(left - 1)}>다른 분이 예약</Button>
    </>
  );
}
const light = (root: HTMLElement) => root.querySelector('p [aria-hidden]');

export const Unchanged: Story = {
  name: '그대로',
  play: async ({ canvasElement }) => {
    await expect(light(canvasElement)).toBeNull();
  },
};
/** The light restarts with each change, and nothing moves. */
export const Changed: Story = {
  render: () => <Seats />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const line = canvasElement.querySelector('p');
    const before: unknown = line?.getBoundingClientRect().toJSON();
    await userEvent.click(canvas.getByRole('button'));
    const first = light(canvasElement);
    await expect(canvas.getByText(/7명/)).toBeVisible();
    await expect(first).toBeInTheDocument();
    await expect(line?.getBoundingClientRect().toJSON()).toEqual(before);
    await userEvent.click(canvas.getByRole('button'));
    await expect(light(canvasElement)).not.toBe(first);
  },
};
