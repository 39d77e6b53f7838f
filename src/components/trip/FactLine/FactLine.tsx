export interface FactLineProps {
  /** Short texts, such as `오전 5시 출항`. */
  facts: readonly string[];
}

/** Breaks between facts first. The parent has the style `factLine`: one class per fact would bloat a month's HTML. */
export function FactLine({ facts }: FactLineProps) {
  return facts.map((fact, at) => (
    <span key={fact}>
      <span>{fact}</span>
      {at < facts.length - 1 && <i>{'\u00a0· '}</i>}
    </span>
  ));
}
