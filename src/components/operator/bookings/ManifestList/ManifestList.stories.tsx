import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PAGES } from '#contract/paths';
import { manifestAdmin as copy } from '#copy/manifestAdmin';
import { aCrew, aManifestParty, anEmptyRow, aWrittenRow } from '#mocks/dayManifest';
import { FROZEN_NOW } from '#mocks/now';
import { List } from '../PartyRow/PartyRow.styles';
import { ManifestCrew } from './ManifestCrew';
import { ManifestRow } from './ManifestRow';
import { PersonFacts } from './PersonFacts';
import { PersonRow } from './PersonRow';

const meta = {
  title: '승선자명부의 한 일행',
  id: 'manifest-row',
  component: ManifestRow,
  subcomponents: { PersonRow, PersonFacts, ManifestCrew },
  args: { party: aManifestParty(), startsOpen: true, children: null },
  render: (args) => (
    <List>
      <ManifestRow {...args}>
        {args.party.rows.map((row) => (
          <PersonRow
            key={row.place}
            row={row}
            party={args.party.name}
            now={FROZEN_NOW}
            pending={false}
            removing={false}
            onSave={fn(() => Promise.resolve(true))}
            onRemove={fn()}
          />
        ))}
      </ManifestRow>
    </List>
  ),
} satisfies Meta<typeof ManifestRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  name: '모두 씀',
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.written('2명', '2명'))).toBeVisible();
    await expect(canvas.getByText(copy.person.by.SELF)).toBeVisible();
  },
};
export const Missing: Story = {
  name: '덜 씀',
  args: {
    party: aManifestParty({ rows: [aWrittenRow(1, {}, { person: null, name: '' }), anEmptyRow(2, { hasLink: true })] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.person.unreadable)).toBeVisible();
    await expect(canvas.getByText(copy.person.link)).toBeVisible();
  },
};
export const Crew: Story = {
  name: '선장·선원이 없음',
  render: () => <ManifestCrew crew={[]} href={PAGES.adminCrew} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.crew.missing)).toBeVisible();
  },
};
export const CrewUnfolded: Story = {
  name: '선장·선원을 펼침',
  render: () => <ManifestCrew crew={aCrew().crew} href={PAGES.adminCrew} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(copy.crew.title));
    await expect(canvas.getByText('박한결')).toBeVisible();
  },
};
