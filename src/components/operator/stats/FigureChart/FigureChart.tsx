import { useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { PatternLines } from '@visx/pattern';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarGroup } from '@visx/shape';
import { color } from '#src/components/base/theme/tokens';
import { FigureTable, type FigureTableProps } from '../FigureTable/FigureTable';
import { Box, Frame, Key, Legend } from './FigureChart.styles';

/** Pixels, without the names below; LEFT is the axis. */
const HEIGHT = 192;
const LEFT = 36;
const TOP = 8;
/** Pixels: a digit of the axis, and the gap beside it. */
const DIGIT = 8;
const BESIDE = 8;
/** Pixels: a line of a name, and the gap around. */
const LINE = 16;
const AROUND = 12;
/** Pixels: a letter of a name, and the gap between names. */
const LETTER = 13;
const GAP = 8;
const TICK = { fill: color.ink2, fontSize: 13, fontFamily: 'inherit' } as const;
const YEARS = ['now', 'before'] as const;
const numberOf = (value: number): string => value.toLocaleString('ko-KR');
const linesOf = (name: string): string[] =>
  name.split(', ').map((part, at, { length }) => (at < length - 1 ? `${part},` : part));

export interface FigureChartProps {
  /** Accessible name. */
  label: string;
  /** Names of the two years: `2026년`, `2025년`. */
  years: Record<(typeof YEARS)[number], string>;
  /** Each group with both years' numbers. */
  bars: readonly { label: string; now: number; before: number }[];
  /** Table below the chart, one row per group. */
  table: Pick<FigureTableProps, 'heads' | 'rows'>;
}

export function FigureChart({ label, years, bars, table }: FigureChartProps) {
  const id = useId();
  const { frame, width } = useWidth();
  const hatch = `hatch-${id.replaceAll(/\W/g, '')}`;
  return (
    <Box>
      <Legend>
        <span>
          <Key data-year="now" />
          <span>{years.now}</span>
        </span>
        <span>
          <Key data-year="before" />
          <span>{years.before}</span>
        </span>
      </Legend>
      <Frame ref={frame} role="img" aria-label={label} aria-describedby={id}>
        {width > 0 && <Bars bars={bars} width={width} hatch={hatch} />}
      </Frame>
      <FigureTable id={id} label={label} {...table} />
    </Box>
  );
}

/** In pixels; 0 before the measurement. */
const useWidth = () => {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => setWidth(frame.current?.clientWidth ?? 0);
    measure();
    // Synchronous: otherwise one frame is painted at the old width.
    const observer = new ResizeObserver(() => flushSync(measure));
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return { frame, width };
};

/** Skips names without space; the table has them all. */
function Bars({ bars, width, hatch }: Pick<FigureChartProps, 'bars'> & { width: number; hatch: string }) {
  const names = bars.map(({ label }) => label);
  const most = Math.max(1, ...bars.flatMap(({ now, before }) => [now, before]));
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT, TOP], nice: 4 });
  const left = Math.max(LEFT, numberOf(y.domain()[1] ?? 0).length * DIGIT + BESIDE);
  const x = scaleBand({ domain: names, range: [left, width], padding: 0.25 });
  const each = scaleBand({ domain: [...YEARS], range: [0, x.bandwidth()], padding: 0.08 });
  const lines = names.map(linesOf);
  const longest = Math.max(...lines.flat().map((line) => line.length)) * LETTER + GAP;
  const step = Math.ceil(longest / Math.max(1, x.step()));
  const height = HEIGHT + AROUND + LINE * Math.max(...lines.map(({ length }) => length));
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <PatternLines
        id={hatch}
        width={6}
        height={6}
        stroke={color.outline}
        strokeWidth={2}
        background={color.track}
        orientation={['diagonal']}
      />
      <GridRows scale={y} left={left} width={width - left} numTicks={4} stroke={color.edge} />
      <AxisLeft
        scale={y}
        left={left}
        numTicks={4}
        hideAxisLine
        hideTicks
        tickFormat={(value) => (Number.isInteger(Number(value)) ? numberOf(Number(value)) : '')}
        tickLabelProps={{ ...TICK, dx: -4, dy: 4, textAnchor: 'end' }}
      />
      <BarGroup
        data={[...bars]}
        keys={[...YEARS]}
        height={HEIGHT}
        x0={({ label }) => label}
        x0Scale={x}
        x1Scale={each}
        yScale={y}
        color={(year) => (year === 'now' ? color.brand : `url(#${hatch})`)}
      >
        {(groups) =>
          groups.flatMap(({ index, x0, bars: rects }) =>
            rects.map(({ key, x: start, y: top, width: wide, height: tall, color: fill }) => (
              <rect
                key={`${index}-${key}`}
                x={x0 + start}
                y={top}
                width={wide}
                height={tall}
                fill={fill}
                stroke={key === 'before' && tall > 0 ? color.outline : 'none'}
              />
            )),
          )
        }
      </BarGroup>
      <AxisBottom
        scale={x}
        top={HEIGHT}
        hideTicks
        stroke={color.edge2}
        tickValues={names.filter((_, at) => at % step === 0)}
        tickComponent={({ x: middle, y: baseline, formattedValue = '' }) => (
          <text {...TICK} y={baseline} textAnchor="middle">
            {linesOf(formattedValue).map((line, at) => (
              <tspan key={line} x={middle} dy={at === 0 ? LINE / 4 : LINE}>
                {line}
              </tspan>
            ))}
          </text>
        )}
      />
    </svg>
  );
}
