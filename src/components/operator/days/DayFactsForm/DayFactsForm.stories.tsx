import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import type { ReserveDay } from '#contract/day/day.schema';
import { dayFactsForm } from '#copy/dayFactsForm';
import { fieldText } from '#copy/fieldErrors';
import { settings } from '#copy/settings';
import { aDay } from '#mocks/builders';
import { DayFactsForm, type DayFactsFormProps } from './DayFactsForm';

const meta = {
  title: '시각과 예약 조건 양식',
  id: 'day-facts-form',
  component: DayFactsForm,
  args: { day: aDay(), pending: false, onSubmit: fn(), onInvalid: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DayFactsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  await userEvent.click(canvas.getByText(dayFactsForm.title));
};
export const Folded: Story = {
  name: '접힘',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(dayFactsForm.title)).toBeVisible();
    await expect(canvas.getByLabelText(dayFactsForm.departAt)).not.toBeVisible();
  },
};

export const NothingSet: Story = {
  name: '정한 것 없음',
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await opened(context);
    await expect(canvas.queryByRole('switch')).toBeNull();
    await fireEvent.change(canvas.getByLabelText(dayFactsForm.departAt), { target: { value: '17:00' } });
    await userEvent.type(canvas.getByLabelText(dayFactsForm.meetAt), '30');
    await userEvent.click(canvas.getByRole('button', { name: dayFactsForm.save }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      departAt: '17:00',
      returnAt: null,
      meetAt: 30,
      minCount: 0,
      confirmed: 'N',
      opensAt: null,
    });
  },
};
export const LeastNumberOfPeople: Story = {
  name: '최소 인원',
  args: { day: aDay({ departAt: '05:00', returnAt: '15:00', meetAt: 30, minCount: 8 }) },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await opened(context);
    await userEvent.click(canvas.getByRole('switch', { name: dayFactsForm.confirmed }));
    await userEvent.click(canvas.getByRole('button', { name: dayFactsForm.save }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ minCount: 8, confirmed: 'Y' }));
  },
};
/** The opening is in Korean time, whatever the device's time zone. */
export const NotOpenYet: Story = {
  args: { day: aDay({ opensAt: '2026-11-25T11:00:00.000Z' }) },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await opened(context);
    const field = canvas.getByLabelText(dayFactsForm.opensAt);
    await expect(field).toHaveValue('2026-11-25T20:00');
    await fireEvent.change(field, { target: { value: '2026-12-01T00:30' } });
    await userEvent.click(canvas.getByRole('button', { name: dayFactsForm.save }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ opensAt: '2026-11-30T15:30:00.000Z' }));
  },
};
/** Visitors could never book the day. */
export const OpensAfterTheTrip: Story = {
  name: '출항 뒤의 예약 시작',
  args: { day: aDay({ date: '2026-12-05' }) },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await opened(context);
    await fireEvent.change(canvas.getByLabelText(dayFactsForm.opensAt), { target: { value: '2026-12-06T00:00' } });
    await userEvent.click(canvas.getByRole('button', { name: dayFactsForm.save }));
    await expect(canvas.getByLabelText(dayFactsForm.opensAt)).toHaveAccessibleDescription(
      expect.stringContaining(fieldText({ field: 'opensAt', code: 'OPENING_AFTER_TRIP', date: '2026-12-05' })),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const MeetingTooEarly: Story = {
  name: '너무 이른 집합',
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await opened(context);
    await userEvent.type(canvas.getByLabelText(dayFactsForm.meetAt), '300');
    await userEvent.click(canvas.getByRole('button', { name: dayFactsForm.save }));
    await expect(canvas.getByLabelText(dayFactsForm.meetAt)).toHaveAccessibleDescription(
      fieldText({ field: 'meetAt', code: 'NUMBER_INVALID', max: 240 }),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** The trip could never be confirmed. */
export const MoreThanTheSeats: Story = {
  name: '정원보다 많음',
  args: { day: aDay({ totalCount: 20 }) },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await opened(context);
    await userEvent.clear(canvas.getByLabelText(dayFactsForm.minCount));
    await userEvent.type(canvas.getByLabelText(dayFactsForm.minCount), '30');
    await userEvent.click(canvas.getByRole('button', { name: dayFactsForm.save }));
    await expect(canvas.getByLabelText(dayFactsForm.minCount)).toHaveAccessibleDescription(
      expect.stringContaining(fieldText({ field: 'minCount', code: 'NUMBER_INVALID', max: 20 })),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
let saveElsewhere: (day: ReserveDay) => void;
function OfALiveDay(props: DayFactsFormProps) {
  const [day, setDay] = useState(props.day);
  useEffect(() => {
    saveElsewhere = setDay;
  }, []);
  return <DayFactsForm {...props} day={day} />;
}
/**
 * A save by this device is not reported. After a save by another device, unedited fields take the new value, and edited
 * ones show both values.
 */
export const SavedElsewhereMeanwhile: Story = {
  name: '고치는 동안 다른 기기에서 저장됨',
  args: { day: aDay({ departAt: '05:00', meetAt: 30, minCount: 8 }) },
  render: (args) => <OfALiveDay {...args} />,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await opened(context);
    await fireEvent.change(canvas.getByLabelText(dayFactsForm.returnAt), { target: { value: '16:00' } });
    await userEvent.clear(canvas.getByLabelText(dayFactsForm.minCount));
    await userEvent.type(canvas.getByLabelText(dayFactsForm.minCount), '09');
    saveElsewhere(aDay({ departAt: '05:00', returnAt: '16:00', meetAt: 40, minCount: 9 }));
    await waitFor(() => expect(canvas.getByLabelText(dayFactsForm.meetAt)).toHaveValue('40'));
    await expect(canvas.queryByRole('region')).toBeNull();
    await fireEvent.change(canvas.getByLabelText(dayFactsForm.departAt), { target: { value: '04:30' } });
    await userEvent.click(canvas.getByLabelText(dayFactsForm.minCount));
    saveElsewhere(aDay({ departAt: '06:00', returnAt: '16:00', meetAt: 50, minCount: 9, confirmed: 'Y' }));
    const box = await canvas.findByRole('region', { name: settings.changedElsewhere.title });
    await expect(canvas.getByLabelText(dayFactsForm.minCount)).toHaveFocus();
    await expect(within(box).getAllByRole('listitem')).toHaveLength(1);
    await expect(within(box).getByText('06:00')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('switch', { name: dayFactsForm.confirmed })).toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: dayFactsForm.save }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      departAt: '04:30',
      returnAt: '16:00',
      meetAt: 50,
      minCount: 9,
      confirmed: 'Y',
      opensAt: null,
    });
  },
};
export const Saving: Story = {
  args: { pending: true },
  play: async (context) => {
    const { canvas } = context;
    await opened(context);
    await expect(canvas.getByText(settings.saving)).toBeVisible();
  },
};
