import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContainer,
  DocsContext,
  Heading,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext, useEffect, type ComponentProps } from 'react';
import type { ModuleExports, PreparedStory } from 'storybook/internal/types';
import { createGlobalStyle } from 'styled-components';
import type { Emulated } from '../mocks/emulating';
import { GlobalStyle } from '../src/components/base/theme/GlobalStyle';
import { color, media, space, type } from '../src/components/base/theme/tokens';
import { sharedName } from './storyNames';
import { theme } from './theme';

const HandbookStyle = createGlobalStyle`
  .sbdocs-content {
    > p, > ul li, > ol li, > table { ${type.body} }
    > ol { list-style: decimal; }
    > h2, > h2:first-of-type { margin-top: ${space.s40}; }
    > p code, > ul code, > ol code, > table code { margin: 0; ${type.small} white-space: normal; }
    > table { display: block; overflow-x: auto; }
    table { overflow-wrap: normal; }
    .docs-story { background: ${color.surface}; }
  }
  ${media.narrow} {
    .sbdocs-wrapper { padding: ${space.s24} ${space.s16}; }
  }
`;

const TOUCHES = ['pointermove', 'pointerdown', 'wheel', 'touchstart', 'keydown'];
/** A story that takes the focus, also in a frame, would scroll the page. */
const useOpenAtTop = (): void =>
  useEffect(() => {
    if (window.parent.location.hash !== '' || window.location.hash !== '') return undefined;
    const touched = new AbortController();
    const toTop = () => window.scrollTo(0, 0);
    toTop();
    window.addEventListener('scroll', toTop, touched);
    for (const event of TOUCHES) window.addEventListener(event, () => touched.abort(), touched);
    return () => touched.abort();
  }, []);

export function HandbookFrame({ children, ...props }: ComponentProps<typeof DocsContainer>) {
  useOpenAtTop();
  return (
    <DocsContainer {...props} theme={theme}>
      <GlobalStyle />
      <HandbookStyle />
      {children}
    </DocsContainer>
  );
}

function State({ of: story, exports }: { of: PreparedStory; exports: ModuleExports }) {
  const exported = Object.keys(exports).find((name) => exports[name] === story.moduleExport) ?? '';
  const { emulate } = story.parameters as { emulate?: Emulated };
  return (
    <section>
      <Subheading>{sharedName(exported) ?? story.name}</Subheading>
      <div style={{ maxWidth: emulate?.width && emulate.width + 2 }}>
        <Canvas of={story.moduleExport as object} />
      </div>
    </section>
  );
}

/** A story in its own window (`ownWindow` in mocks/) cannot be changed from outside, so its props have no controls. */
export function ComponentPage() {
  const { moduleExports } = useOf('meta', ['meta']).csfFile;
  const [first, ...others] = useContext(DocsContext).componentStories();
  if (!first) return null;
  const { docs } = first.parameters as { docs?: { story?: { inline?: boolean } } };
  return (
    <>
      <Title />
      <Description />
      <State of={first} exports={moduleExports} />
      <div style={{ overflowX: 'auto' }}>
        {docs?.story?.inline === false ? <ArgTypes /> : <Controls of={first.moduleExport as object} />}
      </div>
      {others.length > 0 && <Heading>다른 상태</Heading>}
      {others.map((story) => (
        <State key={story.id} of={story} exports={moduleExports} />
      ))}
    </>
  );
}
