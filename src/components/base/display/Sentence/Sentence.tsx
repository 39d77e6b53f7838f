import { styled } from 'styled-components';

export interface SentenceProps {
  /** The text, such as `12월 5일(토) 김바다 2명` or `오징어·참돔`. */
  children: string;
}

/** Not a span: some texts style theirs. */
const Whole = styled.bdi`
  white-space: nowrap;
`;
/** A date with its month or weekday, and the word before a dot. */
const WHOLE = /(\d+월 \d+일(?:\(\S\))?|\d+\S\(\S\)|[^·\s]{1,8}·)/;

/**
 * A text in which no line begins with a dot or breaks a date, which `keep-all` alone allows. Reading, copying and
 * searching do not change. A new text is a new element, so that a translated page follows the change.
 */
export function Sentence({ children }: SentenceProps) {
  return (
    <bdi key={children}>
      {children.split(WHOLE).map((part, index) => (index % 2 ? <Whole key={index}>{part}</Whole> : part))}
    </bdi>
  );
}
