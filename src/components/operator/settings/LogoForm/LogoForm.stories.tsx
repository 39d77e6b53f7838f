import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent as people, within } from 'storybook/test';
import { logo } from '#copy/logo';
import { aBrokenPng, aFile, aPngFile, aRenamedGif } from '#mocks/files';
import { LogoForm } from './LogoForm';

const meta = {
  title: '로고 양식',
  id: 'logo-form',
  tags: ['both-widths'],
  component: LogoForm,
  args: { logo: null, pending: null, onSubmit: fn(), onChoose: fn(), onRemove: fn(), onInvalid: fn() },
} satisfies Meta<typeof LogoForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** `accept` gives no guarantee, because file dialogs can show all files. */
const choose = async ({ canvas }: Pick<Parameters<Play>[0], 'canvas'>, file: File) => {
  await people.setup({ applyAccept: false }).upload(canvas.getByLabelText(logo.title, { selector: 'input' }), file);
};

export const NoneYet: Story = {
  name: '아직 없음',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(logo.noneYet)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: logo.remove })).toBeNull();
  },
};
export const PresentLogo: Story = {
  name: '로고 있음',
  args: { logo: '/art/mark.svg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: logo.present })).toBeVisible();
  },
};
export const Chosen: Story = {
  name: '고름',
  args: { logo: '/art/mark.svg' },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const file = await aPngFile('새벽호.png', 1600, 400);
    await choose(context, file);
    const preview = await canvas.findByRole('img', { name: logo.preview });
    await expect(preview.getBoundingClientRect().width).toBeLessThanOrEqual(Math.min(520, window.innerWidth - 20));
    await userEvent.click(canvas.getByRole('button', { name: logo.save }));
    await expect(args.onSubmit).toHaveBeenCalledWith(file);
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onInvalid).not.toHaveBeenCalled();
  },
};
export const SavedWithoutAFile: Story = {
  name: '파일로 저장되지 않음',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: logo.save }));
    await expect(args.onInvalid).toHaveBeenCalledWith(logo.none);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const input = canvas.getByLabelText(logo.title, { selector: 'input' });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(logo.none));
  },
};

const refused = (reason: string, file: () => File): Play => {
  return async (context) => {
    const { canvas, userEvent, args } = context;
    await choose(context, file());
    const input = canvas.getByLabelText(logo.title, { selector: 'input' });
    await expect(await canvas.findByText(reason)).toBeVisible();
    await expect(input).toBeInvalid();
    await expect(canvas.queryByRole('img', { name: logo.preview })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: logo.save }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  };
};
export const NotAPicture: Story = {
  name: '그림이 아님',
  play: refused(logo.wrongType, () => aFile('승선자 명단.pdf', 'application/pdf')),
};
export const AnotherKindOfPicture: Story = {
  name: '다른 종류의 그림',
  play: refused(logo.wrongType, () => aFile('움직이는 로고.gif', 'image/gif')),
};
/** Neither the file name nor the declared type decides, only the content. */
export const AnotherKindUnderAnotherName: Story = {
  name: '이름만 바꾼 다른 파일',
  play: refused(logo.wrongType, () => aRenamedGif('움직이는 로고.png')),
};
export const TooBig: Story = {
  name: '너무 큼',
  play: refused(logo.tooBig(5), () => aFile('사진.jpg', 'image/jpeg', 5 * 1024 * 1024 + 1)),
};
export const Unreadable: Story = {
  name: '읽을 수 없음',
  play: refused(logo.unreadable, () => aBrokenPng('깨진 그림.png')),
};
export const RefusedByTheServer: Story = {
  name: '서버가 거절함',
  args: { error: '이미지를 읽을 수 없습니다. PNG 또는 JPEG 파일을 선택해 주세요.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(logo.unreadable);
  },
};
export const Saving: Story = {
  args: { logo: '/art/mark.svg', pending: 'saving' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: logo.saving }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onInvalid).not.toHaveBeenCalled();
  },
};
export const AsksBeforeTheLogoGoes: Story = {
  name: '로고를 지우기 전에 물음',
  args: { logo: '/art/mark.svg' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: logo.remove }));
    const dialog = canvas.getByRole('dialog', { name: logo.removeConfirm });
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: logo.remove }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Removing: Story = { args: { logo: '/art/mark.svg', pending: 'removing' } };
