import { color, media, radiusValues, roleValues, shadowValues, type, weight } from '../theme/tokens';
import { Bar, Card, Line, Lines, Rail, Shape, Shapes, Under, Value } from './Foundations.styles';
import { inBothUnits, inPixels, isSeenThrough, shadowParts, typeParts } from './values';
import type { Elements } from '../elements';

const entries = <K extends string>(values: Record<K, string>) => Object.entries(values) as [K, string][];

interface NamedProps {
  name: string;
  /** The token's values, one per line. */
  values: readonly string[];
  children: Elements;
}

function Specimen({ name, values, children }: NamedProps) {
  return (
    <Line data-token={name}>
      <p>
        <b>{name}</b>
        {values.map((value) => (
          <Value key={value}>{value}</Value>
        ))}
      </p>
      {children}
    </Line>
  );
}

interface SampleProps {
  /** Text that shows the token. */
  sample: string;
}

/** Every font size in both weights. */
export function TypeSpecimens({ sample }: SampleProps) {
  return (
    <Lines>
      {entries(type).map(([name, css]) => {
        const { size, line } = typeParts(css);
        return (
          <Specimen
            key={name}
            name={name}
            values={[`${inPixels(size)} / ${inPixels(line)}px`, `${parseFloat(size)} / ${line}`]}
          >
            <div style={{ fontSize: size, lineHeight: line }}>
              {entries(weight).map(([heavy, number]) => (
                <p key={heavy} style={{ fontWeight: number }}>
                  <span>{`${sample} `}</span>
                  <Value>{`${heavy} ${number}`}</Value>
                </p>
              ))}
            </div>
          </Specimen>
        );
      })}
    </Lines>
  );
}

interface LengthSpecimensProps {
  /** Lengths in CSS, by the names of their tokens. */
  values: Record<string, string>;
}

/** Lengths as bars. A bar longer than its rail fades out at the end. */
export function LengthSpecimens({ values }: LengthSpecimensProps) {
  return (
    <Lines>
      {entries(values).map(([name, value]) => (
        <Specimen key={name} name={name} values={[inBothUnits(value)]}>
          <Rail>
            <Bar style={{ width: value }} />
          </Rail>
        </Specimen>
      ))}
    </Lines>
  );
}

/** Translucent colours over text. */
export function SeenThroughSpecimens({ sample }: SampleProps) {
  return (
    <Lines>
      {entries(roleValues)
        .filter(([, value]) => isSeenThrough(value))
        .map(([name, value]) => (
          <Specimen key={name} name={name} values={[value]}>
            <Under>
              <p aria-hidden="true">{sample}</p>
              <div style={{ background: value }} />
            </Under>
          </Specimen>
        ))}
    </Lines>
  );
}

/** Breakpoints of the layout, with their media queries. */
export function BreakpointSpecimens() {
  return (
    <Lines>
      {entries(media).map(([name, query]) => {
        const width = /[\d.]+em/.exec(query)?.[0];
        return (
          <Specimen
            key={name}
            name={name}
            values={width ? [`${inPixels(width.replace('em', 'rem'))}px · ${width}`] : []}
          >
            <p>{query}</p>
          </Specimen>
        );
      })}
    </Lines>
  );
}

/** Radii and shadows on cards of the same size. */
export function ShapeSpecimens() {
  return (
    <Shapes>
      {entries(radiusValues).map(([name, value]) => (
        <Card key={name} data-token={name}>
          <Shape style={{ borderRadius: value }} />
          <figcaption>
            <b>{name}</b>
            <Value>{inBothUnits(value)}</Value>
          </figcaption>
        </Card>
      ))}
      {entries(shadowValues).map(([name, value]) => {
        const { x, y, blur, color: tint } = shadowParts(value);
        return (
          <Card key={name} data-token={name}>
            <Shape style={{ boxShadow: value, borderColor: color.edge }} />
            <figcaption>
              <b>{name}</b>
              <Value>{`x ${x} · y ${y}`}</Value>
              <Value>{`blur ${blur}`}</Value>
              <Value>{tint}</Value>
            </figcaption>
          </Card>
        );
      })}
    </Shapes>
  );
}
