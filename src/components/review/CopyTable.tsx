import { useState } from 'react';
import { Group, Head, Key, Place, Row, Said, Table, Where } from './CopyTable.styles';

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

/** For designers; the labels are not part of the site. */
export interface CopyWords {
  text: string;
  width: string;
  where: string;
  shown: (count: number) => string;
}

export interface CopyTableProps {
  /** The labels. */
  words: CopyWords;
  /** The texts, in their order. */
  rows: readonly CopyRow[];
}
/** Texts with their keys, widths and places. */
export function CopyTable({ words, rows }: CopyTableProps) {
  return (
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
  );
}

export interface CopyGroupProps extends CopyTableProps {
  /** The file of the catalogue. */
  file: string;
}
/** The texts of a file. A collapsed group does not render its thousands of texts. */
export function CopyGroup({ file, words, rows }: CopyGroupProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Group onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <b>{file}</b>
        <span>{` ${words.shown(rows.length)}`}</span>
      </summary>
      {isOpen && <CopyTable words={words} rows={rows} />}
    </Group>
  );
}
