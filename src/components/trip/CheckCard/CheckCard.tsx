import { Icon } from '#src/components/base/display/Icon/Icon';
import { Card } from '#src/components/base/display/Card/Card';
import { Item, Items } from './CheckCard.styles';

export interface CheckCardProps {
  /** Heading of the card. */
  title: string;
  /** The entries of the list. */
  items: readonly string[];
}

/** Checklist card, for example what to bring or what the boat provides. */
export function CheckCard({ title, items }: CheckCardProps) {
  return (
    <Card>
      <h2>{title}</h2>
      <Items>
        {items.map((item, index) => (
          <Item key={index}>
            <Icon name="check" size="small" />
            <span>{item}</span>
          </Item>
        ))}
      </Items>
    </Card>
  );
}
