import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import { retryShown } from '#src/storySite/retryShown';
import { MANIFEST_API } from '#contract/manifest/manifest.paths';
import type { SaveManifest } from '#contract/manifest/manifest.schema';
import { NO_PERSON } from '#contract/manifest/manifest.rules';
import { errorText } from '#copy/errors';
import { frame } from '#copy/frame';
import { manifest as copy, person as personCopy } from '#copy/manifest';
import { networkText } from '#copy/network';
import { reserve } from '#copy/reserve';
import { aManifest, aManifestRow, aPerson } from '#mocks/builders';
import { config, refuses, responds, respondsNow, unreachable, waits } from '#mocks/handlers';
import { ManifestPage } from './ManifestPage';

const policy = config({}, { useManifest: 'Y' });
const booker = aManifestRow({ place: 1, person: aPerson() });
const party = aManifest({
  rows: [
    booker,
    aManifestRow({ place: 2, name: '이파랑', writtenBy: 'SELF', hasLink: true }),
    aManifestRow({ place: 3, hasLink: true }),
    aManifestRow({ place: 4 }),
  ],
});
const own = aManifest({ of: 'PERSON', booker: null, rows: [aManifestRow({ place: 3, hasLink: true })] });
const shown = [...policy, responds(MANIFEST_API.find, party)];
const DRAFT = 'manifest-draft-token';

const meta = {
  title: '승선자명부',
  id: 'page-manifest',
  component: ManifestPage,
  decorators: [site],
  // The next story would find a saved draft.
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.removeItem('remembered-people');
  },
  parameters: { route: '/passengers#token', path: '/passengers', msw: shown },
} satisfies Meta<typeof ManifestPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const ofRow = (row: string, action: string) => ({ name: copy.ofRow(row, action) });

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.written('4명', '2명'))).toBeVisible();
    await expect(canvas.getByText(copy.trip('12월 5일(토)', '새벽호'))).toBeVisible();
    await expect(canvas.getByText(copy.keep)).toBeVisible();
  },
};
const write: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', ofRow('4번', copy.write)));
  await userEvent.type(canvas.getByLabelText(personCopy.name), '박노을');
  await userEvent.click(canvas.getByRole('radio', { name: personCopy.sexes.F }));
  await userEvent.type(canvas.getByLabelText(personCopy.birth), '19801231');
  await userEvent.type(canvas.getByLabelText(personCopy.address), '여수시');
  await userEvent.type(canvas.getByLabelText(personCopy.phone), '00000003');
  await userEvent.type(canvas.getByLabelText(personCopy.emergency), '00000004');
};
const writeAndSave: Play = async (context) => {
  await write(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: copy.submit }));
};
const noeul = aPerson({
  name: '박노을',
  sex: 'F',
  birth: '19801231',
  address: '여수시',
  phone: '010-0000-0003',
  emergency: '010-0000-0004',
});
const withNoeul = aManifest({
  rows: party.rows.map((row) => (row.place === 4 ? aManifestRow({ place: 4, person: noeul }) : row)),
});
let sent: SaveManifest[] = [];
/** The tab stores typed text until it is saved. */
export const SavedARow: Story = {
  name: '한 분을 저장함',
  beforeEach: () => void (sent = []),
  parameters: {
    msw: [
      ...shown,
      http.post(`*${MANIFEST_API.save}`, async ({ request }) => {
        sent.push((await request.json()) as SaveManifest);
        return HttpResponse.json(withNoeul);
      }),
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await write(context);
    await expect(sessionStorage.getItem(DRAFT)).toContain('박노을');
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(await canvas.findByText('박노을')).toBeVisible();
    await expect(sent).toEqual([{ token: 'token', place: 4, person: noeul, seen: null }]);
    await expect(sessionStorage.getItem(DRAFT)).toBeNull();
    await expect(localStorage.getItem('remembered-people')).toBeNull();
    await waitFor(() => expect(canvas.getByText(copy.written('4명', '3명')).parentElement).toHaveFocus());
  },
};
export const Remembered: Story = {
  name: '이 브라우저가 기억함',
  beforeEach: () => localStorage.setItem('remembered-people', JSON.stringify([aPerson(), noeul])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', ofRow('4번', copy.write)));
    const group = within(canvas.getByRole('group', { name: copy.again.title }));
    // People on the list are not proposed again.
    await expect(group.queryByRole('button', { name: '김바다' })).toBeNull();
    await userEvent.click(group.getByRole('button', { name: '박노을' }));
    await expect(canvas.getByLabelText(personCopy.birth)).toHaveValue('19801231');
  },
};
export const Forgotten: Story = {
  name: '기억한 내용을 지움',
  beforeEach: () => localStorage.setItem('remembered-people', JSON.stringify([aPerson(), noeul])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.again.forget }));
    await expect(localStorage.getItem('remembered-people')).toBeNull();
    await expect(canvas.queryByRole('button', { name: copy.again.forget })).toBeNull();
  },
};
/** A companion wrote the row while the form was open: the typed text stays, and a second press overwrites the row. */
let finds = 0;
export const AnotherWasFirst: Story = {
  name: '다른 분이 먼저 적음',
  beforeEach: () => {
    finds = 0;
    sent = [];
  },
  parameters: {
    msw: [
      ...policy,
      respondsNow(MANIFEST_API.find, () =>
        (finds += 1) === 1
          ? party
          : aManifest({
              rows: party.rows.map((row) =>
                row.place === 4
                  ? aManifestRow({ place: 4, name: '최바위', writtenBy: 'SELF', writtenAt: '2026-11-19T02:00:00.000Z' })
                  : row,
              ),
            }),
      ),
      http.post(`*${MANIFEST_API.save}`, async ({ request }) => {
        sent.push((await request.json()) as SaveManifest);
        return sent.length === 1
          ? HttpResponse.json({ code: 'CONFLICT', message: errorText.CONFLICT }, { status: 409 })
          : HttpResponse.json(withNoeul);
      }),
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await writeAndSave(context);
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText(copy.first.SELF('최바위'))).toBeVisible();
    await expect(canvas.getByLabelText(personCopy.name)).toHaveValue('박노을');
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await waitFor(() => expect(sent[1]?.seen).toBe('2026-11-19T02:00:00.000Z'));
    await expect(await canvas.findByText('박노을')).toBeVisible();
  },
};
export const AnswerLost: Story = {
  name: '저장한 답을 받지 못함',
  parameters: { msw: [...shown, unreachable(MANIFEST_API.save)] },
  play: async (context) => {
    const { canvas } = context;
    await writeAndSave(context);
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText(`${networkText.offline} ${copy.saveAgain}`)).toBeVisible();
    await expect(canvas.getByLabelText(personCopy.name)).toHaveValue('박노을');
    await expect(sessionStorage.getItem(DRAFT)).toContain('박노을');
  },
};
const refusedField = { field: 'address', reason: '주소는 100자 이하로 입력해 주세요.' };
export const FieldRefused: Story = {
  name: '한 칸이 거절됨',
  parameters: {
    msw: [
      ...shown,
      refuses(MANIFEST_API.save, 400, { code: 'VALIDATION', message: refusedField.reason, errors: [refusedField] }),
    ],
  },
  play: async (context) => {
    await writeAndSave(context);
    await waitFor(() => expect(context.canvas.getByLabelText(personCopy.address)).toHaveFocus());
  },
};
/** The draft is stored in the tab, so it survives a reload. */
export const Restored: Story = {
  name: '새로고침하기 전에 적던 것',
  beforeEach: () => sessionStorage.setItem(DRAFT, JSON.stringify({ 4: { ...NO_PERSON, name: '박노' } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: copy.form(4) })).toBeVisible();
    await expect(canvas.getByLabelText(personCopy.name)).toHaveValue('박노');
  },
};
const withShareSheet = (share: Navigator['share'] | undefined) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
let shared: ShareData[] = [];
let refusals = 0;
/** Some browsers refuse to share after waiting for the server; the second press does not wait. */
export const AddressSent: Story = {
  name: '주소를 보냄',
  beforeEach: () => {
    shared = [];
    refusals = 0;
    withShareSheet((data) => {
      if ((refusals += 1) === 1) return Promise.reject(new DOMException('refused', 'NotAllowedError'));
      return Promise.resolve(void shared.push(data ?? {}));
    });
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    spyOn(document, 'execCommand').mockReturnValue(false);
    return () => {
      Reflect.deleteProperty(navigator, 'share');
      Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  parameters: { msw: [...shown, responds(MANIFEST_API.link, { token: 'other' })] },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', ofRow('4번', copy.send));
    await userEvent.click(button);
    await expect(await canvas.findByText(copy.pressAgain)).toBeInTheDocument();
    await userEvent.click(button);
    await waitFor(() => expect(shared).toHaveLength(1));
    await expect(shared[0]?.url).toBe(`${window.location.origin}/passengers#other`);
    await expect(shared[0]?.title).toBe(copy.shared(copy.trip('12월 5일(토)', '새벽호')));
  },
};
let removed = false;
export const Removed: Story = {
  name: '한 분을 뺌',
  beforeEach: () => void (removed = false),
  parameters: {
    msw: [
      ...policy,
      respondsNow(MANIFEST_API.find, () =>
        removed
          ? aManifest({
              rows: [booker, aManifestRow({ place: 2 }), aManifestRow({ place: 3 }), aManifestRow({ place: 4 })],
            })
          : party,
      ),
      http.post(`*${MANIFEST_API.remove}`, () => {
        removed = true;
        return HttpResponse.json(null);
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', ofRow('이파랑', copy.remove)));
    const dialog = within(await screen.findByRole('dialog', { name: copy.confirmRemove('이파랑') }));
    await userEvent.click(dialog.getByRole('button', { name: copy.remove }));
    await waitFor(() => expect(canvas.getByRole('button', ofRow('2번', copy.write))).toHaveFocus());
    await expect(canvas.queryByText('이파랑')).toBeNull();
  },
};
export const Companion: Story = {
  name: '일행 한 분',
  parameters: { msw: [...policy, responds(MANIFEST_API.find, own)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.own.lead)).toBeVisible();
    await expect(canvas.getByRole('form', { name: copy.own.form })).toBeVisible();
    await expect(canvas.queryByText(copy.keep)).toBeNull();
  },
};
/** The trip has departed while the form was open: the tab stores no data. */
export const DepartedMeanwhile: Story = {
  name: '그사이 출항함',
  parameters: {
    msw: [...shown, refuses(MANIFEST_API.save, 409, { code: 'MANIFEST_CLOSED', message: errorText.MANIFEST_CLOSED })],
  },
  play: async (context) => {
    const { canvas } = context;
    await writeAndSave(context);
    await expect(await canvas.findByText(errorText.MANIFEST_CLOSED)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: copy.title })).toHaveFocus();
    await expect(sessionStorage.getItem(DRAFT)).toBeNull();
  },
};
const refused = (code: 'MANIFEST_CLOSED' | 'MANIFEST_NOT_FOUND' | 'MANIFEST_OFF', status: number): Story => ({
  parameters: { msw: [...policy, refuses(MANIFEST_API.find, status, { code, message: errorText[code] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(errorText[code])).toBeVisible();
    const main = within(canvas.getByRole('main'));
    const way = code === 'MANIFEST_NOT_FOUND' ? reserve.find : frame.call;
    await expect(await main.findByRole('link', { name: way })).toBeVisible();
  },
});
export const Departed: Story = { ...refused('MANIFEST_CLOSED', 409), name: '출항한 뒤' };
export const UnknownLink: Story = { ...refused('MANIFEST_NOT_FOUND', 404), name: '모르는 주소' };
export const SwitchedOff: Story = refused('MANIFEST_OFF', 403);
export const WithoutAToken: Story = {
  name: '주소가 잘림',
  parameters: { route: '/passengers', msw: policy },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(errorText.MANIFEST_NOT_FOUND)).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: [...policy, waits(MANIFEST_API.find)] } };
export const LoadFailed: Story = { parameters: { msw: [...policy, unreachable(MANIFEST_API.find)] }, play: retryShown };
