import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aboutForm as copy } from '../../../../copy/aboutForm';
import { rowList } from '../../../../copy/rowList';
import { settings } from '../../../../copy/settings';
import { anAbout } from '../../../../mocks/builders';
import { mapTiles } from '../../../../mocks/handlers';
import { AboutForm } from './AboutForm';

const meta = {
  id: 'about-form',
  component: AboutForm,
  args: { stored: anAbout(), current: 11, pending: false, onSubmit: fn(), onInvalid: fn() },
  parameters: { msw: [mapTiles] },
} satisfies Meta<typeof AboutForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const introduction = canvas.getByLabelText(copy.fields.introduction);
    await userEvent.clear(introduction);
    await userEvent.type(introduction, ' 새로 지은 배입니다. ');
    await userEvent.click(canvas.getByRole('button', { name: settings.save }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ introduction: '새로 지은 배입니다.', port: '여수 국동항' }),
    );
  },
};
export const NothingInTheLists: Story = {
  args: {
    stored: anAbout({ features: [], itemsToBring: [], itemsProvided: [], rentals: [], seasons: [], links: [] }),
  },
};
/** A new row without a name is refused, and the list takes the focus. */
export const ARowWithoutAName: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: rowList.add(copy.fields.links) }));
    await userEvent.click(canvas.getByRole('button', { name: settings.save }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const list = canvas.getByRole('group', { name: copy.fields.links });
    await expect(list).toHaveFocus();
    await expect(list).toHaveAccessibleDescription('링크 1번 줄을 입력해 주세요.');
  },
};
/** Another tab has saved meanwhile: what is typed stays, and both are shown. */
export const ChangedElsewhere: Story = {
  args: { stored: anAbout({ parking: '선착장 앞 주차장', version: '2' }), before: anAbout() },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(copy.fields.parking)).toHaveValue('선착장 앞 주차장');
  },
};
