export interface FactLineProps {
  /** Short texts, such as `오전 5시 출항`. */
  facts: readonly string[];
}

/**
 * Facts with a dot between two of them. A line ends between facts; within one only if it is longer than the line. The element
 * around them has the style `factLine`: a month has so many facts that a class for each would be felt in its document.
 */
export function FactLine({ facts }: FactLineProps) {
  return facts.map((fact, at) => (
    <span key={fact}>
      <span>{fact}</span>
      {at < facts.length - 1 && <i>{'\u00a0· '}</i>}
    </span>
  ));
}
