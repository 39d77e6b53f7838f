import { Group, Head, Key, Place, Row, Said, Table, Where } from './CopyTable.styles';

/** One key of the catalogue. */
export interface CopyRow {
  key: string;
  text: string;
  /** Width in syllables, and the widest that is allowed where it stands. */
  width: number;
  limit: number | null;
  places: readonly CopyPlace[];
}
export interface CopyPlace {
  name: string;
  /** Address of the story, where there is one. */
  href: string | null;
}

export interface CopyTableProps {
  /** Words of the table, which is for designers and no part of the site. */
  words: { key: string; text: string; width: string; where: string; shown: (count: number) => string };
  /** By catalogue file. */
  groups: readonly { file: string; rows: readonly CopyRow[] }[];
  /** Whether the groups stand open: while something is searched. */
  open: boolean;
}

/** Every text of the catalogue, a group a file. */
export function CopyTable({ words, groups, open }: CopyTableProps) {
  return groups.map(({ file, rows }) => (
    <Group key={file} open={open}>
      <summary>
        <b>{file}</b> {words.shown(rows.length)}
      </summary>
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
    </Group>
  ));
}
