import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { NO_PERSON } from '#contract/manifest/manifest.rules';
import { manifest as copy, person as personCopy } from '#copy/manifest';
import { aManifest, aManifestRow, aPerson } from '#mocks/builders';
import { emulating } from '#mocks/emulating';
import { FROZEN_NOW } from '#mocks/now';
import { ManifestRows, type ManifestRowsProps } from './ManifestRows';
import { PersonRow } from './PersonRow';

const booker = aManifestRow({ place: 1, person: aPerson() });
const empty = aManifest();
const some = aManifest({
  rows: [
    booker,
    aManifestRow({ place: 2, name: '이파랑', writtenBy: 'SELF', hasLink: true }),
    aManifestRow({ place: 3, hasLink: true }),
    aManifestRow({ place: 4 }),
  ],
});
const complete = aManifest({
  rows: [
    booker,
    aManifestRow({ place: 2, name: '이파랑', writtenBy: 'SELF', hasLink: true }),
    aManifestRow({ place: 3, name: '박노을', writtenBy: 'OPERATOR' }),
  ],
});

const meta = {
  title: '일행의 승선자명부',
  id: 'manifest-rows',
  component: ManifestRows,
  subcomponents: { PersonRow },
  args: {
    manifest: empty,
    now: FROZEN_NOW,
    pending: null,
    onTyped: fn(),
    onSave: fn(() => Promise.resolve(true)),
    onSend: fn(),
    onRemove: fn(),
    onInvalid: fn(),
  },
} satisfies Meta<typeof ManifestRows>;
export default meta;
type Story = StoryObj<typeof meta>;

const ofRow = (row: string, action: string) => ({ name: copy.ofRow(row, action) });

/** The first row proposes the booker. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(copy.written('4명', '0명'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', ofRow('1번', copy.write)));
    await expect(canvas.getByLabelText(personCopy.name)).toHaveFocus();
    await expect(canvas.getByLabelText(personCopy.name)).toHaveValue('김바다');
    await expect(canvas.getByLabelText(personCopy.phone)).toHaveValue('010-0000-0001');
    await userEvent.click(canvas.getByRole('button', { name: personCopy.close }));
    await expect(canvas.getByRole('button', ofRow('1번', copy.write))).toHaveFocus();
  },
};
/** Companions who wrote their own row show only their name. */
export const Some: Story = {
  name: '몇 분만 적음',
  args: { manifest: some },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy.written('4명', '2명'))).toBeVisible();
    await expect(canvas.queryByRole('button', ofRow('이파랑', copy.edit))).toBeNull();
    await expect(canvas.getByText(copy.sent)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', ofRow('4번', copy.send)));
    await expect(args.onSend).toHaveBeenCalledWith(4, canvas.getByRole('button', ofRow('4번', copy.send)));
  },
};
export const Complete: Story = {
  name: '모두 적음',
  args: { manifest: complete },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.complete)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: new RegExp(copy.send) })).toBeNull();
  },
};
export const One: Story = { args: { manifest: aManifest({ rows: [aManifestRow()] }) } };
export const WithoutATime: Story = {
  name: '출항 시각 없음',
  args: { manifest: aManifest({ closesAt: null, rows: [booker] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.closesWithTheDay('12월 5일'))).toBeVisible();
  },
};
function OfAParty(props: ManifestRowsProps) {
  const [rows, setRows] = useState(props.manifest.rows);
  return (
    <ManifestRows
      {...props}
      manifest={{ ...props.manifest, rows }}
      onSave={({ place }, typed) => {
        const person = aPerson({ ...typed, sex: 'M' });
        setRows(rows.map((row) => (row.place === place ? aManifestRow({ place, person }) : row)));
        return Promise.resolve(true);
      }}
    />
  );
}
/** After saving, the next row takes the focus; after the last row, the sentence that all are written. */
export const OneAfterAnother: Story = {
  name: '한 분씩 적음',
  args: { manifest: aManifest({ rows: [booker, aManifestRow({ place: 2 }), aManifestRow({ place: 3 })] }) },
  render: (args) => <OfAParty {...args} />,
  play: async ({ canvas, userEvent }) => {
    const write = async (row: string, name: string) => {
      await userEvent.click(canvas.getByRole('button', ofRow(row, copy.write)));
      await userEvent.type(canvas.getByLabelText(personCopy.name), name);
      await userEvent.click(canvas.getByRole('radio', { name: personCopy.sexes.M }));
      await userEvent.type(canvas.getByLabelText(personCopy.birth), '19801231');
      await userEvent.type(canvas.getByLabelText(personCopy.address), '여수시');
      await userEvent.type(canvas.getByLabelText(personCopy.phone), '00000003');
      await userEvent.type(canvas.getByLabelText(personCopy.emergency), '00000004');
      await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    };
    await write('2번', '이파랑');
    await waitFor(() => expect(canvas.getByRole('button', ofRow('3번', copy.write))).toHaveFocus());
    await write('3번', '박노을');
    await waitFor(() => expect(canvas.getByText(copy.complete).parentElement).toHaveFocus());
  },
};
export const Editing: Story = {
  name: '고치는 중',
  args: { manifest: some },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', ofRow('김바다', copy.edit)));
    await expect(canvas.getByLabelText(personCopy.birth)).toHaveValue('19650312');
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(args.onSave).toHaveBeenCalledWith(booker, aPerson(), false);
  },
};
/** A row with text typed before a reload opens by itself. */
export const Restored: Story = {
  name: '적던 것이 남아 있음',
  args: { draftOf: (place) => (place === 2 ? { ...NO_PERSON, name: '이파' } : null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: copy.form(2) })).toBeVisible();
    await expect(canvas.getByLabelText(personCopy.name)).toHaveValue('이파');
  },
};
export const Refused: Story = {
  args: {
    draftOf: (place) => (place === 2 ? aPerson({ name: '이파랑' }) : null),
    error: copy.first.SELF('이파랑'),
  },
};
export const Saving: Story = {
  args: { draftOf: (place) => (place === 2 ? aPerson() : null), pending: { place: 2, action: 'save' } },
};
export const MakingTheAddress: Story = {
  name: '주소를 만드는 중',
  args: { pending: { place: 2, action: 'link' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', ofRow('2번', copy.send))).toHaveAttribute('aria-busy', 'true');
  },
};
export const Removing: Story = {
  args: { manifest: some, pending: { place: 2, action: 'remove' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', ofRow('이파랑', copy.remove))).toHaveAttribute('aria-busy', 'true');
  },
};
export const AsksBeforeItRemoves: Story = {
  name: '빼기 전에 물음',
  args: { manifest: some },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', ofRow('이파랑', copy.remove)));
    const dialog = within(await screen.findByRole('dialog', { name: copy.confirmRemove('이파랑') }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: copy.remove }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(2));
  },
};
const longest = aManifest({
  rows: [
    aManifestRow({ place: 1, person: aPerson({ name: '알렉산드라 마리아 콘스탄티노바 델' }) }),
    aManifestRow({ place: 2, name: '빅토리아노 에르난데스 가르시아', writtenBy: 'OPERATOR' }),
    aManifestRow({ place: 3, hasLink: true }),
  ],
});
export const LongestTexts: Story = { args: { manifest: longest } };
export const AsNarrowAs320: Story = { ...emulating({ width: 320 }), args: { manifest: longest } };
