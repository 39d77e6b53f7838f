import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fieldText } from '#copy/fieldErrors';
import { person as copy } from '#copy/manifest';
import { emulating } from '#mocks/emulating';
import { FROZEN_NOW } from '#mocks/now';
import { Checkbox } from '#src/components/base/form/Checkbox/Checkbox';
import { PersonForm } from './PersonForm';

const written = {
  name: '김바다',
  sex: 'M',
  birth: '19650312',
  address: '전라남도 여수시',
  phone: '010-0000-0001',
  emergency: '061-000-0002',
};

const meta = {
  title: '승선자 양식',
  id: 'person-form',
  component: PersonForm,
  args: {
    label: '1번 승선자',
    now: FROZEN_NOW,
    submitLabel: '저장하기',
    submittingLabel: '저장하는 중입니다',
    pending: false,
    onSubmit: fn(),
    onInvalid: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof PersonForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText(copy.name)).toHaveAttribute('autocomplete', 'off');
    await expect(canvas.getByLabelText(copy.emergency)).toHaveAttribute('autocomplete', 'off');
    await userEvent.click(canvas.getByRole('button', { name: copy.close }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
/** The date of birth is shown in words, and the numbers get hyphens. */
export const FilledIn: Story = {
  name: '다 적음',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(copy.name), ' 김바다 ');
    await userEvent.click(canvas.getByRole('radio', { name: copy.sexes.M }));
    const birth = canvas.getByLabelText(copy.birth);
    await expect(birth).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(birth, '1965031');
    await expect(birth).toHaveAccessibleDescription(copy.birthHint);
    await userEvent.type(birth, '2');
    await expect(birth).toHaveAccessibleDescription('1965년 3월 12일');
    await userEvent.type(canvas.getByLabelText(copy.address), '전라남도 여수시');
    await userEvent.type(canvas.getByLabelText(copy.phone), '01000000001');
    await userEvent.type(canvas.getByLabelText(copy.emergency), '0610000002');
    await userEvent.click(canvas.getByRole('button', { name: args.submitLabel }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...written, emergency: '0610000002' });
  },
};
export const PastedBirth: Story = {
  name: '생년월일을 붙여 넣음',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(copy.birth));
    await userEvent.paste('1965-03-12');
    await expect(canvas.getByLabelText(copy.birth)).toHaveValue('19650312');
  },
};
/** The browser may fill in the person's own data, but not the emergency number. */
export const Own: Story = {
  name: '본인이 적음',
  args: { isOwn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(copy.name)).toHaveAttribute('autocomplete', 'name');
    await expect(canvas.getByLabelText(copy.phone)).toHaveAttribute('autocomplete', 'tel-national');
    await expect(canvas.getByLabelText(copy.emergency)).toHaveAttribute('autocomplete', 'off');
  },
};
export const Correcting: Story = {
  name: '고침',
  args: { initial: written },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText(copy.birth)).toHaveAccessibleDescription('1965년 3월 12일');
    await userEvent.click(canvas.getByRole('radio', { name: copy.sexes.F }));
    await userEvent.click(canvas.getByRole('button', { name: args.submitLabel }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...written, sex: 'F' });
  },
};
export const WithAQuestion: Story = {
  name: '더 묻는 것이 있음',
  args: { children: <Checkbox label="이 브라우저에 기억합니다" /> },
};
export const NothingTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.submitLabel }));
    await expect(canvas.getByLabelText(copy.name)).toHaveFocus();
    await expect(canvas.getByRole('radiogroup', { name: copy.sex })).toHaveAccessibleDescription(
      fieldText({ field: 'sex', code: 'SEX_REQUIRED' }),
    );
    await expect(canvas.getByLabelText(copy.emergency)).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** A date that does not exist, and an invalid telephone number. */
export const Wrong: Story = {
  args: { initial: { ...written, birth: '19650230', emergency: '112' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.submitLabel }));
    const birth = canvas.getByLabelText(copy.birth);
    await expect(birth).toHaveFocus();
    await expect(birth).toHaveAccessibleDescription(fieldText({ field: 'birth', code: 'BIRTH_UNREAL' }));
    await expect(canvas.getByLabelText(copy.emergency)).toBeInvalid();
    await expect(canvas.getByLabelText(copy.phone)).toBeValid();
  },
};
/** A landline number is accepted instead. */
export const EmergencyIsTheSame: Story = {
  name: '비상연락처가 본인 번호와 같음',
  args: { initial: { ...written, emergency: written.phone } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.submitLabel }));
    const emergency = canvas.getByLabelText<HTMLInputElement>(copy.emergency);
    await expect(emergency).toHaveFocus();
    await expect(emergency).toHaveAccessibleDescription(fieldText({ field: 'emergency', code: 'EMERGENCY_SAME' }));
    await userEvent.clear(emergency);
    await userEvent.type(emergency, '0612345678');
    await expect(emergency).toHaveValue('0612345678');
    await userEvent.click(canvas.getByRole('button', { name: args.submitLabel }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Refused: Story = {
  args: {
    initial: written,
    refusals: [{ field: 'address', reason: '주소에 사용할 수 없는 문자가 있습니다.' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(copy.address)).toHaveFocus();
    await expect(canvas.getByLabelText(copy.name)).toHaveValue('김바다');
  },
};
export const Failed: Story = {
  args: { initial: written, error: '응답이 지연되고 있습니다. 잠시 후 다시 시도해 주세요.' },
};
export const Saving: Story = {
  args: { initial: written, pending: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: args.submittingLabel })).toBeVisible();
  },
};
export const LongestTexts: Story = {
  args: {
    initial: {
      ...written,
      name: '알렉산드라 마리아 콘스탄티노바 델 라 크루스'.slice(0, 20),
      address:
        '제주특별자치도 서귀포시 대정읍 최남단해안로 120번길 가나다라마바사아자차카타파하 아파트 1234동 5678호 우편함 옆'.slice(
          0,
          100,
        ),
    },
  },
};
export const AsNarrowAs320: Story = { ...emulating({ width: 320 }) };
