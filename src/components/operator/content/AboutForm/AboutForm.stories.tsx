import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { aboutForm as copy } from '#copy/aboutForm';
import { photos as photosCopy } from '#copy/photos';
import { rowList } from '#copy/rowList';
import { settings } from '#copy/settings';
import { aConfigInfo, anAbout, aPhotograph } from '#mocks/builders';
import { svgTiles } from '#mocks/svgTiles';
import { mapTiles, photographs } from '#mocks/handlers';
import { mapShown } from '#mocks/mapShown';
import { UnsavedContext } from '#src/components/base/form/unsaved';
import { AboutForm } from './AboutForm';
import { AboutSection } from './AboutSection';
import { FeatureRow, LinkRow, RentalRow, SeasonRow } from './AboutRows';

const meta = {
  title: '선박소개 양식',
  id: 'about-form',
  component: AboutForm,
  subcomponents: { AboutSection, FeatureRow, RentalRow, SeasonRow, LinkRow },
  args: {
    stored: anAbout(),
    current: 11,
    info: aConfigInfo(),
    canFind: true,
    tiles: svgTiles,
    uploads: new Map(),
    pending: false,
    onAddPhotos: fn(() => []),
    onRemovePhoto: fn(),
    onRetryPhotos: fn(),
    onSubmit: fn(),
    onInvalid: fn(),
  },
  parameters: { msw: [mapTiles, photographs] },
} satisfies Meta<typeof AboutForm>;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];
const opened = async ({ canvas, userEvent }: Context, title: string) => {
  await userEvent.click(canvas.getByRole('heading', { name: title }));
};

export const Folded: Story = {
  name: '접힘',
  play: async ({ canvas }) => {
    for (const title of [...Object.values(copy.sections), copy.fields.photos, copy.fields.seasons])
      await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByLabelText(copy.fields.introduction)).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: settings.save })).toBeVisible();
  },
};
export const Saved: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await opened(context, copy.sections.home);
    const introduction = canvas.getByLabelText(copy.fields.introduction);
    await userEvent.clear(introduction);
    await userEvent.type(introduction, ' 새로 지은 배입니다. ');
    await userEvent.click(canvas.getByRole('button', { name: settings.save }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ introduction: '새로 지은 배입니다.', port: '여수 국동항' }),
    );
  },
};
/** Each section previews the page on which it appears. */
export const Previewed: Story = {
  name: '미리보기',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context, copy.sections.home);
    await userEvent.click(canvas.getAllByRole('button', { name: copy.preview })[0]!);
    const preview = await canvas.findByRole('region', { name: copy.preview });
    await expect(within(preview).getByRole('radio', { name: copy.previews.pages.home })).toBeChecked();
    await userEvent.type(canvas.getByLabelText(copy.fields.homeLead), ' 새 배입니다.');
    const frame = preview.querySelector('iframe');
    await waitFor(() => expect(frame?.contentDocument?.body).toHaveTextContent('새 배입니다.'));
  },
};
export const TheWay: Story = {
  name: '오시는 길',
  play: (context) => opened(context, copy.sections.way),
  afterEach: ({ canvasElement }) => mapShown(canvasElement),
};
export const NothingInTheLists: Story = {
  name: '목록이 비어 있음',
  args: {
    stored: anAbout({ features: [], itemsToBring: [], itemsProvided: [], rentals: [], seasons: [], links: [] }),
  },
  play: async (context) => {
    await opened(context, copy.sections.items);
    await opened(context, copy.fields.links);
  },
};
/** The section opens, and its list takes the focus. */
export const ARowWithoutAName: Story = {
  name: '이름이 없는 줄',
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await opened(context, copy.fields.links);
    await userEvent.click(canvas.getByRole('button', { name: rowList.add(copy.fields.links) }));
    await opened(context, copy.fields.links);
    await userEvent.click(canvas.getByRole('button', { name: settings.save }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const list = canvas.getByRole('group', { name: copy.fields.links });
    await expect(list).toBeVisible();
    await expect(list).toHaveFocus();
    await expect(list).toHaveAccessibleDescription('링크 1번 줄을 입력해 주세요.');
  },
};
const stored = (number: number, alt: string) => {
  const { id, width, height } = aPhotograph(number);
  return { id, width, height, alt };
};
/** Photographs are moved by buttons and by the keyboard, and sent with their sizes for the preview. */
const tell = fn();
export const Photographs: Story = {
  name: '사진',
  render: (args) => (
    <UnsavedContext value={{ tell, isUnsaved: false }}>
      <AboutForm {...args} />
    </UnsavedContext>
  ),
  args: { stored: anAbout({ photos: [stored(0, '새벽 갑판'), stored(1, '갈치를 든 손님')] }) },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await opened(context, copy.fields.photos);
    await userEvent.type(canvas.getByLabelText(photosCopy.caption(2)), '!{Alt>}{ArrowUp}{/Alt}');
    await expect(canvas.getByLabelText(photosCopy.caption(1))).toHaveFocus();
    await expect(canvas.getByText(rowList.moved('갈치를 든 손님!', 1, 2))).toBeInTheDocument();
    await expect(tell).toHaveBeenLastCalledWith(expect.any(String), true);
    await userEvent.click(canvas.getByRole('button', { name: settings.save }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ photos: [stored(1, '갈치를 든 손님!'), stored(0, '새벽 갑판')] }),
    );
    await userEvent.click(canvas.getByRole('button', { name: rowList.removeOf('새벽 갑판') }));
    await expect(args.onRemovePhoto).toHaveBeenCalledWith(stored(0, '').id);
  },
};
/** The form cannot be saved yet, and says so. */
export const PhotographUploading: Story = {
  name: '사진을 올리는 중',
  args: {
    uploads: new Map([['1', { kind: 'sending', percent: 42 }]]),
    onAddPhotos: fn(() => [{ key: '1', name: 'a.jpg' }]),
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await opened(context, copy.fields.photos);
    await userEvent.upload(canvas.getByLabelText(photosCopy.add), new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
    await expect(canvas.getByRole('progressbar', { name: 'a.jpg' })).toHaveValue(42);
    await userEvent.type(canvas.getByLabelText(photosCopy.caption(1)), '새벽 갑판');
    await userEvent.click(canvas.getByRole('button', { name: settings.save }));
    await expect(args.onInvalid).toHaveBeenCalledWith(photosCopy.uploading);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** Another tab has saved: shows both versions, and the typed text stays. */
export const ChangedElsewhere: Story = {
  args: { stored: anAbout({ parking: '선착장 앞 주차장', version: '2' }), before: anAbout() },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(copy.fields.parking)).toHaveValue('선착장 앞 주차장');
  },
};
