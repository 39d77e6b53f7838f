import { useState } from 'react';
import { Group, Head, Key, Place, Row, Said, Table, Where } from './CopyTable.styles';

/** A text of the catalogue. */
export interface CopyRow {
  key: string;
  text: string;
  /** `width`: width of the text in syllables; `limit`: maximum width where it is used, null if there is none. */
  width: number;
  limit: number | null;
  places: readonly CopyPlace[];
}
export interface CopyPlace {
  name: string;
  /** URL of the story; null if there is none. */
  href: string | null;
}

export interface CopyTableProps {
  /** Labels of the table. They are for designers and not part of the site. */
  words: { key: string; text: string; width: string; where: string; shown: (count: number) => string };
  /** One group per catalogue file. */
  groups: readonly { file: string; rows: readonly CopyRow[] }[];
  /** Whether the groups are expanded, as they are during a search. */
  open: boolean;
}

interface GroupProps extends Omit<CopyTableProps, 'groups'> {
  group: CopyTableProps['groups'][number];
}
/** The texts of a file. Those of a collapsed group are not on the page: there are thousands. */
function TextGroup({ words, group: { file, rows }, open }: GroupProps) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <Group open={open} onToggle={({ currentTarget }) => setIsOpened(currentTarget.open)}>
      <summary>
        <b>{file}</b>
        <span>{` ${words.shown(rows.length)}`}</span>
      </summary>
      {(open || isOpened) && (
        <Table>
          <Head>
            <tr>
              <th scope="col">{words.text}</th>
              <th scope="col">{words.width}</th>
              <th scope="col">{words.where}</th>
            </tr>
          </Head>
          <tbody>
            {rows.map(({ key, text, width, limit, places }) => (
              <Row key={key} data-too-wide={limit !== null && width > limit ? true : undefined}>
                <td>
                  <Said>{text}</Said>
                  <Key>{key}</Key>
                </td>
                <td>{limit === null ? width : `${width}/${limit}`}</td>
                <td>
                  <Where>
                    {places.map(({ name, href }) => (
                      <li key={name}>
                        {href ? (
                          <Place href={href} target="_top">
                            {name}
                          </Place>
                        ) : (
                          name
                        )}
                      </li>
                    ))}
                  </Where>
                </td>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </Group>
  );
}

/** All texts of the catalogue, one group per file. */
export function CopyTable({ groups, ...props }: CopyTableProps) {
  return groups.map((group) => <TextGroup key={group.file} group={group} {...props} />);
}
